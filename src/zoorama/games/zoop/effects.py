"""The effects of special animals on turn order and draws."""

from zoorama.engine.game import Event
from zoorama.games.zoop.events import DirectionReversed, TurnSkipped
from zoorama.games.zoop.parts import BIT, CRAB, FROGS, KANGAROO, KANGAROOS, MONKEYS
from zoorama.games.zoop.state import State, following, owe


def take_effect(state: State, face: int, log: list[Event] | None) -> None:
    """ZP-9 to ZP-13: the player of the special animal is still active."""
    if face == CRAB:
        state.step = -state.step
        if log is not None:
            log.append(DirectionReversed())
    seat = following(state, state.active)
    if face in (FROGS, KANGAROO, KANGAROOS):
        if log is not None:
            log.append(TurnSkipped(seat))
        state.had |= BIT[seat]  # ZP-8
        seat = following(state, seat)
    if face in (MONKEYS, KANGAROO, KANGAROOS):
        owe(state, seat)
    state.active = seat
