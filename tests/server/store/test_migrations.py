"""Databases of other schema versions, with migrations invented for these tests."""

from importlib.resources import files

import pytest

from tests.server.store.rows import entry, table
from tests.server.store.versions import FIRST, open_at, rows_in
from zoorama.server.store.migrate import published
from zoorama.server.store.open import open_store
from zoorama.server.store.rows import entry_to_row, table_to_row
from zoorama.server.store.sql import SqlStore
from zoorama.server.store.statements import INSERT_ENTRY, UPSERT_TABLE
from zoorama.server.store.store import StoreError

pytestmark = pytest.mark.anyio

ANIMALS = "CREATE TABLE animals (name TEXT); INSERT INTO animals VALUES ('panda');"
LEGS = "ALTER TABLE animals ADD COLUMN legs BIGINT; UPDATE animals SET legs = 4;"
BROKEN = "INSERT INTO animals (name) VALUES ('yeti'); INSERT INTO no_such_enclosure VALUES (1);"


def test_migrations_are_numbered_without_gaps() -> None:
    """The version is how many there are: one put in between would be skipped by databases that have a later one."""
    folder = files("zoorama.server.store") / "migrations"
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    assert names == [f"{number:04}.sql" for number in range(1, len(names) + 1)]


async def test_an_older_database_is_migrated_version_by_version(where: str) -> None:
    await (await open_at(where, (ANIMALS,))).close()
    assert await rows_in(where, "animals") == [("panda",)]
    await (await open_at(where, (ANIMALS, LEGS))).close()
    assert await rows_in(where, "animals") == [("panda", 4)]


async def test_stored_rows_survive_a_migration(where: str) -> None:
    store = await open_at(where, FIRST)
    assert isinstance(store, SqlStore)
    await store.engine.write(UPSERT_TABLE, table_to_row(table()))
    await store.engine.write(INSERT_ENTRY, entry_to_row("t1", entry(0)))
    await store.close()
    newer = await open_at(where, (*published(), ANIMALS, LEGS))
    assert await newer.table("t1") == table()
    assert await newer.log("t1") == [entry(0)]
    await newer.close()
    assert await rows_in(where, "animals") == [("panda", 4)]


async def test_a_newer_database_is_refused(where: str) -> None:
    await (await open_at(where, (*published(), ANIMALS))).close()
    with pytest.raises(StoreError) as refused:
        await open_store(where).open()
    assert refused.value.problem == "newer"
    assert refused.value.facts["version"] == len(published()) + 1
    assert refused.value.facts["known"] == len(published())


async def test_a_failed_migration_leaves_the_database_unchanged(where: str) -> None:
    await (await open_at(where, (ANIMALS,))).close()
    with pytest.raises(StoreError, match="no_such_enclosure"):
        await open_at(where, (ANIMALS, LEGS, BROKEN))
    assert await rows_in(where, "animals") == [("panda",)]
    await (await open_at(where, (ANIMALS, LEGS))).close()


async def test_an_up_to_date_database_is_opened_unchanged(where: str) -> None:
    for _ in range(2):
        await (await open_at(where, published())).close()
    assert await rows_in(where, "meta") == [("zoorama schema", str(len(published())))]
