"""A backup put back: played on from where it was made, the database before it kept, nothing changed if it is bad."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.harness import hot_seat, is_over, joined, reconnecting, running
from tests.server.store.versions import FIRST, open_at
from zoorama.engine.dealer import Rng
from zoorama.server.restore import restore
from zoorama.server.store.open import open_store
from zoorama.server.store.store import StoreError

GAME = "zooloretto_dice"


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


async def in_thread(db: Path, backup: Path) -> Path | None:
    """As the command does it, outside any loop."""
    import asyncio

    return (await asyncio.to_thread(restore, str(db), backup)).aside


async def test_a_restored_backup_plays_on(tmp_path: Path) -> None:
    db, copy = tmp_path / "data" / "db", tmp_path / "copy"
    async with running(db) as server:
        ada, table, wire = await hot_seat(server, GAME)
        async with wire:
            await wire.play(Rng(1), lambda update: update["seq"] > 10)
            await server.services.store.backup(copy)
            at_backup = len(await server.services.store.log(table))
            await wire.play(Rng(2), lambda update: update["seq"] > 20)
            with pytest.raises(StoreError, match="in-use"):
                await in_thread(db, copy)
    aside = await in_thread(db, copy)
    assert aside is not None
    assert names(db.parent) == ["db", aside.name, "db.key", "db.lock"]
    async with running(db) as server:
        assert len(await server.services.store.log(table)) == at_backup
        async with await joined(reconnecting(ada, server), table) as wire:
            await wire.play(Rng(3), is_over)
    store = open_store(str(aside))
    await store.open()
    assert len(await store.log(table)) > 20, "the database before it is whole"
    await store.close()


async def test_a_backup_of_an_earlier_version_is_upgraded(tmp_path: Path) -> None:
    await (await open_at(str(tmp_path / "old"), FIRST)).close()
    assert await in_thread(tmp_path / "new" / "db", tmp_path / "old") is None
    assert names(tmp_path / "new") == ["db", "db.lock"]
    async with running(tmp_path / "new" / "db"):
        pass


async def test_what_is_no_sound_backup_changes_nothing(tmp_path: Path) -> None:
    db = tmp_path / "data" / "db"
    async with running(db) as server:
        await server.guest("Ada")
        await server.services.store.backup(tmp_path / "damaged")
    before = db.read_bytes()
    (tmp_path / "letter").write_text("Dear zoo, " * 100)
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE cows (name)")
    damaged = bytearray((tmp_path / "damaged").read_bytes())
    with closing(sqlite3.connect(tmp_path / "damaged")) as file:
        (page,) = file.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_people_1'").fetchone()
    damaged[(page - 1) * 4096 + 3 : (page - 1) * 4096 + 5] = bytes(2)
    (tmp_path / "damaged").write_bytes(damaged)
    for backup, problem in (("letter", "not-ours"), ("other", "not-ours"), ("damaged", "damaged")):
        with pytest.raises(StoreError) as refused:
            await in_thread(db, tmp_path / backup)
        assert refused.value.problem == problem
    with pytest.raises(FileNotFoundError):
        await in_thread(db, tmp_path / "nothing")
    with pytest.raises(StoreError, match="in-use"):
        await in_thread(db, db)
    with pytest.raises(StoreError, match="backup-elsewhere"):
        restore("postgresql://127.0.0.1/zoo", tmp_path / "letter")
    assert db.read_bytes() == before
    assert names(db.parent) == ["db", "db.key", "db.lock"]


async def test_an_upgrade_keeps_a_copy_and_tells_the_way_back(tmp_path: Path) -> None:
    db = str(tmp_path / "db")
    await (await open_at(db, FIRST)).close()
    await (await open_at(db, (*FIRST, "CREATE TABLE animals (name TEXT)"))).close()
    assert names(tmp_path) == ["db", "db.lock", "db.v1"]
    with pytest.raises(StoreError) as refused:
        await open_at(db, FIRST)
    assert refused.value.problem == "newer-copy"
    assert refused.value.facts["copy"] == f"{db}.v1"
    shutil.copy(f"{db}.v1", tmp_path / "old")
    await (await open_at(str(tmp_path / "old"), FIRST)).close()


async def test_only_a_server_upgrades_a_database(where: str) -> None:
    await (await open_at(where, FIRST)).close()
    with pytest.raises(StoreError, match="older"):
        await open_store(where, exclusive=False).open()
