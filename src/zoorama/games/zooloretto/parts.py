"""What is in the box (ZO-1 to ZO-6)."""

from typing import Final

SPECIES: Final = ("flamingo", "camel", "leopard", "elephant", "panda", "chimpanzee", "zebra", "kangaroo")
FLAMINGO: Final = 0
CAMEL: Final = 1
LEOPARD: Final = 2
ELEPHANT: Final = 3
PANDA: Final = 4
CHIMPANZEE: Final = 5
ZEBRA: Final = 6
KANGAROO: Final = 7

# An animal is `species * FORMS + form`. A male that has bred is a father, a female that has bred a mother (ZO-21).
PLAIN: Final = 0
MALE: Final = 1
FEMALE: Final = 2
OFFSPRING: Final = 3
FATHER: Final = 4
MOTHER: Final = 5
FORMS: Final = 6
FORM_WORDS: Final = ("", "-male", "-female", "-offspring", "-father", "-mother")

STALLS: Final = ("ice-cream", "lemonade", "balloons", "souvenirs")
ANIMALS: Final = tuple(species + form for species in SPECIES for form in FORM_WORDS)
THINGS: Final = ANIMALS + STALLS  # what a barn can hold
TILES: Final = (*THINGS, "coin")
STALL: Final = 48  # the tile of stall type 0; the other types follow
COIN: Final = 52

PLAINS: Final = 7  # of each species
MALES: Final = 2
FEMALES: Final = 2
OFFSPRINGS: Final = 2
STALLS_A_TYPE: Final = 3
COIN_TILES: Final = 12
END_STACK: Final = 15
ALL_TILES: Final = len(SPECIES) * (PLAINS + MALES + FEMALES + OFFSPRINGS) + len(STALLS) * STALLS_A_TYPE + COIN_TILES

# The kinds of square tiles in the stack. The most frequent come first, so that a draw finds its kind soon.
SQUARE: Final[tuple[int, ...]] = (
    COIN,
    *range(PLAIN, STALL, FORMS),
    *range(STALL, COIN),
    *range(MALE, STALL, FORMS),
    *range(FEMALE, STALL, FORMS),
)
KINDS: Final[tuple[int, ...]] = tuple(SQUARE.index(tile) if tile in SQUARE else -1 for tile in range(len(TILES)))

# The places of a zoo. Enclosures stand first, so that a zoo's open enclosures are its first places.
PLACES: Final = ("enclosure-a", "enclosure-b", "enclosure-c", "expansion", "expansion-2", "barn")
ENCLOSURES: Final = PLACES[:5]
A: Final = 0
B: Final = 1
C: Final = 2
EXPANSION: Final = 3
EXPANSION_2: Final = 4
BARN: Final = 5
PRINTED: Final = 3  # enclosures on the zoo board itself
SPACES: Final[tuple[int, ...]] = (5, 4, 6, 5, 5)
FULL: Final[tuple[int, ...]] = (8, 5, 10, 9, 9)
ONE_SHORT: Final[tuple[int, ...]] = (5, 4, 6, 5, 5)
REWARD: Final[tuple[int, ...]] = (2, 1, 0, 1, 1)  # coins on completing
STALL_SPACES: Final[tuple[int, ...]] = (1, 2, 1, 1, 1)

STALL_POINTS: Final = 2  # for a type in the zoo
BARN_COST: Final = 2  # for a species or a stall type in the barn

COINS: Final = 30
PURSE: Final = 2  # coins to start with
MONEY: Final = COINS + COIN_TILES
REARRANGING_PRICE: Final = 1  # a move or an exchange
PURCHASE_PRICE: Final = 2  # one of them to the owner
DISCARD_PRICE: Final = 2
EXPANSION_PRICE: Final = 3

SEATS: Final = range(2, 6)

# By number of players.
SET_ASIDE: Final[tuple[int, ...]] = (0, 0, 3, 2, 1, 0)  # species
EXPANSIONS: Final[tuple[int, ...]] = (0, 0, 2, 1, 1, 1)
TRUCK_SPACES: Final[tuple[tuple[int, ...], ...]] = (  # by truck
    (),
    (),
    (3, 2, 1),
    (3, 3, 3),
    (3, 3, 3, 3),
    (3, 3, 3, 3, 3),
)
MOST_TRUCKS: Final = 5
MOST_TRUCK_SPACES: Final = 3


SPECIES_OF: Final[tuple[int, ...]] = tuple(tile // FORMS for tile in range(len(TILES)))


def species_of(tile: int) -> int:
    """A stall's and a coin's is none of the eight."""
    return SPECIES_OF[tile]


def form_of(animal: int) -> int:
    return animal % FORMS


def animal(species: int, form: int) -> int:
    return species * FORMS + form
