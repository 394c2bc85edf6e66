"""The processes in which bots decide."""
