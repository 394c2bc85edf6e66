"""`zoorama workers`: let bots of servers elsewhere think on this machine."""

import os
from pathlib import Path

import click
from rich.console import Console

from zoorama.cli.errors import Mistake, called_as, server_extra
from zoorama.cli.localised import Command
from zoorama.cli.parameters import FILE, Whole
from zoorama.cli.serve import given


@click.command("workers", cls=Command, help="command-workers")
@click.option("--nats", metavar="ADDRESS", default="", help="argument-workers-nats")
@click.option("--workers", metavar="N", type=Whole(1, 256), default=2, help="argument-workers-here")
@click.option("--settings", "file", metavar="FILE", type=FILE, help="argument-settings")
@click.pass_context
def command(context: click.Context, /, *, file: Path | None, **_: object) -> int:
    with server_extra():
        from zoorama.server.config.load import load
        from zoorama.server.run_workers import run_workers
    effective = load(os.environ, given(context), file)
    nats, workers = effective.options().nats, effective.settings().workers
    if not nats:
        raise Mistake("error-missing-argument", command=called_as(context), wanted="--nats")
    if not workers:  # meant for a server whose bots think here
        raise Mistake("error-number", given="0", option="--workers", least="1", most="256")
    said = context.obj.say("workers-ready", count=workers)
    run_workers(nats, workers, lambda: Console(highlight=False).print(said, markup=False))
    return 0
