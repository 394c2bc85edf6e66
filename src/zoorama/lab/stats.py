"""What many games show: how often each seat won, with its interval, how many points it made, how long games took."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from zoorama.engine.game import AnyGame
from zoorama.engine.record import Record
from zoorama.engine.score import victory

Z95: Final = 1.959964  # of the normal distribution, for an interval of 95 %


@dataclass(frozen=True)
class Outcome:
    """One finished game, as plain numbers that travel between processes."""

    moves: int
    points: tuple[int, ...]
    shares: tuple[float, ...]  # of the victory, by seat


@dataclass(frozen=True)
class Standings:
    """Sums over many games, by seat."""

    games: int
    moves: int
    won: tuple[float, ...]
    points: tuple[int, ...]


def outcome(game: AnyGame, number: int, record: Record) -> Outcome:
    """A watcher: what standings need of a game."""
    return Outcome(
        len(record.moves), tuple(score.points for score in record.result), tuple(victory(list(record.result)))
    )


class Tally:
    """Adds games up as they end, so that whoever is stopped has the sum of those before."""

    def __init__(self, seats: int) -> None:
        self.games, self.moves = 0, 0
        self.won, self.points = [0.0] * seats, [0] * seats

    def add(self, one: Outcome) -> None:
        """One more game."""
        self.games += 1
        self.moves += one.moves
        for seat, (share, points) in enumerate(zip(one.shares, one.points, strict=True)):
            self.won[seat] += share
            self.points[seat] += points

    def standings(self) -> Standings:
        """Of the games added so far."""
        return Standings(self.games, self.moves, tuple(self.won), tuple(self.points))


def sum_up(outcomes: Iterable[Outcome], seats: int) -> Standings:
    """Of games that have all ended."""
    tally = Tally(seats)
    for one in outcomes:
        tally.add(one)
    return tally.standings()


def wilson(won: float, games: float) -> tuple[float, float]:
    """The 95 % interval for a share of victories."""
    share = won / games
    spread = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    middle = share + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def variance(values: Sequence[float]) -> float:
    """Of a sample: divided by one less than the number of values."""
    mean = sum(values) / len(values)
    return sum((one - mean) ** 2 for one in values) / (len(values) - 1)


def student(freedom: int) -> float:
    """Student's t for an interval of 95 %, by the first terms of its expansion: within 0.01 from 7 degrees on."""
    z = Z95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    return z + first / freedom + second / freedom**2


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean of two values or more, and its 95 % interval."""
    mean = sum(values) / len(values)
    spread = student(len(values) - 1) * sqrt(variance(values) / len(values))
    return mean, mean - spread, mean + spread
