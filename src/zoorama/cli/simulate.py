"""`zoorama simulate`: let bots play many games and count the results."""

import json
import sys

import click
from rich.console import Console

from zoorama.cli.localised import Command
from zoorama.cli.options import read_options
from zoorama.cli.parameters import Given, Whole, game_argument, luck_options
from zoorama.cli.seats import read_bots, substitutions
from zoorama.games import find
from zoorama.lab.arena import new_job
from zoorama.lab.run import InProcess, InProcesses, run
from zoorama.lab.stats import outcome, sum_up
from zoorama.terminal.standings import progress_bar, show_standings, standings_json
from zoorama.text import Text


@click.command("simulate", cls=Command, help="command-simulate")
@game_argument
@click.option("--seats", metavar="BOT,BOT,…", required=True, help="argument-bots")
@click.option("--games", metavar="N", type=Whole(1, 10_000_000), default=100, help="argument-games")
@click.option("--jobs", metavar="N", type=Whole(1, 256), default=1, help="argument-jobs")
@click.option("--json", "as_json", is_flag=True, help="argument-json")
@luck_options
@click.pass_obj
def command(
    text: Text, *, game: str, seats: str, games: int, jobs: int, as_json: bool, seed: int, given: tuple[Given, ...]
) -> int:
    rules, players = find(game), read_bots(seats)
    job = new_job(rules, players, read_options(rules, given), seed, range(games))
    for line in substitutions(players, rules, text):
        Console(stderr=True, soft_wrap=True).print(line, style="yellow", markup=False, highlight=False)
    with progress_bar(games, text.say("simulate-progress")) as progress:
        runner = InProcess() if jobs == 1 else InProcesses(jobs)
        result = sum_up(run(job, outcome, runner, progress), len(players))
    if as_json:
        sys.stdout.write(json.dumps(standings_json(rules, players, seed, result)) + "\n")
    else:
        show_standings(rules, players, seed, result, text, Console(highlight=False))
    return 0
