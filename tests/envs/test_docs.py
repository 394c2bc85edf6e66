"""What docs/research.md says can be done, and is so."""

import re
from pathlib import Path
from typing import Any

import pytest

import zoorama
from zoorama.envs import encoder_for
from zoorama.games import GAMES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text()
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.split("\n")[0])
def test_an_example_runs(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    exec(example, names)
    printed = capsys.readouterr().out
    assert printed
    for said in re.findall(r"print\(.*\)  # (\d.*)", example):
        assert said in printed


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_sizes_are_right(game: Any) -> None:
    fewest, most = (encoder_for(game, seats) for seats in (game.seats[0], game.seats[-1]))
    sizes = f"| {fewest.actions.count:,} | {fewest.width:,}–{most.width:,} |"
    assert f"| `{game.name}` | {game.seats[0]}–{game.seats[-1]} {sizes}" in PAGE


def test_what_to_cite_is_the_version_that_is_here() -> None:
    assert f"version: {zoorama.__version__.split('.dev')[0]}\n" in (ROOT / "CITATION.cff").read_text()
