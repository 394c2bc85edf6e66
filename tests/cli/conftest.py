from pathlib import Path

import pytest

from tests.cli.command import Keyboard, Ran, Run
from zoorama.cli import main

UNSET = ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "NO_COLOR", "TERM", "PYTHON_COLORS", "ZOORAMA_COMMAND")


@pytest.fixture(autouse=True)
def own_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder, a home and a language of the test's own."""
    for variable in UNSET:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def zoorama(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command with these words; `typed` comes from the keyboard, a line each, and then nothing more."""

    def run(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", Keyboard(typed.replace(" ", "\n") + "\n" if typed else ""))
        capsys.readouterr()
        code = main(words)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run
