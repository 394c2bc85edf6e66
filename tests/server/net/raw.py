"""Bytes on a socket: what no well-behaved client would send."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, NamedTuple

from msgspec import json

from tests.server.harness import EAGER, PATIENCE, Running
from zoorama.server.settings import Net, Settings

NEVER = 1_000.0  # seconds: longer than any test


class Reply(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def key(self) -> str:
        key: str = json.decode(self.body)["key"]
        return key


class Raw:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def get(self, path: str = "/health", *headers: str, version: str = "1.1") -> Reply:
        lines = [f"GET {path} HTTP/{version}", *headers]
        await self.send("\r\n".join([*lines, "", ""]).encode("latin-1"))
        return await self.reply()

    async def reply(self) -> Reply:
        async with asyncio.timeout(PATIENCE):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            pairs = [line.partition(": ") for line in head[1:] if line]
            headers = {name.lower(): value for name, _, value in pairs}
            body = await self.reader.readexactly(int(headers.get("content-length", "0")))
        return Reply(int(head[0].split()[1]), headers, body)

    async def rest(self) -> bytes:
        """Everything until the server closes."""
        async with asyncio.timeout(PATIENCE):
            return await self.reader.read()


@asynccontextmanager
async def raw(server: Running, source: str = "127.0.0.1") -> AsyncIterator[Raw]:
    host, _, port = server.address.partition(":")
    connection = Raw(*await asyncio.open_connection(host, int(port), local_addr=(source, 0)))
    try:
        yield connection
    finally:
        connection.writer.close()


def with_net(**figures: Any) -> Settings:
    return replace(EAGER, net=Net(**figures))


def refused(server: Running, reason: str) -> float:
    """How many were refused for this reason, by the metrics."""
    count = server.services.metrics.registry.get_sample_value
    return count("zoorama_refused_connections_total", {"reason": reason}) or 0.0
