"""`zoorama rules`: the rules of a game, one by one."""

import click
from rich.console import Console

from zoorama.cli.localised import Command
from zoorama.cli.parameters import game_argument
from zoorama.text import Text


@click.command("rules", cls=Command, help="command-rules")
@game_argument
@click.pass_obj
def command(text: Text, *, game: str) -> int:
    words, console = Text(text.language, game), Console(highlight=False)
    console.print(words.say("name"), style="bold underline", markup=False)
    console.print(words.say("tagline"), style="italic", markup=False)
    for rule in words.rules:
        console.print(f"\n{rule}  {words.say(rule, 'title')}", style="bold", markup=False)
        console.print(words.say(rule), markup=False)
    return 0
