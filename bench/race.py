"""Rows to measure, run in rounds: each round gives every row a turn, so that what disturbs one disturbs all alike."""

import json
import os
import subprocess
import tempfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from statistics import median
from typing import Any


@dataclass(frozen=True)
class Row:
    side: str
    game: str
    how: str
    lane: str
    task: str

    @property
    def key(self) -> str:
        return f"{self.lane}: {self.task}"

    @property
    def verb(self) -> str:
        return "copy" if " copy " in self.task else "play"


@dataclass(frozen=True)
class Lap:
    laps: int  # games, or copies
    moves: int
    seconds: float


@dataclass(frozen=True)
class Figure:
    """The median of the rounds, and the lowest and highest of them."""

    median: float
    low: float
    high: float


class LaneError(Exception):
    pass


class Lane:
    def __init__(self, command: list[str], path: str = "") -> None:
        self.complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115 – open as long as the lane
        environment = os.environ | ({"PYTHONPATH": path} if path else {})
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.complaints,
                text=True,
                env=environment,
            )
        except OSError as error:
            raise LaneError(str(error)) from error
        self.facts: dict[str, str] = self._answer()["facts"]

    def run(self, task: str, seconds: float) -> Lap:
        assert self.process.stdin
        with suppress(BrokenPipeError):  # it has ended, and the answer will say why
            self.process.stdin.write(json.dumps({"task": task, "seconds": seconds}) + "\n")
            self.process.stdin.flush()
        return Lap(**self._answer())

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()

    def _answer(self) -> Any:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            self.process.wait()
            self.complaints.seek(0)
            last = self.complaints.read().strip().splitlines()[-1:]
            raise LaneError(last[0] if last else f"ended with {self.process.returncode}")
        return json.loads(line)


@dataclass
class Race:
    lanes: dict[str, Lane]
    missing: dict[str, str]  # lanes that could not be had, and why
    laps: dict[str, list[Lap]]  # by the row's key, one a round


def open_lanes(commands: dict[str, list[str]], paths: dict[str, str], missing: dict[str, str]) -> Race:
    race = Race({}, dict(missing), {})
    for name, command in commands.items():
        if name not in missing:
            try:
                race.lanes[name] = Lane(command, paths.get(name, ""))
            except LaneError as closed:
                race.missing[name] = str(closed)
    return race


def run(race: Race, rows: list[Row], rounds: int, seconds: float, tick: Callable[[Row], None]) -> None:
    """One short round to warm up, then the rounds that count, every other one backwards."""
    for number in range(rounds + 1):
        for row in rows if number % 2 else reversed(rows):
            tick(row)
            if row.lane in race.lanes:
                lap = turn(race, row, seconds if number else seconds / 10)
                if lap and number:
                    race.laps.setdefault(row.key, []).append(lap)


def turn(race: Race, row: Row, seconds: float) -> Lap | None:
    try:
        return race.lanes[row.lane].run(row.task, seconds)
    except LaneError as error:  # without it, then: a row is measured in all rounds or in none
        race.missing[row.lane] = str(error)
        del race.lanes[row.lane]
        race.laps = {key: laps for key, laps in race.laps.items() if not key.startswith(f"{row.lane}: ")}
        return None


def rates(laps: Iterable[Lap], *, per_lap: bool) -> list[float]:
    return [(lap.laps if per_lap else lap.moves) / lap.seconds for lap in laps]


def figure(values: list[float]) -> Figure:
    return Figure(median(values), min(values), max(values))


def pinned() -> int | None:
    """Keep this process, and the lanes it opens, on one core; None where the system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core
