"""Pools connections to a PostgreSQL database that is ours or new, migrates it, and translates asyncpg's errors."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Literal, Protocol

import asyncpg

from zoorama.server.store.leases import LASTS
from zoorama.server.store.migrate import CREATE_META, READ_VERSION, upgrade
from zoorama.server.store.postgres.lock import KEEPALIVE, ServerLock
from zoorama.server.store.rows import Row
from zoorama.server.store.store import Conflict, StoreError

CONNECTIONS = 10
TIMEOUT = 15.0  # seconds without an answer until the database counts as unreachable
SILENT = f"{LASTS}s"  # amid a transaction: a server that is cut off then holds no row for longer than its lease

MIGRATING = "SELECT pg_advisory_xact_lock(8200, hashtext(current_schema()))"  # one server at a time
TABLES = """
SELECT table_name FROM information_schema.tables
WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
"""
OUR_META = """
SELECT count(*) = 2 FROM information_schema.columns
WHERE table_schema = current_schema() AND table_name = 'meta' AND column_name IN ('name', 'value')
"""


class Connection(Protocol):
    """What the engine uses of an asyncpg connection."""

    async def execute(self, statement: str, *row: Any) -> str: ...
    async def executemany(self, statement: str, rows: Sequence[Row]) -> None: ...
    async def fetch(self, statement: str, *row: Any) -> list[Row]: ...
    async def fetchval(self, statement: str) -> Any: ...
    def transaction(self) -> AbstractAsyncContextManager[None]: ...


def without_password(address: str) -> str:
    """The address without user and password, safe to show and to log."""
    place = address.partition("://")[2].partition("?")[0]
    return "postgresql://" + place.rpartition("@")[2]


class Pool:
    _pool: asyncpg.Pool

    def __init__(self, address: str, holding: Literal["alone", "shared"] | None, server: str) -> None:
        """`server` is shown with its connections in pg_stat_activity."""
        self._address = address
        self._name = f"zoorama {server}"
        self.where = without_password(address)
        self._lock = None if holding is None else ServerLock(address, self.where, TIMEOUT, shared=holding == "shared")
        self._in_use = 0
        self._idle = asyncio.Event()
        self._idle.set()

    async def open(self, migrations: tuple[str, ...]) -> None:
        try:
            if self._lock is not None:
                await self._lock.take()
            self._pool = await self._connect()
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise self._unreachable(error) from None
        try:
            async with self.connection() as connection, connection.transaction():
                await connection.execute(MIGRATING)
                await _migrate(connection, migrations, self.where, migrating=self._lock is not None)
        except BaseException:
            self._pool.terminate()
            if self._lock is not None:
                await self._lock.release()
            raise

    async def _connect(self) -> asyncpg.Pool:
        settings = {
            **KEEPALIVE,
            "synchronous_commit": "on",
            "application_name": self._name,
            "idle_in_transaction_session_timeout": SILENT,
        }
        return await asyncpg.create_pool(
            self._address,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=TIMEOUT,
            command_timeout=TIMEOUT,
            server_settings=settings,
        )

    async def close(self) -> None:
        """Close after the statements in progress have ended."""
        await self._idle.wait()
        try:
            async with asyncio.timeout(TIMEOUT):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()
        if self._lock is not None:
            await self._lock.release()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        self._in_use += 1
        self._idle.clear()
        try:
            if self._lock is not None and not self._lock.is_held():
                await self._lock.retake()
            async with self._pool.acquire(timeout=TIMEOUT) as connection:
                yield connection
        # Not one of asyncpg's errors is chained: their details quote rows, which hold tables' links.
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict(_message(error)) from None
        except (asyncpg.DataError, ValueError) as error:  # a value no database can hold: the caller's fault
            raise ValueError(f"no value for the database: {type(error).__name__}") from None
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise self._unreachable(error) from None
        finally:
            self._in_use -= 1
            if self._in_use == 0:
                self._idle.set()

    def _unreachable(self, error: Exception) -> StoreError:
        return StoreError("unreachable", {"where": self.where, "reason": _message(error)})


def _message(error: Exception) -> str:
    """Without asyncpg's detail and hint."""
    return str(error.args[0]) if error.args and isinstance(error, asyncpg.PostgresError) else _first_line(error)


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0] or type(error).__name__


async def _migrate(connection: Connection, migrations: tuple[str, ...], where: str, *, migrating: bool) -> None:
    version: Any = 0
    is_new = not await connection.fetch(TABLES)
    if not is_new:
        version = await connection.fetchval(READ_VERSION) if await connection.fetchval(OUR_META) else None
    if version is None:
        raise StoreError("not-ours", {"where": where})
    statements = upgrade(int(version), migrations, where)
    if statements and not migrating:
        raise StoreError("older", {"where": where})
    for statement in [*([CREATE_META] if is_new else []), *statements]:
        await connection.execute(statement)
