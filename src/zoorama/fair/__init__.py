"""Luck that can be verified: committed before the game, dealt from a seed, certified after it. Needs no server."""
