"""`zoorama completion`: a script that lets a shell complete the command line."""

import sys
from typing import Final

import click

from zoorama.cli.commands import completer, root
from zoorama.cli.localised import Command
from zoorama.cli.parameters import Choice
from zoorama.text import Text

SHELLS: Final = ("bash", "zsh", "fish")


@click.command("completion", cls=Command, help="command-completion")
@click.argument("shell", metavar="SHELL", type=Choice(SHELLS), help="argument-shell")
@click.pass_obj
def command(text: Text, *, shell: str) -> int:
    found = completer(shell, root, text)
    assert found is not None, "click knows these shells"
    # Not `found.source()`: for bash that starts a bash to complain of its version, in English.
    sys.stdout.write(found.source_template % found.source_vars() + "\n")
    return 0
