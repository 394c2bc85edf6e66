"""Runs the store's SQL on an SQLite file in memory, whose changed pages are kept before anybody is told."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from zoorama.offline.pages import Pages
from zoorama.offline.wal import read_changes
from zoorama.server.store.leases import NOBODYS, Lease
from zoorama.server.store.migrate import published
from zoorama.server.store.rows import Row, chat_to_row
from zoorama.server.store.sqlite.append import Append
from zoorama.server.store.sqlite.file import open_for_writing
from zoorama.server.store.sqlite.transaction import Statement, Work, commit
from zoorama.server.store.statements import BLANK_LINE, INSERT_CHAT
from zoorama.server.store.store import ChatRow, Conflict, EntryRow, StoreError, TableRow

WHERE: Final = "this browser"


class PagedEngine:
    """One thing at a time, and nothing is read that is not kept yet: what was told is never lost."""

    leases: None = None
    free = "TRUE"
    file: None = None  # none that anybody could look into
    _connection: sqlite3.Connection

    def __init__(self, pages: Pages) -> None:
        self._pages = pages
        self._folder = Path(mkdtemp(prefix="zoorama-"))
        self._names = (self._folder / f"{number}.sqlite3" for number in count())
        self._file = next(self._names)
        self._turn = asyncio.Lock()

    async def open(self) -> None:
        await self._reopen()
        async with self._turn:
            await self._keep()  # what was migrated

    async def close(self) -> None:
        async with self._turn:
            self._connection.close()
            self._drop(self._file)
            self._folder.rmdir()

    async def read(self, statement: str, row: Row) -> list[Row]:
        async with self._turn:
            try:
                return self._connection.execute(statement, row).fetchall()
            except sqlite3.Error as error:
                raise _unreachable(str(error)) from error

    async def write(self, statement: str, row: Row) -> Sequence[Row]:
        return await self._submit(Statement(statement, row))

    def append(self, table: TableRow | str, entries: list[EntryRow], lease: Lease = NOBODYS) -> Awaitable[object]:
        return self._submit(Append(table, entries))

    async def say(self, table: str, line: ChatRow, lease: Lease = NOBODYS) -> bool:
        return bool(await self.write(INSERT_CHAT, chat_to_row(table, line)))

    async def blank(self, table: str, line: int, lease: Lease = NOBODYS) -> None:
        await self.write(BLANK_LINE, (table, line))

    async def check(self) -> list[str]:
        found = [row[0] for row in await self.read("PRAGMA integrity_check", ())]
        return [] if found == ["ok"] else found

    async def shrink(self, pages: int) -> bool:
        return False  # free pages are used again

    async def vacuum(self) -> None:
        async with self._turn:
            self._connection.execute("VACUUM")
            await self._keep()

    async def backup(self, file: Path) -> None:
        file.write_bytes(await self._pages.load())

    def _submit(self, work: Work) -> Awaitable[Sequence[Row]]:
        """Whoever waits may be cancelled; the work is not."""
        return asyncio.shield(asyncio.create_task(self._do(work)))

    async def _do(self, work: Work) -> Sequence[Row]:
        async with self._turn:
            try:
                (result,) = commit(self._connection, [work])
            except sqlite3.Error as error:
                result = error
            if isinstance(result, Exception):
                raise _translated(result)
            await self._keep()
            return result

    async def _keep(self) -> None:
        """If it cannot be kept, it has not happened: the database is again as it was kept."""
        log = self._file.with_name(self._file.name + "-wal")
        changes = read_changes(log.read_bytes()) if log.exists() else None
        if changes is None:
            return
        numbers = sorted(changes.pages)
        contents = b"".join(changes.pages[number] for number in numbers)
        problem = await self._pages.save(numbers, contents, changes.size, changes.total)
        if problem:
            self._connection.close()
            self._drop(self._file)
            await self._reopen()
            raise StoreError(problem, {}) if problem in ("full", "other-tab") else _unreachable(problem)
        self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()

    async def _reopen(self) -> None:
        self._file = next(self._names)
        self._file.write_bytes(await self._pages.load())
        try:
            self._connection = open_for_writing(self._file, published(), migrating=True, alone=True)
        except sqlite3.Error as error:
            raise _unreachable(str(error)) from error

    def _drop(self, file: Path) -> None:
        for added in ("", "-wal"):
            with suppress(FileNotFoundError):
                file.with_name(file.name + added).unlink()


def _translated(error: Exception) -> Exception:
    match error:
        case sqlite3.IntegrityError():
            return Conflict(str(error))
        case sqlite3.Error():
            return _unreachable(str(error))
    return error


def _unreachable(reason: str) -> StoreError:
    return StoreError("unreachable", {"where": WHERE, "reason": reason})
