"""What the rotations of one pairing show: the share won, with its interval, and the cost of a decision."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from zoorama.lab.contest import Contest, Rotation
from zoorama.lab.stats import wilson

LEAST: Final = 8  # numbers: how much games of fewer differ by their luck is a guess, and intervals come out too narrow


@dataclass(frozen=True)
class Seconds:
    """Processor time of the decisions at which there was a choice."""

    decisions: int
    mean: float
    percentile_99: float
    slowest: float


@dataclass(frozen=True)
class Share:
    """How often the one won, with its 95 % interval, and what its decisions cost."""

    games: int
    won: float
    low: float
    high: float
    by_seat: tuple[float, ...]
    seconds: Seconds


def share_of(rotations: Sequence[Rotation]) -> Share:
    """Of the rotations of one pairing; the interval allows for games that share their luck."""
    seats = len(rotations[0].results)
    games = seats * len(rotations)
    means = [rotation.share for rotation in rotations]
    won = sum(means) / len(means)
    low, high = wilson(won * games / (extra := clustering(means, seats)), games / extra)
    by_seat = (sum(one.results[seat].share for one in rotations) / len(rotations) for seat in range(seats))
    return Share(games, won, low, high, tuple(by_seat), seconds_of(rotations))


def clustering(means: Sequence[float], seats: int) -> float:
    """How many games of one number say as much as one game of its own: the design effect, at least 1.

    Games that share their luck are no independent observations. Where luck favours one bot in every seat, the mean of
    a rotation counts as one; where they balance each other, we do not claim more than independent games would show.
    """
    count, mean = len(means), sum(means) / len(means)
    alone = mean * (1 - mean) / seats
    if count < 2 or alone == 0:
        return 1.0
    return max(1.0, sum((one - mean) ** 2 for one in means) / (count - 1) / alone)


def seconds_of(rotations: Iterable[Rotation]) -> Seconds:
    """Over all decisions of the one; zeros where it had no choice at all."""
    spent = sorted(second for one in rotations for result in one.results for second in result.seconds)
    if not spent:
        return Seconds(0, 0.0, 0.0, 0.0)
    return Seconds(len(spent), sum(spent) / len(spent), spent[ceil(0.99 * len(spent)) - 1], spent[-1])


def shares_of(contest: Contest, rotations: Sequence[Rotation]) -> list[Share | None]:
    """By pairing; None where no rotation has ended yet."""
    parts = [[one for one in rotations if one.pairing == index] for index in range(len(contest.pairings))]
    return [share_of(part) if part else None for part in parts]
