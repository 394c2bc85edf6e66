"""An SQLite file of schema version 1, written by an earlier release and kept here as a dump, still opens and reads."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from zoorama.server.store.open import open_store
from zoorama.server.store.store import ChatRow, EntryRow, PersonRow, TableRow

pytestmark = pytest.mark.anyio

DUMP = Path(__file__).with_name("version_1.sql").read_text(encoding="utf-8")
GATHERED = TableRow(
    "gathered", "gathering", True, 1700000010.0, 1700000010.0, None, ("ann",), '{"game":"zoop","seats":["ann"]}'
)
PLAYED = TableRow(
    "played",
    "playing",
    True,
    1700000020.0,
    1700000030.5,
    1700000090.0,
    ("ann", "bob"),
    '{"game":"zooloretto","clock":"é"}',
)
FINISHED = TableRow("finished", "over", False, 1.5, 2.5, None, ("bob", "ann"), "{}")
LOG = [
    EntryRow(0, 1700000030.5, "start", None, None, '{"seed":"ab"}'),
    EntryRow(1, 1700000030.5, "act", 1, "act-1", '{"type":"Draw"}'),
    EntryRow(2, 1700000031.5, "chance", None, None, '{"tile":"zebra"}'),
]
CHAT = [
    ChatRow(0, 1700000032.0, "ann", "Änne 🦊", "Привет, ça va ? 🦒"),
    ChatRow(1, 1700000033.0, "bob", "Боб", "it's mine; yours"),
]


@pytest.fixture
def where(tmp_path: Path) -> str:
    file = tmp_path / "old.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.executescript(DUMP)
    return str(file)


def schema(file: str) -> set[tuple[str, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return set(connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema"))


async def test_every_row_of_an_old_file_is_read(where: str) -> None:
    store = open_store(where)
    await store.open()
    assert await store.secrets.read("cookies") == "5eed"
    assert await store.person("ann") == PersonRow("ann", "Änne 🦊", 1700000000.25, 1700000900.5)
    assert await store.public_tables(0.0, 9) == [GATHERED, PLAYED]
    assert await store.tables_of("bob", 9) == [PLAYED, FINISHED]
    assert await store.due_tables(1700000090.0) == ["played"]
    assert await store.behind() == ["played"]
    assert await store.log("played") == LOG
    assert await store.chat("played", 9) == CHAT
    assert await store.take_transfer("t0ken", 1700008999.0) == "bob"
    await store.close()


async def test_an_old_file_can_be_written(where: str) -> None:
    store = open_store(where)
    await store.open()
    await store.append(PLAYED, [EntryRow(3, 1700000034.0, "act", 0, "act-3", "{}")])
    await store.append(FINISHED, [EntryRow(0, 3.0, "act", 0, None, "{}")])
    assert [entry.seq for entry in await store.log("played")] == [0, 1, 2, 3]
    assert await store.retention.prune(("over",), before=3.0) == 1
    assert await store.log("finished") == []
    await store.close()


async def test_an_old_file_has_the_schema_of_a_new_one_after_opening(where: str, tmp_path: Path) -> None:
    new = str(tmp_path / "new.db")
    for file in (where, new):
        store = open_store(file)
        await store.open()
        await store.close()
    assert schema(where) == schema(new)
