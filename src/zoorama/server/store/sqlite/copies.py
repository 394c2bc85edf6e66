"""Copies of a database file: a backup, the copy before a migration, and a backup put in the database's place."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from time import localtime, strftime

from zoorama.server.store.private import create_private

BESIDE = ("", "-wal", "-shm")


def copy_database(source: Path, target: Path) -> None:
    """A consistent copy, also of a database in use. It is there as a whole or not at all."""
    draft = target.with_name(target.name + ".new")
    draft.unlink(missing_ok=True)
    create_private(draft)
    try:
        with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(draft)) as copy:
            original.execute("PRAGMA query_only = ON")
            original.backup(copy)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def copy_of(database: Path, version: int) -> Path:
    """Where the copy from before an upgrade is kept."""
    return database.with_name(f"{database.name}.v{version}")


def put_in_place(draft: Path, database: Path) -> Path | None:
    """Returns where the present database is now, if there was one."""
    aside = None
    if database.exists():
        fold_wal(database)
        aside = database.with_name(f"{database.name}.before-{strftime('%Y%m%d-%H%M%S', localtime())}")
        for added in BESIDE:
            with suppress(FileNotFoundError):
                database.with_name(database.name + added).rename(aside.with_name(aside.name + added))
    draft.replace(database)
    return aside


def fold_wal(database: Path) -> None:
    """All in one file, unless it is too damaged for that."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
