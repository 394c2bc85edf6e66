"""What can happen only on SQLite."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.store.rows import entry, table
from zoorama.server.store.open import open_store
from zoorama.server.store.sql import SqlStore
from zoorama.server.store.sqlite.engine import SqliteEngine
from zoorama.server.store.store import StoreError

pytestmark = pytest.mark.anyio

HOLDER = """
import asyncio, sys
from zoorama.server.store.open import open_store
async def hold():
    store = open_store(sys.argv[1])
    await store.open()
    print("open", flush=True)
    await asyncio.sleep(60)
asyncio.run(hold())
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "zoorama.db"


async def opened(file: Path) -> SqlStore:
    store = SqlStore(SqliteEngine(file))
    await store.open()
    return store


async def test_a_second_server_is_refused_until_the_first_is_gone(file: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLDER, str(file)], stdout=subprocess.PIPE) as holder:
        try:
            assert holder.stdout is not None
            assert holder.stdout.readline() == b"open\n"
            with pytest.raises(StoreError) as refused:
                await opened(file)
        finally:
            holder.kill()
    assert refused.value.problem == "in-use"
    assert refused.value.facts == {"where": str(file)}
    await (await opened(file)).close()


async def test_the_same_file_by_another_path_is_the_same_file(file: Path, tmp_path: Path) -> None:
    store = await opened(file)
    link = tmp_path / "link.db"
    link.symlink_to(file)
    with pytest.raises(StoreError, match="in-use"):
        await opened(link)
    await store.close()


async def test_a_store_that_is_not_exclusive_works_next_to_the_server(file: Path, tmp_path: Path) -> None:
    server = await opened(file)
    await server.append(table("old", stage="over", touched=1.0), [entry(0)])
    admin = open_store(str(file), exclusive=False)
    await admin.open()
    await admin.backup(tmp_path / "copy.db")
    assert await admin.retention.prune(("over",), before=2.0) == 1
    await server.append(table(), [entry(0)])
    assert await admin.log("t1") == [entry(0)]
    await admin.close()
    with pytest.raises(StoreError, match="in-use"):
        await opened(file)
    assert await server.table("old") is None
    await server.close()


async def test_a_file_that_is_no_database_is_left_unchanged(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear zoo, " * 500)
    with pytest.raises(StoreError, match="not-ours"):
        await opened(letter)
    assert letter.read_text() == "Dear zoo, " * 500


@pytest.mark.parametrize(
    "theirs", ["CREATE TABLE cows (name)", "CREATE TABLE meta (key, value)", "CREATE TABLE meta (name, value)"]
)
async def test_a_database_of_another_program_is_left_unchanged(tmp_path: Path, theirs: str) -> None:
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute(theirs)
    before = other.read_bytes()
    with pytest.raises(StoreError, match="not-ours"):
        await opened(other)
    assert other.read_bytes() == before


async def test_a_path_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, not a folder")
    with pytest.raises(StoreError) as refused:
        await open_store(str(tmp_path / "taken" / "zoorama.db")).open()
    assert refused.value.problem == "unreachable"
    assert set(refused.value.facts) == {"where", "reason"}


async def test_every_commit_is_flushed_to_disk(file: Path) -> None:
    store = await opened(file)
    pragmas = {
        name: (await store.engine.write(f"PRAGMA {name}", ()))[0][0]
        for name in ("journal_mode", "synchronous", "foreign_keys")
    }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    await store.close()


async def test_a_full_disk_is_reported_and_nothing_is_half_stored(file: Path) -> None:
    store = await opened(file)
    await store.append(table(), [entry(0)])
    await store.engine.write("PRAGMA max_page_count = 1", ())
    with pytest.raises(StoreError, match="full"):
        await store.append(table(), [entry(1, "x" * 1_000_000)])
    await store.engine.write("PRAGMA max_page_count = 1000000", ())
    await store.append(table(), [entry(1)])
    assert await store.log("t1") == [entry(0), entry(1)]
    await store.close()


async def test_a_backup_made_during_writes_is_a_consistent_database(file: Path, tmp_path: Path) -> None:
    store = await opened(file)
    copy = tmp_path / "copy.db"

    async def append() -> None:
        for seq in range(200):
            await store.append(table(data=str(seq)), [entry(seq)])

    async def back_up() -> None:
        while not await store.log("t1"):
            await asyncio.sleep(0)
        await store.backup(copy)
        await store.backup(copy)  # replaces the older one

    await asyncio.gather(append(), back_up())
    await store.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "data"]
    backup = await opened(copy)
    log, row = await backup.log("t1"), await backup.table("t1")
    assert [entry.seq for entry in log] == list(range(len(log)))
    assert row is not None
    assert row.data == str(len(log) - 1)
    await backup.close()


async def test_a_backup_never_overwrites_the_database_itself(file: Path) -> None:
    store = await opened(file)
    with pytest.raises(StoreError, match="in-use"):
        await store.backup(file)
    with pytest.raises(StoreError, match="unreachable"):
        await store.backup(file.parent / "nowhere" / "copy.db")
    await store.append(table(), [entry(0)])
    assert await store.log("t1") == [entry(0)]
    await store.close()
