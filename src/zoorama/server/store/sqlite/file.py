"""Opens an SQLite file that is ours or new, migrates it, and sets it to fsync every commit."""

import sqlite3
from pathlib import Path

from zoorama.server.store.migrate import CREATE_META, READ_VERSION, upgrade
from zoorama.server.store.store import StoreError

BUSY_TIMEOUT = 10_000  # milliseconds
WAL_PAGES = 50_000  # 200 MB: if the checkpointer lags this far behind, the writer checkpoints itself


def connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT}")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {WAL_PAGES}")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = FAST")  # a deleted secret is gone from the page, and from backups
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
        raise StoreError("not-ours", {"where": str(file)}) from error
    try:
        _migrate(connection, migrations, str(file))
    except BaseException:
        connection.close()
        raise
    return connection


def _migrate(connection: sqlite3.Connection, migrations: tuple[str, ...], where: str) -> None:
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
    version = connection.execute(READ_VERSION).fetchone() if {"name", "value"} <= columns else None
    if version is None:
        raise StoreError("not-ours", {"where": where})
    return int(version[0])


def _tables(connection: sqlite3.Connection) -> set[str]:
    return {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
