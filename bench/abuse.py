"""What an honest player notices while others abuse the server: the time of their acts, quiet and beside each abuse.

Everything is on loopback. The attacker is a process of its own that yields to the others, as if it were elsewhere.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.abuse_attacks import ATTACKS
from bench.abuse_honest import Honest
from bench.server_process import Process, resident, serving
from zoorama.server.settings import Quotas

BAR = 3.0  # times the quiet p99
BARS = {"analyses": 2.0}  # where it is no abuse
PLENTY = "1000000"
RAISED = {
    "ZOORAMA_REQUESTS": PLENTY,
    "ZOORAMA_FRAMES": PLENTY,
    "ZOORAMA_NET_CONNECTIONS_ADDRESS": "5000",
    "ZOORAMA_LOAD_BOTS": PLENTY,
    "ZOORAMA_LOAD_REPLAYS": PLENTY,
    "ZOORAMA_LOAD_REPLAY_MEMORY": "0",
    **{f"ZOORAMA_QUOTAS_{field.name.upper()}": PLENTY for field in fields(Quotas) if field.name != "exempt"},
}
SLEEPY = {"ZOORAMA_UNLOAD_AFTER": "1"}
CASES = [
    *((name, "default", {}) for name in ATTACKS if name != "waking"),
    *((name, "raised", RAISED) for name in ("watchers", "replays", "tables")),
    ("waking", "raised", RAISED | SLEEPY),
]


@dataclass
class Found:
    abuse: str
    limits: str
    quiet_p50: float
    quiet_p99: float
    p50: float
    p99: float
    acts: int
    memory_before: float | None
    memory_after: float | None
    achieved: str

    @property
    def ratio(self) -> float:
        return self.p99 / self.quiet_p99


async def measure(server: Process, name: str, limits: str, seconds: float) -> Found:
    honest = Honest(server.address)
    await honest.arrive()
    await honest.play(1)  # for settling
    quiet_p50, quiet_p99, _ = await honest.play(seconds)
    before = resident(server.pid)
    attacker = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.abuse_attacks", name, server.address,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    assert attacker.stdin
    assert attacker.stdout
    try:
        await attacker.stdout.readline()
        p50, p99, acts = await honest.play(seconds)
        after = resident(server.pid)
        attacker.stdin.close()
        achieved = (await asyncio.wait_for(attacker.stdout.readline(), 30)).decode().strip()
    finally:
        if attacker.returncode is None:
            attacker.kill()
        await attacker.wait()
    return Found(name, limits, quiet_p50, quiet_p99, p50, p99, acts, before, after, achieved)


def run(asked: argparse.Namespace, tick: Callable[[str], None]) -> list[Found]:
    found = []
    for name, limits, settings in CASES:
        if asked.only and name not in asked.only:
            continue
        tick(f"{name}, {limits} limits")
        with tempfile.TemporaryDirectory(dir=asked.folder, prefix="bench-abuse-") as folder:
            command = ["zoorama", "serve", "--db", f"{folder}/tables.sqlite3", "--port", "0"]
            with serving(command, Path(folder) / "server.log", settings=settings) as server:
                found.append(asyncio.run(measure(server, name, limits, asked.seconds)))
    return found


def draw(found: list[Found], console: Console) -> None:
    table = Table(title="An honest player beside abuse: milliseconds until an act is acknowledged")
    for column in ("abuse", "limits", "quiet p50 / p99", "beside p50 / p99", "times", "memory, MB", "what it achieved"):
        table.add_column(column, justify="left" if column in ("abuse", "limits", "what it achieved") else "right")
    for one in found:
        memory = "" if one.memory_before is None else f"{one.memory_before:.0f} → {one.memory_after or 0:.0f}"
        times = f"{one.ratio:.1f}" if one.ratio <= BARS.get(one.abuse, BAR) else f"[red]{one.ratio:.1f}[/red]"
        quiet, beside = f"{one.quiet_p50:.1f} / {one.quiet_p99:.1f}", f"{one.p50:.1f} / {one.p99:.1f}"
        table.add_row(one.abuse, one.limits, quiet, beside, times, memory, one.achieved)
    console.print(table)
    others = "".join(f", {bar:g} beside {abuse}" for abuse, bar in BARS.items())
    console.print(f"The bar: at most {BAR:g} times the quiet p99{others}. Load average {os.getloadavg()[0]:.1f}.")


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench abuse", description=__doc__)
    parser.add_argument("--json", action="store_true", help="figures for machines")
    parser.add_argument("--only", action="append", choices=ATTACKS, help="one of the abuses; repeatable")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each stretch")
    parser.add_argument("--folder", type=Path, default=Path(), help="where the database is to lie")
    asked = parser.parse_args()
    found = run(asked, lambda stage: Console(stderr=True).print(stage, style="dim"))
    if asked.json:
        json.dump([asdict(one) for one in found], sys.stdout, indent=2)
    else:
        draw(found, Console(width=None if sys.stdout.isatty() else 160))


if __name__ == "__main__":
    main()
