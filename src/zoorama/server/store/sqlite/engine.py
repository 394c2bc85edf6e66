"""Runs the store's SQL on one SQLite file: one thread writes, another reads at the same time."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

from zoorama.server.store.migrate import published
from zoorama.server.store.rows import Row
from zoorama.server.store.sqlite.append import Append
from zoorama.server.store.sqlite.checkpointer import Checkpointer
from zoorama.server.store.sqlite.file import connect, open_for_reading, open_for_writing
from zoorama.server.store.sqlite.lock import lock_database
from zoorama.server.store.sqlite.transaction import Statement
from zoorama.server.store.sqlite.writer import Writer
from zoorama.server.store.store import EntryRow, StoreError, TableRow


class SqliteEngine:
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

    async def open(self) -> None:
        try:
            await asyncio.to_thread(self._connect)
        except (OSError, sqlite3.Error) as error:
            raise _unreachable(self.file, error) from error
        self._reader = ThreadPoolExecutor(1, "zoorama-reader")
        self._checkpointer = Checkpointer(self.file)
        self._writer = Writer(self._writing, asyncio.get_running_loop(), str(self.file))

    def _connect(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file = self.file.resolve()
        with ExitStack() as opened:
            if self._exclusive:
                opened.enter_context(lock_database(self.file))
            self._writing = opened.enter_context(closing(open_for_writing(self.file, self._migrations)))
            self._reading = opened.enter_context(closing(open_for_reading(self.file)))
            self._connections = opened.pop_all()

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._checkpointer.close)
        self._reader.shutdown()
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

    def append(self, table: TableRow | str, entries: list[EntryRow]) -> Awaitable[object]:
        return self._writer.submit(Append(table, entries))  # the future itself: this hot path spares a coroutine

    async def backup(self, file: Path) -> None:
        try:
            await asyncio.to_thread(self._copy, file)
        except (OSError, sqlite3.Error) as error:
            raise _unreachable(file, error) from error

    def _copy(self, file: Path) -> None:
        if file.exists() and file.samefile(self.file):
            raise StoreError("in-use", {"where": str(file)})
        draft = file.with_name(file.name + ".new")
        draft.unlink(missing_ok=True)
        with closing(connect(self.file)) as source, closing(connect(draft)) as copy:
            source.backup(copy)
        draft.replace(file)


def _unreachable(file: Path, error: Exception) -> StoreError:
    return StoreError("unreachable", {"where": str(file), "reason": str(error)})
