"""Where there are no Unix signals, locks, limits, socket files and uvloop, everything loads and tables are served.

This is no test on Windows, which nobody has tried: `scripts/check` checks the types as they are there, and here a
process pretends (see sitecustomize.py).
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = str(Path(__file__).parent)
VISIT = str(Path(__file__).parents[2] / "scripts" / "products" / "visit.py")
LOAD_ALL = """
import importlib, pkgutil, traceback, zoorama
for found in pkgutil.walk_packages(zoorama.__path__, "zoorama."):
    try:
        found.name.endswith("__main__") or importlib.import_module(found.name)
    except ImportError as error:  # an extra is not there, or another package needs the real system
        last = traceback.extract_tb(error.__traceback__)[-1].filename
        extras = ("cupy", "js", "pyarrow", "pyodide", "pyspiel", "ray", "torch")
        assert error.name in extras or "site-packages" in last, found.name
"""


def pretended(*words: str) -> list[str]:
    return [sys.executable, *words]


def environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": HERE, "LANG": "C.UTF-8"}


def run(*words: str) -> str:
    ran = subprocess.run(pretended(*words), env=environment(), capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_the_process_pretends() -> None:
    assert run("-c", "import sys, os; print(sys.platform, hasattr(os, 'nice'))") == "win32 False\n"


def test_every_module_loads() -> None:
    run("-c", LOAD_ALL)


def test_games_are_listed_and_simulated() -> None:
    assert "zooloretto_dice" in run("-m", "zoorama", "games")
    assert "greedy" in run("-m", "zoorama", "simulate", "zooloretto_dice", "--seats", "greedy,random", "--games", "2")


@pytest.fixture
def served(tmp_path: Path) -> Iterator[str]:
    words = pretended("-m", "zoorama", "serve", "--port", "0", "--db", str(tmp_path / "db"), "--lang", "en")
    words += ["--pause", "0"]
    with subprocess.Popen(words, env=environment(), stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield next(word for word in server.stdout.readline().split() if word.startswith("http"))
        server.terminate()
        assert server.wait(30) == 0


def test_a_whole_game_is_played_at_a_served_table(served: str) -> None:
    assert "points [" in run(VISIT, served)


@pytest.mark.parametrize(("words", "what"), [(("--processes", "2"), "--processes"), (("--host", "unix:/x"), "unix:")])
def test_what_cannot_work_there_is_said(words: tuple[str, ...], what: str) -> None:
    called = pretended("-m", "zoorama", "serve", "--lang", "en", *words)
    ran = subprocess.run(called, env=environment(), capture_output=True, text=True, timeout=60)
    assert ran.returncode == 2
    assert what in ran.stderr
    assert "does not work on Windows." in ran.stderr
