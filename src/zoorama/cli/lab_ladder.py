"""`zoorama lab ladder`: bots against each other, and ratings that sum up what comes of it."""

from functools import partial
from pathlib import Path

import click
from rich.console import Console

from zoorama.cli.contests import Order, contest_options, play_all
from zoorama.cli.errors import Mistake, lab_extra
from zoorama.cli.localised import Command
from zoorama.cli.options import read_options
from zoorama.cli.parameters import FILE, Given, game_argument
from zoorama.cli.seats import read_bots
from zoorama.engine.game import AnyGame
from zoorama.games import find
from zoorama.lab.contest import new_contest
from zoorama.lab.ladder import anchor_of, default_bots, pairings_of
from zoorama.terminal.contests import show_ratings, show_shares
from zoorama.text import Text


@click.command("ladder", cls=Command, help="command-ladder")
@game_argument
@click.option("--bots", metavar="BOT,BOT,…", help="argument-lab-bots")
@click.option("--picture", metavar="FILE", type=FILE, help="argument-lab-picture")
@contest_options
@click.pass_obj
def command(
    text: Text,
    *,
    game: str,
    bots: str | None,
    picture: Path | None,
    seats: int | None,
    games: int,
    jobs: int,
    minutes: float | None,
    file: Path | None,
    seed: int,
    given: tuple[Given, ...],
) -> int:
    with lab_extra():
        from zoorama.lab.ratings import rate
    rules = find(game)
    sitting = seats or rules.seats[0]
    rungs = read_rungs(bots, rules, sitting)
    contest = new_contest(rules, sitting, read_options(rules, given), seed, pairings_of(rungs, sitting))
    rated = partial(rate, contest, bots=rungs, anchor=anchor_of(rungs))
    played = play_all(contest, Order(games, jobs, minutes, file), rated, text)
    console = Console(highlight=False)
    show_shares(contest, played.rotations, text, console)
    show_ratings(rated(played.rotations), anchor_of(rungs), text, console)
    return played.code


def read_rungs(wanted: str | None, game: AnyGame, seats: int) -> tuple[str, ...]:
    """The bots of a ladder, from the weakest to the strongest as far as is known."""
    bots = default_bots(game, seats) if wanted is None else read_bots(wanted)
    if len(set(bots)) < max(2, len(bots)):
        raise Mistake("error-lab-bots")
    return bots
