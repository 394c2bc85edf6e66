"""Runs the store's SQL on one SQLite file: one thread writes, another reads at the same time."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from typing import TypeVar

from zoorama.server.store.leases import NOBODYS, Lease
from zoorama.server.store.migrate import published
from zoorama.server.store.private import OWNER_FOLDER, create_private, tighten
from zoorama.server.store.rows import Row, chat_to_row
from zoorama.server.store.sqlite.append import Append
from zoorama.server.store.sqlite.checkpointer import Checkpointer
from zoorama.server.store.sqlite.checkup import Checkup
from zoorama.server.store.sqlite.copies import copy_database
from zoorama.server.store.sqlite.file import open_for_reading, open_for_writing, shrink, vacuum
from zoorama.server.store.sqlite.lock import DatabaseLock
from zoorama.server.store.sqlite.transaction import Statement
from zoorama.server.store.sqlite.writer import Writer
from zoorama.server.store.statements import BLANK_LINE, INSERT_CHAT
from zoorama.server.store.store import ChatRow, EntryRow, StoreError, TableRow

T = TypeVar("T")
ASTRAY = 10  # rows without the row they belong to, that a check names


class SqliteEngine:
    leases: None = None  # one server has the file
    free = "TRUE"
    file: Path
    _connections: ExitStack  # with the lock, released last
    _writing: sqlite3.Connection
    _reading: sqlite3.Connection
    _writer: Writer
    _reader: ThreadPoolExecutor
    _checkpointer: Checkpointer

    def __init__(self, file: Path, migrations: tuple[str, ...] | None = None, *, exclusive: bool = True) -> None:
        self.file = file.absolute()
        self._exclusive = exclusive
        self._migrations = published() if migrations is None else migrations
        self._lock: DatabaseLock | None = None
        self._checkup: Checkup | None = None

    async def open(self) -> None:
        try:
            await asyncio.to_thread(self._connect)
        except (OSError, sqlite3.Error) as error:
            raise _unreachable(self.file, error) from error
        self._reader = ThreadPoolExecutor(1, "zoorama-reader")
        self._checkpointer = Checkpointer(self.file)
        self._checkup = Checkup(self.file) if self._lock is not None and self._lock.ended_badly else None
        if self._lock is not None:
            self._lock.mark_open()
        self._writer = Writer(self._writing, asyncio.get_running_loop(), str(self.file))

    def _connect(self) -> None:
        self.file.parent.mkdir(OWNER_FOLDER, parents=True, exist_ok=True)
        self.file = self.file.resolve()
        with ExitStack() as opened:
            if self._exclusive:
                self._lock = opened.enter_context(closing(DatabaseLock(self.file)))
            self._writing = opened.enter_context(closing(self._open_for_writing()))
            self._reading = opened.enter_context(closing(open_for_reading(self.file)))
            if self._exclusive:
                tighten(self.file)
            self._connections = opened.pop_all()

    def _open_for_writing(self) -> sqlite3.Connection:
        """Only whoever has it alone migrates it."""
        create_private(self.file)
        return open_for_writing(self.file, self._migrations, migrating=self._exclusive)

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._checkpointer.close)
        if self._checkup is not None:
            self._checkup.close()
        self._reader.shutdown()
        if self._lock is not None:
            self._lock.mark_closed()
        self._connections.close()

    async def read(self, statement: str, row: Row) -> list[Row]:
        def rows() -> list[Row]:
            return self._reading.execute(statement, row).fetchall()

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, rows)
        except (RuntimeError, sqlite3.Error) as error:  # RuntimeError: the reader is shut down
            raise _unreachable(self.file, error) from error

    async def write(self, statement: str, row: Row) -> Sequence[Row]:
        return await self._writer.submit(Statement(statement, row))

    def append(self, table: TableRow | str, entries: list[EntryRow], lease: Lease = NOBODYS) -> Awaitable[object]:
        return self._writer.submit(Append(table, entries))  # the future itself: this hot path spares a coroutine

    async def say(self, table: str, line: ChatRow, lease: Lease = NOBODYS) -> bool:
        return bool(await self.write(INSERT_CHAT, chat_to_row(table, line)))

    async def blank(self, table: str, line: int, lease: Lease = NOBODYS) -> None:
        await self.write(BLANK_LINE, (table, line))

    async def check(self) -> list[str]:
        found = [row[0] for row in await self.read("PRAGMA integrity_check", ())]
        astray = await self.read("PRAGMA foreign_key_check", ())
        return [*(found if found != ["ok"] else []), *(f"{row[0]}: belongs to no {row[2]}" for row in astray[:ASTRAY])]

    async def shrink(self, pages: int) -> bool:
        return await self._beside(partial(shrink, self.file, pages))

    async def vacuum(self) -> None:
        await self._beside(partial(vacuum, self.file))

    async def _beside(self, work: Callable[[], T]) -> T:
        """On a connection of its own: it is no transaction for the writer to commit with others."""
        try:
            return await asyncio.to_thread(work)
        except sqlite3.Error as error:
            raise _unreachable(self.file, error) from error

    async def backup(self, file: Path) -> None:
        try:
            await asyncio.to_thread(self._copy, file)
        except (OSError, sqlite3.Error) as error:
            raise _unreachable(file, error) from error

    def _copy(self, file: Path) -> None:
        if file.exists() and file.samefile(self.file):
            raise StoreError("in-use", {"where": str(file)})
        copy_database(self.file, file)


def _unreachable(file: Path, error: Exception) -> StoreError:
    return StoreError("unreachable", {"where": str(file), "reason": str(error)})
