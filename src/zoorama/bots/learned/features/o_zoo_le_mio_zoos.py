"""A zoo of O Zoo le Mio as bits: what it has, what the tiles for sale would bring it, how I stand against it."""

from typing import Final

from zoorama.bots.learned.features.o_zoo_le_mio_gains import Look, gain_of
from zoorama.bots.learned.features.o_zoo_le_mio_layouts import SKETCH, layout_of
from zoorama.bots.learned.features.scales import Scale
from zoorama.games.o_zoo_le_mio.parts import ATTRACTIONS, ROW, YEARS
from zoorama.games.o_zoo_le_mio.score import ranks_higher
from zoorama.games.o_zoo_le_mio.state import State, Zoo

PURSE: Final = Scale((1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 25))
TILES: Final = Scale((1, 2, 3, 4, 5, 6, 8, 10))
BENCHES: Final = Scale((1, 2, 3, 4, 5, 7))
HELD: Final = Scale((1, 2))  # visitors or trees
VALUE: Final = Scale((1, 2, 3, 4, 5, 6, 8, 10))

GAIN: Final = Scale((1, 2, 3, 4, 5, 6))
LOSS: Final = Scale((0, 1, 2, 3))  # of all others together
LEAD: Final = Scale((-4, -2, 0, 1, 3, 5, 8))  # in stars, over the best of the others
LATER_GAIN: Final = Scale((1, 2, 3, 4))
LATER_LOSS: Final = Scale((1, 2))

RICHER: Final = Scale((-8, -5, -3, -1, 0, 1, 2, 4, 6, 9))
DRAWS: Final = Scale((-7, -4, -2, -1, 0, 1, 2, 3, 5, 8))  # visitors, trees and benches
POINTS: Final = Scale((-30, -18, -10, -5, -2, 0, 1, 3, 6, 11, 19, 31))
FINAL_POINTS: Final = Scale((-60, -40, -28, -20, -14, -9, -5, -2, 0, 1, 3, 6, 10, 15, 21, 29, 41, 61))
AHEAD: Final = Scale((-8, -4, -2, -1, 1, 2, 4, 8))  # half stars; between equals the newer by one

ZOO_LAYOUT: Final[tuple[tuple[str, int], ...]] = (
    ("purse", PURSE.width),
    ("tiles laid", TILES.width),
    ("benches", BENCHES.width),
    ("visitors and trees", ATTRACTIONS * HELD.width),
    ("path ends, and enclosures beside them", SKETCH),
    ("what the tile at auction would bring", GAIN.width + LOSS.width + 2 * LEAD.width),
    ("what later tiles would bring", (ROW - 1) * (LATER_GAIN.width + LATER_LOSS.width)),
)
RIVAL_LAYOUT: Final[tuple[tuple[str, int], ...]] = (
    ("coins", RICHER.width),
    ("visitors, trees and benches", DRAWS.width),
    ("points so far", POINTS.width),
    ("points at the end if nothing changed", FINAL_POINTS.width),
    ("attractions", ATTRACTIONS * AHEAD.width),
)
VALUES_LAYOUT: Final = ("values", ATTRACTIONS * VALUE.width)
NO_GAIN: Final = bytes(GAIN.width + LOSS.width + 2 * LEAD.width)
NO_LATER_GAIN: Final = bytes(LATER_GAIN.width + LATER_LOSS.width)


def add_zoo(blocks: list[bytes], look: Look, index: int) -> None:
    zoo = look.zoos[index]
    blocks.append(PURSE.of(zoo.purse))
    blocks.append(TILES.of(len(zoo.laid)))
    blocks.append(BENCHES.of(zoo.benches))
    for attraction in range(ATTRACTIONS):
        blocks.append(HELD.of(look.held[ATTRACTIONS * index + attraction]))
    blocks.append(layout_of(zoo, look.state.tiles).sketch)
    add_gains(blocks, look, index)


def add_gains(blocks: list[bytes], look: Look, index: int) -> None:
    row = look.state.row
    if row:
        own, loss, left, right = gain_of(look, index, row[0])
        blocks.append(GAIN.of(own))
        blocks.append(LOSS.of(loss))
        blocks.append(LEAD.of(left))
        blocks.append(LEAD.of(right))
    else:
        blocks.append(NO_GAIN)
    for nth in range(1, ROW):
        if nth < len(row):
            own, loss, left, right = gain_of(look, index, row[nth])
            blocks.append(LATER_GAIN.of(own))
            blocks.append(LATER_LOSS.of(loss))
        else:
            blocks.append(NO_LATER_GAIN)


def add_values(blocks: list[bytes], zoo: Zoo) -> None:
    for value in zoo.value:
        blocks.append(VALUE.of(value))


def add_rival(blocks: list[bytes], look: Look, index: int) -> None:
    state, mine, theirs = look.state, look.zoos[0], look.zoos[index]
    blocks.append(RICHER.of(mine.purse - theirs.purse))
    blocks.append(DRAWS.of(look.draws[0] - look.draws[index]))
    blocks.append(POINTS.of(points(state, mine) - points(state, theirs)))
    blocks.append(FINAL_POINTS.of(final_points(look, 0) - final_points(look, index)))
    for attraction in range(ATTRACTIONS):
        blocks.append(AHEAD.of(lead(mine, theirs, attraction)))


def lead(mine: Zoo, theirs: Zoo, attraction: int) -> int:
    difference = mine.value[attraction] - theirs.value[attraction]
    if difference or mine.value[attraction] == 0:
        return 2 * difference
    return 1 if ranks_higher(mine, theirs, attraction) else -1


def points(state: State, zoo: Zoo) -> int:
    return zoo.purse if state.upkeep else sum(zoo.points)


def final_points(look: Look, index: int) -> int:
    state, zoo, draws = look.state, look.zoos[index], look.draws[index]
    years = 0 if state.over else YEARS - state.year + 1
    if state.upkeep:
        return zoo.purse + years * (draws - len(zoo.laid)) + draws
    return sum(zoo.points) + draws * years * (YEARS + state.year) // 2
