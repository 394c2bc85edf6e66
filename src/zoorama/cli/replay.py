"""`zoorama replay`: step through a recorded game."""

import sys
from pathlib import Path

import click
from rich.console import Console

from zoorama.cli.localised import Command
from zoorama.cli.parameters import FILE
from zoorama.records.files import load
from zoorama.terminal.replay import Replay
from zoorama.text import Text


@click.command("replay", cls=Command, help="command-replay")
@click.argument("file", metavar="FILE", type=FILE, help="argument-file")
@click.option("--all", "at_once", is_flag=True, help="argument-all")
@click.pass_obj
def command(text: Text, *, file: Path, at_once: bool) -> int:
    game, record = load(file)
    shown = Replay(game, record, Text(text.language, game.name), Console(highlight=False))
    if at_once or not sys.stdin.isatty():
        shown.all()
    else:
        shown.steps()
    return 0
