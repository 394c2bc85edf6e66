"""Puts a backup in the place of the database, after looking it over."""

import asyncio
import sqlite3
from contextlib import closing
from errno import ENOENT
from pathlib import Path
from typing import NamedTuple

from zoorama.server.store.open import open_store
from zoorama.server.store.private import OWNER_FOLDER
from zoorama.server.store.sqlite.copies import copy_database, put_in_place
from zoorama.server.store.sqlite.lock import DatabaseLock
from zoorama.server.store.store import StoreError
from zoorama.server.tables.check import Findings, check


class Restored(NamedTuple):
    findings: Findings
    aside: Path | None  # where the database before it is kept


def restore(where: str, backup: Path) -> Restored:
    """Nothing is changed unless the backup is sound. Single tables in it may be damaged: `findings` names them."""
    if "://" in where:
        raise StoreError("backup-elsewhere", {"where": "PostgreSQL", "file": str(backup)})
    if not backup.exists():
        raise FileNotFoundError(ENOENT, "", str(backup))
    database = Path(where).absolute()
    database.parent.mkdir(OWNER_FOLDER, parents=True, exist_ok=True)
    if database.exists() and backup.samefile(database):
        raise StoreError("in-use", {"where": str(backup)})
    with closing(DatabaseLock(database.resolve())):
        return _restore(database.resolve(), backup)


def _restore(database: Path, backup: Path) -> Restored:
    draft = database.with_name(database.name + ".restoring")
    try:
        _copy(backup, draft)
        findings = asyncio.run(_look_over(draft))
        if findings.problems:
            raise StoreError("damaged", {"where": str(backup), "reason": findings.problems[0]})
        return Restored(findings, put_in_place(draft, database))
    finally:
        for left_over in database.parent.glob(draft.name + "*"):
            left_over.unlink()


def _copy(backup: Path, draft: Path) -> None:
    try:
        copy_database(backup, draft)
    except sqlite3.DatabaseError as error:
        raise StoreError("not-ours", {"where": str(backup)}) from error


async def _look_over(draft: Path) -> Findings:
    """As a server would open it: one of an earlier version is upgraded."""
    store = open_store(str(draft))
    await store.open()
    try:
        return await check(store)
    finally:
        await store.close()
