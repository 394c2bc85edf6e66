"""`zoorama lab match`: one bot against others of another kind, in every seat, with the time its decisions take."""

from pathlib import Path

import click
from rich.console import Console

from zoorama.cli.contests import Order, contest_options, play_all
from zoorama.cli.localised import Command
from zoorama.cli.options import read_options
from zoorama.cli.parameters import Given, game_argument
from zoorama.games import find
from zoorama.lab.contest import Pairing, new_contest
from zoorama.terminal.contests import show_seats, show_shares
from zoorama.text import Text


@click.command("match", cls=Command, help="command-match")
@game_argument
@click.option("--one", metavar="BOT", required=True, help="argument-lab-one")
@click.option("--against", metavar="BOT", required=True, help="argument-lab-against")
@contest_options
@click.pass_obj
def command(
    text: Text,
    *,
    game: str,
    one: str,
    against: str,
    seats: int | None,
    games: int,
    jobs: int,
    minutes: float | None,
    file: Path | None,
    seed: int,
    given: tuple[Given, ...],
) -> int:
    rules = find(game)
    pairing = Pairing(one, against)
    contest = new_contest(rules, seats or rules.seats[0], read_options(rules, given), seed, (pairing,))
    played = play_all(contest, Order(games, jobs, minutes, file), lambda rotations: (), text)
    console = Console(highlight=False)
    show_shares(contest, played.rotations, text, console)
    show_seats(contest, played.rotations, text, console)
    return played.code
