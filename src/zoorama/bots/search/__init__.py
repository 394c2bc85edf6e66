"""Search: a tree over what a seat may know, one implementation for all games."""
