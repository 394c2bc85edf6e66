"""`zoorama admin operator` and `operators`: who moderates a server."""

import time

import click
from rich.console import Console

from zoorama.cli.errors import Mistake, server_extra
from zoorama.cli.localised import Command
from zoorama.cli.parameters import database_option
from zoorama.names import is_name, tidy_name
from zoorama.text import Text


@click.command("operator", cls=Command, help="command-operator")
@click.argument("name", metavar="NAME", help="argument-operator")
@database_option
@click.pass_obj
def operator(text: Text, *, name: str, db: str | None) -> int:
    with server_extra():
        from zoorama.server import operators
    if not is_name(tidy_name(name)):
        raise Mistake("not-allowed-not-a-name", name=name)
    token = operators.offer(db, tidy_name(name))
    _print(text.say("operator-link", name=tidy_name(name), minutes=operators.LINK_LASTS // 60))
    _print(f"/operate#{token}")
    return 0


@click.command("operators", cls=Command, help="command-operators")
@click.option("--remove", metavar="NAME", help="argument-remove-operator")
@database_option
@click.pass_obj
def operators(text: Text, *, remove: str | None, db: str | None) -> int:
    with server_extra():
        from zoorama.server import operators
    if remove is not None:
        if not operators.remove(db, tidy_name(remove)):
            raise Mistake("operator-unknown", name=remove)
        _print(text.say("operator-removed", name=remove))
        return 0
    listed = operators.listed(db)
    for row in listed:
        _print(f"{row.name}  {time.strftime('%Y-%m-%d', time.gmtime(row.since))}")
    if not listed:
        _print(text.say("operator-none"))
    return 0


def _print(line: str) -> None:
    Console(highlight=False).print(line, markup=False, soft_wrap=True)
