"""`zoorama lab ladder`: bots against each other, and ratings that sum up what comes of it."""

from functools import partial
from pathlib import Path

import click
from rich.console import Console

from zoorama.bots.registry import offered_bots
from zoorama.cli.contests import Order, contest_options, play_all
from zoorama.cli.errors import Mistake, lab_extra
from zoorama.cli.localised import Command
from zoorama.cli.parameters import FILE
from zoorama.cli.pictures import claim_picture
from zoorama.cli.seats import read_bots
from zoorama.lab.ladder import anchor_of, pairings_of
from zoorama.terminal.contests import show_corrected, show_ratings, show_shares
from zoorama.text import Text


@click.command("ladder", cls=Command, help="command-ladder")
@click.option("--bots", metavar="BOT,BOT,…", help="argument-lab-bots")
@click.option("--picture", metavar="FILE", type=FILE, help="argument-lab-picture")
@contest_options
def command(text: Text, order: Order, *, bots: str | None, picture: Path | None) -> int:
    with lab_extra():
        from zoorama.lab.ratings import rate
    rungs = read_rungs(bots, order)
    contest = order.contest(pairings_of(rungs, order.seats))
    rated = partial(rate, contest, bots=rungs, anchor=anchor_of(rungs))
    if picture is not None:
        claim_picture(picture)
    played = play_all(contest, order, rated, text)
    console = Console(highlight=False)
    show_shares(contest, played.rotations, text, console)
    show_corrected(contest, played.rotations, text, console)
    ratings = rated(played.rotations)
    show_ratings(ratings, anchor_of(rungs), text, console)
    if picture is not None:
        from zoorama.lab.picture import draw

        draw(contest, played.rotations, ratings, text, picture)
    return played.code


def read_rungs(wanted: str | None, order: Order) -> tuple[str, ...]:
    """The bots of a ladder, from the weakest to the strongest as far as is known."""
    bots = offered_bots(order.game, order.seats) if wanted is None else read_bots(wanted)
    if len(set(bots)) < max(2, len(bots)):
        raise Mistake("error-lab-bots")
    return bots
