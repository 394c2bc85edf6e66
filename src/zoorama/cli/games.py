"""`zoorama games`: the games with their options."""

import json

import click
from rich.console import Console
from rich.table import Table

from zoorama.cli.localised import Command
from zoorama.codec import Codec
from zoorama.engine.game import AnyGame
from zoorama.games import GAMES
from zoorama.text import Text


@click.command("games", cls=Command, help="command-games")
@click.pass_obj
def command(text: Text) -> int:
    grid = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for game in GAMES:
        add_game(grid, game, Text(text.language, game.name))
    Console(highlight=False).print(grid)
    return 0


def add_game(grid: Table, game: AnyGame, text: Text) -> None:
    seats = text.say("games-players", least=game.seats[0], most=game.seats[-1])
    grid.add_row(f"[bold]{game.name}[/]", f"[bold]{text.say('name')}[/]\n{text.say('tagline')}", seats)
    for name, value in Codec(game).options().items():
        default = text.say("option-default", value=json.dumps(value))
        grid.add_row("", f"--option {name}=…  {text.say(f'option-{name}')}", default, style="dim")
