"""What a truck may hold, and what three trucks may hold together, as numbers; how two dice change it.

A load is a number: 0 is the empty truck, then the single dice, pairs and triples. A deck is three loads, the largest
first: trucks are alike, so their order does not matter.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Final

from zoorama.games.zooloretto_dice.parts import COIN, CRATES, FACES, SPECIES

Deck = tuple[int, int, int]

DICE_ON: Final = [dice for size in range(CRATES + 1) for dice in combinations_with_replacement(range(len(FACES)), size)]
NUMBER: Final = {dice: number for number, dice in enumerate(DICE_ON)}
LOADS: Final = len(DICE_ON)
SIZE: Final = [len(dice) for dice in DICE_ON]
COINS_ON: Final = [dice.count(COIN) for dice in DICE_ON]
ANIMALS_ON: Final = [[dice.count(species) for species in range(SPECIES)] for dice in DICE_ON]
FALLS: Final = [(first, second) for first in range(len(FACES)) for second in range(first, len(FACES))]
WEIGHTS: Final = [1 if first == second else 2 for first, second in FALLS]  # of 36

# The shapes of decks with two, four and six dice, both players still in.
SHAPES: Final[dict[int, tuple[Deck, ...]]] = {
    2: ((2, 0, 0), (1, 1, 0)),
    4: ((3, 1, 0), (2, 2, 0), (2, 1, 1)),
    6: ((3, 3, 0), (3, 2, 1), (2, 2, 2)),
}


def load(dice: tuple[int, ...] | list[int]) -> int:
    return NUMBER[tuple(sorted(dice))]


def add(truck: int, *dice: int) -> int:
    return load([*DICE_ON[truck], *dice])


def of_size(size: int) -> list[int]:
    return [number for number in range(LOADS) if SIZE[number] == size]


def deck(trucks: list[int] | tuple[int, ...]) -> Deck:
    first, second, third = sorted(trucks, key=lambda truck: (-SIZE[truck], truck))
    return first, second, third


def decks_of(shape: Deck) -> list[Deck]:
    """Every deck of that shape once; the last load changes fastest."""
    return [trucks for trucks in product(*map(of_size, shape)) if deck(trucks) == trucks]


@cache
def decks(dice: int) -> list[Deck]:
    return [trucks for shape in SHAPES[dice] for trucks in decks_of(shape)]


@cache
def deck_numbers(dice: int) -> dict[Deck, int]:
    return {trucks: number for number, trucks in enumerate(decks(dice))}


def with_die(trucks: Deck, die: int) -> Iterator[tuple[int, Deck]]:
    """Each truck that has room, and the deck when the die is put there."""
    for truck in range(len(trucks)):
        if SIZE[trucks[truck]] < CRATES:
            after = list(trucks)
            after[truck] = add(after[truck], die)
            yield truck, deck(after)


def placed(trucks: Deck, fall: tuple[int, int]) -> list[Deck]:
    """Every deck that may follow when these two dice are put on trucks."""
    first, second = fall
    return sorted({after for _, once in with_die(trucks, first) for _, after in with_die(once, second)})


def without(trucks: Deck, truck: int) -> Deck:
    """The deck when that load has been taken."""
    rest = list(trucks)
    rest.remove(truck)
    return deck([*rest, 0])
