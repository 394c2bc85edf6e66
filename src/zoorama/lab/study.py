"""What a game is like among equals: who sits well, how long it lasts, how points spread, which of them win.

All of it comes from score sheets and records, so it is there for every game.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil, sqrt
from operator import mul, sub
from typing import Final

from zoorama.engine.game import AnyGame, Options
from zoorama.lab.arena import Job, new_job
from zoorama.lab.rows import Row
from zoorama.lab.stats import mean_interval, variance, wilson

LEAST: Final = 8  # games; fewer show nothing
QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True)
class Variant:
    """A game as it is played: so many seats, these options."""

    seats: int
    options: Options


@dataclass(frozen=True)
class Study:
    """One bot against itself in several variants of a game; `new_study` makes one."""

    game: AnyGame
    bot: str
    jobs: tuple[Job, ...]  # by variant; without numbers

    def batches(self, numbers: range, size: int) -> Iterator[tuple[Job, ...]]:
        """All variants go on side by side."""
        for first in range(0, len(numbers), size):
            for job in self.jobs:
                yield (replace(job, numbers=numbers[first : first + size]),)


def new_study(game: AnyGame, bot: str, variants: Sequence[Variant], seed: int) -> Study:
    """Bots, seats and options that cannot be are refused here, before anybody plays."""
    jobs = (new_job(game, (bot,) * one.seats, one.options, seed, range(0)) for one in variants)
    return Study(game, bot, tuple(jobs))


@dataclass(frozen=True)
class SeatShare:
    """How often a seat won, with its 95 % interval, and its points on average."""

    won: float
    low: float
    high: float
    points: float


@dataclass(frozen=True)
class Spread:
    """How values lie: their mean with its interval, their deviation, and the quantiles of `QUANTILES`."""

    mean: float
    low: float  # of the mean's interval
    high: float
    deviation: float
    quantiles: tuple[float, ...]


@dataclass(frozen=True)
class Effect:
    """Of one line of the score sheet: the winners' points in it, and everybody else's."""

    what: str
    is_tiebreak: bool
    winners: float
    others: float
    difference: float
    low: float
    high: float
    deviations: float  # the difference, by how far the line spreads among all


@dataclass(frozen=True)
class Findings:
    """What the games of one variant show."""

    games: int
    seats: tuple[SeatShare, ...]
    lengths: dict[str, Spread]
    scores: dict[str, Spread]
    effects: tuple[Effect, ...]


def findings(rows: Sequence[Row]) -> Findings | None:
    """Of the games of one variant; None where they are too few."""
    if len(rows) < LEAST:
        return None
    lengths = {
        what: spread([getattr(row, what) for row in rows]) for what in ("rounds", "choices", "decisions", "moves")
    }
    return Findings(len(rows), tuple(seat_shares(rows)), lengths, scores(rows), tuple(effects(rows)))


def seat_shares(rows: Sequence[Row]) -> Iterator[SeatShare]:
    for seat in range(rows[0].seats):
        won = sum(row.shares[seat] for row in rows)
        yield SeatShare(won / len(rows), *wilson(won, len(rows)), sum(row.points[seat] for row in rows) / len(rows))


def scores(rows: Sequence[Row]) -> dict[str, Spread]:
    """Of everybody, of the winners, and how far these are ahead of the next."""
    ordered = [sorted(row.points, reverse=True) for row in rows]
    return {
        "everybody": spread(
            [sum(points) / len(points) for points in ordered], [one for each in ordered for one in each]
        ),
        "winners": spread([points[0] for points in ordered]),
        "margin": spread([points[0] - points[1] for points in ordered]),
    }


def spread(values: Sequence[float], each: Sequence[float] = ()) -> Spread:
    """Values that are independent, a game each; `each` are those whose spread is meant, where a game has several."""
    everyone = sorted(each or values)
    return Spread(
        *mean_interval(values),
        sqrt(variance(everyone)),
        tuple(everyone[max(0, ceil(part * len(everyone)) - 1)] for part in QUANTILES),
    )


def effects(rows: Sequence[Row]) -> Iterator[Effect]:
    """Line by line, in the order of the score sheet."""
    for is_tiebreak in (False, True):
        sheets = [row.tiebreaks if is_tiebreak else row.lines for row in rows]
        for what in dict.fromkeys(name for sheet in sheets for lines in sheet for name in lines):
            points = [[lines.get(what, 0) for lines in sheet] for sheet in sheets]
            yield effect(what, points, [row.shares for row in rows], is_tiebreak=is_tiebreak)


def effect(
    what: str, points: Sequence[Sequence[int]], shares: Sequence[Sequence[float]], *, is_tiebreak: bool = False
) -> Effect:
    """By game and seat. Who shares a victory is a winner for their part, and one of the others for the rest."""
    winners = [sum(map(mul, game, won)) for game, won in zip(points, shares, strict=True)]
    others = [(sum(game) - won) / (len(game) - 1) for game, won in zip(points, winners, strict=True)]
    difference = mean_interval(list(map(sub, winners, others)))
    deviation = sqrt(variance([one for game in points for one in game]))
    means = sum(winners) / len(winners), sum(others) / len(others)
    return Effect(what, is_tiebreak, *means, *difference, difference[0] / deviation if deviation else 0.0)
