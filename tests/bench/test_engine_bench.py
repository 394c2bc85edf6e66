"""The benchmark itself, on one short lane: that its figures have their form."""

import json
import platform
import subprocess
import sys
import sysconfig
from dataclasses import asdict
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from bench.engine import BARS, commands, rows
from bench.interpreter import interpreter
from bench.race import Row, open_lanes, run
from bench.report import Report, Setting, draw, tell

ROOT = Path(__file__).parents[2]
MISSING = {name: "not in this test" for name in commands() if name != "interpreted"}


@pytest.fixture(scope="module")
def report() -> Report:
    here = {"interpreted": [sys.executable, "-m", "bench.lanes.ours", "examples.pig.games.pig"]}
    race = open_lanes(commands() | here, {}, MISSING)
    run(race, rows(), rounds=2, seconds=0.01, tick=lambda row: None)
    for lane in race.lanes.values():
        lane.close()
    return tell(race, rows(), BARS, Setting("3.11", None, 2, 0.01))


def test_every_row_has_figures_or_says_why_not(report: Report) -> None:
    told = json.loads(json.dumps(asdict(report)))
    assert set(told) == {"setting", "lanes", "rows", "ratios"}
    for row in told["rows"]:
        figures = [row["copies"]] if row["verb"] == "copy" else [row["moves"], row["games"]]
        if row["key"].startswith("interpreted"):
            assert row["missing"] is None
            assert all(0 < each["low"] <= each["median"] <= each["high"] for each in figures)
        else:
            assert row["missing"] == "not in this test"
            assert figures == [None] * len(figures)


def test_a_bar_is_neither_met_nor_missed_without_figures(report: Report) -> None:
    bars = [pair for pair in report.ratios if pair.bar is not None]
    assert len(bars) >= 3
    assert all(pair.ratio is None and pair.met is None for pair in bars)


def test_the_tables_name_every_row(report: Report) -> None:
    page = StringIO()
    draw(report, Console(file=page, width=200))
    for row in report.rows:
        assert row.game in page.getvalue()


def test_a_lane_that_cannot_open_says_why() -> None:
    race = open_lanes({"here": [sys.executable, "-c", "raise SystemExit('no luck')"], "nowhere": ["./no-such"]}, {}, {})
    assert not race.lanes
    assert race.missing["here"] == "no luck"
    assert "no-such" in race.missing["nowhere"]


@pytest.mark.parametrize(
    ("configured", "shared", "told"),
    [
        ("'--enable-shared'", 1, "(not optimised, shared)"),
        ("'--enable-optimizations' '--with-lto'", 0, "(optimised, link-time optimisation, static)"),
        (None, None, "(not optimised, static)"),
    ],
)
def test_the_interpreters_build_is_told(
    configured: str | None, shared: int | None, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = {"CONFIG_ARGS": configured, "Py_ENABLE_SHARED": shared}
    monkeypatch.setattr(sysconfig, "get_config_var", known.get)
    assert interpreter() == f"{platform.python_version()} {told}"


def test_the_script_says_how_it_is_called() -> None:
    asked = subprocess.run([ROOT / "scripts" / "bench"], capture_output=True, text=True)
    assert asked.returncode == 1
    assert "scripts/bench engine [--quick] [--json]" in asked.stderr


def test_a_lane_that_ends_amid_the_race_leaves_the_others_running() -> None:
    hello = """print('{"facts": {}, "tasks": []}', flush=True)"""
    answer = """input(); print('{"laps": 1, "moves": 1, "seconds": 1}', flush=True)"""
    short = [sys.executable, "-c", f"{hello}\n{answer}\n{answer}"]
    long = [sys.executable, "-c", f"{hello}\nfor _ in range(4):\n  {answer}"]
    race = open_lanes({"short": short, "long": long}, {}, {})
    contest = [Row("", "game", "", lane, "game play inside") for lane in ("short", "long")]
    run(race, contest, rounds=3, seconds=0.01, tick=lambda row: None)
    assert race.missing == {"short": "ended with 0"}
    assert {key: len(laps) for key, laps in race.laps.items()} == {"long: game play inside": 3}
    race.lanes["long"].close()
