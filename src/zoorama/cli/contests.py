"""What `zoorama lab ladder` and `match` share: how much is played, where, and what is kept of it."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import current_thread, main_thread
from time import monotonic
from types import FrameType
from typing import Any, Final

import click
from rich.console import Console

from zoorama.analysis.offer import NotAnalysed
from zoorama.bots.registry import levels_for
from zoorama.cli.errors import INTERRUPTED, Mistake
from zoorama.cli.options import read_options
from zoorama.cli.parameters import FILE, Decimal, Given, Whole, game_argument, luck_options
from zoorama.engine.game import AnyGame, Options
from zoorama.games import find
from zoorama.lab.contest import Contest, Pairing, Rotation, new_contest, play_contest
from zoorama.lab.ladder import is_another
from zoorama.lab.report import Rating, report, save
from zoorama.lab.run import InProcess, InProcesses
from zoorama.terminal.standings import progress_bar
from zoorama.text import Text

SAVED_EVERY: Final = 30.0  # seconds
Rate = Callable[[Sequence[Rotation]], Sequence[Rating]]


@dataclass(frozen=True)
class Order:
    """What every contest is asked."""

    game: AnyGame
    seats: int
    games: int  # of each pairing
    jobs: int
    minutes: float | None
    file: Path | None
    seed: int
    options: Options
    luck_corrected: bool

    def contest(self, pairings: tuple[Pairing, ...]) -> Contest:
        contest = self.new_contest(pairings)
        for pairing in pairings:
            self.check_level(pairing.one)
            self.check_level(pairing.rest)
        return contest

    def new_contest(self, pairings: tuple[Pairing, ...]) -> Contest:
        try:
            return new_contest(
                self.game, self.seats, self.options, self.seed, pairings, luck_corrected=self.luck_corrected
            )
        except NotAnalysed as error:
            raise Mistake("error-lab-luck", game=self.game.name, seats=self.seats) from error

    def check_level(self, bot: str) -> None:
        """At a table it would play as a lower one; here that would measure something else than it says."""
        if is_another(bot, self.game, self.seats):
            known = ", ".join(levels_for(self.game, self.seats))
            raise Mistake("error-lab-seats", name=bot, game=self.game.name, seats=self.seats, known=known)


@dataclass
class Played:
    rotations: list[Rotation]
    code: int = 0
    complete: bool = False


def contest_options(function: Callable[..., int]) -> Callable[..., int]:
    """`GAME` and the options of a contest, handed over as one order."""

    def call(text: Text, *, game: str, seats: int | None, seed: int, given: tuple[Given, ...], **asked: Any) -> int:
        rules = find(game)
        more = {name: asked.pop(name) for name in ("games", "jobs", "minutes", "file", "luck_corrected")}
        options = read_options(rules, given)
        return function(text, Order(rules, seats or rules.seats[0], seed=seed, options=options, **more), **asked)

    declared: Callable[..., int] = click.pass_obj(call)
    for option in (
        click.option("--luck-corrected", is_flag=True, help="argument-lab-luck"),
        click.option("--json", "file", metavar="FILE", type=FILE, help="argument-lab-json"),
        click.option("--minutes", metavar="N", type=Decimal(0, 100_000), help="argument-lab-minutes"),
        click.option("--jobs", metavar="N", type=Whole(1, 256), default=1, help="argument-jobs"),
        click.option("--games", metavar="N", type=Whole(1, 1_000_000), default=400, help="argument-lab-games"),
        click.option("--seats", metavar="N", type=Whole(1, 100), help="argument-lab-seats"),
        luck_options,
        game_argument,
    ):
        declared = option(declared)
    return declared


def play_all(contest: Contest, order: Order, rate: Rate, text: Text) -> Played:
    """As many whole rotations as were asked for, or as there is time for until somebody says stop."""
    if order.games < contest.seats:
        raise Mistake("error-lab-games", games=order.games, seats=contest.seats)
    numbers = range(-(-order.games // contest.seats))
    played = Played([])
    keep(contest, played, rate, order.file)  # a file that cannot be written is told of before anybody plays
    total = len(numbers) * contest.seats * len(contest.pairings)
    with progress_bar(total, text.say("simulate-progress")) as progress, terminated_as_interrupted():
        runner = InProcess() if order.jobs == 1 else InProcesses(order.jobs)
        rotations = play_contest(contest, numbers, runner, progress, clock(order.minutes))
        gather(rotations, played, lambda: keep(contest, played, rate, order.file))
    played.complete = len(played.rotations) == len(numbers) * len(contest.pairings)
    keep(contest, played, rate, order.file)
    if not played.rotations:
        raise Mistake("error-lab-nothing")
    if played.code:
        Console(stderr=True).print(text.say("contest-interrupted"), markup=False)
    return played


def gather(rotations: Iterator[Rotation], played: Played, kept: Callable[[], None]) -> None:
    saved = monotonic()
    try:
        for rotation in rotations:
            played.rotations.append(rotation)
            if monotonic() - saved >= SAVED_EVERY:
                kept()
                saved = monotonic()
    except KeyboardInterrupt:
        played.code = INTERRUPTED
    except BrokenProcessPool as error:
        kept()
        raise Mistake("error-lab-worker") from error


def keep(contest: Contest, played: Played, rate: Rate, file: Path | None) -> None:
    if file is not None:
        ratings = rate(played.rotations) if played.rotations else ()
        save(report(contest, played.rotations, ratings, complete=played.complete), file)


def clock(minutes: float | None) -> Callable[[], bool]:
    """Whether there is time to begin a rotation."""
    end = None if minutes is None else monotonic() + minutes * 60
    return lambda: end is None or monotonic() < end


@contextmanager
def terminated_as_interrupted() -> Iterator[None]:
    """Who is asked to end by the system keeps what there is, as after Ctrl-C."""
    if current_thread() is not main_thread():  # only the main thread may say what signals do
        yield
        return
    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
