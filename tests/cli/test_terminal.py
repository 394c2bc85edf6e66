"""In a real terminal, with a real keyboard."""

import os
import signal
import sys
from collections.abc import Callable, Iterator

import pexpect
import pytest

from tests.cli.command import GAME, finished, read, write
from zoorama.engine.match import replay
from zoorama.games import find

COMMAND = "import sys; from zoorama.cli import main; sys.exit(main())"
PATIENCE = 60  # seconds before a terminal that says nothing is a failure; busy machines are slow
Open = Callable[..., "pexpect.spawn[str]"]  # a subscript that exists for type checkers only


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    opened: list[pexpect.spawn[str]] = []
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))

    def run(*words: str) -> "pexpect.spawn[str]":
        child = pexpect.spawn(
            sys.executable, ["-c", COMMAND, *words], timeout=PATIENCE, encoding="utf-8", dimensions=(40, 100)
        )
        child.delaybeforesend = None  # nothing here reads a password
        opened.append(child)
        return child

    yield run
    for child in opened:
        child.close(force=True)


def ended(child: "pexpect.spawn[str]") -> int | None:
    child.expect(pexpect.EOF)
    child.wait()
    return child.exitstatus


def test_a_game_is_played_stopped_with_ctrl_c_and_played_on(terminal: Open) -> None:
    child = terminal("play", GAME, "--seats", "me=Anna,random", "--seed", "1", "--record", "game.json")
    child.expect("Anna, your move")
    child.expect("Roll two dice")
    child.expect("for help > ")
    child.sendline("1")
    child.expect("onto truck 1")
    child.expect("> ")
    child.sendline("1")
    child.expect("u to undo > ")
    child.sendline("u")
    child.expect("Taken back")
    child.expect("for help > ")
    child.sendintr()
    child.expect("Stopped. The game is saved in game.json")
    assert ended(child) == 130
    assert len(read("game.json").moves) == 2

    child = terminal("play", "--resume", "game.json")
    child.expect("onto truck 1")
    child.expect("> ")
    child.sendline("2")
    child.expect("u to undo > ")
    child.sendeof()
    assert ended(child) == 130
    record = read("game.json")
    assert len(record.moves) == 3
    assert replay(find(GAME), record).record() == record


def test_a_killed_game_is_kept_to_its_last_move(terminal: Open) -> None:
    child = terminal("play", GAME, "--seats", "me=Anna,random", "--record", "game.json")
    child.expect("for help > ")
    child.sendline("1")
    child.expect("onto truck 1")
    child.kill(signal.SIGKILL)
    child.expect(pexpect.EOF)
    assert len(read("game.json").moves) == 2


def test_a_replay_is_stepped_through(terminal: Open) -> None:
    moves = len(read(str(write(finished()))).moves)
    child = terminal("replay", "game.json")
    child.expect("Before the first move")
    child.expect("q: stop > ")
    child.sendline("")
    child.expect(f"Move 1 of {moves}")
    child.expect("q: stop > ")
    child.sendline(str(moves))
    child.expect("Anna wins")
    child.expect("q: stop > ")
    child.sendline("q")
    assert ended(child) == 0


def test_a_simulation_shows_how_far_it_is_and_cleans_up(terminal: Open) -> None:
    child = terminal("simulate", GAME, "--seats", "random,random", "--games", "20", "--seed", "1", "--lang", "de")
    child.expect("95 %")
    assert ended(child) == 0


def test_processes_share_the_games_beside_a_moving_progress_bar(terminal: Open) -> None:
    child = terminal("simulate", GAME, "--seats", "random,random", "--games", "120", "--seed", "1", "--jobs", "2")
    child.expect("moves per game on average")
    assert ended(child) == 0


def test_a_wrong_word_ends_at_once(terminal: Open) -> None:
    child = terminal("--lang", "ru", "play", "chess")
    said = child.read()
    assert ended(child) == 2
    assert "chess" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_in_a_simulation_ends_it_quietly(terminal: Open, jobs: str) -> None:
    child = terminal("simulate", GAME, "--seats", "random,random", "--games", "1000000", "--jobs", jobs)
    child.expect(r"\d:\d\d:\d\d")  # the time it will take is known once some games are in
    child.sendintr()
    child.expect(pexpect.EOF)
    assert "Traceback" not in str(child.before)
    child.wait()
    assert child.exitstatus == 130
