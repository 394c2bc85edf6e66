"""Options whose value is the name of a file, one module a game: its `READERS` read the file, by option."""
