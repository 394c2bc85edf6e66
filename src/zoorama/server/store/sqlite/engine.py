"""The store in one SQLite file: one thread writes, one reads beside it."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from io import BytesIO
from pathlib import Path
from typing import IO

from zoorama.server.store import statements as sql
from zoorama.server.store.migrate import published
from zoorama.server.store.rows import Row, row_of_said, table_from
from zoorama.server.store.sqlite.append import Steps
from zoorama.server.store.sqlite.checkpointer import Tidier
from zoorama.server.store.sqlite.file import connect, open_for_reading, open_for_writing
from zoorama.server.store.sqlite.lock import lock_beside
from zoorama.server.store.sqlite.writer import Writer
from zoorama.server.store.store import Entry, PersonRow, Said, StoreTrouble, TableRow


class SqliteStore:
    _lock: IO[bytes]
    _writing: sqlite3.Connection
    _reading: sqlite3.Connection
    _writer: Writer
    _tidier: Tidier
    _reader: ThreadPoolExecutor

    def __init__(self, file: Path, migrations: tuple[str, ...] | None = None, *, beside: bool = False) -> None:
        self._file = file.absolute()
        self._beside = beside
        self._migrations = published() if migrations is None else migrations

    async def open(self) -> None:
        try:
            await asyncio.to_thread(self._connect)
        except (OSError, sqlite3.Error) as error:
            raise self._unreachable(error) from error
        self._reader = ThreadPoolExecutor(1, "zoorama-reader")
        self._tidier = Tidier(self._file)
        self._writer = Writer(self._writing, asyncio.get_running_loop(), str(self._file))

    def _connect(self) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file = self._file.resolve()
        self._lock = BytesIO() if self._beside else lock_beside(self._file)
        try:
            self._writing = open_for_writing(self._file, self._migrations)
            self._reading = open_for_reading(self._file)
        except BaseException:
            self._lock.close()
            raise

    async def close(self) -> None:
        await self._writer.end()
        await asyncio.to_thread(self._tidier.end)
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()
        self._lock.close()

    async def secret(self, name: str, fresh: str) -> str:
        def work(connection: sqlite3.Connection) -> str:
            connection.execute(sql.KEEP_SECRET, (name, fresh))
            return str(connection.execute(sql.SECRET, (name,)).fetchone()[0])

        return await self._writer.ask(work)

    async def save_person(self, person: PersonRow) -> None:
        await self._write(sql.SAVE_PERSON, (person.id, person.name, person.created, person.seen))

    async def person(self, person: str) -> PersonRow | None:
        rows = await self._read(sql.PERSON, (person,))
        return PersonRow(*rows[0]) if rows else None

    async def offer_transfer(self, token: str, person: str, until: float) -> None:
        await self._write(sql.OFFER_TRANSFER, (token, person, until))

    async def take_transfer(self, token: str, now: float) -> str | None:
        def work(connection: sqlite3.Connection) -> str | None:
            connection.execute(sql.DROP_LATE_TRANSFERS, (now,))
            taken = connection.execute(sql.TAKE_TRANSFER, (token,)).fetchall()
            return taken[0][0] if taken else None

        return await self._writer.ask(work)

    async def save_table(self, table: TableRow) -> None:
        await self.append(table, [])

    async def append(self, table: TableRow | str, entries: list[Entry]) -> None:
        await self._writer.ask(Steps(table, entries))

    async def table(self, table: str) -> TableRow | None:
        rows = await self._read(sql.ONE_TABLE, (table,))
        return table_from(rows[0]) if rows else None

    async def log(self, table: str) -> list[Entry]:
        return [Entry(*row) for row in await self._read(sql.LOG, (table,))]

    async def public_tables(self, limit: int) -> list[TableRow]:
        return [table_from(row) for row in await self._read(sql.PUBLIC_TABLES, (limit,))]

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        return [table_from(row) for row in await self._read(sql.TABLES_OF, (person, limit))]

    async def due_tables(self, now: float) -> list[str]:
        return [row[0] for row in await self._read(sql.DUE_TABLES, (now,))]

    async def behind(self) -> list[str]:
        return [row[0] for row in await self._read(sql.BEHIND, ())]

    async def say(self, table: str, said: Said) -> None:
        await self._write(sql.SAY, row_of_said(table, said))

    async def chat(self, table: str, limit: int) -> list[Said]:
        return [Said(*row) for row in reversed(await self._read(sql.CHAT, (table, limit)))]

    async def healthy(self) -> bool:
        try:
            await self._read(sql.ANSWER, ())
        except StoreTrouble:
            return False
        return True

    async def backup(self, file: Path) -> None:
        try:
            await asyncio.to_thread(self._copy, file)
        except (OSError, sqlite3.Error) as error:
            raise StoreTrouble("unreachable", {"where": str(file), "reason": str(error)}) from error

    def _copy(self, file: Path) -> None:
        if file.exists() and file.samefile(self._file):
            raise StoreTrouble("in-use", {"where": str(file)})
        draft = file.with_name(file.name + ".new")
        draft.unlink(missing_ok=True)
        with closing(connect(self._file)) as source, closing(connect(draft)) as copy:
            source.backup(copy)
        draft.replace(file)

    async def prune(self, stages: tuple[str, ...], before: float) -> int:
        def work(connection: sqlite3.Connection) -> int:
            return sum(connection.execute(sql.PRUNE, (stage, before)).rowcount for stage in stages)

        return await self._writer.ask(work)

    async def _write(self, statement: str, row: Row) -> None:
        await self._writer.ask(lambda connection: connection.execute(statement, row).rowcount)

    async def _read(self, statement: str, row: Row) -> list[Row]:
        def rows() -> list[Row]:
            return self._reading.execute(statement, row).fetchall()

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, rows)
        except (RuntimeError, sqlite3.Error) as error:
            raise self._unreachable(error) from error

    def _unreachable(self, error: Exception) -> StoreTrouble:
        return StoreTrouble("unreachable", {"where": str(self._file), "reason": str(error)})
