"""Servers as processes: started, halted, timed, and kept on a core."""

import os
import platform
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

UNBOUNDED = {"ZOORAMA_QUOTAS_EXEMPT": "127.0.0.0/8"}  # a whole crowd comes from one address


class Process(NamedTuple):
    address: str
    pid: int


@contextmanager
def serving(
    command: list[str], log: Path, build: Path | None = None, settings: dict[str, str] | None = None
) -> Iterator[Process]:
    """A server until the block ends, of this build or of the one that lies in a folder."""
    bounds = UNBOUNDED if settings is None else settings
    environment = os.environ | bounds | ({"PYTHONPATH": str(build)} if build else {})
    with log.open("w") as complaints:
        process = subprocess.Popen(
            [sys.executable, "-m", *command], stdout=subprocess.PIPE, stderr=complaints, text=True, env=environment
        )
    try:
        assert process.stdout
        told = process.stdout.readline()
        address = re.search(r"http://\S+\d", told)
        if address is None:
            sys.exit(f"{' '.join(command)} did not start: {told}{log.read_text()}")
        yield Process(address[0], process.pid)
    finally:
        process.terminate()
        process.wait()


@contextmanager
def halted(processes: Iterable[Process]) -> Iterator[None]:
    """What servers do when they have nothing to do must not disturb another, where the system can halt them."""
    pids = [process.pid for process in processes] if hasattr(signal, "SIGSTOP") else []
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
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


def resident(pid: int) -> float | None:
    """Megabytes of memory a process has, where the system tells."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return None
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) / 1000 if found else None


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
