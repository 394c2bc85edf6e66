"""On PostgreSQL appends of many tables go in one statement, and nobody notices but the database."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest

from tests.server.postgres import Postgres
from tests.server.store.rows import entry, table
from zoorama.server.store.leases import Lease
from zoorama.server.store.open import open_store
from zoorama.server.store.postgres.appends import Appends
from zoorama.server.store.rows import Row
from zoorama.server.store.store import Conflict, Store, StoreError

pytestmark = pytest.mark.anyio
NAMES = [f"t{number}" for number in range(20)]


@pytest.fixture
def where(postgres: Postgres) -> str:
    return postgres.fresh_database()


@pytest.fixture
async def store(where: str) -> AsyncIterator[Store]:
    store = open_store(where)
    await store.open()
    await asyncio.gather(*(store.append(table(name), [entry(0)]) for name in NAMES))
    yield store
    await store.close()


async def test_what_gathers_meanwhile_is_stored_together(store: Store, where: str) -> None:
    connection = await asyncpg.connect(where)
    before = await commits(connection)
    await asyncio.gather(*(store.append(name, [entry(1), entry(2)]) for name in NAMES))
    assert await commits(connection) - before < len(NAMES)
    await connection.close()
    assert [await store.log(name) for name in NAMES] == [[entry(0), entry(1), entry(2)]] * len(NAMES)


async def commits(connection: "asyncpg.Connection") -> int:
    """That wrote, as transactions have numbers only then."""
    return int(await connection.fetchval("SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint"))


async def test_a_mistake_in_one_is_told_to_that_one_alone(store: Store) -> None:
    """A lease that is another's, an entry that is there, a text that no database takes, a table that is gone."""
    ends = await asyncio.gather(
        store.append("t0", [entry(1)], Lease("another", 7)),
        store.append("t1", [entry(0)]),
        store.append("t2", [entry(1, "\0")]),
        store.append("gone", [entry(1)]),
        *(store.append(name, [entry(1)]) for name in NAMES[3:]),
        return_exceptions=True,
    )
    assert [type(end) for end in ends] == [Conflict, Conflict, ValueError, Conflict] + [type(None)] * 17
    assert [len(await store.log(name)) for name in NAMES] == [1] * 3 + [2] * 17


async def test_two_of_one_table_are_both_stored(store: Store) -> None:
    await asyncio.gather(*(store.append(name, [entry(seq)]) for name in NAMES for seq in (1, 2, 3)))
    assert [len(await store.log(name)) for name in NAMES] == [4] * len(NAMES)


async def test_tables_whose_rows_are_locked_keep_only_themselves_waiting(store: Store, where: str) -> None:
    """However many batches could be on their way."""
    other = await asyncpg.connect(where)
    async with other.transaction():
        await other.execute("SELECT 1 FROM tables WHERE id IN ('t0', 't1', 't2', 't3') FOR UPDATE")
        locked = []
        for seq, name in enumerate(NAMES[:4], 1):
            locked.append(asyncio.create_task(store.append(name, [entry(1)])))
            await asyncio.gather(*(store.append(name, [entry(seq)]) for name in NAMES[4:]))
        assert not any(task.done() for task in locked)
    await asyncio.gather(*locked)
    await other.close()
    assert [await store.log(name) for name in NAMES[:4]] == [[entry(0), entry(1)]] * 4


async def test_all_of_a_batch_that_broke_off_hear_of_it() -> None:
    async def broken(*_: object) -> list[Row]:
        raise StoreError("unreachable", {})

    async def one(*_: object) -> bool:
        return True

    appends = Appends(broken, one)
    waiting = [asyncio.create_task(appends.add(name, Lease("", 0), [(name,)])) for name in NAMES]
    await asyncio.sleep(0)
    waiting[0].cancel()
    ends = await asyncio.gather(*waiting, return_exceptions=True)
    assert isinstance(ends[0], asyncio.CancelledError)
    assert {type(end) for end in ends[1:]} == {StoreError}
    with pytest.raises(StoreError):  # and it goes on
        await appends.add("t0", Lease("", 0), [("t0",)])
