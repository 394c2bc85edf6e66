"""Several servers on one PostgreSQL: a table is one server's alone, and whoever was too late writes no more."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import groupby
from signal import SIGCONT, SIGSTOP
from typing import Any, cast

import asyncpg
import pytest

from tests.server.postgres import Postgres
from tests.server.store import tenant
from tests.server.store.rows import chat, entry, table
from zoorama.server.store import retention
from zoorama.server.store.leases import LASTS, Lease, Leases
from zoorama.server.store.open import open_store
from zoorama.server.store.postgres import lock
from zoorama.server.store.postgres.engine import HOLD_TO_REPLACE, PostgresEngine, _affected
from zoorama.server.store.store import Conflict, Store, StoreError

pytestmark = pytest.mark.anyio
PATIENCE = 30.0
EXPIRE = "UPDATE servers SET until = 0 WHERE id = $1"


@pytest.fixture
def where(postgres: Postgres) -> str:
    return postgres.fresh_database()


@asynccontextmanager
async def server(where: str) -> AsyncIterator[tuple[Store, Leases]]:
    store = open_store(where, shared=True)
    await store.open()
    assert store.leases is not None
    await store.leases.enter()
    yield store, store.leases
    await store.close()


async def expire(where: str, leases: Leases) -> None:
    """As if it had been silent for long."""
    connection = await asyncpg.connect(where)
    await connection.execute(EXPIRE, leases.id)
    await connection.close()


async def taken(leases: Leases, name: str = "t1") -> Lease:
    lease = await leases.take(name)
    assert isinstance(lease, Lease)
    return lease


async def test_a_table_is_one_servers_until_it_gives_it_back(where: str) -> None:
    async with server(where) as (first, ours), server(where) as (_, theirs):
        await first.append(table(), [entry(1)])
        lease = await taken(ours)
        assert await theirs.take("t1") == ours.id
        assert await ours.held() == {"t1": lease}
        await ours.give_back("t1", lease)
        assert (await taken(theirs)).epoch > lease.epoch
        await ours.give_back("t1", lease)  # it is not ours to give
        assert await ours.take("t1") == theirs.id
        assert await ours.take("t2") is None


async def test_a_server_that_leaves_frees_all_it_has(where: str) -> None:
    async with server(where) as (first, ours), server(where) as (_, theirs):
        await first.append(table(), [entry(1)])
        await taken(ours)
        await ours.leave()
        await taken(theirs)


async def test_every_write_under_a_lease_that_another_has_taken_is_refused(where: str) -> None:
    async with server(where) as (first, ours), server(where) as (second, theirs):
        await first.append(table(), [entry(1)], ours.for_new())
        await expire(where, ours)
        new = await taken(theirs)
        old = ours.for_new()
        for write in (
            first.append("t1", [entry(2)], old),
            first.append(table(), [entry(2)], old),
            first.append(table(people=("cleo",)), [entry(2)], old),
            first.save_table(table(data="{}"), old),
            first.save_table(table(people=("cleo",)), old),
            first.say("t1", chat(1), old),
            first.moderation.blank_line("t1", 0, old),
            first.moderation.delete_own("t1", old),
        ):
            with pytest.raises(Conflict):
                await write
        assert await second.log("t1") == [entry(1)]
        assert await second.table("t1") == table()
        assert await second.tables_of("cleo", 9) == []
        assert await second.chat("t1", 9) == []
        await second.append(table(people=("cleo",)), [entry(2)], new)
        assert await second.say("t1", chat(1), new)
        await second.moderation.blank_line("t1", 1, new)
        assert [line.text for line in await second.chat("t1", 9)] == [""]
        await second.moderation.delete_own("t1", new)
        assert await second.table("t1") is None


async def test_a_table_that_was_deleted_does_not_come_back(where: str) -> None:
    """Neither one that its server made nor one that it took."""
    async with server(where) as (first, ours), server(where) as (second, _):
        for name in ("made", "taken"):
            await first.append(table(name), [entry(1)], ours.for_new())
        new = ours.for_new()
        await ours.give_back("taken", new)
        for name, lease in (("made", new), ("taken", await taken(ours, "taken"))):
            await second.moderation.delete_table(name)
            for write in (
                first.append(name, [entry(2)], lease),
                first.append(table(name), [entry(2)], lease),
                first.save_table(table(name), lease),
                first.save_table(table(name, people=("cleo",)), lease),
            ):
                with pytest.raises(Conflict):
                    await write
            assert await second.table(name) is None


async def test_retention_leaves_what_another_server_has_taken_meanwhile(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "STEP", 1)
    async with server(where) as (first, _), server(where) as (_, theirs):
        for name in ("t1", "t2"):
            await first.append(table(name), [entry(1)])
        pruning = asyncio.create_task(first.retention.prune(("playing",), 99.0))
        while len(left := [name for name in ("t1", "t2") if await first.table(name)]) == 2:
            await asyncio.sleep(0.01)
        await taken(theirs, *left)
        assert await pruning == 1
        assert await first.table(*left) is not None


async def test_the_log_stays_the_second_wall(where: str) -> None:
    async with server(where) as (first, ours):
        lease = ours.for_new()
        await first.append(table(), [entry(1)], lease)
        for row in ("t1", table()):
            with pytest.raises(Conflict):
                await first.append(row, [entry(1, '{"other": 1}')], lease)
        assert await first.log("t1") == [entry(1)]


async def test_a_write_and_a_taking_at_once_are_one_after_the_other(where: str) -> None:
    """Whoever takes the table reads all that was acknowledged, and nothing comes after."""
    async with server(where) as (first, ours), server(where) as (second, theirs):
        await first.append(table(), [entry(1)], ours.for_new())
        lease, seq = ours.for_new(), 1
        for round_ in range(30):
            await expire(where, ours)
            written, new = await asyncio.gather(
                first.append(table() if round_ % 2 else "t1", [entry(seq + 1)], lease),
                taken(theirs),
                return_exceptions=True,
            )
            seq += written is None
            assert isinstance(new, Lease)
            assert len(await second.log("t1")) == seq
            await theirs.give_back("t1", new)
            await ours.renew()
            lease = await taken(ours)


async def test_a_server_that_falls_silent_amid_a_write_keeps_nobody_waiting(where: str) -> None:
    """Halted or cut off, it would hold the table's row as long as its connection seems to live."""
    async with server(where) as (first, ours), server(where) as (_, theirs):
        await first.append(table(), [entry(1)])
        lease = await taken(ours)
        await expire(where, ours)
        engine = PostgresEngine(where, shared=True)
        await engine.open()
        with suppress(StoreError):  # the database may have closed the connection by then
            async with engine._pool.connection() as connection:
                await connection.execute("BEGIN")
                assert await _affected(connection, HOLD_TO_REPLACE, ("t1", *lease)) == 1
                after = await taken(theirs)
                cast(Any, connection).terminate()
        assert after.epoch == lease.epoch + 1
        await engine.close()


async def test_only_what_no_other_server_has_is_due(where: str) -> None:
    async with server(where) as (first, ours), server(where) as (second, theirs):
        await first.append(table(due=1.0), [entry(1)], ours.for_new())
        assert await first.due_tables(2.0) == ["t1"]
        assert await second.due_tables(2.0) == []
        assert await second.retention.prune(("playing",), 99.0) == 0
        await expire(where, ours)
        assert await second.due_tables(2.0) == ["t1"]
        await taken(theirs)
        assert await first.due_tables(2.0) == []


async def test_whoever_was_late_is_told_so(where: str) -> None:
    async with server(where) as (_, ours), server(where) as (_, theirs):
        assert (await ours.renew()).in_time
        await expire(where, ours)
        assert (await theirs.renew()).living == {theirs.id}
        renewal = await ours.renew()
        assert not renewal.in_time
        assert renewal.living == {ours.id, theirs.id}


async def test_a_server_alone_and_servers_that_share_keep_each_other_out(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.0)
    async with server(where), server(where):
        with pytest.raises(StoreError, match="in-use"):
            await open_store(where).open()
    alone = open_store(where)
    await alone.open()
    with pytest.raises(StoreError, match="in-use"):
        await open_store(where, shared=True).open()
    await alone.close()


async def start(where: str) -> Process:
    return await asyncio.create_subprocess_exec(sys.executable, tenant.__file__, where, stdout=PIPE)


async def heard(process: Process, wanted: str) -> str:
    """The line that it tells what was wanted in."""
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE):
        while wanted not in (line := (await process.stdout.readline()).decode()):
            assert line, "it ended"
    return line.split()[0]


async def test_an_owner_halted_beyond_its_lease_is_refused_when_it_goes_on(where: str) -> None:
    async with server(where) as (store, _):
        await store.append(table(tenant.TABLE), [entry(0)])
        processes = [await start(where)]
        try:
            first = await heard(processes[0], "wrote 9")
            processes.append(await start(where))
            processes[0].send_signal(SIGSTOP)
            second = await heard(processes[1], "wrote")
            processes[0].send_signal(SIGCONT)
            assert await heard(processes[0], "refused") == first
            await asyncio.sleep(LASTS / 10)
        finally:
            for process in processes:
                process.kill()
                await process.wait()
        log = await store.log(tenant.TABLE)
    assert [one.seq for one in log] == list(range(len(log)))
    assert [owner for owner, _ in groupby(json.loads(one.body) for one in log[1:])] == [first, second]
