"""One device at a table."""

import asyncio
from collections import deque
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, Protocol

from msgspec import MsgspecError, json

from zoorama.engine.errors import Unreadable
from zoorama.server.errors import ServerError, TableClosing
from zoorama.server.limits import TokenBucket, address_key
from zoorama.server.net.channel import channel_of
from zoorama.server.protocol.encode import text_of
from zoorama.server.protocol.messages import Bye, Incoming, Problem, Refusal
from zoorama.server.protocol.problems import problem_of
from zoorama.server.services import Services
from zoorama.server.tables.crowd import Listener

MOST_WAITING = 200  # messages; whoever is further behind reconnects later and catches up
MUCH_HISTORY = 300_000  # bytes of a long game from all its seats: as much must be left to an address
LARGEST = 32_768  # bytes of a frame
MOST_UNREAD = 8  # messages; then the other side's system has to keep them
DRAINING = 0.05  # seconds between looks whether the other side has read
FAREWELL = 2.0  # seconds for the last messages; after that the connection is cut
DECODER: json.Decoder[Incoming] = json.Decoder(Incoming)
POLICY, TRY_AGAIN = 1008, 1012  # RFC 6455 and its registry
NO_IDENTITY, REFUSED, NO_TABLE = 4401, 4403, 4404  # codes of our own; of one refused `bye` says why
CODES = {"restart": TRY_AGAIN, "slow": TRY_AGAIN, "flood": POLICY, "refused": REFUSED}


class Joinable(Protocol):
    """A table, here or elsewhere."""

    def join(self, listener: Listener, since: int) -> Awaitable[None]: ...

    def hear(self, listener: Listener, message: Incoming) -> Awaitable[None]: ...

    def part(self, listener: Listener) -> None: ...


class Socket(Protocol):
    """What we need of a WebSocket; its scope has the channel."""

    scope: Any

    async def accept(self) -> None: ...

    async def close(self, code: int) -> None: ...


class Connection:
    def __init__(self, socket: Socket, person: str, services: Services, address: str = "-") -> None:
        self.socket = socket
        self.channel = channel_of(socket.scope)
        self.channel.receiver = self
        self.person = person
        self.metrics = services.metrics
        rate = services.settings.frames
        self.bucket = TokenBucket(rate, 2 * rate, services.clock.monotonic)
        self.history, self.address = services.quotas.history, address_key(address)
        self.loop = asyncio.get_running_loop()
        self.waiting: list[str] = []
        self.flushing = False  # soon
        self.unread: deque[str | None] = deque()
        self.idle: asyncio.Future[None] | None = None  # the reader's, while there is nothing to read
        self.gone = False  # the other side
        self.leaving: str | None = None  # the reason
        self.done = asyncio.Event()

    def send(self, text: str) -> None:
        if self.leaving is not None:
            return
        if len(self.waiting) >= MOST_WAITING:
            self.waiting.clear()
            self.dismiss("slow")
            return
        self.waiting.append(text)
        if not self.flushing:
            self.flushing = True
            self.loop.call_soon(self._flush)

    def may_catch_up(self) -> bool:
        return self.history.wait(self.address, MUCH_HISTORY) == 0

    def caught_up(self, size: int) -> None:
        self.history.spend(self.address, size)

    def dismiss(self, reason: str, problem: Problem | None = None) -> None:
        if self.leaving is None:
            self.metrics.dropped.labels(reason).inc()
            self.waiting.append(text_of(Bye(reason=reason, problem=problem)))  # type: ignore[arg-type]  # one of CODES
            self.leaving = reason
            self.done.set()

    async def serve(self, table: Joinable, since: int) -> None:
        """Until either side goes."""
        await self.socket.accept()
        self.metrics.sockets.inc()
        reading = asyncio.create_task(self._read(table, since))
        try:
            await self.done.wait()
            if self.leaving is not None:
                with suppress(Exception):  # the other side is gone already, or does not read
                    await asyncio.wait_for(self._say_goodbye(self.leaving), FAREWELL)
        finally:
            self.metrics.sockets.dec()
            self.leaving = self.leaving or "gone"
            table.part(self)
            if self.idle is not None:
                reading.cancel()  # otherwise it is about to end, and the command it brought in is carried out
            await asyncio.gather(reading, return_exceptions=True)

    # From the channel

    def heard(self, text: str | None) -> None:
        self.unread.append(text)
        if len(self.unread) > MOST_UNREAD:
            self.channel.pause()
        self._wake_reader()

    def lost(self) -> None:
        self.gone = True
        self._wake_reader()

    def drained(self) -> None:
        self._flush()

    def _wake_reader(self) -> None:
        if self.idle is not None and not self.idle.done():
            self.idle.set_result(None)

    def _flush(self) -> None:
        """All messages that wait go in one frame, after every table ready in this loop iteration has queued its own."""
        self.flushing = False
        if self.waiting and not self.channel.full:
            text = "\n".join(self.waiting)
            self.waiting.clear()
            self.channel.write(text)

    async def _say_goodbye(self, reason: str) -> None:
        while self.waiting and not self.gone:
            self._flush()
            await asyncio.sleep(DRAINING if self.channel.full else 0)
        await self.socket.close(CODES[reason])

    async def _read(self, table: Joinable, since: int) -> None:
        try:
            await table.join(self, since)
            while await self._has_unread() and self.leaving is None:
                text = self.unread.popleft()
                if not self.bucket.take():
                    self.dismiss("flood")
                    return
                await self._hear(table, text)
        except TableClosing:
            self.dismiss("restart")
        except ServerError as error:
            self.metrics.refused_by(error)
            self.dismiss("refused", problem_of(error))
        finally:
            self.done.set()

    async def _has_unread(self) -> bool:
        """Waits for a message; False when there will be none."""
        if not self.unread:
            self.channel.resume()
        while not self.unread and not self.gone:
            self.idle = self.loop.create_future()
            await self.idle
            self.idle = None
        return bool(self.unread)

    async def _hear(self, table: Joinable, text: str | None) -> None:
        try:
            message = decode(text)
        except Unreadable as error:
            self.send(text_of(Refusal(id="", problem=problem_of(error))))
        else:
            await table.hear(self, message)


def decode(text: str | None) -> Incoming:
    if text is None:
        raise Unreadable("frame", "not-text")
    if len(text) > LARGEST:
        raise Unreadable("frame", "too-long", {"most": LARGEST})
    try:
        return DECODER.decode(text)
    except (MsgspecError, UnicodeEncodeError, RecursionError) as error:
        raise Unreadable("frame", "not-understood", {"why": str(error)}) from error
