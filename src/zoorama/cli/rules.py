"""`zoorama rules`: the rules of a game, one by one."""

from typing import Final

import click
from rich.console import Console

from zoorama.cli.localised import Command
from zoorama.cli.parameters import game_argument
from zoorama.lab.luck_shares import luck_share
from zoorama.text import Text

PLAYERS: Final = 3  # of whom it is told how much is luck: every game has tables of three


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
    if (line := luck_line(game, text)) is not None:
        console.print(f"\n{line}", style="dim", markup=False)
    return 0


def luck_line(game: str, text: Text) -> str | None:
    """How much of the game is luck, where it was measured."""
    found = luck_share(game, PLAYERS, "greedy")
    if found is None:
        return None
    again, anew = (text.say("contest-percent", share=one.value) for one in (found.found.again, found.found.anew))
    return text.say("rules-luck", players=PLAYERS, again=again, anew=anew)
