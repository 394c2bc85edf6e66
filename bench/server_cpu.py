"""Who used how much processor time: servers, database, broker and load, each with all of its processes."""

import os
import time
from dataclasses import dataclass
from pathlib import Path

from bench.server_process import resident

TICKS = os.sysconf("SC_CLK_TCK")
SERVERS, LOAD = "servers", "load"


def family(pid: int) -> list[int]:
    """A process and all that it started, and those started."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        fields = stat_of(int(folder.name))
        if fields:
            children.setdefault(int(fields[1]), []).append(int(folder.name))
    found = [pid]
    for one in found:
        found += children.get(one, [])
    return found


def stat_of(pid: int) -> list[str]:
    """Its fields after the name; none if it is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def parent_of(pid: int) -> int:
    return int(stat_of(pid)[1])


def seconds_of(pid: int) -> float:
    """Of processor time, with that of children that have ended."""
    return sum(map(int, stat_of(pid)[11:15])) / TICKS


@dataclass(frozen=True)
class Usage:
    """In one stretch."""

    cores: dict[str, float]  # by part: how many it kept busy
    busiest: list[float]  # the same for each process that serves, the busiest first
    memory: float  # megabytes of the largest process that serves
    load_average: float  # of the whole machine


class Meter:
    """Read at the start and the end of a stretch."""

    def __init__(self, servers: list[int], others: dict[str, int], serving: int) -> None:
        """`servers` and `others` by the process that started the rest; `serving` is how many really serve."""
        self.parts = {SERVERS: servers, **{part: [pid] for part, pid in others.items()}, LOAD: [os.getpid()]}
        self.serving = serving
        self.readings: list[tuple[float, dict[str, dict[int, float]]]] = []

    def __call__(self) -> float:
        spent = {part: self._spent(part) for part in self.parts}
        self.readings.append((time.perf_counter(), spent))
        return sum(spent[SERVERS].values())

    def _spent(self, part: str) -> dict[int, float]:
        if part == LOAD:  # the others are its children
            return {os.getpid(): time.process_time()}
        return {pid: seconds_of(pid) for root in self.parts[part] for pid in family(root)}

    def usage(self) -> Usage:
        (began, before), (ended, after) = self.readings[-2:]
        took = ended - began
        busy = {
            part: {pid: (now - before[part].get(pid, 0.0)) / took for pid, now in spent.items()}
            for part, spent in after.items()
        }
        busiest = sorted(busy[SERVERS].items(), key=lambda each: each[1], reverse=True)[: self.serving]
        return Usage(
            cores={part: sum(each.values()) for part, each in busy.items()},
            busiest=[share for _, share in busiest],
            memory=max(resident(pid) or 0.0 for pid, _ in busiest),
            load_average=os.getloadavg()[0],
        )
