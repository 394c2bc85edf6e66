"""The benchmark of the search, on one short lane: that its figures have their form."""

import json
import sys
from io import StringIO

from rich.console import Console

from bench.race import open_lanes, run
from bench.report import compare
from bench.search import bars, commands, draw, rows, tell


def test_every_row_has_figures_or_says_why_not() -> None:
    here = {"interpreted": [sys.executable, "-m", "bench.lanes.ours_search"]}
    race = open_lanes(commands() | here, {}, {name: "not in this test" for name in commands() if name not in here})
    few = [row for row in rows() if row.lane != "interpreted" or "dice (2)" in row.game]
    run(race, few, rounds=1, seconds=0.01, tick=lambda row: None)
    for lane in race.lanes.values():
        lane.close()
    compared = [compare(race, pair) for pair in bars()]
    told = json.loads(json.dumps(tell(race, compared, "a test")))
    assert set(told["simulations"]) == {"interpreted: zooloretto_dice (2) sense"}
    assert all(each["median"] > 0 for each in told["simulations"].values())
    assert set(told["missing"]) == {"compiled", "openspiel"}
    assert all(pair["ratio"] is None for pair in told["ratios"])
    text = StringIO()
    draw(race, compared, "a test", Console(file=text, width=140))
    assert "not here" in text.getvalue()
    assert "hearts (4)" in text.getvalue()


def test_every_pair_compared_is_measured() -> None:
    keys = {row.key for row in rows()}
    assert all(pair.over in keys and pair.under in keys for pair in bars())
