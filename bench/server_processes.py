"""How much several processes bear together: `zoorama serve --processes` on PostgreSQL, with NATS between them.

The same crowd as for one process, at so many tables for each. Beside it, two servers at addresses of their own, so that
sockets can be at the server that has the table, or all at the other one: what forwarding costs.
"""

import argparse
import gc
import platform
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from bench.server_broker import Broker, broker, database
from bench.server_cpu import Meter, Usage
from bench.server_crowds import Players
from bench.server_load import Stretch, measure
from bench.server_process import UNBOUNDED, Process, file_system, serving
from tests.server.postgres import OwnPostgres

FEW_WORKERS = {"ZOORAMA_WORKERS": "1", "ZOORAMA_LOAD_ANALYSIS_WORKERS": "0"}  # nobody asks for what they do
NEAR, FAR = "local", "forwarded"  # sockets at the server that has their table, or at the other


@dataclass(frozen=True)
class Lane:
    """Servers of so many processes each, and how many servers on from a table its sockets are."""

    name: str
    servers: int
    processes: int
    sockets_on: int = 0

    @property
    def serving(self) -> int:
        return self.servers * self.processes


@dataclass(frozen=True)
class Measured:
    stretch: Stretch
    usage: Usage
    messages: float  # through the broker, for each act
    bytes: float


@dataclass(frozen=True)
class Ground:
    """What all lanes share, and where they leave their logs."""

    postgres: OwnPostgres
    broker: Broker
    others: dict[str, int]  # by name, what runs beside the servers
    folder: Path
    eager: list[str]

    @contextmanager
    def serve(self, lane: Lane) -> Iterator[list[Process]]:
        """Fresh servers on a fresh database: what others left behind would not be equal for all."""
        db, options = self.postgres.fresh_database(), ["--nats", self.broker.address, *self.eager]
        with ExitStack() as stack:
            yield [
                stack.enter_context(
                    serving(
                        ["zoorama", "serve", "--db", db, "--processes", str(lane.processes), *options],
                        self.folder / f"server{number}.log",
                        settings=UNBOUNDED | FEW_WORKERS,
                    )
                )
                for number in range(lane.servers)
            ]


def row_of(processes: int) -> str:
    return f"{processes} process{'es' if processes > 1 else ''}"


def lanes(processes: list[int]) -> list[Lane]:
    return [
        *(Lane(row_of(number), 1, number) for number in processes),
        Lane(NEAR, 2, 1),
        Lane(FAR, 2, 1, sockets_on=1),
    ]


async def load(
    ground: Ground, lane: Lane, servers: list[Process], asked: argparse.Namespace, tick: Callable[[str], None]
) -> dict[str, Measured]:
    """By load: saturated, and at half the rate of that."""
    addresses = [server.address for server in servers]
    players = Players(addresses, asked.game[0], asked.tables, lane.sockets_on, spread=True)
    found, rate = dict[str, Measured](), None
    for name in ("saturated", "half"):
        await players.gather()
        gc.collect()
        tick(f"{lane.name}, {name}")
        meter, before = Meter([server.pid for server in servers], ground.others, lane.serving), ground.broker.carried()
        stretch = await measure(players.gate, asked.seconds, rate, meter)
        messages, size = (now - then for now, then in zip(ground.broker.carried(), before, strict=True))
        await players.leave()
        acts = max(1.0, stretch.answered * 1.2)  # the messages were counted while it settled, too
        found[name] = Measured(stretch, meter.usage(), messages / acts, size / acts)
        rate = stretch.rate / 2
    tick(
        f"{lane.name}: {players.replaced} tables replaced, {players.refused} acts refused, {players.lost} sockets lost"
    )
    await players.http.aclose()
    return found


def compare(
    asked: argparse.Namespace, eager: list[str], tick: Callable[[str], None]
) -> tuple[dict[str, list[Measured]], str]:
    """By row, a stretch each round; and what kind of disk the database was on."""
    found: dict[str, list[Measured]] = {}
    with (
        TemporaryDirectory(dir=asked.folder, prefix="bench-server-") as name,
        database(asked.folder) as (postgres, pid),
        broker() as nats,
    ):
        ground = Ground(postgres, nats, {"database": pid, "broker": nats.process.pid}, Path(name), eager)
        for number in range(asked.rounds):
            for lane in lanes(asked.processes)[:: -1 if number % 2 else 1]:
                with ground.serve(lane) as servers:
                    measured = uvloop.run(load(ground, lane, servers, asked, tick))
                for row, one in measured.items():
                    found.setdefault(f"{lane.name}, {row}", []).append(one)
        return found, f"PostgreSQL on {file_system(Path(name))}, {platform.machine()}"
