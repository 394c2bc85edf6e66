"""The opponents: what a bot is, which ones there are, and how they play."""
