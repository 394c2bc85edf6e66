"""Connections to a PostgreSQL database that is ours or new, brought up to date; its errors in the store's words."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Protocol

import asyncpg

from zoorama.server.store.migrate import CREATE_META, READ_VERSION, upgrade
from zoorama.server.store.rows import Row
from zoorama.server.store.store import Conflict, StoreTrouble

CONNECTIONS = 10
PATIENCE = 30.0  # seconds until a silent database counts as unreachable
UPGRADE_LOCK = 0x2006  # two servers that start at once upgrade one after the other

TABLES = """
SELECT table_name FROM information_schema.tables
WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
"""
OUR_META = """
SELECT count(*) = 2 FROM information_schema.columns
WHERE table_schema = current_schema() AND table_name = 'meta' AND column_name IN ('name', 'value')
"""


class Link(Protocol):
    """One connection."""

    async def execute(self, statement: str, *row: Any) -> str: ...
    async def executemany(self, statement: str, rows: Sequence[Row]) -> None: ...
    async def fetch(self, statement: str, *row: Any) -> list[Row]: ...
    async def fetchval(self, statement: str) -> Any: ...
    def transaction(self) -> AbstractAsyncContextManager[None]: ...


def without_password(address: str) -> str:
    """Fit to be shown and logged."""
    place = address.partition("://")[2].partition("?")[0]
    return "postgresql://" + place.rpartition("@")[2]


class Pool:
    _pool: asyncpg.Pool

    def __init__(self, address: str) -> None:
        self._address = address
        self.where = without_password(address)
        self._at_work = 0
        self._idle = asyncio.Event()
        self._idle.set()

    async def open(self, migrations: tuple[str, ...]) -> None:
        try:
            self._pool = await self._connect()
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise self._unreachable(error) from error
        try:
            async with self.connection() as link, link.transaction():
                await _bring_up_to_date(link, migrations, self.where)
        except BaseException:
            self._pool.terminate()
            raise

    async def _connect(self) -> asyncpg.Pool:
        settings = {"synchronous_commit": "on", "application_name": "zoorama"}
        return await asyncpg.create_pool(
            self._address,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            server_settings=settings,
        )

    async def close(self) -> None:
        await self._idle.wait()
        await self._pool.close()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Link]:
        self._at_work += 1
        self._idle.clear()
        try:
            async with self._pool.acquire() as link:
                yield link
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict(str(error)) from error
        except (asyncpg.DataError, ValueError):  # text no database can hold: the caller's mistake, not the database's
            raise
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise self._unreachable(error) from error
        finally:
            self._at_work -= 1
            if self._at_work == 0:
                self._idle.set()

    def _unreachable(self, error: Exception) -> StoreTrouble:
        return StoreTrouble("unreachable", {"where": self.where, "reason": str(error) or type(error).__name__})


async def _bring_up_to_date(link: Link, migrations: tuple[str, ...], where: str) -> None:
    await link.execute(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})")
    if not await link.fetch(TABLES):
        await link.execute(CREATE_META)
        version: Any = 0
    else:
        version = await link.fetchval(READ_VERSION) if await link.fetchval(OUR_META) else None
    if version is None:
        raise StoreTrouble("not-ours", {"where": where})
    for statement in upgrade(int(version), migrations, where):
        await link.execute(statement)
