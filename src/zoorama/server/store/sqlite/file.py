"""Opens an SQLite file that is ours or new, migrates it, and sets it to fsync every commit."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

from zoorama.engine.errors import Fact
from zoorama.server.store.migrate import CREATE_META, READ_VERSION, upgrade
from zoorama.server.store.sqlite.copies import copy_database, copy_of
from zoorama.server.store.store import StoreError

BUSY_TIMEOUT = 10_000  # milliseconds
INCREMENTAL = 2  # of auto_vacuum
WAL_PAGES = 50_000  # 200 MB: if the checkpointer lags this far behind, the writer checkpoints itself

log = logging.getLogger("zoorama.store")


def connect(file: Path, *, alone: bool = False) -> sqlite3.Connection:
    """`alone`: it is a copy in memory, which no other connection will ever want. What is kept is kept elsewhere."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    if alone:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT}")
    connection.execute(f"PRAGMA synchronous = {'OFF' if alone else 'FULL'}")
    connection.execute(f"PRAGMA wal_autocheckpoint = {WAL_PAGES}")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = FAST")  # a deleted secret is gone from the page, and from backups
    return connection


def open_for_reading(file: Path) -> sqlite3.Connection:
    connection = connect(file)
    connection.execute("PRAGMA query_only = ON")
    return connection


def open_for_writing(
    file: Path, migrations: tuple[str, ...], *, migrating: bool, alone: bool = False
) -> sqlite3.Connection:
    try:
        connection = connect(file, alone=alone)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_NOTADB:
            raise
        raise StoreError("not-ours", {"where": str(file)}) from error
    try:
        _migrate(connection, migrations, file, migrating=migrating, copying=not alone)
    except BaseException:
        connection.close()
        raise
    return connection


def shrink(file: Path, pages: int) -> bool:
    """Whether there is more to give back. A file of an earlier version can only be vacuumed as a whole."""
    with closing(connect(file)) as connection:
        if connection.execute("PRAGMA auto_vacuum").fetchone() != (INCREMENTAL,):
            return False
        connection.executescript(f"PRAGMA incremental_vacuum({pages})")  # execute() would take one step of it
        return bool(connection.execute("PRAGMA freelist_count").fetchone()[0])


def vacuum(file: Path) -> None:
    """From now on its free space can be given back in small steps, too."""
    with closing(connect(file)) as connection:
        connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()


def _migrate(
    connection: sqlite3.Connection, migrations: tuple[str, ...], file: Path, *, migrating: bool, copying: bool
) -> None:
    version = _version(connection, str(file))
    _tell_way_back(version, len(migrations), file)
    statements = upgrade(version, migrations, str(file))
    if statements and not migrating:
        raise StoreError("older", {"where": str(file)})
    if statements and version > 0 and copying:
        copy_database(file, copy_of(file, version))
        log.warning("a copy from before the upgrade is kept", extra={"copy": copy_of(file, version).name})
    connection.execute("PRAGMA auto_vacuum = INCREMENTAL")  # heeded by a new file only
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("BEGIN IMMEDIATE")
    if not _tables(connection):
        connection.execute(CREATE_META)
    for statement in statements:
        connection.execute(statement)
    connection.execute("COMMIT")


def _tell_way_back(version: int, known: int, file: Path) -> None:
    """Raises StoreError if a later Zoorama has upgraded the file and left the copy from before."""
    copy = copy_of(file, known)
    if version > known and copy.exists():
        facts: dict[str, Fact] = {"where": str(file), "version": version, "known": known, "copy": str(copy)}
        raise StoreError("newer-copy", facts)


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
