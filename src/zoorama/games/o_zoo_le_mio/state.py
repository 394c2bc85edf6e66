"""O Zoo le Mio's state: options, set-up and copy."""

from dataclasses import dataclass, field
from typing import Final

from zoorama.engine import game
from zoorama.engine.portable import Portable
from zoorama.engine.shape import FLAG, many, value
from zoorama.engine.tally import Tally
from zoorama.games.o_zoo_le_mio.parts import ATTRACTIONS, COUNT, FAMILIES, PURSE, Tile
from zoorama.games.o_zoo_le_mio.paths import HUT, MARK, START, START_EXITS, STEP, TileSet, tile_set

NOBODY: Final = -1
SOURCES: Final = 3  # of points: visitors, trees, benches
UNSAID: Final = -1  # a bid still to come
BARE: Final = 4 * FAMILIES  # a cell without an enclosure: the start tile, the hut
PATHS: Final = 15  # the bits for paths, of the sides of a cell
TAKEN: Final = 255  # paths and grass on all sides at once: nothing fits there any more


@dataclass(frozen=True)
class Options(game.Options):
    bush_rows: bool = field(default=False, metadata=FLAG)  # OZ-19, variant 1
    upkeep: bool = field(default=False, metadata=FLAG)  # OZ-20, variant 2
    tiles: tuple[Tile, ...] = field(default=(), metadata=many(value(Tile), 0, COUNT))  # none: our own set


@dataclass(init=False)
class Laid(Portable):
    """A tile in a zoo, and the auction that brought it."""

    tile: int
    spot: int  # 4 * the left half's cell + heading
    auction: int

    def __init__(self, tile: int, spot: int, auction: int) -> None:
        self.tile = tile
        self.spot = spot
        self.auction = auction


@dataclass(init=False)
class Zoo(Portable):
    """One player's zoo and purse."""

    purse: int
    laid: list[Laid]
    cells: dict[int, int]  # what stands where: 4 * family + stars
    sides: dict[int, int]  # by cell: four bits for the sides where a path comes up to it, four for grass; or TAKEN
    value: list[int]  # by attraction: stars of the best enclosure of a family, then bushes
    since: list[int]  # by attraction: the auction that brought the value
    benches: int
    points: list[int]  # by year
    earned: list[int]  # the same points by what brought them: visitors, trees, benches

    def __init__(
        self,
        purse: int,
        laid: list[Laid],
        cells: dict[int, int],
        sides: dict[int, int],
        value: list[int],
        since: list[int],
        benches: int,
        points: list[int],
        earned: list[int],
    ) -> None:
        self.purse = purse
        self.laid = laid
        self.cells = cells
        self.sides = sides
        self.value = value
        self.since = since
        self.benches = benches
        self.points = points
        self.earned = earned


@dataclass(init=False)
class State(Portable):
    tiles: TileSet
    bush_rows: bool
    upkeep: bool
    zoos: list[Zoo]
    flags: list[int]  # seats, from the top of the pole
    stack: Tally
    drawing: bool  # the year's row is still being turned up
    row: list[int]  # the first is at auction, or being laid
    bids: list[int]
    placing: int  # who has won the tile and must lay it
    spots: list[int]  # where it may lie
    lost: list[int]  # tiles that fitted nowhere
    auction: int  # counted from 1
    year: int  # counted from 1
    over: bool

    def __init__(
        self,
        tiles: TileSet,
        bush_rows: bool,
        upkeep: bool,
        zoos: list[Zoo],
        flags: list[int],
        stack: Tally,
        drawing: bool,
        row: list[int],
        bids: list[int],
        placing: int,
        spots: list[int],
        lost: list[int],
        auction: int,
        year: int,
        over: bool,
    ) -> None:
        self.tiles = tiles
        self.bush_rows = bush_rows
        self.upkeep = upkeep
        self.zoos = zoos
        self.flags = flags
        self.stack = stack
        self.drawing = drawing
        self.row = row
        self.bids = bids
        self.placing = placing
        self.spots = spots
        self.lost = lost
        self.auction = auction
        self.year = year
        self.over = over


def start(seats: int, options: Options) -> State:
    tiles = tile_set(options.tiles)
    return State(
        tiles=tiles,
        bush_rows=options.bush_rows,
        upkeep=options.upkeep,
        zoos=[empty_zoo() for _ in range(seats)],
        flags=[],
        stack=Tally([int(tile < len(tiles.faces)) for tile in range(COUNT)]),
        drawing=True,
        row=[],
        bids=[UNSAID] * seats,
        placing=NOBODY,
        spots=[],
        lost=[],
        auction=1,
        year=1,
        over=False,
    )


def empty_zoo() -> Zoo:
    nothing = [0] * ATTRACTIONS
    zoo = Zoo(PURSE, [], {START: BARE, HUT: BARE}, {HUT: TAKEN}, nothing[:], nothing[:], 0, [], [0] * SOURCES)
    border(zoo, START, START_EXITS)
    return zoo


def border(zoo: Zoo, cell: int, exits: int) -> None:
    """Take a cell, and tell its free neighbours whether a path or grass comes up to them."""
    zoo.sides[cell] = TAKEN
    for side in range(4):
        neighbour = cell + STEP[side]
        if neighbour not in zoo.cells:
            mark = MARK[side] if exits >> side & 1 else MARK[side] << 4
            zoo.sides[neighbour] = zoo.sides.get(neighbour, 0) | mark


def copy(state: State) -> State:
    return State(
        state.tiles,
        state.bush_rows,
        state.upkeep,
        [copy_zoo(zoo) for zoo in state.zoos],
        state.flags[:],
        state.stack.copy(),
        state.drawing,
        state.row[:],
        state.bids[:],
        state.placing,
        state.spots[:],
        state.lost[:],
        state.auction,
        state.year,
        state.over,
    )


def copy_zoo(zoo: Zoo) -> Zoo:
    """A laid tile never changes, so copies share it."""
    return Zoo(
        zoo.purse,
        zoo.laid[:],
        zoo.cells.copy(),
        zoo.sides.copy(),
        zoo.value[:],
        zoo.since[:],
        zoo.benches,
        zoo.points[:],
        zoo.earned[:],
    )
