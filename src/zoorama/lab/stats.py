"""What many games show: how often each seat won, with its interval, how many points it made, how long games took."""

from collections.abc import Iterable
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


def sum_up(outcomes: Iterable[Outcome], seats: int) -> Standings:
    games, moves, won, points = 0, 0, [0.0] * seats, [0] * seats
    for one in outcomes:
        games += 1
        moves += one.moves
        for seat in range(seats):
            won[seat] += one.shares[seat]
            points[seat] += one.points[seat]
    return Standings(games, moves, tuple(won), tuple(points))


def wilson(won: float, games: float) -> tuple[float, float]:
    """The 95 % interval for a share of victories."""
    share = won / games
    spread = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    middle = share + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
