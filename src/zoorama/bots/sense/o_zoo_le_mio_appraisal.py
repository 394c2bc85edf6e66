"""What zoos of O Zoo le Mio may still score, and what a tile would change in that."""

from typing import Final

from zoorama.games.o_zoo_le_mio.legal import spots
from zoorama.games.o_zoo_le_mio.parts import ATTRACTIONS, YEARS
from zoorama.games.o_zoo_le_mio.paths import TileSet
from zoorama.games.o_zoo_le_mio.play import add_tile
from zoorama.games.o_zoo_le_mio.score import drawn
from zoorama.games.o_zoo_le_mio.state import PATHS, TAKEN, State, Zoo, copy_zoo

SWAY: Final = 2.0  # stars by which an enclosure must lead to be fairly safe
OPEN_END: Final = 0.06  # what a path still open is worth, for each point of a bench
COIN: Final = 0.5  # points that a coin buys, by and large


class Appraisal:
    """A state as a seat looks at it, with zoos as they might become."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.me = seat
        self.tiles: TileSet = state.tiles
        self.zoos: list[Zoo] = state.zoos[:]


def change_by(appraisal: Appraisal, tile: int) -> float:
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
        zoo = zoo_with(appraisal, seat, tile, spot)
        value = standing(appraisal, seat, zoo)
        if best is None or value > highest:
            best, highest = zoo, value
    return best


def zoo_with(appraisal: Appraisal, seat: int, tile: int, spot: int) -> Zoo:
    zoo = copy_zoo(appraisal.zoos[seat])
    add_tile(zoo, appraisal.tiles, tile, spot, appraisal.state.auction)
    return zoo


def standing(appraisal: Appraisal, seat: int, zoo: Zoo) -> float:
    """What a seat can hope to score with this zoo from now on, beyond what the others can."""
    before = appraisal.zoos[seat]
    appraisal.zoos[seat] = zoo
    value = outlook(appraisal, seat)
    for other in range(len(appraisal.zoos)):
        if other != seat:
            value -= prospects(appraisal, other) / (len(appraisal.zoos) - 1)
    appraisal.zoos[seat] = before
    return value


def outlook(appraisal: Appraisal, seat: int) -> float:
    """Points in prospect, and room to build."""
    ends = open_ends(appraisal.zoos[seat])
    return prospects(appraisal, seat) + OPEN_END * weights(appraisal.state)[1] * ends


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
