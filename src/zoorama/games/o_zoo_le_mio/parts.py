"""What is in the box (OZ-1 to OZ-4)."""

from dataclasses import dataclass, field
from typing import Final

from zoorama.engine.portable import Portable
from zoorama.engine.shape import bag, whole, word

APES: Final = 0
MAMMALS: Final = 1
BIRDS: Final = 2
REPTILES: Final = 3
SEA_ANIMALS: Final = 4
FAMILY: Final = ("apes", "mammals", "birds", "reptiles", "sea_animals")
FAMILIES: Final = 5
BUSH: Final = 5  # what draws trees, as a family draws visitors
ATTRACTIONS: Final = 6

# The outer edges of a tile that lies with its left half to the west.
LEFT: Final = 0
TOP_LEFT: Final = 1
TOP_RIGHT: Final = 2
RIGHT: Final = 3
BOTTOM_RIGHT: Final = 4
BOTTOM_LEFT: Final = 5
EDGE: Final = ("left", "top_left", "top_right", "right", "bottom_right", "bottom_left")

STARS: Final = 3  # at most, in one half
BUSHES: Final = 3  # at most, on one tile
YEARS: Final = 5
ROW: Final = 5  # tiles a year
BUSHY_ROW: Final = 3  # tiles with bushes a year, in variant 1
SEATS: Final = range(2, 5)
PURSE: Final = 8  # coins at the start
COUNT: Final = 25  # tiles in a set, ours or an owner's

# Bounds that no game exceeds, whatever the tiles: 25 tiles with six exits each have at most 76 links.
MOST_BENCHES: Final = 51
MOST_ATTRACTED: Final = 12  # two of everything: visitors of five families, trees
MOST_INCOME: Final = 38  # in variant 2: 12 attracted, and one more bench than twice the tiles, less the tiles
MOST_COINS: Final = PURSE + YEARS * MOST_INCOME
MOST_POINTS: Final = (MOST_ATTRACTED + MOST_BENCHES) * YEARS  # in one year


@dataclass(frozen=True)
class Tile(Portable):
    """A domino: two enclosures, some bushes, and one path that leaves through these edges."""

    left: int = field(metadata=word(FAMILY))
    left_stars: int = field(metadata=whole(1, STARS))
    right: int = field(metadata=word(FAMILY))
    right_stars: int = field(metadata=whole(1, STARS))
    bushes: int = field(metadata=whole(0, BUSHES))
    exits: tuple[int, ...] = field(metadata=bag(word(EDGE), 1, 6))


# OZ-3: found by zoorama.lab.studies.o_zoo_le_mio_tiles. On every tile stars + bushes + exits = 8.
TILES: Final[tuple[Tile, ...]] = (
    Tile(APES, 3, MAMMALS, 1, 0, (LEFT, RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT)),
    Tile(MAMMALS, 2, APES, 1, 1, (TOP_LEFT, TOP_RIGHT, RIGHT, BOTTOM_LEFT)),
    Tile(MAMMALS, 1, APES, 1, 2, (TOP_LEFT, RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT)),
    Tile(APES, 2, BIRDS, 3, 1, (LEFT, TOP_RIGHT)),
    Tile(BIRDS, 2, APES, 1, 0, (LEFT, TOP_LEFT, TOP_RIGHT, RIGHT, BOTTOM_LEFT)),
    Tile(MAMMALS, 1, BIRDS, 2, 2, (LEFT, TOP_LEFT, BOTTOM_RIGHT)),
    Tile(BIRDS, 1, MAMMALS, 2, 1, (LEFT, RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT)),
    Tile(MAMMALS, 2, BIRDS, 3, 1, (RIGHT, BOTTOM_LEFT)),
    Tile(MAMMALS, 3, REPTILES, 1, 0, (LEFT, TOP_LEFT, RIGHT, BOTTOM_RIGHT)),
    Tile(REPTILES, 2, MAMMALS, 1, 1, (TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT)),
    Tile(BIRDS, 1, REPTILES, 1, 2, (LEFT, TOP_LEFT, TOP_RIGHT, RIGHT)),
    Tile(REPTILES, 3, BIRDS, 1, 1, (TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT)),
    Tile(REPTILES, 3, BIRDS, 2, 0, (TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT)),
    Tile(BIRDS, 3, SEA_ANIMALS, 3, 0, (LEFT, RIGHT)),
    Tile(SEA_ANIMALS, 1, BIRDS, 1, 1, (TOP_LEFT, TOP_RIGHT, RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT)),
    Tile(REPTILES, 1, SEA_ANIMALS, 2, 2, (LEFT, TOP_LEFT, RIGHT)),
    Tile(SEA_ANIMALS, 3, REPTILES, 3, 0, (TOP_RIGHT, BOTTOM_LEFT)),
    Tile(REPTILES, 1, SEA_ANIMALS, 3, 1, (LEFT, TOP_LEFT, TOP_RIGHT)),
    Tile(REPTILES, 2, APES, 2, 0, (LEFT, TOP_RIGHT, RIGHT, BOTTOM_LEFT)),
    Tile(APES, 3, REPTILES, 2, 1, (LEFT, BOTTOM_RIGHT)),
    Tile(SEA_ANIMALS, 2, APES, 2, 0, (LEFT, TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT)),
    Tile(APES, 1, SEA_ANIMALS, 1, 3, (TOP_LEFT, BOTTOM_RIGHT, BOTTOM_LEFT)),
    Tile(APES, 3, SEA_ANIMALS, 1, 0, (LEFT, TOP_RIGHT, RIGHT, BOTTOM_RIGHT)),
    Tile(SEA_ANIMALS, 2, MAMMALS, 3, 1, (TOP_LEFT, BOTTOM_RIGHT)),
    Tile(MAMMALS, 3, SEA_ANIMALS, 1, 0, (TOP_RIGHT, RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT)),
)
