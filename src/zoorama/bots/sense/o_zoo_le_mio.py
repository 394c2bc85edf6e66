"""What a greedy director sees in a tile: visitors, trees and benches over the years that are left."""

from typing import Final

from zoorama.bots.sense.sense import Sense, shares
from zoorama.engine.game import Action
from zoorama.games.o_zoo_le_mio.actions import Bid, Place
from zoorama.games.o_zoo_le_mio.legal import spots
from zoorama.games.o_zoo_le_mio.parts import ATTRACTIONS, ROW, YEARS
from zoorama.games.o_zoo_le_mio.paths import TileSet, cell_at
from zoorama.games.o_zoo_le_mio.play import add_tile
from zoorama.games.o_zoo_le_mio.score import drawn
from zoorama.games.o_zoo_le_mio.state import NOBODY, PATHS, TAKEN, UNSAID, State, Zoo, copy_zoo

SWAY: Final = 2.0  # stars by which an enclosure must lead to be fairly safe
OPEN_END: Final = 0.06  # what a path still open is worth, for each point of a bench
COIN: Final = 0.5  # points that a coin buys, by and large
DUE: Final = 0.5  # what a coin that will be earned counts beside one in hand
THRIFT: Final = 0.3  # what an auction of a later year counts beside one of this year
EAGERNESS: Final = 0.75  # how much of the share so found it bids
KEPT_COIN: Final = 1.0  # points that a coin left after this year's auctions is worth in the next, a year
WARMTH: Final = 1.5
SCALE: Final = 6.0  # points, see `shares`
MARGIN: Final = 0.2  # how much of its gain it bids where coins are points themselves


class Appraisal:
    """A state as a seat looks at it, with zoos as they might become."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.me = seat
        self.tiles: TileSet = state.tiles
        self.zoos: list[Zoo] = state.zoos[:]


def weigh(state: State, seat: int, legal: list[Action]) -> list[float]:
    appraisal = Appraisal(state, seat)
    if isinstance(legal[0], Bid):
        fair = fair_bid(appraisal)
        return [-abs(bid.coins - fair) if isinstance(bid, Bid) else 0.0 for bid in legal]
    return [worth_of_placing(appraisal, action) for action in legal]


def worth_of_placing(appraisal: Appraisal, action: Action) -> float:
    assert isinstance(action, Place)
    zoo = copy_zoo(appraisal.zoos[appraisal.me])
    spot = 4 * cell_at(action.x, action.y) + action.heading
    add_tile(zoo, appraisal.tiles, appraisal.state.row[0], spot, appraisal.state.auction)
    return standing(appraisal, appraisal.me, zoo)


def fair_bid(appraisal: Appraisal) -> int:
    """Coins that share out over the auctions still to come as this tile's gain shares in theirs."""
    state, seat = appraisal.state, appraisal.me
    purse = state.zoos[seat].purse
    gain = gain_of(appraisal, state.row[0])
    if gain <= 0.0:
        return 0
    if state.upkeep:
        return min(round(MARGIN * gain), needed(appraisal))
    coming = gain
    for tile in state.row[1:]:
        coming += max(0.0, gain_of(appraisal, tile))
    later = min(ROW * (YEARS - state.year), state.stack.total)
    coming += THRIFT * later * coming / len(state.row)
    budget = purse + DUE * len(state.zoos[seat].laid) * (YEARS - state.year)
    return min(round(EAGERNESS * budget * len(state.zoos) * gain / coming), needed(appraisal))


def needed(appraisal: Appraisal) -> int:
    """No bid need be higher than this: nobody can top it."""
    state, seat = appraisal.state, appraisal.me
    most = 0
    for other in state.flags:
        if other != seat:
            above = state.flags.index(other) < state.flags.index(seat)
            most = max(most, state.zoos[other].purse + above)
    return min(most, state.zoos[seat].purse)


def gain_of(appraisal: Appraisal, tile: int) -> float:
    """How much better it is to have a tile than to see the others have it."""
    me = appraisal.me
    mine = appraisal.zoos[me]
    best = best_zoo(appraisal, me, tile)
    if best is None:
        return 0.0
    gain = standing(appraisal, me, best) - standing(appraisal, me, mine)
    threats = 0.0
    for seat in range(len(appraisal.zoos)):
        if seat != me:
            threats += threat_of(appraisal, seat, tile)
    return gain + threats / (len(appraisal.zoos) - 1)


def threat_of(appraisal: Appraisal, rival: int, tile: int) -> float:
    """How much worse off I am once a rival has the tile where it does them most good."""
    me = appraisal.me
    theirs = best_zoo(appraisal, rival, tile)
    if theirs is None:
        return 0.0
    before, standing_before = appraisal.zoos[rival], standing(appraisal, me, appraisal.zoos[me])
    appraisal.zoos[rival] = theirs
    threat = standing_before - standing(appraisal, me, appraisal.zoos[me])
    appraisal.zoos[rival] = before
    return threat


def best_zoo(appraisal: Appraisal, seat: int, tile: int) -> Zoo | None:
    """The zoo with the tile where it does most good; none if it fits nowhere."""
    best: Zoo | None = None
    highest = 0.0
    for spot in spots(appraisal.zoos[seat], appraisal.tiles, tile):
        zoo = copy_zoo(appraisal.zoos[seat])
        add_tile(zoo, appraisal.tiles, tile, spot, appraisal.state.auction)
        value = standing(appraisal, seat, zoo)
        if best is None or value > highest:
            best, highest = zoo, value
    return best


def standing(appraisal: Appraisal, seat: int, zoo: Zoo) -> float:
    """What a seat can hope to score with this zoo from now on, beyond what the others can."""
    before = appraisal.zoos[seat]
    appraisal.zoos[seat] = zoo
    value = prospects(appraisal, seat) + OPEN_END * weights(appraisal.state)[1] * open_ends(zoo)
    for other in range(len(appraisal.zoos)):
        if other != seat:
            value -= prospects(appraisal, other) / (len(appraisal.zoos) - 1)
    appraisal.zoos[seat] = before
    return value


def prospects(appraisal: Appraisal, seat: int) -> float:
    """Points of this year as things are, of later years as they may turn out."""
    state, zoo = appraisal.state, appraisal.zoos[seat]
    now, later = weights(state)
    value = (now + later) * zoo.benches
    for attraction in range(ATTRACTIONS):
        if zoo.value[attraction] > 0:
            value += now * drawn(appraisal.zoos, seat, attraction) + later * hoped(appraisal.zoos, seat, attraction)
    years = YEARS - state.year
    return value + (-(years + 1) if state.upkeep else COIN * years) * len(zoo.laid)


def open_ends(zoo: Zoo) -> int:
    """Cells that a path still leads to."""
    ends = 0
    for sides in zoo.sides.values():
        if sides & PATHS and sides != TAKEN:
            ends += 1
    return ends


def weights(state: State) -> tuple[float, float]:
    """What one visitor is worth this year, and in the years after it."""
    year = state.year
    if state.upkeep:
        return (2.0, 0.0) if year == YEARS else (1.0, float(YEARS - year + 1))
    return float(year), (YEARS * (YEARS + 1) - year * (year + 1)) / 2


def hoped(zoos: list[Zoo], seat: int, attraction: int) -> float:
    """Visitors or trees to be expected, if others may still build: a narrow lead is half a lead."""
    mine = zoos[seat].value[attraction]
    ahead = 0.0
    for other in range(len(zoos)):
        if other != seat:
            lead = (mine - zoos[other].value[attraction]) / SWAY
            ahead += 0.5 - 0.5 * lead / (1.0 + abs(lead))
    return max(0.0, 2.0 - ahead)


def is_quiet(state: State) -> bool:
    """Before an auction."""
    if state.placing != NOBODY:
        return False
    for bid in state.bids:
        if bid != UNSAID:
            return False
    return True


def judge(state: State) -> list[float]:
    appraisal = Appraisal(state, 0)
    return shares([expected(appraisal, seat) for seat in range(len(state.zoos))], SCALE)


def expected(appraisal: Appraisal, seat: int) -> float:
    """Points made, points in prospect, and what the purse may still buy."""
    state, zoo = appraisal.state, appraisal.zoos[seat]
    points = float(zoo.purse) if state.upkeep else float(sum(zoo.points))
    if not state.upkeep:
        points += KEPT_COIN * zoo.purse * (YEARS - state.year + len(state.row) / ROW) / YEARS
    return points + prospects(appraisal, seat) + OPEN_END * weights(state)[1] * open_ends(zoo)


def unseal(state: State, seat: int) -> None:
    for other in range(len(state.bids)):
        if other != seat:
            state.bids[other] = UNSAID


class ZooSense(Sense[State]):
    def weigh(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        return weigh(state, seat, legal)

    def is_quiet(self, state: State) -> bool:
        return is_quiet(state)

    def judge(self, state: State) -> list[float]:
        return judge(state)

    def unseal(self, state: State, seat: int) -> None:
        unseal(state, seat)


SENSE: Final = ZooSense(WARMTH, hides=False)
