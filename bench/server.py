"""How much the table server bears: a thousand people at tables of four, beside a bare echo on the same stack.

Both servers run on one core, in turn, and the load on another. An act counts when it is acknowledged, which is after
it is on disk. Delays run from sending an act to its update's arrival, at all four seats.
"""

import argparse
import gc
import json
import os
import platform
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

import uvloop
from rich.console import Console

from bench.server_crowds import SEATS, Echoers, Players
from bench.server_load import Stretch, measure
from bench.server_report import Report, Setting, draw, tell
from zoorama.games import GAMES

HEADLINE = "zooloretto_dice"
WIDTH = 140  # of the tables in a file or a pipe
EAGER = ["--pause", "0", "--requests", "1000000", "--frames", "1000000", "--port", "0"]


@contextmanager
def serving(command: list[str], log: Path) -> Iterator[tuple[str, int]]:
    """A server until the block ends: its address and its process."""
    with log.open("w") as complaints:
        process = subprocess.Popen(
            [sys.executable, "-m", *command], stdout=subprocess.PIPE, stderr=complaints, text=True
        )
    try:
        assert process.stdout
        told = process.stdout.readline()
        address = re.search(r"http://\S+\d", told)
        if address is None:
            sys.exit(f"{' '.join(command)} did not start: {told}{log.read_text()}")
        yield address[0], process.pid
    finally:
        process.terminate()
        process.wait()


@contextmanager
def halted(pid: int) -> Iterator[None]:
    """What a server does when it has nothing to do must not disturb the other, where the system can halt it."""
    can = hasattr(signal, "SIGSTOP")
    if can:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        if can:
            os.kill(pid, signal.SIGCONT)


def spent(pid: int) -> Callable[[], float | None]:
    """Reads the processor time a process has used so far, where the system tells."""

    def read() -> float | None:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    return read


async def compare(
    echo: tuple[str, int], ours: tuple[str, int], asked: argparse.Namespace, tick: Callable[[str], None]
) -> dict[str, list[Stretch]]:
    """By row, a stretch each round. Every stretch has fresh tables, and the echo as it is in that round."""
    found: dict[str, list[Stretch]] = {}
    echoers = Echoers(echo[0], asked.tables * SEATS)
    crowds = [Players(ours[0], game, asked.tables) for game in asked.game]

    async def stretch(name: str, crowd: Echoers | Players, pid: int, rate: float | None) -> Stretch:
        await crowd.gather()
        gc.collect()
        tick(name)
        measured = await measure(crowd.gate, asked.seconds, rate, spent(pid))
        await crowd.leave()
        found.setdefault(name, []).append(measured)
        return measured

    async def both(name: str, crowd: Echoers | Players, pid: int, other: int) -> None:
        with halted(other):
            full = await stretch(f"{name} saturated", crowd, pid, None)
            await stretch(f"{name} half", crowd, pid, full.rate / 2)

    for _ in range(asked.rounds):
        await both("echo", echoers, echo[1], ours[1])
        for crowd in crowds:
            await both(crowd.game, crowd, ours[1], echo[1])
            if crowd.lost:
                sys.exit(f"{crowd.game}: the server hung up {crowd.lost} times")
            tick(f"{crowd.game}: {crowd.replaced} tables replaced, {crowd.refused} acts refused so far")
    return found


def cores() -> tuple[int, int] | None:
    """For the servers and for the load; None where the system cannot pin or has one only."""
    if not hasattr(os, "sched_getaffinity") or len(os.sched_getaffinity(0)) < 2:
        return None
    servers, load, *_ = sorted(os.sched_getaffinity(0), reverse=True)
    return servers, load


def pin(core: int | None) -> None:
    if core is not None:
        os.sched_setaffinity(0, {core})


def file_system(folder: Path) -> str:
    """What kind of disk the database is on."""
    mounts = Path("/proc/mounts")
    if not mounts.exists():
        return platform.system()
    lines = [line.split() for line in mounts.read_text().splitlines()]
    fitting = [(len(line[1]), line[2]) for line in lines if folder.resolve().is_relative_to(line[1])]
    return max(fitting)[1]


def arguments() -> argparse.Namespace:
    games = [game.name for game in GAMES]
    parser = argparse.ArgumentParser(prog="scripts/bench server", description=__doc__)
    parser.add_argument("--json", action="store_true", help="figures for machines")
    parser.add_argument("--quick", action="store_true", help="one short round: the order of magnitude")
    parser.add_argument("--game", action="append", choices=[*games, "all"], help=f"{HEADLINE} unless told; repeatable")
    parser.add_argument("--seconds", type=float, help="for each stretch")
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--tables", type=int, default=250, help=f"of {SEATS} people each")
    parser.add_argument("--folder", type=Path, default=Path(), help="where the database is to lie")
    asked = parser.parse_args()
    asked.rounds = asked.rounds or (1 if asked.quick else 5)
    asked.seconds = asked.seconds or (3.0 if asked.quick else 8.0)
    asked.game = games if asked.game and "all" in asked.game else list(dict.fromkeys(asked.game or [HEADLINE]))
    return asked


def run(asked: argparse.Namespace, tick: Callable[[str], None], pair: tuple[int, int] | None) -> Report:
    pin(pair[0] if pair else None)
    with tempfile.TemporaryDirectory(dir=asked.folder, prefix="bench-server-") as name:
        folder = Path(name)
        table_server = ["zoorama", "serve", "--db", str(folder / "tables.sqlite3"), *EAGER]
        with (
            serving(["bench.server_echo"], folder / "echo.log") as echo,
            serving(table_server, folder / "server.log") as ours,
        ):
            pin(pair[1] if pair else None)
            found = uvloop.run(compare(echo, ours, asked, tick))
        setting = Setting(
            platform.python_version(), pair, asked.rounds, asked.seconds, asked.tables, SEATS, file_system(folder)
        )
    return tell(setting, asked.game, found)


def main() -> None:
    asked = arguments()
    gc.disable()  # the load's own; it makes no cycles to speak of
    console = Console(stderr=True)
    report = run(asked, lambda stage: console.print(stage, style="dim"), cores())
    if asked.json:
        json.dump(asdict(report), sys.stdout, indent=2)
        sys.stdout.write("\n")
    else:
        draw(report, Console(width=None if sys.stdout.isatty() else WIDTH))


if __name__ == "__main__":
    main()
