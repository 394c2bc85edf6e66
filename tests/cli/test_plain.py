"""A terminal without our signs still says something."""

import os
import subprocess
import sys
from io import BytesIO, TextIOWrapper

import pytest

from tests.cli.command import GAME, Keyboard
from zoorama.cli import main
from zoorama.games import GAMES
from zoorama.terminal.plain import write_plainly


def is_plain(board: bytes) -> bool:
    shown = board.decode("ascii")
    assert "Number, or ? for help" in shown
    return "?" not in shown.replace("? for help", "")


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_board_is_drawn_in_plain_letters_where_there_are_no_others(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = BytesIO()
    monkeypatch.setattr("sys.stdin", Keyboard("q\n"))
    monkeypatch.setattr("sys.stdout", TextIOWrapper(screen, encoding="ascii", write_through=True))
    assert main(["play", game, "--seed", "1", "--record", "game.json"]) == 130
    assert is_plain(screen.getvalue())


def test_a_process_whose_terminal_has_plain_letters_only_draws_a_board_in_them() -> None:
    command = [sys.executable, "-m", "zoorama", "play", GAME, "--seed", "1", "--record", "game.json"]
    env = os.environ | {"PYTHONIOENCODING": "ascii"}
    ran = subprocess.run(command, input=b"q\n", env=env, capture_output=True, check=False)
    assert (ran.returncode, ran.stderr) == (130, b"")
    assert is_plain(ran.stdout)


def test_a_letter_without_a_plain_form_is_a_question_mark() -> None:
    assert write_plainly(UnicodeEncodeError("ascii", "a■жb", 1, 3, "")) == ("x?", 3)


def test_only_writing_is_made_plain() -> None:
    with pytest.raises(UnicodeDecodeError):
        write_plainly(UnicodeDecodeError("ascii", b"\xff", 0, 1, ""))
