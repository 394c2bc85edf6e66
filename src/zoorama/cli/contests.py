"""What `zoorama lab ladder` and `match` share: how much is played, where, and what is kept of it."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any, Final

import click
from rich.console import Console

from zoorama.analysis.offer import NotAnalysed
from zoorama.cli.errors import INTERRUPTED, Mistake
from zoorama.cli.files import claim_page, data_file, file_options
from zoorama.cli.options import read_options
from zoorama.cli.parameters import FILE, Decimal, Given, Whole, game_argument, luck_options
from zoorama.cli.running import chosen_runner, clock, numbers_option, playing, running_options
from zoorama.cli.seats import check_level
from zoorama.engine.game import AnyGame, Options
from zoorama.games import find
from zoorama.lab.contest import Contest, Pairing, Rotation, new_contest, play_contest
from zoorama.lab.data import Sink
from zoorama.lab.report import Rating, report, save
from zoorama.lab.run import Runner
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
    numbers: range | None  # of rotations, in place of so many games
    runner: Runner
    minutes: float | None
    file: Path | None
    data: Path | None
    report: Path | None
    seed: int
    options: Options
    luck_corrected: bool

    def contest(self, pairings: tuple[Pairing, ...]) -> Contest:
        contest = self.new_contest(pairings)
        for pairing in pairings:
            check_level(pairing.one, self.game, self.seats)
            check_level(pairing.rest, self.game, self.seats)
        return contest

    def new_contest(self, pairings: tuple[Pairing, ...]) -> Contest:
        try:
            return new_contest(
                self.game, self.seats, self.options, self.seed, pairings, luck_corrected=self.luck_corrected
            )
        except NotAnalysed as error:
            raise Mistake("error-lab-luck", game=self.game.name, seats=self.seats) from error


@dataclass
class Played:
    rotations: list[Rotation]
    code: int = 0
    complete: bool = False


def contest_options(function: Callable[..., int]) -> Callable[..., int]:
    """`GAME` and the options of a contest, handed over as one order."""

    def call(text: Text, *, game: str, seats: int | None, given: tuple[Given, ...], **asked: Any) -> int:
        rules, runner = find(game), chosen_runner(asked.pop("jobs"), asked.pop("on"))
        names = ("games", "numbers", "minutes", "file", "data", "report", "seed", "luck_corrected")
        more = {name: asked.pop(name) for name in names}
        options = read_options(rules, given)
        return function(text, Order(rules, seats or rules.seats[0], runner=runner, options=options, **more), **asked)

    declared: Callable[..., int] = click.pass_obj(call)
    for option in (
        click.option("--luck-corrected", is_flag=True, help="argument-lab-luck"),
        file_options,
        click.option("--json", "file", metavar="FILE", type=FILE, help="argument-lab-json"),
        click.option("--minutes", metavar="N", type=Decimal(0, 100_000), help="argument-lab-minutes"),
        running_options,
        numbers_option,
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
    numbers = order.numbers or range(-(-order.games // contest.seats))
    played = Played([])
    claim_page(order.report)
    keep(contest, played, rate, order.file)  # a file that cannot be written is told of before anybody plays
    total = len(numbers) * contest.seats * len(contest.pairings)
    with data_file(order.data) as data, progress_bar(total, text.say("simulate-progress")) as progress, playing():
        more, kept = clock(order.minutes), order.data is not None
        rotations = play_contest(contest, numbers, order.runner, progress, more, kept=kept)
        gather(written(rotations, data), played, lambda: keep(contest, played, rate, order.file))
    played.complete = len(played.rotations) == len(numbers) * len(contest.pairings)
    keep(contest, played, rate, order.file)
    if not played.rotations:
        raise Mistake("error-lab-nothing")
    if played.code:
        Console(stderr=True).print(text.say("contest-interrupted"), markup=False)
    return played


def written(rotations: Iterator[Rotation], data: Sink) -> Iterator[Rotation]:
    for rotation in rotations:
        for result in rotation.results:
            if result.row is not None:
                data.write(result.row)
        yield rotation


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
    except BrokenExecutor:
        kept()
        raise


def keep(contest: Contest, played: Played, rate: Rate, file: Path | None) -> None:
    if file is not None:
        ratings = rate(played.rotations) if played.rotations else ()
        save(report(contest, played.rotations, ratings, complete=played.complete), file)
