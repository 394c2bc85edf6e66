"""`zoorama serve`: open tables for people to play at."""

import os
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource
from rich.console import Console

from zoorama.cli.errors import server_extra
from zoorama.cli.localised import Command
from zoorama.cli.parameters import FILE, Decimal, Whole, database_option
from zoorama.text import Text

RATE = Whole(1, 1_000_000)
NOT_SETTINGS = ("file", "printing", "browser")  # options of the command alone


@click.command("serve", cls=Command, help="command-serve")
@click.option("--host", metavar="ADDRESS", default="127.0.0.1", help="argument-host")
@click.option("--port", metavar="N", type=Whole(0, 65_535), default=8020, help="argument-port")
@database_option
@click.option("--nats", metavar="ADDRESS", default="", help="argument-nats")
@click.option("--processes", metavar="N", type=Whole(1, 64), default=1, help="argument-processes")
@click.option("--open", "browser", is_flag=True, help="argument-open")
@click.option("--https", is_flag=True, help="argument-https")
@click.option("--origin", "origins", metavar="SITE", multiple=True, help="argument-origin")
@click.option("--pause", metavar="SECONDS", type=Decimal(0, 60), default=0.7, help="argument-pause")
@click.option("--workers", metavar="N", type=Whole(0, 256), default=2, help="argument-workers")
@click.option("--requests", metavar="N", type=RATE, default=20, help="argument-requests")
@click.option("--frames", metavar="N", type=RATE, default=20, help="argument-frames")
@click.option("--settings", "file", metavar="FILE", type=FILE, help="argument-settings")
@click.option("--print-settings", "printing", is_flag=True, help="argument-print-settings")
@click.pass_context
def command(context: click.Context, /, *, file: Path | None, printing: bool, browser: bool, **_: object) -> int:
    with server_extra():
        from zoorama.server.config.load import load
        from zoorama.server.config.printed import printed
        from zoorama.server.processes import serve_all
    effective = load(os.environ, given(context), file)
    if printing:
        sys.stdout.write(printed(effective))
        return 0
    serve_all(effective.options(), effective.settings(), announcer(context.obj, browser=browser))
    return 0


def given(context: click.Context) -> dict[str, Any]:
    """The settings that stand on the command line."""
    typed = {name for name in context.params if context.get_parameter_source(name) is ParameterSource.COMMANDLINE}
    return {name: context.params[name] for name in typed - set(NOT_SETTINGS)}


def announcer(text: Text, *, browser: bool) -> Callable[[str], None]:
    def announce(address: str) -> None:
        said = text.say("serve-at", address=address)
        Console(highlight=False).print(said, style="bold", markup=False, soft_wrap=True)
        if browser:
            webbrowser.open(address)

    return announce
