"""`zoorama rules`: the rules of a game, one by one."""

from typing import Final

import click
from rich.console import Console

from zoorama.analysis.keen_shares import keen_shares
from zoorama.cli.localised import Command
from zoorama.cli.parameters import game_argument
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
    found = next((one for one in keen_shares(game) if one.seats == PLAYERS), None)
    if found is None:
        return None
    figures = (found.won, 1 / PLAYERS, found.skill, 1 - found.skill)
    won, even, skill, chance = (text.say("contest-percent", share=one) for one in figures)
    return text.say("rules-luck", players=PLAYERS, won=won, even=even, skill=skill, chance=chance)
