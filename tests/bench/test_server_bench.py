"""The load itself, at a few tables for a moment: that its figures have their form."""

import subprocess
import sys
from argparse import ArgumentTypeError, Namespace
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from rich.console import Console

from bench import server_processes_report
from bench.server import EAGER, numbers, run
from bench.server_cpu import Meter, Usage
from bench.server_load import Stretch, quantile
from bench.server_process import cores
from bench.server_processes import Measured, compare
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


def measured(rate: float, servers: float) -> Measured:
    cores = {"servers": servers, "database": 0.1, "broker": 0.1, "load": 0.1}
    stretch = Stretch(rate, p50=2.0, p99=4.0, answered=100, server=servers, client=0.1)
    return Measured(stretch, Usage(cores, [servers], memory=100.0, load_average=1.0), messages=1.0, bytes=2000.0)


def test_several_processes_are_held_against_one_by_the_clock_and_by_what_an_act_costs() -> None:
    found = {
        "1 process, saturated": [measured(1000, 0.5)],
        "2 processes, saturated": [measured(1500, 1.0)],
        "local, saturated": [measured(2000, 1.0)],
        "forwarded, saturated": [measured(1000, 1.0)],
        "local, half": [measured(1000, 0.5)],
        "forwarded, half": [measured(1000, 0.5)],
    }
    asked = Namespace(processes=[1, 2], rounds=1, seconds=1.0, tables=2, game=["zoop"])
    report = server_processes_report.tell(asked, found, "PostgreSQL")
    (gain,) = report.gains
    assert (gain.clock.median, gain.work.median, gain.met) == (1.5, 1.5, False)
    assert [each.servers.median for each in report.forwarding] == [2.0, 1.0]
    page = StringIO()
    server_processes_report.draw(report, Console(file=page, width=200))
    assert all(row in page.getvalue() for row in found)


def test_time_is_counted_for_a_process_and_all_that_it_started() -> None:
    busy = f"{sys.executable} -c 'for _ in range(10**6): pass'"
    child = subprocess.Popen(["sh", "-c", f"{busy}; read wait"], stdin=subprocess.PIPE)
    meter = Meter([child.pid], {"database": child.pid}, serving=1)
    meter()
    while not meter():  # the child that worked has ended, and counts
        pass
    usage = meter.usage()
    child.communicate(b"\n")
    assert usage.cores["servers"] > 0
    assert usage.cores["load"] > 0
    assert len(usage.busiest) == 1


@pytest.mark.parametrize("text", ["", "0", "1,", "1;2", "65", "two"])
def test_processes_are_numbers(text: str) -> None:
    assert numbers("1,2") == [1, 2]
    with pytest.raises(ArgumentTypeError, match="such as 1,2"):
        numbers(text)


@pytest.mark.soak
def test_several_processes_are_loaded_on_a_database_and_a_broker_of_their_own() -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL is another user's
        asked = Namespace(game=["zooloretto_dice"], tables=2, seconds=0.5, rounds=1, folder=folder, processes=[1, 2])
        found, store = compare(asked, EAGER, lambda _: None)
        assert list(folder.iterdir()) == []
    report = server_processes_report.tell(asked, found, store)
    assert all(row.rate.low > 0 for row in report.rows)
    by_row = {row.row: row for row in report.rows}
    assert by_row["1 process, saturated"].messages.median < 0.1, "nothing is forwarded to oneself"
    assert by_row["forwarded, saturated"].messages.median > 1
    assert len(by_row["2 processes, saturated"].busiest) == 2
