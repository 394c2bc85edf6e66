"""What can happen only on PostgreSQL."""

import asyncio
import sys
import traceback
from pathlib import Path

import asyncpg
import pytest

from tests.server.postgres import OwnPostgres, Postgres
from tests.server.store.rows import entry, table
from zoorama.server.store.open import open_store
from zoorama.server.store.postgres import lock
from zoorama.server.store.postgres.engine import PostgresEngine
from zoorama.server.store.postgres.pool import without_password
from zoorama.server.store.store import Conflict, Store, StoreError

pytestmark = pytest.mark.anyio

END_LOCK_CONNECTION = """
SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
WHERE application_name = 'zoorama lock' AND datname = current_database()
"""


@pytest.fixture
def where(postgres: Postgres) -> str:
    return postgres.fresh_database()


async def test_a_database_of_another_program_is_left_unchanged(where: str) -> None:
    connection = await asyncpg.connect(where)
    await connection.execute("CREATE TABLE meta (name TEXT, worth TEXT)")
    with pytest.raises(StoreError, match="not-ours"):
        await open_store(where).open()
    assert len(await connection.fetch("SELECT 1 FROM pg_tables WHERE schemaname = 'public'")) == 1
    await connection.close()


async def test_a_second_server_is_refused_until_the_first_is_gone(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lock, "PATIENCE", 0.0)
    first = open_store(where)
    await first.open()
    with pytest.raises(StoreError) as refused:
        await open_store(where).open()
    assert refused.value.problem == "in-use"
    beside = open_store(where, exclusive=False)  # an operator's command
    await beside.open()
    await beside.close()
    await first.close()
    second = open_store(where)
    await second.open()
    await second.close()


async def test_a_server_whose_lock_another_has_taken_writes_no_more(where: str) -> None:
    first = open_store(where)
    await first.open()
    await first.append(table(), [entry(0)])
    other = await asyncpg.connect(where)
    await other.execute(END_LOCK_CONNECTION)
    assert await other.fetchval(lock.TAKE)
    with pytest.raises(StoreError, match="in-use"):
        await eventually_refused(first)
    await other.close()
    await eventually_written(first)
    await first.close()


async def eventually_refused(store: Store) -> None:
    """The first writes may come before the connection's end is noticed."""
    for seq in range(1, 1000):
        await store.append(table(), [entry(seq)])
        await asyncio.sleep(0.01)


async def eventually_written(store: Store) -> None:
    async with asyncio.timeout(30):
        while True:
            try:
                return await store.append(table(), [entry(5000)])
            except StoreError:
                await asyncio.sleep(0.01)


async def test_a_conflict_tells_no_row(store: Store) -> None:
    link = "-".join(("link", "of", "a", "table"))  # not in the source that a traceback quotes
    await store.append(table(link), [entry(0)])
    with pytest.raises(Conflict) as conflict:
        await store.append(table(link), [entry(0)])
    assert link not in "".join(traceback.format_exception(conflict.value))


async def test_a_backup_is_left_to_pg_dump(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="backup-elsewhere"):
        await store.backup(tmp_path / "copy")


async def test_a_commit_waits_for_the_disk(where: str) -> None:
    connection = await asyncpg.connect(where)
    await connection.execute(f'ALTER DATABASE "{where.rpartition("/")[2]}" SET synchronous_commit = off')
    engine = PostgresEngine(where)
    await engine.open()
    assert await engine.read("SHOW synchronous_commit", ()) == [("on",)]
    await engine.close()
    await connection.close()


async def test_a_lost_database_is_reported_and_reconnected(store: Store, postgres: Postgres) -> None:
    if not isinstance(postgres, OwnPostgres):
        pytest.skip("only a PostgreSQL of our own is stopped")
    await asyncio.gather(*(store.append(table(f"t{n}"), [entry(0)]) for n in range(20)))
    await asyncio.to_thread(postgres.stop)
    try:
        for _ in range(3):
            with pytest.raises(StoreError) as error:
                await store.append(table(), [entry(0)])
            assert error.value.problem == "unreachable"
        with pytest.raises(StoreError, match="unreachable"):
            await store.log("t1")
        with pytest.raises(StoreError):
            await store.upkeep.probe()
    finally:
        await asyncio.to_thread(postgres.start)
    await store.upkeep.probe()
    ends = await asyncio.gather(*(store.append(table(f"t{n}"), [entry(1)]) for n in range(20)))
    assert ends == [None] * 20
    assert [await store.log(f"t{n}") for n in range(20)] == [[entry(0), entry(1)]] * 20


@pytest.mark.parametrize("address", ["postgresql://ann:s3cret@127.0.0.1:1/zoo", "postgresql://ann:s3cret@[half/zoo"])
async def test_an_unreachable_address_is_reported_without_its_password(address: str) -> None:
    with pytest.raises(StoreError) as error:
        await open_store(address).open()
    assert error.value.problem == "unreachable"
    assert "s3cret" not in str(error.value)


def test_an_address_is_shown_without_user_and_password() -> None:
    assert without_password("postgres://ann:a@b@host:5433/zoo?password=x") == "postgresql://host:5433/zoo"


def test_without_the_driver_the_error_names_the_extra_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("engine", "pool"):
        monkeypatch.delitem(sys.modules, f"zoorama.server.store.postgres.{module}")
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreError) as error:
        open_store("postgresql://127.0.0.1/zoo")
    assert error.value.problem == "no-driver"
    assert error.value.facts["extra"] == "zoorama[postgres]"
