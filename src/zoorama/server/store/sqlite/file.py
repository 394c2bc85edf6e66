"""Opening an SQLite file: ours or new, not in use, up to date, every commit flushed to disk."""

import sqlite3
from pathlib import Path

from zoorama.server.store.migrate import CREATE_META, READ_VERSION, upgrade
from zoorama.server.store.store import StoreTrouble

BUSY_MS = 10_000
PAGES = 50_000  # of the log, 200 MB: what the tidier has not kept up with by then, the writer works into the file


def connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {PAGES}")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def open_for_reading(file: Path) -> sqlite3.Connection:
    connection = connect(file)
    connection.execute("PRAGMA query_only = ON")
    return connection


def open_for_writing(file: Path, migrations: tuple[str, ...]) -> sqlite3.Connection:
    try:
        connection = connect(file)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_NOTADB:
            raise
        raise StoreTrouble("not-ours", {"where": str(file)}) from error
    try:
        _bring_up_to_date(connection, migrations, str(file))
    except BaseException:
        connection.close()
        raise
    return connection


def _bring_up_to_date(connection: sqlite3.Connection, migrations: tuple[str, ...], where: str) -> None:
    statements = upgrade(_version(connection, where), migrations, where)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("BEGIN IMMEDIATE")
    if not _tables(connection):
        connection.execute(CREATE_META)
    for statement in statements:
        connection.execute(statement)
    connection.execute("COMMIT")


def _version(connection: sqlite3.Connection, where: str) -> int:
    tables = _tables(connection)
    if not tables:
        return 0
    columns = {row[1] for row in connection.execute("PRAGMA table_info (meta)")}
    kept = connection.execute(READ_VERSION).fetchone() if {"name", "value"} <= columns else None
    if kept is None:
        raise StoreTrouble("not-ours", {"where": where})
    return int(kept[0])


def _tables(connection: sqlite3.Connection) -> set[str]:
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
