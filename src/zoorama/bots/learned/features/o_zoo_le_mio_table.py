"""What lies in the middle of O Zoo le Mio's table, as bits: years, flags, tiles."""

from typing import Final

from zoorama.bots.learned.features.o_zoo_le_mio_gains import Look
from zoorama.bots.learned.features.scales import FLAG, Scale, one_hot
from zoorama.games.o_zoo_le_mio.parts import ATTRACTIONS, BUSH, FAMILIES, SEATS, YEARS, Tile
from zoorama.games.o_zoo_le_mio.state import NOBODY

MOST: Final = SEATS[-1]

SEAT_COUNT: Final = one_hot(len(SEATS))
YEAR: Final = one_hot(YEARS)
SEAT: Final = one_hot(MOST)  # the last, by -1, is nobody
ROW: Final = Scale((1, 2, 3, 4, 5, 7))
STACK: Final = Scale((1, 6, 11, 16))
STARS_IN_STACK: Final = Scale((1, 5, 9, 13))
BUSHES_IN_STACK: Final = Scale((1, 4, 8, 12))
STARS: Final = Scale((1, 2, 3))
BUSHES: Final = Scale((1, 2, 3))
EXITS: Final = Scale((2, 3, 4, 5))
STARS_IN_ROW: Final = Scale((1, 2, 3, 5, 7))
BUSHES_IN_ROW: Final = Scale((1, 2, 4))

LAYOUT: Final[tuple[tuple[str, int], ...]] = (
    ("seats", len(SEATS)),
    ("year", YEARS),
    ("bush_rows, upkeep, drawing, over", 4),
    ("who lays", MOST),
    ("places on the pole", MOST * MOST),
    ("tiles in the row", ROW.width),
    ("tiles in the stack", STACK.width),
    ("what is in the stack", FAMILIES * STARS_IN_STACK.width + BUSHES_IN_STACK.width),
    ("the tile at auction", FAMILIES * STARS.width + BUSHES.width + EXITS.width),
    ("what comes after it", FAMILIES * STARS_IN_ROW.width + BUSHES_IN_ROW.width),
)
NO_TILE: Final = bytes(FAMILIES * STARS.width + BUSHES.width + EXITS.width)


def add_table(blocks: list[bytes], look: Look) -> None:
    state = look.state
    blocks.append(SEAT_COUNT[len(look.zoos) - SEATS[0]])
    blocks.append(YEAR[state.year - 1])
    blocks.append(FLAG[state.bush_rows])
    blocks.append(FLAG[state.upkeep])
    blocks.append(FLAG[state.drawing])
    blocks.append(FLAG[state.over])
    blocks.append(SEAT[NOBODY if state.placing == NOBODY else look.order.index(state.placing)])
    add_pole(blocks, look)
    blocks.append(ROW.of(len(state.row)))
    blocks.append(STACK.of(state.stack.total))
    add_stack(blocks, look)
    blocks.append(tile_block(state.tiles.faces[state.row[0]]) if state.row else NO_TILE)
    add_coming(blocks, look)


def add_pole(blocks: list[bytes], look: Look) -> None:
    """Where every flag hangs, from the top."""
    flags = look.state.flags
    for seat in look.order:
        blocks.append(SEAT[flags.index(seat) if seat in flags else NOBODY])
    for _ in range(MOST - len(look.order)):
        blocks.append(SEAT[NOBODY])


def add_stack(blocks: list[bytes], look: Look) -> None:
    faces, counts = look.state.tiles.faces, look.state.stack.counts
    found = [0] * ATTRACTIONS
    for tile in range(len(faces)):
        if counts[tile] > 0:
            add_face(found, faces[tile])
    for family in range(FAMILIES):
        blocks.append(STARS_IN_STACK.of(found[family]))
    blocks.append(BUSHES_IN_STACK.of(found[BUSH]))


def add_coming(blocks: list[bytes], look: Look) -> None:
    """This year's tiles after the one at auction, taken together."""
    faces, row = look.state.tiles.faces, look.state.row
    found = [0] * ATTRACTIONS
    for nth in range(1, len(row)):
        add_face(found, faces[row[nth]])
    for family in range(FAMILIES):
        blocks.append(STARS_IN_ROW.of(found[family]))
    blocks.append(BUSHES_IN_ROW.of(found[BUSH]))


def add_face(found: list[int], face: Tile) -> None:
    found[face.left] += face.left_stars
    found[face.right] += face.right_stars
    found[BUSH] += face.bushes


def tile_block(face: Tile) -> bytes:
    found = [0] * ATTRACTIONS
    add_face(found, face)
    blocks = [STARS.of(found[family]) for family in range(FAMILIES)]
    blocks.append(BUSHES.of(face.bushes))
    blocks.append(EXITS.of(len(face.exits)))
    return b"".join(blocks)
