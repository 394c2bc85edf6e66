"""Whatever is typed after `zoorama`, it answers: it never breaks."""

import io
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.cli.command import GAME, begun, write
from zoorama.cli import main, mcp, serve
from zoorama.cli.commands import COMMANDS

ODD_WORDS = [
    "",
    " ",
    "-",
    "--",
    "---",
    "=",
    "--=",
    "-h",
    "--help=x",
    "-hh",
    "@file",
    "%s",
    "{}",
    "[/]",
    "[red]",
    "\udcff",
    "\x1b[2J",
    "１",
    "9" * 5000,
    "x" * 5000,
    "~",
    "*",
    "../..",
    "/",
    "/dev/null",
    "good.json",
    "bad.json",
    "-1",
    "0",
    "1",
    "2",
]
OPTIONS = ["--seats", "--seed", "--record", "--resume", "--option", "--all", "--games", "--jobs", "--json", "--lang"]
VALUES = ["me,random", "random,random", "me=[/],random", "me=\udcff,random", "fr", "ru", "a=b", "=", "bash", "dos"]
word = st.sampled_from([*COMMANDS, GAME, *OPTIONS, *VALUES, *ODD_WORDS]) | st.text(
    st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=8
)
pair = st.builds("=".join, st.tuples(st.sampled_from(OPTIONS), word))


@contextmanager
def keyboard(typed: str) -> Iterator[tuple[io.StringIO, io.StringIO]]:
    out, err = io.StringIO(), io.StringIO()
    with patch("sys.stdin", io.StringIO(typed)), redirect_stdout(out), redirect_stderr(err):
        yield out, err


def run(words: list[str], typed: str) -> int:
    """One call, never of more than a hundred games or one process: those two options are never spelt right. A server
    is not started, for it would not end; nor is the seat for language models, which reads bytes."""
    few = [word.replace("--games", "--game").replace("--jobs", "--job") for word in words]
    idle = [patch.object(command, "callback", lambda **_: 0) for command in (mcp.command, serve.command)]
    with keyboard(typed) as (_, err), idle[0], idle[1]:
        code = main(few)
    assert "Traceback" not in err.getvalue()
    assert (code == 2) == bool(err.getvalue())
    return code


SLOW = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
calls = given(words=st.lists(word | pair, max_size=7), typed=st.lists(word | st.just("1"), max_size=5).map("\n".join))


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=SLOW)
@calls
@example(words=["play", GAME, "--seats", "me=[/],random"], typed="1\n1\n")
@example(words=["play", "--resume", "good.json"], typed="1\n1\n")
@example(words=["replay", "good.json"], typed="")
@example(words=["replay", "bad.json"], typed="")
@example(words=["play"], typed="9" * 5000)
@example(words=["play", GAME, "--record", "\udcff"], typed="1\n")
@example(words=["--lang", "ru", "replay", "x" * 5000], typed="")
@example(words=["replay", "/dev/null"], typed="")
@example(words=["play", GAME, "--record", "/dev/null/x"], typed="")
@example(words=["completion", "bash", "--lang=de"], typed="")
@example(words=["verify", "good.json"], typed="")
@example(words=["verify", "http://["], typed="")
@example(words=["verify", "http://\udcff/t/x"], typed="")
def test_any_words_are_answered(words: list[str], typed: str) -> None:
    assert answer(words, typed) in (0, 2, 130)


@pytest.mark.soak
@settings(max_examples=3000, deadline=None, print_blob=True, suppress_health_check=SLOW)
@calls
def test_whatever_is_typed_is_answered(words: list[str], typed: str) -> None:
    assert answer(words, typed) in (0, 2, 130)


def answer(words: list[str], typed: str) -> int:
    write(begun(), "good.json")
    Path("bad.json").write_text("{")
    return run(words, typed)
