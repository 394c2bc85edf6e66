"""What can happen only on PostgreSQL."""

import asyncio
import sys
from pathlib import Path

import asyncpg
import pytest

from tests.server.postgres import OwnPostgres, Postgres
from tests.server.store.rows import entry, table
from zoorama.server.store.open import open_store
from zoorama.server.store.postgres.engine import PostgresEngine
from zoorama.server.store.postgres.pool import without_password
from zoorama.server.store.store import Store, StoreError

pytestmark = pytest.mark.anyio


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


async def test_servers_that_start_at_the_same_time_migrate_one_after_another(where: str) -> None:
    stores = [open_store(where) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await asyncio.gather(*(store.append(table(f"t{n}"), [entry(0)]) for n, store in enumerate(stores)))
    for store in stores:
        await store.close()


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
        assert not await store.healthy()
    finally:
        await asyncio.to_thread(postgres.start)
    assert await store.healthy()
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
