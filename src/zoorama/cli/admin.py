"""`zoorama admin`: look after a server's database."""

from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console

from zoorama.cli.errors import DOES_NOT_HOLD, server_extra
from zoorama.cli.localised import Command, Group
from zoorama.cli.operators import operator, operators
from zoorama.cli.parameters import FILE, Whole, database_option
from zoorama.text import Text

if TYPE_CHECKING:  # the server is an optional part of the installation
    from zoorama.server.tables.check import Findings

SHOWN = 20  # damaged tables


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
    show(text.say("admin-saved", file=str(file)))
    return 0


@command.command("restore", cls=Command, help="command-restore")
@click.argument("file", metavar="FILE", type=FILE, help="argument-restored")
@database_option
@click.pass_obj
def restore(text: Text, *, file: Path, db: str | None) -> int:
    with server_extra():
        from zoorama.server import admin
    restored = admin.restore(db, file)
    show_damaged(text, restored.findings)
    show(text.say("admin-restored", file=str(file), tables=restored.findings.tables))
    if restored.aside is not None:
        show(text.say("admin-aside", file=str(restored.aside)))
    return 0


@command.command("check", cls=Command, help="command-check")
@click.option("--repair", is_flag=True, help="argument-repair")
@database_option
@click.pass_obj
def check(text: Text, *, repair: bool, db: str | None) -> int:
    with server_extra():
        from zoorama.server import admin
    found = admin.check(db, repair=repair)
    for problem in found.problems[:SHOWN]:
        show(text.say("admin-problem", problem=problem))
    show_damaged(text, found)
    lagging = len({*found.behind, *found.unlisted})
    if repair:
        show(text.say("admin-repaired", count=lagging))
    elif lagging:
        show(text.say("admin-lagging", count=lagging))
    show(text.say("admin-checked", tables=found.tables, damaged=len(found.damaged)))
    return 0 if found.sound else DOES_NOT_HOLD


@command.command("prune", cls=Command, help="command-prune")
@click.option("--days", metavar="N", type=Whole(0, 100_000), default=30, help="argument-days")
@click.option("--finished", is_flag=True, help="argument-finished")
@click.option("--vacuum", is_flag=True, help="argument-vacuum")
@database_option
@click.pass_obj
def prune(text: Text, *, days: int, finished: bool, vacuum: bool, db: str | None) -> int:
    with server_extra():
        from zoorama.server import admin
    show(text.say("admin-pruned", count=admin.prune(db, days, finished=finished, vacuum=vacuum)))
    return 0


@command.command("rotate-key", cls=Command, help="command-rotate-key")
@click.option("--days", metavar="N", type=Whole(0, 400), default=30, help="argument-key-days")
@click.option("--key-file", metavar="FILE", default="", help="argument-key-file")
@database_option
@click.pass_obj
def rotate_key(text: Text, *, days: int, key_file: str, db: str | None) -> int:
    with server_extra():
        from zoorama.server import admin
    admin.rotate_key(db, days, key_file)
    show(text.say("admin-key-rotated", days=days))
    return 0


@command.command("drain", cls=Command, help="command-drain")
@click.option("--minutes", metavar="N", type=Whole(0, 10_000), default=30, help="argument-minutes")
@database_option
@click.pass_obj
def drain(text: Text, *, minutes: int, db: str | None) -> int:
    with server_extra():
        from zoorama.server import admin
    admin.drain(db, minutes)
    show(text.say("admin-draining", minutes=minutes))
    return 0


def show_damaged(text: Text, found: "Findings") -> None:
    """Of a table's link only as much as the log tells: it is the table's key."""
    for table, why in found.damaged[:SHOWN]:
        show(text.say("admin-damaged", table=table[:6], why=why))


def show(line: str) -> None:
    Console(highlight=False).print(line, markup=False, soft_wrap=True)


command.add_command(operator)
command.add_command(operators)
