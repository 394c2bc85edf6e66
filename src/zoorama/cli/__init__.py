"""The command `zoorama`."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from itertools import pairwise

import click
from rich.console import Console

from zoorama.bots.threads import one_thread
from zoorama.cli.commands import COMPLETE, PROGRAM, complete, root
from zoorama.cli.errors import BAD_INPUT, INTERRUPTED, Mistake, file_problem, usage_problem
from zoorama.cli.localised import translated
from zoorama.engine.errors import ZooramaError
from zoorama.terminal.plain import PLAIN
from zoorama.text import LANGUAGES, Text, preferred_language


def main(arguments: Sequence[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else list(arguments)
    one_thread()
    text = Text(language(given))
    tolerate_any_encoding()
    try:
        return run(given, text)
    except ZooramaError as error:
        problem = text.error(error)
    except Mistake as mistake:
        problem = text.say(mistake.key, **mistake.facts)
    except click.UsageError as error:
        problem = usage_problem(error, text)
    except OSError as error:
        problem = file_problem(error, text)
    except KeyboardInterrupt:
        return INTERRUPTED
    Console(stderr=True, soft_wrap=True).print(problem, style="red", markup=False, highlight=False)
    return BAD_INPUT


def run(given: list[str], text: Text) -> int:
    """Click's own `main` would answer errors and Ctrl-C in English."""
    command = translated(root, text)
    if COMPLETE in os.environ:
        return complete(command, os.environ[COMPLETE], text)
    try:
        with command.make_context(PROGRAM, given, obj=text) as context:
            return int(command.invoke(context))
    except click.exceptions.Exit as left:  # as --help and --version do
        return left.exit_code


def language(given: list[str]) -> str:
    """The language must be known before the command line is parsed, so that its errors are in it too."""
    wanted = [after for before, after in pairwise(given) if before == "--lang"]
    wanted += [word.removeprefix("--lang=") for word in given if word.startswith("--lang=")]
    return wanted[-1] if wanted and wanted[-1] in LANGUAGES else preferred_language()


def tolerate_any_encoding() -> None:
    """Input that is not text becomes a question mark; output that the terminal cannot show becomes plain letters."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=PLAIN)
