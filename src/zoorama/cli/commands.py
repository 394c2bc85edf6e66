"""The list of commands, each loaded from the module of its name when it is called."""

import sys
from typing import Final

import click
from click.shell_completion import ShellComplete, get_completion_class

from zoorama import __version__
from zoorama.build import IS_COMPILED
from zoorama.cli.lazy import LazyGroup
from zoorama.text import Text

PROGRAM: Final = "zoorama"
COMPLETE: Final = "_ZOORAMA_COMPLETE"  # set by the shell's completion script to `bash_complete` or the like
COMMANDS: Final = (
    "games",
    "rules",
    "schema",
    "play",
    "replay",
    "analyse",
    "verify",
    "simulate",
    "lab",
    "solve",
    "serve",
    "workers",
    "mcp",
    "admin",
    "completion",
)  # in the order of the help
UNASKED: Final = ("serve", "--open")


def show_version(ctx: click.Context, parameter: click.Parameter, wanted: object) -> None:
    if wanted and not ctx.resilient_parsing:
        sys.stdout.write(version(ctx.obj) + "\n")
        ctx.exit()


def version(text: Text) -> str:
    return f"zoorama {__version__} ({text.say('version-compiled' if IS_COMPILED else 'version-interpreted')})"


class Root(LazyGroup):
    def checked_rest(self, ctx: click.Context, rest: list[str]) -> list[str]:
        """Whoever types no more than the name wants to play. A script that forgot the command is told so."""
        if not rest and sys.stdin.isatty() and sys.stdout.isatty():
            sys.stdout.write(ctx.obj.say("serve-unasked") + "\n")
            return list(UNASKED)
        return super().checked_rest(ctx, rest)


@click.group(cls=Root, names=COMMANDS, help="command", subcommand_metavar="COMMAND")
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version, help="argument-version"
)
def root() -> None:
    pass


def completer(shell: str, command: click.Command, text: Text) -> ShellComplete | None:
    kind = get_completion_class(shell)
    return kind(command, {"obj": text}, PROGRAM, COMPLETE) if kind else None


def complete(command: click.Command, instruction: str, text: Text) -> int:
    """Answer the shell's question what could come next on its command line."""
    shell, _, asked = instruction.partition("_")
    found = completer(shell, command, text)
    if found is None or asked != "complete":
        return 1
    sys.stdout.write(found.complete() + "\n")
    return 0
