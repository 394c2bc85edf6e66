"""`zoorama lab ladder`: bots against each other, and ratings that sum up what comes of it."""

from functools import partial
from pathlib import Path

import click
from rich.console import Console

from zoorama.cli.contests import Order, contest_options, play_all
from zoorama.cli.errors import lab_extra
from zoorama.cli.files import write_page
from zoorama.cli.localised import Command
from zoorama.cli.parameters import FILE
from zoorama.cli.pictures import claim_picture
from zoorama.cli.seats import several_bots
from zoorama.lab.ladder import anchor_of, pairings_of
from zoorama.lab.pages.contest import contest_page, numbers_in, ratings_table, shares_tables
from zoorama.terminal.pages import show_tables
from zoorama.text import Text


@click.command("ladder", cls=Command, help="command-ladder")
@click.option("--bots", metavar="BOT,BOT,…", help="argument-lab-bots")
@click.option("--picture", metavar="FILE", type=FILE, help="argument-lab-picture")
@contest_options
def command(text: Text, order: Order, *, bots: str | None, picture: Path | None) -> int:
    with lab_extra():
        from zoorama.lab.ratings import rate
    rungs = several_bots(bots, order.game, order.seats)
    contest = order.contest(pairings_of(rungs, order.seats))
    rated = partial(rate, contest, bots=rungs, anchor=anchor_of(rungs))
    if picture is not None:
        claim_picture(picture)
    played = play_all(contest, order, rated, text)
    console = Console(highlight=False)
    ratings = rated(played.rotations)
    show_tables(shares_tables(contest, played.rotations, text), console)
    show_tables([ratings_table(ratings, anchor_of(rungs), numbers_in(played.rotations), text)], console)
    page = contest_page(contest, played.rotations, ratings, anchor_of(rungs), text, complete=played.complete)
    write_page(page, order.report, text)
    if picture is not None:
        from zoorama.lab.picture import draw

        draw(contest, played.rotations, ratings, text, picture)
    return played.code
