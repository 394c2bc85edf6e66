"""`zoorama lab`: measure how well bots play, and teach them."""

from typing import Final

import click

from zoorama.cli.lazy import LazyGroup

TASKS: Final = ("match", "ladder", "tournament", "study", "merge", "train")


@click.group("lab", cls=LazyGroup, names=TASKS, prefix="lab_", help="command-lab", subcommand_metavar="TASK")
def command() -> None:
    pass
