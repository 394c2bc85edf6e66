"""One module a game: how a state looks to a net."""
