"""Playing, replaying and reading in a terminal."""
