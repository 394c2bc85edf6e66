"""The end of a turn and of a round."""

from zoorama.engine.game import Event
from zoorama.games.zooloretto.events import GameEnded, RoundEnded, TruckCleared
from zoorama.games.zooloretto.parts import TRUCK_SPACES
from zoorama.games.zooloretto.state import NOTHING, State


def end_turn(state: State, log: list[Event] | None) -> None:
    """Clockwise to the next who has not taken a truck; the last one in plays on alone (ZO-11)."""
    seats = len(state.zoos)
    seat = state.active
    for _ in range(seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if state.zoos[seat].truck == NOTHING:
            state.active = seat
            return
    end_round(state, log)


def end_round(state: State, log: list[Event] | None) -> None:
    """The one who took last is still active, and starts the next round (ZO-25)."""
    for truck in range(len(state.trucks)):
        if state.trucks[truck]:
            clear_truck(state, truck, log)
    state.room = list(TRUCK_SPACES[len(state.zoos)])
    for zoo in state.zoos:
        zoo.truck = NOTHING
    state.over = state.last_round
    if log is not None:
        log.append(GameEnded() if state.over else RoundEnded(state.active))


def clear_truck(state: State, truck: int, log: list[Event] | None) -> None:
    """ZO-6: with two players the third truck's tiles leave the game."""
    tiles = state.trucks[truck]
    state.trucks[truck] = []
    state.gone.extend(tiles)
    if log is not None:
        log.append(TruckCleared(truck, tuple(tiles)))
