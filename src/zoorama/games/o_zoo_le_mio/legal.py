"""Whose turn it is, what is legal, what luck may bring, and which rule forbids the rest."""

from typing import Final

from mypy_extensions import i64

from zoorama.engine.dealer import Rng
from zoorama.engine.game import CHANCE, ONE, OVER, Action, Turn, together
from zoorama.engine.tally import Odds
from zoorama.games.o_zoo_le_mio.actions import BID, HOIST, TURN_UP, Bid, Hoist, Place, TurnUp, place
from zoorama.games.o_zoo_le_mio.parts import SEATS
from zoorama.games.o_zoo_le_mio.paths import HUT, STEP, TileSet, cell_at
from zoorama.games.o_zoo_le_mio.state import NOBODY, PATHS, TAKEN, UNSAID, State, Zoo

# Turns in which these seats still owe a bid, one bit a seat.
BIDDING: Final = [
    together(tuple([seat for seat in range(SEATS[-1]) if owing >> seat & 1])) for owing in range(1 << SEATS[-1])
]


def turn(state: State) -> Turn:
    if state.over:
        return OVER
    if state.drawing:
        return CHANCE
    if state.placing != NOBODY:
        return ONE[state.placing]
    owing = 0
    for seat in range(len(state.bids)):
        if state.bids[seat] == UNSAID:
            owing |= 1 << seat
    return BIDDING[owing]


def chances(state: State) -> Odds[Action]:
    """A flag while not all hang on the pole (OZ-5), then tiles."""
    seats = len(state.zoos)
    if len(state.flags) < seats:
        flags: list[Action] = [HOIST[seat] for seat in range(seats) if seat not in state.flags]
        return Odds(flags, [1] * len(flags))
    return state.stack.odds(TURN_UP)


def deal(state: State, rng: Rng) -> Action:
    if len(state.flags) < len(state.zoos):
        return rng.deal(chances(state))
    return TURN_UP[state.stack.kind(rng.below(state.stack.total))]


def legal(state: State, seat: int) -> list[Action]:
    if state.placing == NOBODY:
        return BID[: state.zoos[seat].purse + 1]  # OZ-7
    return [place(spot) for spot in state.spots]


def spots(zoo: Zoo, tiles: TileSet, tile: int) -> list[int]:
    """Where the tile may lie (OZ-9): one half at the end of a path, and every edge meeting its like."""
    found: list[int] = []
    for cell, sides in zoo.sides.items():
        if sides & PATHS == 0 or sides == TAKEN:
            continue
        for heading in range(4):
            turned = 4 * tile + heading
            if meets(sides, tiles.left_exits[turned]):
                beyond = zoo.sides.get(cell + STEP[heading], 0)
                if meets(beyond, tiles.right_exits[turned]):
                    found.append(4 * cell + heading)
            if meets(sides, tiles.right_exits[turned]):
                left = cell - STEP[heading]
                beyond = zoo.sides.get(left, 0)
                # With both halves at ends of paths, the left one has been met above.
                if beyond & PATHS == 0 and meets(beyond, tiles.left_exits[turned]):
                    found.append(4 * left + heading)
    return found


def meets(sides: i64, exits: i64) -> bool:
    """Path meets path and grass meets grass."""
    return sides & PATHS & ~exits == 0 and sides >> 4 & exits == 0


def refusal(state: State, seat: int, action: Action) -> str:
    if isinstance(action, Hoist):
        return "OZ-5"
    if isinstance(action, TurnUp):
        return "OZ-6"
    if state.placing == NOBODY or isinstance(action, Bid):
        return "OZ-7"
    assert isinstance(action, Place)
    left = cell_at(action.x, action.y)
    if HUT in (left, left + STEP[action.heading]):
        return "OZ-4"
    return "OZ-9"
