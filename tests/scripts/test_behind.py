"""The rules are compiled behind a game: told step by step, ended with it, never twice at once."""

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

BEHIND = Path(__file__).parents[2] / "scripts" / "behind.py"
UNTIL_TOLD = "until [ -e $(dirname $0)/../.venv/told ]; do sleep 0.1; done"
PATIENCE = 30.0  # seconds; a test that waits longer hangs


@pytest.fixture
def player() -> Iterator[subprocess.Popen[bytes]]:
    """Somebody who plays, for as long as it matters."""
    with subprocess.Popen(["sleep", "1000"]) as process:
        yield process
        process.kill()


def clone(folder: Path, compile_script: str) -> Path:
    """A clone in which compiling is this."""
    (folder / "scripts").mkdir()
    (folder / ".venv").mkdir()
    shutil.copy(BEHIND, folder / "scripts")
    script = folder / "scripts" / "compile"
    script.write_text(f"#!/bin/sh\n{compile_script}\n")
    script.chmod(0o755)
    return folder


def start(folder: Path, player: subprocess.Popen[bytes]) -> subprocess.Popen[str]:
    called = [sys.executable, str(folder / "scripts" / "behind.py"), str(player.pid)]
    return subprocess.Popen(called, stderr=subprocess.PIPE, text=True)


def said(process: subprocess.Popen[str]) -> str:
    _, errors = process.communicate(timeout=PATIENCE)
    return errors


def wait_for(path: Path) -> None:
    until = time.monotonic() + PATIENCE
    while not path.exists():
        assert time.monotonic() < until
        time.sleep(0.02)


def left_over(folder: Path) -> list[Path]:
    return list((folder / ".venv").glob("compiling-*"))


def test_it_counts_its_steps_and_says_when_it_is_done(tmp_path: Path, player: subprocess.Popen[bytes]) -> None:
    steps = f"mkdir -p $TMPDIR/a/build && touch $TMPDIR/a/build/__native_1.c; {UNTIL_TOLD}"
    process = start(clone(tmp_path, steps), player)
    assert process.stderr is not None
    while "3 of 4" not in process.stderr.readline():
        assert process.poll() is None
    (tmp_path / ".venv/told").touch()
    assert "the next start is faster" in said(process)
    assert left_over(tmp_path) == []
    assert not (tmp_path / ".venv/fast.failed").exists()


def test_a_failure_is_told_once_and_remembered(tmp_path: Path, player: subprocess.Popen[bytes]) -> None:
    told = said(start(clone(tmp_path, "echo no such thing; exit 3"), player))
    assert "fast.log" in told
    assert (tmp_path / ".venv/fast.log").read_text() == "no such thing\n"
    assert (tmp_path / ".venv/fast.failed").exists()
    assert left_over(tmp_path) == []


def test_it_ends_with_the_game_and_leaves_nothing(tmp_path: Path, player: subprocess.Popen[bytes]) -> None:
    beating = "(while sleep 0.1; do date >>$(dirname $0)/../.venv/heart; done) & wait"
    process, heart = start(clone(tmp_path, beating), player), tmp_path / ".venv/heart"
    wait_for(heart)
    player.kill()
    player.wait()
    assert "▸" not in said(process), "neither done nor failed"
    beats = heart.read_text()
    time.sleep(0.5)
    assert heart.read_text() == beats, "what it started has ended too"
    assert left_over(tmp_path) == []
    assert not (tmp_path / ".venv/fast.failed").exists(), "it is tried again"


def test_two_starts_compile_once(tmp_path: Path, player: subprocess.Popen[bytes]) -> None:
    folder = clone(tmp_path, f"echo x >>$(dirname $0)/../.venv/count; {UNTIL_TOLD}")
    first = start(folder, player)
    wait_for(folder / ".venv/count")
    assert said(start(folder, player)) == ""
    (folder / ".venv/told").touch()
    assert "the next start is faster" in said(first)
    assert (folder / ".venv/count").read_text() == "x\n"


def test_it_can_be_ended_itself(tmp_path: Path, player: subprocess.Popen[bytes]) -> None:
    process = start(clone(tmp_path, "touch $(dirname $0)/../.venv/began; sleep 1000"), player)
    wait_for(tmp_path / ".venv/began")
    process.terminate()
    said(process)
    assert left_over(tmp_path) == []
    assert player.poll() is None
