"""The notebooks run from top to bottom, with little to do, and are kept without what they printed."""

import ast
import re
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

EXAMPLES = Path(__file__).parents[2] / "examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))
PARAMETERS = "parameters"  # the tag of the cell that says how much is to be done
SECONDS = 300  # for one cell, on a slow machine


def read(name: str) -> Any:
    return nbformat.read(EXAMPLES / f"{name}.ipynb", as_version=4)  # type: ignore[no-untyped-call]  # it has no types


def run(name: str, monkeypatch: pytest.MonkeyPatch, **instead: int) -> str:
    """What the notebook prints, with these parameters in place of its own."""
    monkeypatch.setenv("MPLBACKEND", "agg")
    monkeypatch.setenv("OMP_NUM_THREADS", "1")
    book = read(name)
    cell = next(cell for cell in book.cells if PARAMETERS in cell.metadata.get("tags", ()))
    for parameter, value in instead.items():
        cell.source, times = re.subn(rf"(?m)^{parameter} = [\d_]+", f"{parameter} = {value}", cell.source)
        assert times == 1, parameter
    NotebookClient(book, timeout=SECONDS, resources={"metadata": {"path": str(EXAMPLES)}}).execute()
    printed = [one for cell in book.cells for one in cell.get("outputs", ()) if one.output_type == "stream"]
    assert not [one.text for one in printed if one.name == "stderr"]
    return "".join(one.text for one in printed)


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_is_valid_and_kept_without_output(file: Path) -> None:
    book = read(file.stem)
    nbformat.validate(book)
    for cell in book.cells:
        if cell.cell_type == "code":
            assert (cell.outputs, cell.execution_count) == ([], None)
            ast.parse(cell.source)


def test_simulate_tells_what_seats_are_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    said = run("simulate", monkeypatch, GAMES=20)
    assert len(re.findall(r"seat \d: wins \d\.\d+, 95 % interval", said)) == 3
    assert re.search(r"\d+\.\d trucks a game", said)


@pytest.mark.soak
def test_analyse_finds_what_errors_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    said = run("analyse", monkeypatch)
    assert len(re.findall(r"a decision, 95 % interval", said)) == 3
    assert re.search(r"move +\d+ +\w+ +lost 0\.\d+ \(\w+\)", said)


@pytest.mark.soak
def test_train_learns_and_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib comes with the extra `learn`")
    said = run("train", monkeypatch, STEPS=8192, GAMES=20)
    assert re.search(r"8,192 decisions, \d+ seconds of processor time", said)
    assert re.search(r"\d\.\d+ of the victory against greedy, 95 % interval \d\.\d+ to \d\.\d+, 20 games", said)
