"""Tables people play on: one process, one database, every game."""
