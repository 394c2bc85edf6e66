"""The engine: the protocol, the checked door, luck and records; it knows no game."""
