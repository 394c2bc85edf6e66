"""Zoop's score sheets."""

from zoorama.engine.score import Score, line
from zoorama.games.zoop.state import ENDED, State


def scores(state: State) -> list[Score]:
    return [score(state, seat) for seat in range(len(state.hands))]


def score(state: State, seat: int) -> Score:
    """ZP-22: games won; among equals, the fewest cards ever left in hand."""
    left = state.left[seat]
    if state.stage != ENDED:
        left += len(state.hands[seat])
    return Score(state.won[seat], (line("cards-left", -left),), (line("won", state.won[seat]),))
