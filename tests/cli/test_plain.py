"""A terminal without our signs still says something."""

import subprocess
import sys
from pathlib import Path

import pytest

from zoorama.games import GAMES
from zoorama.terminal.plain import write_plainly


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_board_is_drawn_in_plain_letters_where_there_are_no_others(game: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "zoorama", "play", game, "--seed", "1", "--record", str(tmp_path / "game.json")]
    ran = subprocess.run(command, input=b"q\n", env={"PYTHONIOENCODING": "ascii"}, capture_output=True, check=False)
    assert ran.returncode == 130
    assert ran.stderr == b""
    shown = ran.stdout.decode("ascii")
    assert "Number, or ? for help" in shown
    assert "?" not in shown.replace("? for help", "").replace("what do you do?", "")


def test_a_letter_without_a_plain_form_is_a_question_mark() -> None:
    assert write_plainly(UnicodeEncodeError("ascii", "a■жb", 1, 3, "")) == ("x?", 3)


def test_only_writing_is_made_plain() -> None:
    with pytest.raises(UnicodeDecodeError):
        write_plainly(UnicodeDecodeError("ascii", b"\xff", 0, 1, ""))
