"""What several processes showed: as values, which are also the JSON, and as tables."""

import argparse
import os
import platform
from dataclasses import dataclass

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.race import Figure, figure
from bench.report import rate, short, times
from bench.server_crowds import SEATS
from bench.server_processes import FAR, NEAR, Measured, row_of
from bench.server_report import is_compiled, millis, yes

LEAST_GAIN = 1.6  # of two processes over one
PARTS = ("servers", "database", "broker", "load")
MICRO = 1e6


@dataclass(frozen=True)
class Row:
    row: str
    rate: Figure  # acts a second
    p50: Figure  # milliseconds
    p99: Figure
    cost: dict[str, Figure]  # by part: microseconds of processor time for an act
    busiest: list[float]  # of each process that serves: the share of a core it kept busy
    memory: float  # megabytes of the largest process that serves
    messages: Figure  # through the broker, for each act
    kilobytes: Figure
    load_average: Figure  # of the machine, the bench's own processes included


@dataclass(frozen=True)
class Gain:
    """Of several processes over the first number named."""

    processes: str
    clock: Figure  # acts a second, everything on the same cores
    work: Figure  # what the same servers would do with a core each: times as many, by what an act costs them
    met: bool


@dataclass(frozen=True)
class Forwarding:
    """Times what it is at the server that has the table."""

    load: str
    p50: Figure
    p99: Figure
    servers: Figure  # their processor time for an act, both together
    all: Figure  # with database and broker


@dataclass(frozen=True)
class ProcessReport:
    python: str
    compiled: bool
    cores: int
    rounds: int
    seconds: float
    tables: int
    game: str
    store: str
    rows: list[Row]
    gains: list[Gain]
    forwarding: list[Forwarding]


def tell(asked: argparse.Namespace, found: dict[str, list[Measured]], store: str) -> ProcessReport:
    first, *more = asked.processes
    return ProcessReport(
        python=platform.python_version(),
        compiled=is_compiled(),
        cores=len(os.sched_getaffinity(0)),
        rounds=asked.rounds,
        seconds=asked.seconds,
        tables=asked.tables,
        game=asked.game[0],
        store=store,
        rows=[summary(row, measured) for row, measured in found.items()],
        gains=[gain(first, number, found) for number in more],
        forwarding=[forwarding(load, found) for load in ("saturated", "half")],
    )


def cost(measured: Measured, *parts: str) -> float:
    """Microseconds of processor time for an act."""
    return MICRO * sum(measured.usage.cores[part] for part in parts) / measured.stretch.rate


def summary(row: str, measured: list[Measured]) -> Row:
    return Row(
        row,
        rate=figure([each.stretch.rate for each in measured]),
        p50=figure([each.stretch.p50 for each in measured]),
        p99=figure([each.stretch.p99 for each in measured]),
        cost={part: figure([cost(each, part) for each in measured]) for part in PARTS},
        busiest=measured[-1].usage.busiest,
        memory=max(each.usage.memory for each in measured),
        messages=figure([each.messages for each in measured]),
        kilobytes=figure([each.bytes / 1000 for each in measured]),
        load_average=figure([each.usage.load_average for each in measured]),
    )


def gain(first: int, number: int, found: dict[str, list[Measured]]) -> Gain:
    few, many = (found[f"{row_of(each)}, saturated"] for each in (first, number))
    pairs = list(zip(few, many, strict=True))
    clock = figure([b.stretch.rate / a.stretch.rate for a, b in pairs])
    work = figure([number / first * cost(a, "servers") / cost(b, "servers") for a, b in pairs])
    return Gain(f"{number} ÷ {first}", clock, work, clock.median >= LEAST_GAIN * number / first / 2)


def forwarding(load: str, found: dict[str, list[Measured]]) -> Forwarding:
    pairs = list(zip(found[f"{NEAR}, {load}"], found[f"{FAR}, {load}"], strict=True))
    return Forwarding(
        load,
        p50=figure([far.stretch.p50 / near.stretch.p50 for near, far in pairs]),
        p99=figure([far.stretch.p99 / near.stretch.p99 for near, far in pairs]),
        servers=figure([cost(far, "servers") / cost(near, "servers") for near, far in pairs]),
        all=figure([cost(far, *PARTS[:3]) / cost(near, *PARTS[:3]) for near, far in pairs]),
    )


def draw(report: ProcessReport, console: Console) -> None:
    build = "compiled" if report.compiled else "interpreted"
    console.print(
        f"[bold]{report.tables * SEATS} sockets, {report.tables} tables of {SEATS}[/] ({report.game}), "
        f"Python {report.python}, {build} rules; {report.store}; {report.cores} cores for everything, load included."
    )
    console.print(f"{report.rounds} rounds, {report.seconds:g} s for each stretch; median (lowest–highest).")
    for table in (_rows(report), _costs(report), _gains(report), _forwarding(report)):
        console.print()
        console.print(table)


def _rows(report: ProcessReport) -> Table:
    table = _table("load", "acts a second", "p50 ms", "p99 ms", "servers busy", "MB each", "load average")
    for row in report.rows:
        busy = " + ".join(f"{share:.0%}" for share in row.busiest)
        speed = (rate(row.rate), millis(row.p50), millis(row.p99))
        table.add_row(row.row, *speed, busy, f"{row.memory:.0f}", f"{row.load_average.median:.1f}")
    return table


def _costs(report: ProcessReport) -> Table:
    table = _table("an act’s", *(f"{part} µs" for part in PARTS), "messages", "kB")
    for row in report.rows:
        figures = [rate(row.cost[part]) for part in PARTS]
        table.add_row(row.row, *figures, short(row.messages.median), short(row.kilobytes.median))
    return table


def _gains(report: ProcessReport) -> Table:
    table = _table("processes", "acts a second", "bar", "met", "with a core for each process")
    for each in report.gains:
        table.add_row(each.processes, times(each.clock), f"≥ {LEAST_GAIN} for 2 ÷ 1", yes(each.met), times(each.work))
    return table


def _forwarding(report: ProcessReport) -> Table:
    table = _table("forwarded ÷ local", "p50", "p99", "servers' time an act", "with database and broker")
    for each in report.forwarding:
        table.add_row(each.load, *(times(part) for part in (each.p50, each.p99, each.servers, each.all)))
    return table


def _table(*columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left", no_wrap=True)
    return table
