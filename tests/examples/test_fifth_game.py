"""A fifth game is its own files and nothing else: laid over the package, it plays in the terminal."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples.overlay import overlaid


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return overlaid("pig", tmp_path_factory.mktemp("overlay"))


def zoorama(package: Path, *words: str, typed: str = "") -> str:
    environment = os.environ | {"PYTHONPATH": str(package), "XDG_DATA_HOME": str(package / "data"), "COLUMNS": "100"}
    ran = subprocess.run(
        [sys.executable, "-m", "zoorama", *words],
        env=environment,
        input=typed,
        cwd=package,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_it_is_listed_with_its_rules(package: Path) -> None:
    assert "Roll as long as you dare" in zoorama(package, "games")
    assert "PG-3  Stopping" in zoorama(package, "rules", "pig", "--lang", "de")  # English where German is missing


def test_it_is_played_to_its_end_in_the_terminal(package: Path) -> None:
    shown = zoorama(package, "play", "pig", "--seats", "me,random", "--seed", "1", typed="1\n2\n" * 400)
    assert "banked" in shown  # the plain board lists the view's fields
    assert "Roll the die" in shown
    assert "Final score" in shown


def test_bots_play_it_and_its_record_is_read_back(package: Path) -> None:
    assert "random" in zoorama(package, "simulate", "pig", "--seats", "random,random,random", "--games", "20")
    zoorama(package, "play", "pig", "--seats", "me,random", "--record", "pig.json", typed="1\n2\n" * 400)
    assert "Final score" in zoorama(package, "replay", "pig.json", "--all")


def test_its_values_have_a_schema(package: Path) -> None:
    assert '"PotBanked"' in zoorama(package, "schema", "pig")
