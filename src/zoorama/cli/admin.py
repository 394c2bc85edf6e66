"""`zoorama admin`: look after a server's database."""

from pathlib import Path

import click
from rich.console import Console

from zoorama.cli.errors import server_extra
from zoorama.cli.localised import Command, Group
from zoorama.cli.operators import operator, operators
from zoorama.cli.parameters import FILE, Whole, database_option
from zoorama.text import Text


@click.group("admin", cls=Group, help="command-admin", subcommand_metavar="TASK")
def command() -> None:
    pass


@command.command("backup", cls=Command, help="command-backup")
@click.argument("file", metavar="FILE", type=FILE, help="argument-copy")
@database_option
@click.pass_obj
def backup(text: Text, *, file: Path, db: str | None) -> int:
    with server_extra():
        from zoorama.server import admin
    admin.backup(db, file)
    Console(highlight=False).print(text.say("admin-saved", file=str(file)), markup=False, soft_wrap=True)
    return 0


@command.command("prune", cls=Command, help="command-prune")
@click.option("--days", metavar="N", type=Whole(0, 100_000), default=30, help="argument-days")
@click.option("--finished", is_flag=True, help="argument-finished")
@database_option
@click.pass_obj
def prune(text: Text, *, days: int, finished: bool, db: str | None) -> int:
    with server_extra():
        from zoorama.server import admin
    forgotten = admin.prune(db, days, finished=finished)
    Console(highlight=False).print(text.say("admin-pruned", count=forgotten), markup=False)
    return 0


command.add_command(operator)
command.add_command(operators)
