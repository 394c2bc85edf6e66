"""`zoorama simulate`: let bots play many games and count the results."""

import json
import sys
from collections.abc import Generator
from contextlib import closing
from pathlib import Path

import click
from rich.console import Console

from zoorama.cli.errors import INTERRUPTED, Mistake
from zoorama.cli.files import data_file, data_option
from zoorama.cli.localised import Command
from zoorama.cli.options import read_options
from zoorama.cli.parameters import Given, Whole, game_argument, luck_options
from zoorama.cli.running import chosen_runner, numbers_option, playing, running_options
from zoorama.cli.seats import read_bots, substitutions
from zoorama.games import find
from zoorama.lab.arena import Job, new_job, split
from zoorama.lab.data import Sink
from zoorama.lab.rows import play_rows
from zoorama.lab.run import Progress, Runner, run
from zoorama.lab.stats import Outcome, Tally, outcome
from zoorama.terminal.standings import progress_bar, show_standings, standings_json
from zoorama.text import Text


@click.command("simulate", cls=Command, help="command-simulate")
@game_argument
@click.option("--seats", metavar="BOT,BOT,…", required=True, help="argument-bots")
@click.option("--games", metavar="N", type=Whole(1, 10_000_000), default=100, help="argument-games")
@numbers_option
@running_options
@data_option
@click.option("--json", "as_json", is_flag=True, help="argument-json")
@luck_options
@click.pass_obj
def command(
    text: Text,
    *,
    game: str,
    seats: str,
    games: int,
    numbers: range | None,
    jobs: int | None,
    on: str | None,
    data: Path | None,
    as_json: bool,
    seed: int,
    given: tuple[Given, ...],
) -> int:
    rules, players, runner = find(game), read_bots(seats), chosen_runner(jobs, on)
    job = new_job(rules, players, read_options(rules, given), seed, numbers or range(games))
    for line in substitutions(players, rules, text):
        Console(stderr=True, soft_wrap=True).print(line, style="yellow", markup=False, highlight=False)
    label, tally, code = text.say("simulate-progress"), Tally(len(players)), 0
    with data_file(data) as sink, progress_bar(len(job.numbers), label) as progress, playing():
        found = run(job, outcome, runner, progress) if data is None else outcomes(job, runner, progress, sink)
        try:
            with closing(found):
                for one in found:
                    tally.add(one)
        except KeyboardInterrupt:
            code = INTERRUPTED
    if not tally.games:
        raise Mistake("error-lab-no-games")
    if code:
        Console(stderr=True).print(text.say("contest-interrupted"), markup=False)
    result = tally.standings()
    if as_json:
        sys.stdout.write(json.dumps(standings_json(rules, players, seed, result)) + "\n")
    else:
        show_standings(rules, players, seed, result, text, Console(highlight=False))
    return code


def outcomes(job: Job, runner: Runner, progress: Progress, sink: Sink) -> Generator[Outcome, None, None]:
    """Of games that are also written to a file."""
    with closing(play_rows(((part,) for part in split(job, runner.batch)), runner, progress)) as rows:
        for row in rows:
            sink.write(row)
            yield Outcome(row.moves, row.points, row.shares)
