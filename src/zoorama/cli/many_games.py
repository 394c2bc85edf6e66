"""What `zoorama lab tournament` and `study` share: how many games are played, where, and what is kept of them."""

from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console

from zoorama.cli.errors import INTERRUPTED, Mistake
from zoorama.cli.files import claim_page, data_file, file_options
from zoorama.cli.parameters import Decimal, Given, Whole, game_argument, luck_options
from zoorama.cli.running import chosen_runner, clock, numbers_option, playing, running_options
from zoorama.engine.game import AnyGame
from zoorama.games import find
from zoorama.lab.arena import Job
from zoorama.lab.rows import Row, play_rows, while_time
from zoorama.lab.run import Runner
from zoorama.terminal.standings import progress_bar
from zoorama.text import Text

GAMES: Final = Whole(1, 1_000_000)


@dataclass(frozen=True)
class Wanted:
    """What is asked of whoever plays many games."""

    game: AnyGame
    games: int
    numbers: range | None
    runner: Runner
    minutes: float | None
    data: Path | None
    report: Path | None
    seed: int
    given: tuple[Given, ...]

    def numbers_for(self, games: int) -> range:
        return self.numbers or range(games)


@dataclass
class Played:
    rows: list[Row] = field(default_factory=list)
    code: int = 0
    complete: bool = False


def many_games(amount: Callable[..., Any]) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """`GAME` and the options of those who play many games, handed over as one; `amount` is that of how many."""

    def declare(function: Callable[..., int]) -> Callable[..., int]:
        def call(text: Text, *, game: str, jobs: int | None, on: str | None, **asked: Any) -> int:
            names = ("games", "numbers", "minutes", "data", "report", "seed", "given")
            more = {name: asked.pop(name) for name in names}
            return function(text, Wanted(find(game), runner=chosen_runner(jobs, on), **more), **asked)

        declared: Callable[..., int] = click.pass_obj(call)
        for option in (
            file_options,
            click.option("--minutes", metavar="N", type=Decimal(0, 100_000), help="argument-lab-minutes"),
            running_options,
            numbers_option,
            amount,
            luck_options,
            game_argument,
        ):
            declared = option(declared)
        return declared

    return declare


def play_many(batches: Iterable[tuple[Job, ...]], total: int, wanted: Wanted, text: Text) -> Played:
    """All these games, or as many as there is time for until somebody says stop."""
    claim_page(wanted.report)
    played = Played()
    with data_file(wanted.data) as data, progress_bar(total, text.say("simulate-progress")) as progress, playing():
        try:
            with closing(play_rows(while_time(batches, clock(wanted.minutes)), wanted.runner, progress)) as rows:
                for row in rows:
                    data.write(row)
                    played.rows.append(row)
        except KeyboardInterrupt:
            played.code = INTERRUPTED
    played.complete = len(played.rows) == total
    if not played.rows:
        raise Mistake("error-lab-no-games")
    if played.code:
        Console(stderr=True).print(text.say("contest-interrupted"), markup=False)
    return played
