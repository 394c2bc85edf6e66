"""Exact play of a round of the dice game for two, over values of the positions between rounds. Needs NumPy."""
