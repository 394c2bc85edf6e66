"""What was wrong with a call, said with what to do about it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import click

from zoorama.cli.installing import install_command
from zoorama.engine.errors import Fact
from zoorama.text import Text

DOES_NOT_HOLD: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


class Mistake(Exception):
    """Something the person typed; `key` names the message that says what to do about it."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


def usage_problem(error: click.UsageError, text: Text) -> str:
    """What click found wrong, in the reader's language. Values are refused by their types (see `parameters`)."""
    command = called_as(error.ctx) if error.ctx else "zoorama"
    match error:
        case click.NoSuchOption():
            known = ", ".join(options_of(error.ctx))
            return text.say("error-unknown-option", command=command, given=error.option_name, known=known)
        case click.NoSuchCommand():
            known = ", ".join(commands_of(error.ctx))
            return text.say("error-invalid-choice", command=command, given=error.command_name, known=known)
        case click.MissingParameter(param=click.Parameter() as parameter):
            return text.say("error-missing-argument", command=command, wanted=name_of(parameter))
        case click.BadOptionUsage() if error.option_name in flags_of(error.ctx):
            return text.say("error-takes-no-value", command=command, option=error.option_name)
        case click.BadOptionUsage():
            return text.say("error-needs-value", command=command, option=error.option_name)
    return text.say("error-usage", command=command)


def name_of(parameter: click.Parameter) -> str:
    """How the person knows a parameter: `--seats`, `GAME`."""
    return parameter.opts[0] if isinstance(parameter, click.Option) else parameter.metavar or parameter.name or ""


def options_of(context: click.Context | None) -> list[str]:
    params = context.command.params if context else []
    return [param.opts[-1] for param in params if isinstance(param, click.Option)]


def flags_of(context: click.Context | None) -> list[str]:
    params = context.command.params if context else []
    return [name for param in params if isinstance(param, click.Option) and param.is_flag for name in param.opts]


def commands_of(context: click.Context | None) -> list[str]:
    return context.command.list_commands(context) if context and isinstance(context.command, click.Group) else []


def called_as(context: click.Context) -> str:
    """How the person called this command: a script that starts `zoorama play` names itself in ZOORAMA_COMMAND."""
    return play_command() if context.command.name == "play" else context.command_path


def play_command() -> str:
    return os.environ.get("ZOORAMA_COMMAND", "zoorama play")


def file_problem(error: OSError, text: Text) -> str:
    file, problem = str(error.filename or "-"), str(error.strerror)
    match error:
        case FileNotFoundError():
            return text.say("error-file-missing", file=file)
        case IsADirectoryError() | NotADirectoryError():
            return text.say("error-file-directory", file=file)
        case PermissionError():
            return text.say("error-file-denied", file=file)
    return text.say("error-file", file=file, problem=problem)


@contextmanager
def server_extra() -> Iterator[None]:
    """Imports of the server, which an installation without dependencies lacks."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise Mistake("error-server-extra", name=str(error.name), install=install_command()) from error


@contextmanager
def lab_extra() -> Iterator[None]:
    """Imports of the lab: what its extra brings, such as PyTorch, or NumPy where that is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise Mistake("error-lab-extra", name=str(error.name), install=install_command("lab")) from error


@contextmanager
def mcp_extra() -> Iterator[None]:
    """Imports of the seat for language models: what its extra brings."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise Mistake("error-mcp-extra", name=str(error.name), install=install_command("mcp")) from error
