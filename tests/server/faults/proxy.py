"""A line to a database that can be cut, or go silent with everything still connected."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit, urlunsplit

PIECE = 65_536


class Proxy:
    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._flows = asyncio.Event()  # cleared: nothing gets through either way
        self._flows.set()
        self._cut = False
        self._lines: set[asyncio.StreamWriter] = set()
        self.port = 0

    def silence(self) -> None:
        self._flows.clear()

    def cut(self) -> None:
        self._cut = True
        for line in self._lines:
            line.transport.abort()

    def heal(self) -> None:
        self._cut = False
        self._flows.set()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._cut:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection(self._host, self._port)
        self._lines |= {writer, far_writer}
        await asyncio.gather(self._pass(reader, far_writer), self._pass(far_reader, writer))
        self._lines -= {writer, far_writer}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(PIECE):
                await self._flows.wait()
                writer.write(piece)
                await writer.drain()
        writer.close()


@asynccontextmanager
async def proxied(address: str) -> AsyncIterator[tuple[Proxy, str]]:
    """The proxy, and the same database by way of it."""
    parts = urlsplit(address)
    proxy = Proxy(parts.hostname or "127.0.0.1", parts.port or 5432)
    server = await asyncio.start_server(proxy.connect, "127.0.0.1", 0)
    proxy.port = server.sockets[0].getsockname()[1]
    user = parts.netloc.rpartition("@")[0]
    try:
        yield proxy, urlunsplit(parts._replace(netloc=f"{user}@127.0.0.1:{proxy.port}"))
    finally:
        proxy.heal()
        proxy.cut()
        server.close()
