"""Locks a PostgreSQL database for one server, or for servers that share it, until their connections end."""

import asyncio
import logging
from contextlib import suppress
from time import monotonic

import asyncpg

from zoorama.server.store.store import StoreError

# By schema, because several may share a database.
TAKE = "SELECT pg_try_advisory_lock(8199, hashtext(current_schema()))"
TAKE_SHARED = "SELECT pg_try_advisory_lock_shared(8199, hashtext(current_schema()))"
PATIENCE = 3.0  # seconds for the connection of a server that was killed to end
PAUSE = 0.1
# So that the database notices within half a minute when this machine is gone.
KEEPALIVE = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "4"}

log = logging.getLogger("zoorama.store")


class ServerLock:
    _connection: asyncpg.Connection

    def __init__(self, address: str, where: str, timeout: float, *, shared: bool) -> None:
        self._take = TAKE_SHARED if shared else TAKE
        self._address = address
        self._where = where
        self._timeout = timeout
        self._retaking = asyncio.Lock()

    async def take(self, patience: float = PATIENCE) -> None:
        """Raises StoreError if another server has it."""
        settings = {**KEEPALIVE, "application_name": "zoorama lock"}
        connection = await asyncpg.connect(
            self._address, timeout=self._timeout, command_timeout=self._timeout, server_settings=settings
        )
        until = monotonic() + patience
        while not await connection.fetchval(self._take):
            if monotonic() > until:
                connection.terminate()
                raise StoreError("in-use", {"where": self._where})
            await asyncio.sleep(PAUSE)
        self._connection = connection

    def is_held(self) -> bool:
        return not self._connection.is_closed()

    async def retake(self) -> None:
        """After the database was gone: another server may have taken it meanwhile, and this one must not write then."""
        async with self._retaking:
            if not self.is_held():
                await self.take(patience=0)
                log.warning("database lock taken again")

    async def release(self) -> None:
        with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):  # it is gone already
            await self._connection.close(timeout=self._timeout)
