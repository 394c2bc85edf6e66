"""What only a database server can go through."""

import asyncio
import sys
from pathlib import Path

import asyncpg
import pytest

from tests.server.postgres import OwnPostgres, Postgres
from tests.server.store.rows import entry, table
from zoorama.server.store.postgres.pool import without_password
from zoorama.server.store.store import Store, StoreTrouble, open_store

pytestmark = pytest.mark.anyio


@pytest.fixture
def where(postgres: Postgres) -> str:
    return postgres.fresh_database()


async def test_a_database_of_something_else_is_left_alone(where: str) -> None:
    link = await asyncpg.connect(where)
    await link.execute("CREATE TABLE meta (name TEXT, worth TEXT)")
    with pytest.raises(StoreTrouble, match="not-ours"):
        await open_store(where).open()
    assert len(await link.fetch("SELECT 1 FROM pg_tables WHERE schemaname = 'public'")) == 1
    await link.close()


async def test_servers_that_start_at_once_upgrade_one_after_the_other(where: str) -> None:
    stores = [open_store(where) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await asyncio.gather(*(store.append(table(f"t{n}"), [entry(0)]) for n, store in enumerate(stores)))
    for store in stores:
        await store.close()


async def test_a_backup_is_left_to_the_database(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreTrouble, match="backup-elsewhere"):
        await store.backup(tmp_path / "copy")


async def test_a_commit_waits_for_the_disk(where: str) -> None:
    link = await asyncpg.connect(where)
    await link.execute(f'ALTER DATABASE "{where.rpartition("/")[2]}" SET synchronous_commit = off')
    store = open_store(where)
    await store.open()
    async with store._pool.connection() as own:  # type: ignore[attr-defined]  # the store's own settings
        assert await own.fetchval("SHOW synchronous_commit") == "on"
    await store.close()
    await link.close()


async def test_a_lost_database_is_told_and_found_again(store: Store, postgres: Postgres) -> None:
    if not isinstance(postgres, OwnPostgres):
        pytest.skip("only a PostgreSQL of our own is stopped")
    await asyncio.gather(*(store.append(table(f"t{n}"), [entry(0)]) for n in range(20)))
    await asyncio.to_thread(postgres.stop)
    try:
        for _ in range(3):
            with pytest.raises(StoreTrouble) as trouble:
                await store.append(table(), [entry(0)])
            assert trouble.value.problem == "unreachable"
        with pytest.raises(StoreTrouble, match="unreachable"):
            await store.log("t1")
        assert not await store.healthy()
    finally:
        await asyncio.to_thread(postgres.start)
    assert await store.healthy()
    ends = await asyncio.gather(*(store.append(table(f"t{n}"), [entry(1)]) for n in range(20)))
    assert ends == [None] * 20
    assert [await store.log(f"t{n}") for n in range(20)] == [[entry(0), entry(1)]] * 20


@pytest.mark.parametrize("address", ["postgresql://ann:s3cret@127.0.0.1:1/zoo", "postgresql://ann:s3cret@[half/zoo"])
async def test_an_address_where_nobody_answers_is_told_without_its_password(address: str) -> None:
    with pytest.raises(StoreTrouble) as trouble:
        await open_store(address).open()
    assert trouble.value.problem == "unreachable"
    assert "s3cret" not in str(trouble.value)


def test_an_address_is_shown_without_who_and_with_what_password() -> None:
    assert without_password("postgres://ann:a@b@host:5433/zoo?password=x") == "postgresql://host:5433/zoo"


def test_without_the_driver_the_extra_to_install_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "zoorama.server.store.postgres.engine", None)
    with pytest.raises(StoreTrouble) as trouble:
        open_store("postgresql://127.0.0.1/zoo")
    assert trouble.value.problem == "no-driver"
    assert trouble.value.facts["extra"] == "zoorama[postgres]"
