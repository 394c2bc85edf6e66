"""The load itself, at a few tables for a moment: that its figures have their form."""

import subprocess
import sys
from argparse import Namespace
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from bench.server import run
from bench.server_load import quantile
from bench.server_process import cores
from bench.server_report import Report, draw
from bench.server_socket import TEXT, extent, frame

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    asked = Namespace(
        game=["zoop", "zooloretto_dice"],
        tables=2,
        seconds=0.2,
        rounds=2,
        folder=tmp_path_factory.mktemp("load"),
        beside=[("same", ROOT / "src")],
    )
    return run(asked, lambda _: None, None)


def test_every_row_was_answered_and_every_ratio_follows(report: Report) -> None:
    names = ("echo", "zoop", "zooloretto_dice", "zoop same", "zooloretto_dice same")
    assert [row.row for row in report.rows] == [f"{name} {load}" for name in names for load in ("saturated", "half")]
    for row in report.rows:
        assert 0 < row.rate.low <= row.rate.median <= row.rate.high
        assert 0 < row.p50.median <= row.p99.median
    assert [pair.game for pair in report.ratios] == list(names[1:])
    assert [(other.game, other.build) for other in report.beside] == [("zoop", "same"), ("zooloretto_dice", "same")]
    assert all(other.p99.low > 0 for other in report.beside)
    assert all(pair.share.low > 0 and pair.delay.low > 0 for pair in report.ratios)


def test_the_tables_name_every_row_and_the_disk(report: Report) -> None:
    page = StringIO()
    draw(report, Console(file=page, width=200))
    for row in report.rows:
        assert row.row in page.getvalue()
    assert report.setting.file_system in page.getvalue()


def test_the_servers_and_the_load_have_a_core_each() -> None:
    pair = cores()
    assert pair is None or pair[0] != pair[1]


@pytest.mark.parametrize("length", [0, 125, 126, 60_000])
def test_a_frame_ends_where_its_length_says(length: int) -> None:
    sent = frame(TEXT, b"z" * length)
    start = len(sent) - length
    told = bytes((sent[0], sent[1] & 127)) + sent[2 : start - 4] + sent[start:]  # as a server sends it, unmasked
    assert extent(told, 0) == (start - 4, start - 4 + length)
    assert extent(told[:-1], 0) is None
    assert extent(b"??" + told + b"rest", 2) == (start - 2, start - 2 + length)


def test_a_quantile_is_one_of_the_values() -> None:
    assert quantile([1.0, 2.0, 3.0, 4.0], 0.5) == 3.0
    assert quantile([1.0, 2.0], 0.99) == 2.0


def test_the_command_says_what_it_can_do() -> None:
    asked = subprocess.run([sys.executable, "-m", "bench.server", "--help"], capture_output=True, text=True, cwd=ROOT)
    assert asked.returncode == 0
    assert "--tables" in asked.stdout
