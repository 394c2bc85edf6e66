"""`zoorama lab match`: one bot against others of another kind, in every seat, with the time its decisions take."""

import click
from rich.console import Console

from zoorama.cli.contests import Order, contest_options, play_all
from zoorama.cli.files import write_page
from zoorama.cli.localised import Command
from zoorama.lab.contest import Pairing
from zoorama.lab.pages.contest import contest_page, seats_table, shares_tables
from zoorama.terminal.pages import show_tables
from zoorama.text import Text


@click.command("match", cls=Command, help="command-match")
@click.option("--one", metavar="BOT", required=True, help="argument-lab-one")
@click.option("--against", metavar="BOT", required=True, help="argument-lab-against")
@contest_options
def command(text: Text, order: Order, *, one: str, against: str) -> int:
    contest = order.contest((Pairing(one, against),))
    played = play_all(contest, order, lambda rotations: (), text)
    console = Console(highlight=False)
    show_tables(shares_tables(contest, played.rotations, text), console)
    show_tables([seats_table(played.rotations, text)], console)
    page = contest_page(contest, played.rotations, (), one, text, complete=played.complete)
    write_page(page, order.report, text)
    return played.code
