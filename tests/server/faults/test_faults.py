"""A database that fails for a while: /ready tells, /health stays well, and play recovers with nothing lost."""

import asyncio
import resource
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path

import httpx
import pytest

from tests.server.faults.proxy import proxied
from tests.server.harness import Guest, running
from tests.server.kill.audit import audit_at_the_table, audit_store
from tests.server.kill.players import Plan, ReconnectingPlayer, Story, at_the_door, gather
from tests.server.kill.process import ServerProcess
from tests.server.postgres import OwnPostgres, Postgres
from zoorama.engine.dealer import Rng

PATIENCE = 60.0  # seconds; only a hang takes so long
PLAN = Plan("zooloretto_dice", 3, 1)
Fault = AbstractAsyncContextManager[object]


async def until_ready(address: str, status: int) -> dict[str, str]:
    """The parts, as soon as /ready answers so. /health is well throughout."""
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http:
        while (answer := await http.get("/ready")).status_code != status:
            assert (await http.get("/health")).json()["status"] == "ok"
            await asyncio.sleep(0.05)
    parts: dict[str, str] = answer.json()["parts"]
    return parts


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


async def play_through(address: str, fault: Fault) -> tuple[Story, str]:
    """A game during which the fault comes and goes; and what /ready said of the database."""
    guests = [await at_the_door(Guest(address)) for _ in range(PLAN.people)]
    table = await gather(guests, PLAN)
    players = [ReconnectingPlayer(guest, table, seat, Rng(seat), 0.02) for seat, guest in enumerate(guests)]
    playing = asyncio.gather(*(player.play() for player in players))
    await until(lambda: all(len(player.ledger.acked) > 1 for player in players))
    assert await until_ready(address, 200) == {"database": "ok", "workers": "ok", "games": "ok"}
    async with fault:
        said = (await until_ready(address, 503))["database"]
    await until_ready(address, 200)
    async with asyncio.timeout(PATIENCE):
        story = Story(PLAN, table, guests, await playing)
    await audit_at_the_table(story)
    return story, said


@asynccontextmanager
async def write_lock_held(db: Path) -> AsyncIterator[None]:
    with closing(sqlite3.connect(db, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@asynccontextmanager
async def disk_full(process: int) -> AsyncIterator[None]:
    """No file of the process may grow, nor be written beyond its first byte."""
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (1, before[1]))
    yield
    resource.prlimit(process, resource.RLIMIT_FSIZE, before)


@asynccontextmanager
async def stopped(postgres: OwnPostgres) -> AsyncIterator[None]:
    await asyncio.to_thread(postgres.stop)
    yield
    await asyncio.to_thread(postgres.start)


@asynccontextmanager
async def between(begin: Callable[[], None], end: Callable[[], None]) -> AsyncIterator[None]:
    begin()
    yield
    end()


async def test_the_write_lock_held_by_another_process(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        story, said = await play_through(server.address, write_lock_held(tmp_path / "db"))
    assert said == "silent"
    await audit_store(str(tmp_path / "db"), [story])


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="another process's limits can be set on Linux only")
async def test_a_full_disk(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "db"), tmp_path / "server.log")
    await server.start()
    await server.until_up()
    try:
        story, said = await play_through(server.address, disk_full(server.process.pid))
    finally:
        await server.stop()
    assert said == "not writable"
    await audit_store(str(tmp_path / "db"), [story])


async def test_postgresql_stopped(postgres: Postgres) -> None:
    if not isinstance(postgres, OwnPostgres):
        pytest.skip("only a PostgreSQL of our own is stopped")
    where = await asyncio.to_thread(postgres.fresh_database)
    async with running(where) as server:
        story, said = await play_through(server.address, stopped(postgres))
    assert said == "not writable"
    await audit_store(where, [story])


async def test_lines_to_postgresql_cut(postgres: Postgres) -> None:
    where = await asyncio.to_thread(postgres.fresh_database)
    async with proxied(where) as (proxy, by_proxy), running(by_proxy) as server:
        story, said = await play_through(server.address, between(proxy.cut, proxy.heal))
    assert said == "not writable"
    await audit_store(where, [story])


async def test_lines_to_postgresql_silent(postgres: Postgres) -> None:
    where = await asyncio.to_thread(postgres.fresh_database)
    async with proxied(where) as (proxy, by_proxy), running(by_proxy) as server:
        story, said = await play_through(server.address, between(proxy.silence, proxy.heal))
    assert said == "silent"
    await audit_store(where, [story])
