"""`zoorama solve`: what it says of a table, and what it answers where it cannot make one."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.cli.command import Run

GAME = "zooloretto_dice"


def a_table(folder: Path) -> None:
    about = {"format": 1, "first": 0.4413570, "residual": 3e-7}
    (folder / "about.json").write_text(json.dumps(about))
    np.save(folder / "four.npy", np.zeros(301_600, np.int32))
    np.save(folder / "board.npy", np.zeros(53, np.int32))
    np.save(folder / "values.npy", np.zeros((1, 49), np.float32))


def test_a_table_that_is_there_is_told_of(zoorama: Run, tmp_path: Path) -> None:
    a_table(tmp_path)
    ran = zoorama("solve", GAME, "--folder", str(tmp_path))
    assert (ran.code, ran.err) == (0, "")
    assert "0.441357 (residual 3.0e-07)" in ran.out
    assert str(tmp_path) in ran.out


def test_only_one_game_is_solved(zoorama: Run) -> None:
    assert "Only zooloretto_dice" in zoorama("solve", "zoop").refused()


def test_a_folder_with_something_else_is_refused(zoorama: Run, tmp_path: Path) -> None:
    (tmp_path / "about.json").write_text("{}")
    assert "no table" in zoorama("solve", GAME, "--folder", str(tmp_path)).refused()


@pytest.mark.parametrize("option", [("--verify", "-1"), ("--device", "abacus"), ("--jobs", "0")])
def test_absurd_options_are_refused(zoorama: Run, option: tuple[str, str]) -> None:
    zoorama("solve", GAME, *option).refused()


def test_without_gpu_or_compiler_it_says_what_is_needed(
    zoorama: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zoorama.lab.solve.solver.cupy", lambda: None)
    monkeypatch.setattr("zoorama.lab.solve.processor.COMPILERS", ())
    where = ("--folder", str(tmp_path / "new"))
    assert "no GPU" in zoorama("solve", GAME, "--device", "gpu", *where).refused()
    assert "compiler" in zoorama("solve", GAME, *where).refused()
    assert not (tmp_path / "new").exists()


def test_without_numpy_it_says_what_to_install(zoorama: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "zoorama.bots.exact.table", None)
    assert 'pip install "zoorama[lab]"' in zoorama("solve", GAME).refused()
