"""How an evaluator's word compares with what happened: games as numbers, and the figures made of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from zoorama.analysis.evaluator import Boldness, Evaluator, Shares, bolder
from zoorama.analysis.luck import draws_at
from zoorama.engine.dealer import Rng
from zoorama.engine.game import AnyGame
from zoorama.engine.record import Record
from zoorama.engine.score import victory
from zoorama.lab.arena import new_job, play
from zoorama.lab.stats import Z95
from zoorama.records.walk import walk

POSITIONS: Final = 24  # looked at in each game: neighbours hardly differ
FIFTHS: Final = 5
BOLDEST: Final = 2.5
STEPS: Final = (0.1, 0.02)  # in which boldness is tried: everywhere, then around the best
Tables = tuple[tuple[str, ...], ...]  # who plays at each: by seat, and again from the first


@dataclass(frozen=True)
class Judged:
    """A game."""

    result: Shares  # by seat
    start: Shares  # said before the first move
    said: Shares  # a line a position
    before: Shares  # a line a draw; none where luck was not asked for
    gained: Shares


def games(game: AnyGame, seats: int, tables: Tables, seed: int, numbers: range) -> Iterator[tuple[int, Record]]:
    """At each of the tables in turn, where everybody sits everywhere in turn."""
    for number in numbers:
        bots, shift = tables[number % len(tables)], number // len(tables)
        seated = tuple(bots[(seat + shift) % len(bots)] for seat in range(seats))
        yield from play(new_job(game, seated, game.types.options(), seed, range(number, number + 1)))


def judged(evaluator: Evaluator, record: Record, rng: Rng, number: int = POSITIONS, *, luck: bool = False) -> Judged:
    """So many positions are drawn from all but the last, at which everything is known."""
    positions = list(walk(evaluator.game, record))
    chosen = [0, *sorted({rng.below(len(record.moves)) for _ in range(number)})]
    said = evaluator.shares([positions[number].state for number in chosen])
    draws = draws_at(evaluator.strict, record, positions) if luck else []
    before = evaluator.strict.shares([positions[draw.move].state for draw in draws])
    gained = np.array([draw.gained for draw in draws]).reshape(len(draws), evaluator.seats)
    return Judged(np.array(victory(list(record.result))), said[0], said[1:], before, gained)


def fitted(found: Sequence[Judged]) -> Boldness:
    """The boldness by which the evaluator would have been surprised least."""
    said = np.concatenate([one.said for one in found])
    # Every game counts the same, however many of its positions were drawn.
    came = np.concatenate([np.tile(one.result / len(one.said), (len(one.said), 1)) for one in found])
    best = (BOLDEST / 2, BOLDEST / 2)
    reach = BOLDEST / 2
    for step in STEPS:
        even, sure = (around(centre, reach, step) for centre in best)
        best = min(product(even, sure), key=lambda boldness: surprise(said, came, boldness))
        reach = step
    return best


def around(centre: float, reach: float, step: float) -> list[float]:
    steps = round(reach / step)
    return [round(centre + step * number, 2) for number in range(-steps, steps + 1) if centre + step * number > 0]


def surprise(said: Shares, came: Shares, boldness: Boldness) -> float:
    """The logarithmic loss."""
    return -float((came * np.log(bolder(said, boldness))).sum())


@dataclass(frozen=True)
class Fifth:
    """What was said between two marks of the scale."""

    said: float  # on average
    happened: float
    spread: float  # standard error of the difference; games are independent, positions of one are not
    words: int  # a seat's share in one position is one


def fifths(found: Sequence[Judged]) -> list[Fifth | None]:
    """From the lowest to the highest; None where nothing was said."""
    return [fifth([within(one, index) for one in found]) for index in range(FIFTHS)]


def within(one: Judged, index: int) -> tuple[int, float, float]:
    """Of one game: how many words fell into this fifth, what they add up to, and what came of them."""
    inside = np.minimum((one.said * FIFTHS).astype(np.int64), FIFTHS - 1) == index
    return int(inside.sum()), float(one.said[inside].sum()), float((inside * one.result).sum())


def fifth(by_game: list[tuple[int, float, float]]) -> Fifth | None:
    words, said, happened = (sum(column) for column in zip(*by_game, strict=True))
    if not words:
        return None
    bias = (happened - said) / words
    squares = sum((came - told - bias * number) ** 2 for number, told, came in by_game)
    return Fifth(said / words, happened / words, sqrt(squares) / words, int(words))


def brier(found: Sequence[Judged]) -> float:
    """Squared errors summed over the seats, every game counting the same."""
    return float(np.mean([((one.said - one.result) ** 2).sum(axis=1).mean() for one in found]))


def base_rate(found: Sequence[Judged]) -> float:
    """The Brier score of whoever says always how often each seat wins."""
    results: NDArray[np.float64] = np.array([one.result for one in found])
    return float(((results - results.mean(axis=0)) ** 2).sum(axis=1).mean())


@dataclass(frozen=True)
class Slope:
    """By how much results rise with what is called luck: 1 where the evaluator is right."""

    slope: float
    low: float  # 95 % interval
    high: float
    games: int


def slope(found: Sequence[Judged]) -> Slope:
    """Of the result, less the first chances, on the sum of luck; all seats together.

    A draw is worth nothing on average whatever went before, so draws do not go with each other, nor with what was
    said before them. Both are taken out of the result that a draw is held against: the slope stays the same, and takes
    fewer games to measure.
    """
    pairs = [against(one) for one in found]
    together, squares = (sum(column) for column in zip(*pairs, strict=True))
    risen = together / squares
    spread = Z95 * sqrt(sum((both - risen * square) ** 2 for both, square in pairs)) / squares
    return Slope(risen, risen - spread, risen + spread, len(pairs))


def against(one: Judged) -> tuple[float, float]:
    later = one.gained[::-1].cumsum(axis=0)[::-1] - one.gained
    return float((one.gained * (one.result - one.before - later)).sum()), float((one.gained**2).sum())


def plain_slope(found: Sequence[Judged]) -> float:
    """The same slope, by plain regression."""
    luck = np.array([one.gained.sum(axis=0) for one in found])
    risen = np.array([one.result - one.start for one in found])
    return float((luck * risen).sum() / (luck**2).sum())


def mean_luck(found: Sequence[Judged]) -> tuple[float, float]:
    """Of the first seat, and its standard error: all seats together have none."""
    luck = [float(one.gained[:, 0].sum()) for one in found]
    return float(np.mean(luck)), float(np.std(luck, ddof=1) / sqrt(len(luck)))
