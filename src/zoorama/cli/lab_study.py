"""`zoorama lab study`: what a game is like among equals, for each number of players and each choice of options."""

from collections import Counter
from itertools import product
from pathlib import Path

import click
from rich.console import Console

from zoorama.bots.registry import default_bot
from zoorama.cli.errors import Mistake
from zoorama.cli.files import write_page
from zoorama.cli.localised import Command
from zoorama.cli.many_games import GAMES, Wanted, many_games, play_many
from zoorama.cli.options import is_list, read_options
from zoorama.cli.parameters import Given
from zoorama.cli.seats import check_level, read_sizes
from zoorama.engine.game import AnyGame, Options
from zoorama.lab.pages.study import study_page
from zoorama.lab.study import LEAST, Variant, new_study
from zoorama.terminal.pages import show_page
from zoorama.text import Text


@click.command("study", cls=Command, help="command-study")
@click.option("--bot", metavar="BOT", help="argument-study-bot")
@click.option("--seats", metavar="N,N,…|all", help="argument-study-seats")
@many_games(click.option("--games", metavar="N", type=GAMES, default=400, help="argument-study-games"))
def command(text: Text, wanted: Wanted, *, bot: str | None, seats: str | None) -> int:
    game = wanted.game
    variants = [
        Variant(size, options) for size in sizes_of(seats, game) for options in swept_options(game, wanted.given)
    ]
    study = new_study(game, bot or default_bot(game), variants, wanted.seed)
    for variant in variants:
        check_level(study.bot, game, variant.seats)
    numbers = wanted.numbers_for(wanted.games)
    if len(numbers) < LEAST and (wanted.data is None or wanted.report is not None):
        raise Mistake("error-study-games", games=len(numbers), least=LEAST)
    batches = study.batches(numbers, wanted.runner.batch)
    played = play_many(batches, len(numbers) * len(variants), wanted, text)
    console = Console(highlight=False)
    if len(played.rows) < LEAST * len(variants):  # to be merged with others, or stopped early
        console.print(kept(len(played.rows), wanted.data, text), markup=False)
        return played.code
    page = study_page(game, played.rows, text, complete=played.complete)
    show_page(page, console)
    write_page(page, wanted.report, text)
    return played.code


def kept(games: int, file: Path | None, text: Text) -> str:
    return text.say("lab-too-few", games=games) if file is None else text.say("lab-kept", games=games, file=str(file))


def sizes_of(given: str | None, game: AnyGame) -> tuple[int, ...]:
    if given is None:
        return (game.seats[0],)
    if given == "all":
        return tuple(game.seats)
    return read_sizes(given, game)


def swept_options(game: AnyGame, given: tuple[Given, ...]) -> list[Options]:
    """Every combination. Several values are parted by commas, several lists by semicolons."""
    for name, times in Counter(name for name, _ in given).items():
        if times > 1:
            raise Mistake("error-study-option", name=name)
    choices = [[(name, one) for one in value.split(";" if is_list(game, name) else ",")] for name, value in given]
    return list(dict.fromkeys(read_options(game, chosen) for chosen in product(*choices)))
