"""`zoorama lab tournament`: several bots meet at tables, everybody in each seat equally often."""

import click
from rich.console import Console

from zoorama.cli.errors import Mistake
from zoorama.cli.files import write_page
from zoorama.cli.localised import Command
from zoorama.cli.many_games import GAMES, Wanted, many_games, play_many
from zoorama.cli.options import read_options
from zoorama.cli.parameters import Whole
from zoorama.cli.seats import check_level, several_bots
from zoorama.lab.pages.tournament import tournament_page
from zoorama.lab.tournament import new_tournament
from zoorama.terminal.pages import show_page
from zoorama.text import Text


@click.command("tournament", cls=Command, help="command-tournament")
@click.option("--bots", metavar="BOT,BOT,…", help="argument-tournament-bots")
@click.option("--seats", metavar="N", type=Whole(1, 100), help="argument-lab-seats")
@many_games(click.option("--games", metavar="N", type=GAMES, default=100, help="argument-tournament-games"))
def command(text: Text, wanted: Wanted, *, bots: str | None, seats: int | None) -> int:
    game, options = wanted.game, read_options(wanted.game, wanted.given)
    size = seats or game.seats[0]
    entrants = several_bots(bots, game, size)
    tournament = new_tournament(game, entrants, size, options, wanted.seed)
    for bot in entrants:
        check_level(bot, game, size)
    numbers = wanted.numbers_for(-(-wanted.games // size))
    played = play_many(tournament.rounds(numbers), len(numbers) * tournament.games_a_round, wanted, text)
    if len(played.rows) < tournament.games_a_round:
        raise Mistake("error-tournament-round", games=tournament.games_a_round)
    page = tournament_page(game, entrants, played.rows, text, complete=played.complete)
    show_page(page, Console(highlight=False))
    write_page(page, wanted.report, text)
    return played.code
