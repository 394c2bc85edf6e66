"""The round as lists of numbers: who may follow whom. Search in NumPy, on a processor and on a GPU all walk these.

Backwards through a round, `me` being the starter and `v[a][b]` the value to me if the other takes a, then I take b:

- alone:  the other took a; with dice left to roll it never pays to take at once, since two dice can always be put
          elsewhere. `hope[a][x][fall]` is the best that truck x can become; `wait` is one deck left to me.
- six:    all dice lie on trucks: the other takes, then I.
- four:   I take (the other is then alone) or roll; two: the same for the other; start: I must roll.
"""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from zoorama.bots.exact.loads import (
    FALLS,
    LOADS,
    SHAPES,
    SIZE,
    Deck,
    add,
    deck,
    deck_numbers,
    decks,
    decks_of,
    of_size,
    placed,
    without,
)
from zoorama.games.zooloretto_dice.parts import CRATES

Numbers = NDArray[np.uint16]

OPEN_LOADS: Final = 28  # those with room for a die
# What may lie on the trucks left to the last player, by how many dice the first one took.
RESTS: Final[tuple[tuple[Deck, ...], ...]] = (
    (),
    ((3, 0, 0), (2, 1, 0), (1, 1, 1)),
    ((2, 0, 0), (1, 1, 0)),
    ((1, 0, 0),),
)


def padded(rows: list[list[int]], width: int) -> Numbers:
    """Rows of one width: what is missing repeats the first, which changes no maximum."""
    return np.array([row + row[:1] * (width - len(row)) for row in rows], np.uint16)


@cache
def hope() -> Numbers:
    """By open truck and fall: the loads it may have when it is taken, after the roll."""
    return padded([hopes(truck, fall) for truck in range(OPEN_LOADS) for fall in FALLS], 4)


def hopes(truck: int, fall: tuple[int, int]) -> list[int]:
    first, second = fall
    found = [truck] if truck else []
    found += [add(truck, first), add(truck, second)]
    return [*found, add(truck, first, second)] if SIZE[truck] + 2 <= CRATES else found


@cache
def waits() -> dict[tuple[int, Deck], int]:
    """The number of (load taken, deck left), two dice still to roll; by load taken."""
    found = [(taken, rest) for taken in range(1, LOADS) for shape in RESTS[SIZE[taken]] for rest in decks_of(shape)]
    return {left: number for number, left in enumerate(found)}


@cache
def wait() -> Numbers:
    return np.array([[taken, *rest] for taken, rest in waits()], np.uint16)


@cache
def long_waits() -> dict[tuple[int, int], int]:
    """The number of (load taken, single die left), four dice still to roll."""
    left = [(taken, rest) for taken in of_size(1) for rest in of_size(1)]
    return {pair: number for number, pair in enumerate([*left, *((taken, 0) for taken in of_size(2))])}


@cache
def long_wait() -> Numbers:
    """By long wait and fall: the waits that may follow."""
    rows = [
        [waits()[taken, after] for after in placed((rest, 0, 0), fall)]
        for taken, rest in long_waits()
        for fall in FALLS
    ]
    return padded(rows, 8)


@cache
def six() -> Numbers:
    return np.array([[*trucks, 0] for trucks in decks(6)], np.uint16)


@cache
def four_taken() -> Numbers:
    """By deck of four: the waits that taking a truck leaves."""
    return padded([[waits()[t, without(trucks, t)] for t in trucks if t] for trucks in decks(4)], 4)


@cache
def two_taken() -> Numbers:
    return padded([[long_waits()[t, without(trucks, t)[0]] for t in trucks if t] for trucks in decks(2)], 4)


@cache
def four_rolled() -> list[tuple[range, list[Numbers]]]:
    """By shape: its decks, and for each fall the decks of six that may follow, in widths of four or eight."""
    number, found, first = deck_numbers(6), [], 0
    for shape in SHAPES[4]:
        these = decks_of(shape)
        lists = [[[number[after] for after in placed(trucks, fall)] for trucks in these] for fall in FALLS]
        widths = [4 if max(map(len, rows)) <= 4 else 8 for rows in lists]
        found.append((range(first, first + len(these)), [padded(*both) for both in zip(lists, widths, strict=True)]))
        first += len(these)
    return found


@cache
def two_rolled() -> Numbers:
    """By deck of two and fall: the decks of four that may follow."""
    number = deck_numbers(4)
    return padded([[number[d] for d in placed(trucks, fall)] for trucks in decks(2) for fall in FALLS], 12)


@cache
def started() -> Numbers:
    """By fall: the decks of two that may follow the first roll."""
    number = deck_numbers(2)
    return padded([[number[d] for d in placed(deck((0, 0, 0)), fall)] for fall in FALLS], 4)
