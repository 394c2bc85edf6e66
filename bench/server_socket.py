"""A WebSocket client of few instructions, so that the load costs little beside what it measures."""

import asyncio
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
KEY = "em9vcmFtYSBsb2FkaW5nIQ=="  # any sixteen bytes
OPENING = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
)


class Socket(asyncio.Protocol):
    def __init__(self, hear: Callable[[bytes], None], gone: Callable[[], None]) -> None:
        self.hear = hear
        self.gone = gone
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rest = b""
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self.transport = transport  # type: ignore[assignment]  # uvloop's is no subclass

    def data_received(self, data: bytes) -> None:
        self.rest += data
        if not self.opened.done():
            self._open()
        if self.opened.done():
            self._read()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))
        self.gone()

    def say(self, text: bytes) -> None:
        self.transport.write(frame(TEXT, text))

    def close(self) -> None:
        self.gone = lambda: None
        self.transport.close()

    def _open(self) -> None:
        head, end, rest = self.rest.partition(b"\r\n\r\n")
        if end:
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self.rest = rest
            self.opened.set_result(None)

    def _read(self) -> None:
        data, at = self.rest, 0
        while (found := extent(data, at)) is not None:
            start, end = found
            kind = data[at] & 15
            if kind == TEXT:
                for message in data[start:end].split(b"\n"):
                    self.hear(message)
            elif kind == PING:
                self.transport.write(frame(PONG, data[start:end]))
            elif kind == CLOSE:
                self.transport.close()
            at = end
        self.rest = data[at:]


async def connect(
    address: tuple[str, int], path: str, cookie: str, socket: Socket, source: str | None = None
) -> Socket:
    local = None if source is None else (source, 0)
    await asyncio.get_running_loop().create_connection(lambda: socket, *address, local_addr=local)
    host = f"{address[0]}:{address[1]}"
    socket.transport.write(OPENING.format(path=path, host=host, key=KEY, cookie=cookie).encode())
    await socket.opened
    return socket


def frame(kind: int, payload: bytes) -> bytes:
    """Masked with a key of zeros: as the protocol wants it, and the same bytes."""
    length = len(payload)
    if length < 126:
        return bytes((0x80 | kind, 0x80 | length, 0, 0, 0, 0)) + payload
    return bytes((0x80 | kind, 0x80 | 126)) + length.to_bytes(2, "big") + bytes(4) + payload


def extent(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the payload of the frame at this place starts and ends, if all of it is there."""
    if len(data) < at + 2:
        return None
    length, start = data[at + 1] & 127, at + 2
    if length >= 126:
        size = 2 if length == 126 else 8
        start += size
        if len(data) < start:
            return None
        length = int.from_bytes(data[start - size : start], "big")
    return (start, start + length) if len(data) >= start + length else None
