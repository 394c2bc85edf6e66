"""Positions that play comes across: rough games over the table, and what was weighed in them, as a net's lessons."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from zoorama.bots.exact.boards import CODE, MARKED, ME, OTHER, Codes, Pen, Values, Whole, is_over, mirrored
from zoorama.bots.exact.judge import Judge, judged
from zoorama.bots.exact.loads import ANIMALS_ON, COINS_ON, SIZE
from zoorama.games.zooloretto_dice.parts import COINS, PENS, SPECIES

CHOICES: Final = 3  # loads that each player may choose from
LIKELY: Final = (0.0, 0.15, 0.4, 0.45)  # how often a load taken has so many dice
EVERY: Final = np.arange(SPECIES)


class Lessons(NamedTuple):
    codes: Codes
    mine: Whole
    theirs: Whole
    values: Values


def load_odds() -> NDArray[np.float64]:
    """By load: as dice fall, a pair of different faces twice as often as a double, and so on, by its size."""
    ways = np.array([falls(load) for load in range(len(SIZE))], np.float64)
    sizes = np.array(SIZE)
    for size in range(4):
        ways[sizes == size] *= LIKELY[size] / ways[sizes == size].sum()
    odds: NDArray[np.float64] = ways / ways.sum()
    return odds


def falls(load: int) -> int:
    dice = [*ANIMALS_ON[load], COINS_ON[load]]
    orders = [1, 1, 2, 6][sum(dice)]
    for count in dice:
        orders //= [1, 1, 2, 6][count]
    return orders


def rounds(judge: Judge, games: int, rng: np.random.Generator) -> list[Lessons]:
    """Games from the first position; in each round either player may take first, and both choose by the judge."""
    codes = np.tile(first_codes(), (games, 1))
    mine = theirs = np.zeros(games, np.int64)
    lessons, odds = [], load_odds()
    while len(codes):
        codes, mine, theirs = either(codes, mine, theirs, rng)
        loads = rng.choice(len(odds), (2, len(codes), CHOICES), p=odds)
        ends = weighed(codes, mine, theirs, loads)
        values = judged(judge, *ends)
        lessons.append(kept(*ends, values))
        codes, mine, theirs = chosen(*ends, values)
    return lessons


def first_codes() -> Codes:
    return np.array([CODE[species][Pen(boxes, boxes, 0)] for species, boxes in enumerate(PENS)], np.int64)


def either(codes: Codes, mine: Whole, theirs: Whole, rng: np.random.Generator) -> tuple[Codes, Whole, Whole]:
    """Seen by the one who will take last: the starter or the other."""
    swap = rng.random(len(codes)) < 0.5
    turned = np.where(swap[:, None], mirrored(codes), codes)
    return turned, np.where(swap, theirs, mine), np.where(swap, mine, theirs)


def weighed(codes: Codes, mine: Whole, theirs: Whole, loads: Whole) -> tuple[Codes, Whole, Whole]:
    """The ends of all choices, by game, first choice and last choice."""
    animals, coins = np.array(ANIMALS_ON), np.array(COINS_ON)
    first = MARKED[OTHER][animals[loads[0]], EVERY, codes[:, None]]
    both = MARKED[ME][animals[loads[1]][:, None], EVERY, first[:, :, None]]
    shape = both.shape[:-1]
    after_mine = np.minimum(mine[:, None, None] + coins[loads[1]][:, None], COINS)
    after_theirs = np.minimum(theirs[:, None, None] + coins[loads[0]][:, :, None], COINS)
    return both, np.broadcast_to(after_mine, shape), np.broadcast_to(after_theirs, shape)


def kept(codes: Codes, mine: Whole, theirs: Whole, values: Values) -> Lessons:
    on = ~is_over(codes)
    return Lessons(codes[on], mine[on], theirs[on], values[on])


def chosen(codes: Codes, mine: Whole, theirs: Whole, values: Values) -> tuple[Codes, Whole, Whole]:
    """The last one takes the best for them, and the first one what leaves them least; games that end are gone."""
    games = np.arange(len(codes))
    first = values.max(axis=2).argmin(axis=1)
    last = values[games, first].argmax(axis=1)
    after = codes[games, first, last]
    on = ~is_over(after)
    return after[on], mine[games, first, last][on], theirs[games, first, last][on]
