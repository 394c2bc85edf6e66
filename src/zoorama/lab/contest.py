"""Contests: one bot against others of another kind, in every seat in turn, with the same luck in each.

The games of one number, one for each seat, are a rotation. Only whole rotations count: a game more in a good seat
would favour whoever sat there.
"""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from time import process_time
from typing import Final

from zoorama.bots.bot import UNLIMITED, Bot, Budget
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, Options, View
from zoorama.engine.score import victory
from zoorama.games import find
from zoorama.lab.arena import Job, bots_of, new_job, play
from zoorama.lab.luck import judge, luck_in
from zoorama.lab.rows import Row, row_of
from zoorama.lab.run import HERE, Progress, Runner


@dataclass(frozen=True)
class Pairing:
    """One bot among others of another kind."""

    one: str
    rest: str

    def seated(self, seat: int, seats: int) -> tuple[str, ...]:
        """By seat, who plays, where the one has this seat."""
        return tuple(self.one if other == seat else self.rest for other in range(seats))


@dataclass(frozen=True)
class Contest:
    """Pairings that play side by side, ready to be played; `new_contest` makes one."""

    game: AnyGame
    seats: int
    seed: int
    pairings: tuple[Pairing, ...]
    jobs: tuple[tuple[Job, ...], ...]  # by pairing and by the seat of the one; without numbers
    evaluator: str | None = None  # who judges what luck gave the one; None: nobody does


@dataclass(frozen=True)
class Sitting:
    """A game to play, as plain values that travel between processes."""

    pairing: int
    seat: int  # of the one
    job: Job
    judged: bool = False  # whether its luck is to be told
    kept: bool = False  # whether the game is to be told as a row


@dataclass(frozen=True)
class Result:
    """One game of a rotation, as the one fared in it."""

    pairing: int
    number: int
    share: float  # of the victory, for the one
    seconds: tuple[float, ...]  # of processor time, for each of its decisions
    luck: float | None = None  # what luck gave the one, as a share of the victory; None: not judged
    row: Row | None = None  # the game, where it is kept


@dataclass(frozen=True)
class Rotation:
    """The games of one number: the one in every seat, with the same luck."""

    results: tuple[Result, ...]  # by the seat of the one

    @property
    def pairing(self) -> int:
        """Its index in the contest."""
        return self.results[0].pairing

    @property
    def number(self) -> int:
        """Of the games, among all that share the seed."""
        return self.results[0].number

    @property
    def share(self) -> float:
        """Of the victory, for the one: the mean over the seats."""
        return sum(result.share for result in self.results) / len(self.results)

    @property
    def luck(self) -> float | None:
        """The mean, as the share is; None where not every game was judged."""
        lucks = [result.luck for result in self.results if result.luck is not None]
        return sum(lucks) / len(lucks) if len(lucks) == len(self.results) else None


class Timed(Bot):
    """A bot, and what its decisions cost. Where there is but one thing to do it decides nothing."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds: list[float] = []

    def choose(self, view: View, legal: list[Action], rng: Rng, budget: Budget = UNLIMITED) -> Action:
        begun = process_time()
        chosen = self.bot.choose(view, legal, rng, budget)
        if len(legal) > 1:
            self.seconds.append(process_time() - begun)
        return chosen


def always() -> bool:
    return True


ALWAYS: Final[Callable[[], bool]] = always


def new_contest(
    game: AnyGame,
    seats: int,
    options: Options,
    seed: int,
    pairings: tuple[Pairing, ...],
    *,
    luck_corrected: bool = False,
) -> Contest:
    """Bots, seats and options that cannot be are refused here, before anybody plays. Raises NotAnalysed."""
    jobs = tuple(
        tuple(new_job(game, pairing.seated(seat, seats), options, seed, range(0)) for seat in range(seats))
        for pairing in pairings
    )
    evaluator = judge(game, seats, options).name if luck_corrected else None
    return Contest(game, seats, seed, pairings, jobs, evaluator)


def sittings(contest: Contest, numbers: range, more: Callable[[], bool], *, kept: bool = False) -> Iterator[Sitting]:
    """All pairings go on side by side. Time may stop a rotation from being begun, never one that has begun: if
    games in play were dropped, long ones would be missing among the results."""
    for number in numbers:
        for pairing, seated in enumerate(contest.jobs):
            if not more():
                return
            for seat, job in enumerate(seated):
                numbered = replace(job, numbers=range(number, number + 1))
                yield Sitting(pairing, seat, numbered, contest.evaluator is not None, kept)


def sit(sitting: Sitting) -> Result:
    bots = bots_of(sitting.job)
    bots[sitting.seat] = one = Timed(bots[sitting.seat])
    ((number, record),) = play(sitting.job, bots)
    game = find(sitting.job.game, sitting.job.version)
    row = row_of(sitting.job.seed, game, number, record) if sitting.kept else None
    luck = None
    if sitting.judged:
        luck = luck_in(judge(game, len(bots), record.options), record)[sitting.seat]
    return Result(sitting.pairing, number, victory(list(record.result))[sitting.seat], tuple(one.seconds), luck, row)


def play_contest(
    contest: Contest,
    numbers: range,
    runner: Runner = HERE,
    progress: Progress | None = None,
    more: Callable[[], bool] = ALWAYS,
    *,
    kept: bool = False,
) -> Iterator[Rotation]:
    """Rotations in the order of their numbers, however the games were shared out."""
    results: list[Result] = []
    with closing(runner.map(sit, sittings(contest, numbers, more, kept=kept))) as found:
        for result in found:
            results.append(result)
            if progress is not None:
                progress(1)
            if len(results) == contest.seats:
                yield Rotation(tuple(results))
                results.clear()
