"""The benchmark of the environments, on few decisions: that its figures have their form."""

import json
from io import StringIO

import pytest
from rich.console import Console

from bench.envs import BUILD, PEER, draw, main


def test_every_game_is_measured_one_by_one_and_in_a_pool(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--decisions", "30", "--games", "4", "--json"])
    report = json.loads(capsys.readouterr().out)
    assert report["build"] == BUILD
    assert {f"{BUILD}: zoop AEC", f"{BUILD}: zoop pool of 4"} <= set(report["rates"])
    assert all(rate > 0 for rate in report["rates"].values())


def test_rates_are_told_beside_tic_tac_toe() -> None:
    page = StringIO()
    draw({PEER: 20_000.0, "compiled: zoop AEC": 30_000.0}, Console(file=page, width=120))
    assert "1.50" in page.getvalue()
