"""O Zoo le Mio's rows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from zoorama.envs.rows.row import Row, turned
from zoorama.envs.rows.writer import Writer
from zoorama.games.o_zoo_le_mio import Rules, RulesOfVersion1
from zoorama.games.o_zoo_le_mio.parts import ATTRACTIONS, COUNT, EDGE, FAMILY, SEATS, YEARS, Tile
from zoorama.games.o_zoo_le_mio.paths import HEADING, OUR_TILES, REACH, TileSet, x_of, y_of
from zoorama.games.o_zoo_le_mio.score import drawn
from zoorama.games.o_zoo_le_mio.state import UNSAID, Laid, State, Zoo

FACE: Final = 2 * len(FAMILY) + 3 + len(EDGE)  # columns of a tile's face
LAID: Final = COUNT + FACE + 3 + len(HEADING)  # of a tile in a zoo


class Known:
    """The tiles of one zoo, packed: they stay where they lie, and to look each up again takes long."""

    def __init__(self) -> None:
        self.laid: list[Laid] = []
        self.packed = vec[i64](bytes(COUNT))
        self.drawn = vec[i64](bytes(ATTRACTIONS))  # visitors by family, then trees
        self.count: i64 = 0

    def learn(self, zoo: Zoo) -> bool:
        """Whether there was anything new."""
        if self.laid is not zoo.laid:
            self.laid = zoo.laid
            self.count = 0
        elif self.count == len(zoo.laid):
            return False
        while self.count < len(zoo.laid):
            self.packed[self.count] = packed(zoo.laid[self.count])
            self.count += 1
        return True

    def draw(self, zoos: list[Zoo], seat: int) -> None:
        for attraction in range(ATTRACTIONS):
            self.drawn[attraction] = drawn(zoos, seat, attraction)


def packed(laid: Laid) -> int:
    """Its coordinates in 7 bits each, heading in 2, auction and number in 5 each."""
    cell = laid.spot // 4
    place = (x_of(cell) + REACH) << 7 | (y_of(cell) + REACH)
    return place << 12 | laid.spot % 4 << 10 | laid.auction << 5 | laid.tile


class ZooLeMioWriter(Writer[State]):
    """Remembers the zoos of the game it wrote last."""

    def __init__(self) -> None:
        self.known = [Known() for _ in range(SEATS[-1])]

    def of_its_own(self) -> "ZooLeMioWriter":
        return ZooLeMioWriter()

    def write(self, row: Row, state: State, own: int) -> None:
        seats = len(state.zoos)
        self._learn(state.zoos)
        row.number(state.bush_rows)
        row.number(state.upkeep)
        write_set(row, state.tiles)
        row.number(state.year)
        row.number(state.auction)
        for seat in state.flags:
            row.one_of(turned(seat, own, seats), seats)
        row.skip((SEATS[-1] - len(state.flags)) * seats)
        row.numbers(state.stack.counts)
        row.number(state.drawing)
        write_row(row, state)
        write_bids(row, state.bids, own)
        row.one_of(turned(state.placing, own, seats), seats)
        row.bag(state.lost, COUNT)
        for turn in range(seats):
            seat = (own + turn) % seats
            write_zoo(row, state.zoos[seat], self.known[seat], state.tiles.faces)
        row.number(state.over)

    def _learn(self, zoos: list[Zoo]) -> None:
        """What each draws depends on all, and changes only with a new tile."""
        new = False
        for seat in range(len(zoos)):
            if self.known[seat].learn(zoos[seat]):
                new = True
        if new:
            for seat in range(len(zoos)):
                self.known[seat].draw(zoos, seat)


def write_set(row: Row, tiles: TileSet) -> None:
    """None for our own."""
    if tiles is OUR_TILES:
        row.skip(COUNT * FACE)
        return
    for face in tiles.faces:
        write_face(row, face)
    row.skip((COUNT - len(tiles.faces)) * FACE)


def write_face(row: Row, face: Tile) -> None:
    row.one_of(face.left, len(FAMILY))
    row.number(face.left_stars)
    row.one_of(face.right, len(FAMILY))
    row.number(face.right_stars)
    row.number(face.bushes)
    for edge in face.exits:
        row.add(edge)
    row.skip(len(EDGE))


def write_row(row: Row, state: State) -> None:
    """The tiles that were turned up."""
    for tile in state.row:
        row.one_of(tile, COUNT)
        write_face(row, state.tiles.faces[tile])
    row.skip((COUNT - len(state.row)) * (COUNT + FACE))


def write_bids(row: Row, bids: list[int], own: int) -> None:
    """Who has bid, and how much oneself."""
    for turn in range(len(bids)):
        row.number(bids[(own + turn) % len(bids)] != UNSAID)
    mine = bids[own]
    row.number(mine != UNSAID)
    row.number(0 if mine == UNSAID else mine)


def write_zoo(row: Row, zoo: Zoo, known: Known, faces: tuple[Tile, ...]) -> None:
    row.number(zoo.purse)
    index: i64 = 0
    while index < known.count:
        write_laid(row, known.packed[index], faces)
        index += 1
    row.skip((COUNT - known.count) * LAID)
    row.numbers(zoo.value)  # enclosures by family, then bushes
    for number in known.drawn:
        row.number(number)
    row.number(zoo.benches)
    for points in zoo.points:
        row.number(1)
        row.number(points)
    row.skip((YEARS - len(zoo.points)) * 2)
    row.numbers(zoo.earned)


def write_laid(row: Row, laid: i64, faces: tuple[Tile, ...]) -> None:
    tile = laid & 31
    row.one_of(tile, COUNT)
    write_face(row, faces[tile])
    row.number((laid >> 19) - REACH)
    row.number((laid >> 12 & 127) - REACH)
    row.one_of(laid >> 10 & 3, len(HEADING))
    row.number(laid >> 5 & 31)


WRITERS: Final[dict[type, type[ZooLeMioWriter]]] = {Rules: ZooLeMioWriter, RulesOfVersion1: ZooLeMioWriter}
