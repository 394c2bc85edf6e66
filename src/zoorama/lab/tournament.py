"""Tournaments: several bots meet at tables, everybody in each seat equally often and with the same luck.

The games of one number are one round: every table that the bots can form, in every rotation. The order around the
table is another with each number, so that nobody always plays after the same one. Only whole rounds count.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, permutations

from zoorama.engine.game import AnyGame, Options
from zoorama.lab.arena import Job, new_job
from zoorama.lab.rows import Row
from zoorama.lab.shares import clustering
from zoorama.lab.stats import wilson

Bots = tuple[str, ...]


@dataclass(frozen=True)
class Tournament:
    """Bots that meet at tables of so many seats; `new_tournament` makes one."""

    game: AnyGame
    bots: Bots
    seats: int
    job: Job  # without numbers, and with one table of many

    @property
    def tables(self) -> tuple[Bots, ...]:
        """Who meets: as many different bots as there are seats, in every combination. Fewer bots than seats sit
        there several times, as equally as can be."""
        all_there, left = divmod(self.seats, len(self.bots))
        return tuple(self.bots * all_there + more for more in combinations(self.bots, left))

    @property
    def games_a_round(self) -> int:
        """Every table, in every rotation."""
        return len(self.tables) * self.seats

    def rounds(self, numbers: range) -> Iterator[tuple[Job, ...]]:
        """By number and table, its rotations."""
        for number in numbers:
            for table in self.tables:
                yield tuple(
                    replace(self.job, bots=seated, numbers=range(number, number + 1))
                    for seated in rotated(in_order(table, number))
                )


def new_tournament(game: AnyGame, bots: Bots, seats: int, options: Options, seed: int) -> Tournament:
    """Bots, seats and options that cannot be are refused here, before anybody plays."""
    jobs = [new_job(game, (bot,) * seats, options, seed, range(0)) for bot in bots]
    return Tournament(game, bots, seats, jobs[0])


def in_order(table: Bots, number: int) -> Bots:
    """One of the ways to sit around a table; all of them come in turn."""
    ways = orders(table)
    return ways[number % len(ways)]


@lru_cache
def orders(table: Bots) -> tuple[Bots, ...]:
    """Not those that another rotation of the same table repeats, as A, B, A, B: one game would be played twice."""
    ways = (table[:1] + others for others in permutations(table[1:]))
    return tuple(way for way in ways if len(set(rotated(way))) == len(way))


def rotated(table: Bots) -> Iterator[Bots]:
    for first in range(len(table)):
        yield table[first:] + table[:first]


@dataclass(frozen=True)
class Part:
    """A share of what there was to win, with its interval."""

    games: int
    won: float
    low: float
    high: float


Rounds = Mapping[int, Sequence[Row]]  # by number


def whole_rounds(rows: Sequence[Row]) -> dict[int, list[Row]]:
    """By number, where as much was played as at any other number."""
    found: dict[int, list[Row]] = defaultdict(list)
    for row in rows:
        found[row.number].append(row)
    most = max((len(games) for games in found.values()), default=0)
    return {number: games for number, games in sorted(found.items()) if len(games) == most}


def rows_in(rounds: Rounds) -> list[Row]:
    return [row for rows in rounds.values() for row in rows]


def have_met(rows: Sequence[Row]) -> bool:
    """Whether there are several bots, and everybody can be compared with everybody, by way of others."""
    tables = {frozenset(row.bots) for row in rows}
    met = set(rows[0].bots)
    for _ in tables:
        met |= {bot for table in tables if table & met for bot in table}
    return len(met) > 1 and met == set().union(*tables)


def part_of(values: Sequence[Sequence[float]]) -> Part | None:
    """Of values from 0 to 1, by number: games of one number share their luck. None where there are none."""
    means = [sum(some) / len(some) for some in values if some]
    count = sum(map(len, values))
    if not means:
        return None
    won = sum(map(sum, values)) / count
    extra = clustering(means, count // len(means))
    return Part(count, won, *wilson(won * count / extra, count / extra))


def share_won(rounds: Rounds, bot: str) -> Part | None:
    """For each seat that the bot had."""
    return part_of(
        [
            [row.shares[seat] for row in rows for seat in range(row.seats) if row.bots[seat] == bot]
            for rows in rounds.values()
        ]
    )


def mean_points(rounds: Rounds, bot: str) -> float:
    """Over every seat that the bot had."""
    points = [
        row.points[seat]
        for rows in rounds.values()
        for row in rows
        for seat in range(row.seats)
        if row.bots[seat] == bot
    ]
    return sum(points) / len(points)


def ahead(rounds: Rounds, bot: str, other: str) -> Part | None:
    """How often the bot was placed before the other where both sat; a shared place is half of it."""
    return part_of([[one for row in rows for one in compared(row, bot, other)] for rows in rounds.values()])


def compared(row: Row, bot: str, other: str) -> Iterator[float]:
    for mine, one in zip(row.bots, row.ranks, strict=True):
        for theirs, another in zip(row.bots, row.ranks, strict=True):
            if (mine, theirs) == (bot, other):
                yield 0.5 if one == another else float(one < another)
