"""Counts the components of Zoop."""

from zoorama.games.zoop.state import State


def census(state: State) -> list[int]:
    """By card, how many there are in the pile, among the discards and in the hands."""
    counts = [in_pile + out for in_pile, out in zip(state.pile.counts, state.discards, strict=True)]
    for hand in state.hands:
        for card in hand:
            counts[card] += 1
    return counts
