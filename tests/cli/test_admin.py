"""`zoorama admin`: what it says, and with which exit code, in every language."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.store.rows import entry, table
from zoorama.cli import main
from zoorama.server.draining import MARK
from zoorama.server.key_storage import KeyFile
from zoorama.server.keys import dump_keys, fresh_key, parse_keys
from zoorama.server.store import retention
from zoorama.server.store.open import open_store
from zoorama.server.store.store import Store
from zoorama.text import LANGUAGES

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def db(tmp_path: Path) -> Path:
    """With a table that a game's rules know nothing of."""

    async def fill() -> None:
        store = open_store(str(tmp_path / "db"))
        await store.open()
        await store.append(table("a-link-nobody-may-see"), [entry(1)])
        await store.close()
        await KeyFile(tmp_path / "db.key").write(dump_keys([fresh_key()]))

    asyncio.run(fill())
    return tmp_path / "db"


def called(capsys: pytest.CaptureFixture[str], code: int, *arguments: object) -> str:
    assert main(["admin", *map(str, arguments)]) == code
    said = capsys.readouterr()
    text = said.out + said.err
    assert "{" not in text
    return text


@every_language
def test_the_check_names_what_is_damaged(db: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = called(capsys, 1, "check", "--db", db, "--lang", language)
    assert "a-link" in said
    assert "a-link-" not in said, "the link itself is the table's key"


@every_language
def test_a_sound_database_is_said_to_be_sound(
    tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    store = open_store(str(tmp_path / "db"))
    asyncio.run(opened_and_closed(store))
    called(capsys, 0, "check", "--db", tmp_path / "db", "--lang", language)
    called(capsys, 0, "check", "--repair", "--db", tmp_path / "db", "--lang", language)


async def opened_and_closed(store: Store) -> None:
    await store.open()
    await store.close()


@every_language
def test_a_backup_is_restored_and_the_one_before_kept(
    db: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = db.with_name("copy")
    called(capsys, 0, "backup", copy, "--db", db)
    said = called(capsys, 0, "restore", copy, "--db", db, "--lang", language)
    assert ".before-" in said
    assert "a-link" in said, "one of its tables is damaged"
    called(capsys, 2, "restore", db.with_name("nothing"), "--db", db, "--lang", language)


@every_language
def test_what_is_old_is_pruned(
    db: Path, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "PAUSE", 0.0)
    called(capsys, 0, "prune", "--days", 0, "--vacuum", "--db", db, "--lang", language)
    called(capsys, 0, "prune", "--days", 0, "--finished", "--db", db, "--lang", language)
    with closing(sqlite3.connect(db)) as file:
        assert file.execute("SELECT count(*) FROM tables").fetchone() == (0,)


@every_language
@pytest.mark.parametrize("days", [0, 1, 30])
def test_the_key_is_rotated(db: Path, language: str, days: int, capsys: pytest.CaptureFixture[str]) -> None:
    file = db.with_name("db.key")
    before = parse_keys(file.read_text())
    called(capsys, 0, "rotate-key", "--days", days, "--db", db, "--lang", language)
    keys = parse_keys(file.read_text())
    assert keys[0].secret != before[0].secret
    assert [key.secret for key in keys[1:]] == ([before[0].secret] if days else [])


@every_language
def test_a_drain_is_left_for_the_server(db: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "20" in called(capsys, 0, "drain", "--minutes", 20, "--db", db, "--lang", language)
    with closing(sqlite3.connect(db)) as file:
        (mark,) = file.execute("SELECT value FROM meta WHERE name = ?", (MARK,)).fetchone()
    seconds, asked_at = mark.split()
    assert seconds == "1200"
    assert float(asked_at) == pytest.approx(time.time(), abs=600)


@every_language
def test_what_needs_the_database_alone_is_refused_beside_a_server(
    db: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    server = open_store(str(db))

    async def beside() -> None:
        await server.open()
        for command in (["check", "--repair"], ["prune", "--vacuum"], ["restore", str(db.with_name("db.lock"))]):
            await asyncio.to_thread(called, capsys, 2, *command, "--db", db, "--lang", language)
        await server.close()

    asyncio.run(beside())
