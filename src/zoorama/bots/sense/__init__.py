"""One heuristic a game: what its actions are worth to the seat that may take them."""
