"""What is in the box (ZP-1), and which card goes on which (ZP-4, ZP-11).

A card is a number: twelve faces of the first colour, twelve of the next …, then the Joker and the Cage.
A set of cards is a number too, with one bit for each card.
"""

from typing import Final

COLOURS: Final = ("red", "yellow", "green", "blue")
FEWEST_COLOURS: Final = 3

CHAMELEON: Final = 6
CRAB: Final = 7
KANGAROO: Final = 8
MONKEYS: Final = 9
FROGS: Final = 10
KANGAROOS: Final = 11

FACES: Final = (
    "rabbit",
    "rabbits",
    "koala",
    "koalas",
    "toucan",
    "toucans",
    "chameleon",
    "crab",
    "kangaroo",
    "monkeys",
    "frogs",
    "kangaroos",
)
COUNT: Final = len(FACES)
SPECIES: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7, 5)  # by face
QUANTITY: Final[tuple[int, ...]] = (1, 2, 1, 2, 1, 2, 1, 1, 1, 2, 2, 2)
COPIES: Final[tuple[int, ...]] = (3, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1)
TWINS: Final = 3  # copies of each basic animal

BASIC: Final = ("rabbit", "koala", "toucan")  # the species a Joker can name
BASIC_FACES: Final = 6  # the faces before the special animals

JOKER: Final = len(COLOURS) * COUNT
CAGE: Final = JOKER + 1
KINDS: Final = CAGE + 1
JOKERS: Final = 6
CAGES: Final = 4
CARDS: Final = (*(f"{colour}-{face}" for colour in COLOURS for face in FACES), "joker", "cage")

SEATS: Final = range(3, 9)
HAND: Final[tuple[int, ...]] = (0, 0, 0, 8, 8, 8, 8, 6, 6)  # by number of players
MOST_DEALT: Final = 48  # to six players, and to eight
MOST_HAND: Final = 106  # no hand outgrows the deck
MOST_GAMES: Final = 5  # in a match

BIT: Final[tuple[int, ...]] = tuple(1 << card for card in range(KINDS))


def counted(colours: int) -> list[int]:
    counts = [COPIES[card % COUNT] if card < colours * COUNT else 0 for card in range(JOKER)]
    return [*counts, JOKERS, CAGES]


DECKS: Final = [counted(colours) for colours in range(len(COLOURS) + 1)]


def deck(colours: int) -> list[int]:
    """How many of each card: the caller's own to change."""
    return DECKS[colours][:]


def matches(card: int, top: int) -> bool:
    """ZP-4: the same in two of quantity, colour and species. ZP-11: a chameleon has the colour of what it goes on."""
    face, under = card % COUNT, top % COUNT
    same_quantity = QUANTITY[face] == QUANTITY[under]
    same_colour = card // COUNT == top // COUNT or face == CHAMELEON
    same_species = SPECIES[face] == SPECIES[under]
    return same_quantity + same_colour + same_species >= 2


def cards_on(top: int) -> int:
    return sum(BIT[card] for card in range(JOKER) if top >= JOKER or matches(card, top))


def cards_of(species: int) -> int:
    return sum(BIT[card] for card in range(JOKER) if SPECIES[card % COUNT] == species)


# By top card, the animals that go on it: all of them on a Cage (ZP-17).
GOES_ON: Final[tuple[int, ...]] = tuple(cards_on(top) for top in range(KINDS))
ANIMALS: Final = BIT[JOKER] - 1
BASICS: Final = sum(BIT[card] for card in range(JOKER) if card % COUNT < BASIC_FACES)
ALL: Final = (1 << KINDS) - 1
OF_SPECIES: Final[tuple[int, ...]] = tuple(cards_of(species) for species in range(len(BASIC)))

# By card: the species that a Joker can name for it, or -1; 1 for a special animal.
BASIC_OF: Final[tuple[int, ...]] = tuple(
    SPECIES[card % COUNT] if card < JOKER and card % COUNT < BASIC_FACES else -1 for card in range(KINDS)
)
IS_SPECIAL: Final[tuple[int, ...]] = tuple(int(card < JOKER and card % COUNT >= BASIC_FACES) for card in range(KINDS))
