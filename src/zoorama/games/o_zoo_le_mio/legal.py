from typing import Final

from zoorama.engine.game import CHANCE, ONE, OVER, Action, Turn, together
from zoorama.engine.tally import Odds
from zoorama.games.o_zoo_le_mio.actions import BID, HOIST, TURN_UP, Bid, Hoist, Place, TurnUp, place
from zoorama.games.o_zoo_le_mio.parts import MOST_SEATS
from zoorama.games.o_zoo_le_mio.paths import HUT, STEP, TileSet, cell_at
from zoorama.games.o_zoo_le_mio.state import NOBODY, UNSAID, State, Zoo

# Turns in which these seats still owe a bid, one bit a seat.
BIDDING: Final = [
    together(tuple([seat for seat in range(MOST_SEATS) if owing >> seat & 1])) for owing in range(1 << MOST_SEATS)
]


def whose_turn(state: State) -> Turn:
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


def lots(state: State) -> Odds[Action]:
    """What luck may bring: a flag while the pole is being dressed (OZ-5), then tiles."""
    seats = len(state.zoos)
    if len(state.flags) < seats:
        flags: list[Action] = [HOIST[seat] for seat in range(seats) if seat not in state.flags]
        return Odds(flags, [1] * len(flags))
    return state.stack.odds(TURN_UP)


def choices(state: State, seat: int) -> list[Action]:
    zoo = state.zoos[seat]
    if state.placing == NOBODY:
        return BID[: zoo.purse + 1]  # OZ-7
    return [place(spot) for spot in spots(zoo, state.tiles, state.row[0])]


def spots(zoo: Zoo, tiles: TileSet, tile: int) -> list[int]:
    """Where the tile may lie (OZ-9): one half at the end of a path, and every edge meeting its like."""
    found: list[int] = []
    for cell, sides in zoo.rim.items():
        if sides & 15 == 0:
            continue
        for heading in range(4):
            spot = 4 * cell + heading
            if fits(zoo, tiles, tile, spot):
                found.append(spot)
            spot -= 4 * STEP[heading]  # the right half at the end of the path instead
            if zoo.rim.get(spot // 4, 0) & 15 == 0 and fits(zoo, tiles, tile, spot):
                found.append(spot)
    return found


def fits(zoo: Zoo, tiles: TileSet, tile: int, spot: int) -> bool:
    left = spot // 4
    right = left + STEP[spot % 4]
    if left in zoo.cells or right in zoo.cells:
        return False
    turned = 4 * tile + spot % 4
    return meets(zoo.rim.get(left, 0), tiles.left_exits[turned]) and meets(
        zoo.rim.get(right, 0), tiles.right_exits[turned]
    )


def meets(sides: int, exits: int) -> bool:
    """Path meets path and grass meets grass."""
    return sides & 15 & ~exits == 0 and sides >> 4 & exits == 0


def forbidding_rule(state: State, action: Action) -> str:
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
