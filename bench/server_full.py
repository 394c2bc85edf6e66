"""What a full database costs those who share it: heartbeats and lists with 100,000 tables and hundreds of servers.

`.venv/dev/bin/python -m bench.server_full` fills a PostgreSQL and times each statement as the store sends it.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import asyncpg
from rich.console import Console

from bench.server_broker import database
from bench.server_cpu import family, seconds_of
from zoorama.server.store.open import open_store
from zoorama.server.store.store import Store

TABLES, PUBLIC, DUE, SERVERS = 100_000, 5_000, 1_000, 400
TIMES = 100
FILL = f"""
INSERT INTO servers (id, until) SELECT 's' || n, extract(epoch FROM now()) + 3600 FROM generate_series(1, {SERVERS}) n;
INSERT INTO tables (id, stage, public, created, touched, due, people, data, owner, epoch)
SELECT 't' || n, 'playing', n <= {PUBLIC}, n, n, CASE WHEN n % {TABLES // DUE} = 0 THEN n END,
'["p' || n || '"]', repeat('x', 2000), 's' || (1 + n % {SERVERS}), 1 FROM generate_series(1, {TABLES}) n;
INSERT INTO entries (table_id, seq, at, kind, seat, act, body)
SELECT 't' || n, seq, n, 'act', 0, '', repeat('x', 300) FROM generate_series(1, {TABLES}) n, generate_series(1, 5) seq;
INSERT INTO openings (table_id, person, origin, at, closed)
SELECT 't' || n, 'p' || n, 'o', n, FALSE FROM generate_series(1, {PUBLIC}) n;
ANALYZE;
"""


@dataclass(frozen=True)
class Took:
    """Milliseconds."""

    median: float  # by the clock
    work: float  # of the database's processor time, the mean


async def timed(ask: Callable[[], Awaitable[object]], pid: int) -> Took:
    before, spent = work_of(pid), []
    for _ in range(TIMES):
        began = time.perf_counter()
        await ask()
        spent.append(time.perf_counter() - began)
    return Took(median(spent) * 1000, (work_of(pid) - before) / TIMES * 1000)


def work_of(pid: int) -> float:
    return sum(map(seconds_of, family(pid)))


async def fill(address: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(FILL)
    await connection.close()


async def measure(address: str, pid: int) -> dict[str, Took]:
    store: Store = open_store(address, shared=True)
    await store.open()
    await fill(address)
    leases = store.leases
    assert leases is not None
    asked: dict[str, Callable[[], Awaitable[object]]] = {
        "heartbeat, once a second and server": leases.renew,
        "tables that are due, every five seconds and server": lambda: store.due_tables(TABLES),
        "tables behind their log, after a crash": store.behind,
        "the list of public tables, for whoever opens the home page": lambda: store.public_tables(TABLES / 2, 100),
        "a server's leases, when it was late": leases.held,
    }
    try:
        return {what: await timed(ask, pid) for what, ask in asked.items()}
    finally:
        await store.close()


def main() -> None:
    console = Console()
    with database(Path()) as (postgres, pid):
        found = asyncio.run(measure(postgres.fresh_database(), pid))
    console.print(f"{TABLES:,} tables in play, {PUBLIC:,} of them public, {DUE:,} due; {SERVERS} servers")
    for what, took in found.items():
        console.print(f"{took.median:9.2f} ms, {took.work:7.2f} of the processor: {what}")


if __name__ == "__main__":
    main()
