"""How much the table server bears: a thousand people at tables of four, beside a bare echo on the same stack.

All servers run on one core, in turn, and the load on another. An act counts when it is acknowledged, which is after
it is on disk. Delays run from sending an act to its update's arrival, at all four seats.
"""

import argparse
import gc
import json
import platform
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path

import uvloop
from rich.console import Console

from bench import server_processes_report
from bench.server_crowds import SEATS, Echoers, Players
from bench.server_load import Stretch, measure
from bench.server_process import Process, cores, file_system, halted, pin, serving, spent
from bench.server_processes import compare as compare_processes
from bench.server_processes_report import ProcessReport
from bench.server_report import Report, Setting, draw, tell
from zoorama.games import GAMES

HEADLINE = "zooloretto_dice"
WIDTH = 140  # of the tables in a file or a pipe
EAGER = ["--pause", "0", "--requests", "1000000", "--frames", "1000000", "--port", "0"]


@dataclass
class Lane:
    """A crowd at a server, and what the report calls it."""

    name: str
    crowd: Echoers | Players
    server: Process


async def compare(
    echo: Process, builds: dict[str, Process], asked: argparse.Namespace, tick: Callable[[str], None]
) -> dict[str, list[Stretch]]:
    """By row, a stretch each round. Every stretch has fresh tables, and the echo as it is in that round."""
    lanes = [Lane("echo", Echoers(echo.address, asked.tables * SEATS), echo)]
    for build, server in builds.items():
        lanes += [
            Lane(label(game, build), Players([server.address], game, asked.tables), server) for game in asked.game
        ]
    found: dict[str, list[Stretch]] = {f"{lane.name} {load}": [] for lane in lanes for load in ("saturated", "half")}

    async def stretch(lane: Lane, load: str, rate: float | None) -> Stretch:
        await lane.crowd.gather()
        gc.collect()
        tick(f"{lane.name} {load}")
        measured = await measure(lane.crowd.gate, asked.seconds, rate, spent(lane.server.pid))
        await lane.crowd.leave()
        found[f"{lane.name} {load}"].append(measured)
        return measured

    for number in range(asked.rounds):
        for lane in lanes if number % 2 == 0 else reversed(lanes):
            with halted({echo, *builds.values()} - {lane.server}):
                full = await stretch(lane, "saturated", None)
                await stretch(lane, "half", full.rate / 2)
            check(lane, tick)
    return found


def label(game: str, build: str) -> str:
    return f"{game} {build}" if build else game


def check(lane: Lane, tick: Callable[[str], None]) -> None:
    if isinstance(lane.crowd, Players):
        if lane.crowd.lost:
            sys.exit(f"{lane.name}: the server hung up {lane.crowd.lost} times")
        tick(f"{lane.name}: {lane.crowd.replaced} tables replaced, {lane.crowd.refused} acts refused so far")


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
    parser.add_argument(
        "--beside", action="append", default=[], type=named_folder, metavar="NAME=FOLDER",
        help="another build, in turn with this one: the folder in which its package zoorama lies; repeatable",
    )  # fmt: skip
    parser.add_argument(
        "--processes", type=numbers, metavar="1,2",
        help="on PostgreSQL and NATS, which are started for it: so many processes in turn, and what forwarding costs",
    )  # fmt: skip
    asked = parser.parse_args()
    asked.rounds = asked.rounds or (1 if asked.quick else 5)
    asked.seconds = asked.seconds or (3.0 if asked.quick else 8.0)
    asked.game = games if asked.game and "all" in asked.game else list(dict.fromkeys(asked.game or [HEADLINE]))
    if asked.processes and (asked.beside or len(asked.game) > 1):
        parser.error("--processes measures this build with one game: leave out --beside, and name one --game")
    return asked


def numbers(text: str) -> list[int]:
    found = [int(part) for part in text.split(",") if part.strip().isdecimal()]
    if len(found) != len(text.split(",")) or not all(1 <= number <= 64 for number in found):
        raise argparse.ArgumentTypeError(f"{text!r} is not a list of numbers from 1 to 64, such as 1,2")
    return list(dict.fromkeys(found))


def named_folder(text: str) -> tuple[str, Path]:
    name, _, folder = text.partition("=")
    if not (Path(folder) / "zoorama").is_dir():
        raise argparse.ArgumentTypeError(f"no package zoorama in {folder!r}")
    return name, Path(folder).resolve()


def run(asked: argparse.Namespace, tick: Callable[[str], None], pair: tuple[int, int] | None) -> Report:
    pin(pair[0] if pair else None)
    with tempfile.TemporaryDirectory(dir=asked.folder, prefix="bench-server-") as name, ExitStack() as stack:
        folder = Path(name)
        echo = stack.enter_context(serving(["bench.server_echo"], folder / "echo.log"))
        builds = {}
        for build, package in [("", None), *asked.beside]:
            files = folder / f"tables{build}.sqlite3", folder / f"server{build}.log"
            command = ["zoorama", "serve", "--db", str(files[0]), *EAGER]
            builds[build] = stack.enter_context(serving(command, files[1], package))
        pin(pair[1] if pair else None)
        found = uvloop.run(compare(echo, builds, asked, tick))
        setting = Setting(
            platform.python_version(), pair, asked.rounds, asked.seconds, asked.tables, SEATS, file_system(folder)
        )
    return tell(setting, asked.game, list(builds), found)


def main() -> None:
    asked = arguments()
    gc.disable()  # the load's own; it makes no cycles to speak of
    console, page = Console(stderr=True), Console(width=None if sys.stdout.isatty() else WIDTH)

    def tick(stage: str) -> None:
        console.print(stage, style="dim")

    report: Report | ProcessReport
    if asked.processes:
        report = server_processes_report.tell(asked, *compare_processes(asked, EAGER, tick))
    else:
        report = run(asked, tick, cores())
    if asked.json:
        json.dump(asdict(report), sys.stdout, indent=2)
        sys.stdout.write("\n")
    elif isinstance(report, Report):
        draw(report, page)
    else:
        server_processes_report.draw(report, page)


if __name__ == "__main__":
    main()
