"""Where things lie: cells of the plane, headings of tiles, paths that meet.

A cell is one number, so that its neighbours are one addition away. The start tile lies at (0, 0), x grows to the east
and y to the south. A zoo can grow without limit: 25 tiles reach 50 cells from the start and no further.
"""

from dataclasses import dataclass
from typing import Any, Final

from zoorama.games.o_zoo_le_mio.parts import (
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    COUNT,
    LEFT,
    RIGHT,
    TILES,
    TOP_LEFT,
    TOP_RIGHT,
    Tile,
)

EAST: Final = 0
SOUTH: Final = 1
WEST: Final = 2
NORTH: Final = 3
HEADING: Final = ("east", "south", "west", "north")

REACH: Final = 2 * COUNT
WIDTH: Final = 2 * REACH + 3  # with a margin, so that every cell has four neighbours
# With 24 tiles laid, a zoo is 49 cells that hang together, so at most 49 wide; a tile's halves lie at most two beyond.
WINDOW: Final = 2 * COUNT + 3
STEP: Final[tuple[int, ...]] = (1, WIDTH, -1, -WIDTH)
MARK: Final[tuple[int, ...]] = (1 << WEST, 1 << NORTH, 1 << EAST, 1 << SOUTH)  # on the neighbour there


def cell_at(x: int, y: int) -> int:
    return (y + REACH + 1) * WIDTH + x + REACH + 1


def x_of(cell: int) -> int:
    return cell % WIDTH - REACH - 1


def y_of(cell: int) -> int:
    return cell // WIDTH - REACH - 1


START: Final = cell_at(0, 0)
HUT: Final = cell_at(0, 1)  # OZ-4: the entrance hut's cell stays empty
START_EXITS: Final = 1 << EAST | 1 << WEST


@dataclass(init=False)
class TileSet:
    """The tiles in play. Exits are four bits, one a direction; a tile under a heading is `4 * tile + heading`."""

    faces: tuple[Tile, ...]
    left_exits: list[int]
    right_exits: list[int]

    def __init__(self, faces: tuple[Tile, ...]) -> None:
        self.faces = faces
        self.left_exits = [exits(tile, LEFT_HALF, heading) for tile in faces for heading in range(4)]
        self.right_exits = [exits(tile, RIGHT_HALF, heading) for tile in faces for heading in range(4)]

    def __reduce__(self) -> tuple[Any, ...]:
        """Our own set stays the one object that views know it by."""
        return tile_set, (() if self is OUR_TILES else self.faces,)


LEFT_HALF: Final = {LEFT: WEST, TOP_LEFT: NORTH, BOTTOM_LEFT: SOUTH}
RIGHT_HALF: Final = {RIGHT: EAST, TOP_RIGHT: NORTH, BOTTOM_RIGHT: SOUTH}


def exits(tile: Tile, half: dict[int, int], heading: int) -> int:
    """The directions in which paths leave one half, when the right half lies `heading` of the left one."""
    found = 0
    for edge in tile.exits:
        if edge in half:
            found |= 1 << (half[edge] + heading) % 4
    return found


OUR_TILES: Final = TileSet(TILES)


def tile_set(faces: tuple[Tile, ...]) -> TileSet:
    """Ours, unless an owner of the printed game gave another. Any set can be played with, even a small one."""
    return TileSet(faces) if faces else OUR_TILES
