"""`zoorama verify`: check the luck of a finished game."""

import json
import sys
from pathlib import Path

import click
from rich.console import Console

from zoorama.cli.errors import DOES_NOT_HOLD
from zoorama.cli.localised import Command
from zoorama.fair.certificate import read_certificate
from zoorama.fair.fetch import fetch, is_link
from zoorama.fair.verify import check
from zoorama.records.files import content
from zoorama.terminal.luck import show_verification, verification_json
from zoorama.text import Text

SOURCE = click.Path(readable=False)  # a file or a link; completed as a file


@click.command("verify", cls=Command, help="command-verify")
@click.argument("source", metavar="FILE|URL", type=SOURCE, help="argument-certificate")
@click.option("--json", "as_json", is_flag=True, help="argument-json")
@click.pass_obj
def command(text: Text, *, source: str, as_json: bool) -> int:
    game, certificate = read_certificate(fetch(source) if is_link(source) else content(Path(source)), source)
    found = check(game, certificate)
    if as_json:
        sys.stdout.write(json.dumps(verification_json(game, certificate, found)) + "\n")
    else:
        show_verification(game, certificate, found, text, Console(highlight=False))
    return DOES_NOT_HOLD if found.mismatch else 0
