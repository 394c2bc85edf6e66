"""Devices whose socket one server holds and whose table another has: each side's half of them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from time import monotonic

from msgspec import Raw, msgpack

from zoorama.server.cluster.bus import LARGEST, PATIENCE
from zoorama.server.cluster.commands import Dismissal, Heard, Message, ToDevice
from zoorama.server.errors import TableClosing
from zoorama.server.protocol.messages import Problem
from zoorama.server.tables.crowd import Listener

log = logging.getLogger("zoorama.devices")
PAUSE = 0.001  # seconds in which more gathers for the next message: each costs as much as many acts in one


class Outbox:
    """What is said to and by devices elsewhere: in order, and to each server in few messages."""

    def __init__(self, tell: Callable[[str, bytes], Awaitable[None]]) -> None:
        self._tell = tell
        self._waiting: dict[str, list[Message]] = {}  # by server
        self._filled = asyncio.Event()
        self._closing = False
        self._sending = asyncio.create_task(self._send_forever())

    def put(self, server: str, message: Message) -> None:
        self._waiting.setdefault(server, []).append(message)
        self._filled.set()

    async def close(self) -> None:
        """When all is said."""
        self._closing = True
        self._filled.set()
        await self._sending

    async def _send_forever(self) -> None:
        while not self._closing or self._waiting:
            await self._filled.wait()
            self._filled.clear()
            waiting, self._waiting = self._waiting, {}
            try:
                await self._send(waiting)
            except Exception:  # what is lost is missed by whoever counts; the next must still be said
                log.exception("not said to devices elsewhere")
            await asyncio.sleep(PAUSE)

    async def _send(self, waiting: dict[str, list[Message]]) -> None:
        for server, messages in waiting.items():
            for batch in batches(messages):
                await self._tell(server, batch)


def batches(messages: list[Message]) -> Iterator[bytes]:
    """None larger than the broker takes: a single text, at most a long game as one seat saw it, is far from that."""
    batch: list[Raw] = []
    left = LARGEST
    for message in messages:
        encoded = msgpack.encode(message)
        if len(encoded) > left and batch:
            yield msgpack.encode(batch)
            batch, left = [], LARGEST
        left -= len(encoded)
        batch.append(Raw(encoded))
    yield msgpack.encode(batch)


class FarDevice:
    """At its table: a listener like any other, whose socket is elsewhere."""

    def __init__(
        self, name: str, person: str, socket_at: str, table_at: str, outbox: Outbox, *, much: bool
    ) -> None:  # fmt: skip
        self.person = person
        self.socket_at, self.table_at = socket_at, table_at  # servers
        self.joined = monotonic()
        self.size = 0
        self._name = name
        self._outbox = outbox
        self._much = much
        self._number = 0

    def send(self, text: str) -> None:
        self._number += 1
        table_at = self.table_at if self._number == 1 else ""
        self._outbox.put(self.socket_at, ToDevice(self._name, self._number, text, table_at))

    def may_catch_up(self) -> bool:
        return self._much

    def caught_up(self, size: int) -> None:
        self.size = size

    def dismiss(self, reason: str, problem: Problem | None = None) -> None:
        self._outbox.put(self.socket_at, Dismissal(self._name, reason, problem))


@dataclass
class Attached:
    """At its socket: what comes for it is passed on. Whoever misses a message comes back and catches up."""

    listener: Listener
    server: str  # that has the table
    told: int = 0
    answer: asyncio.Future[None] | None = None  # to what it says

    def take(self, message: ToDevice | Dismissal | Heard) -> None:
        match message:
            case Heard():
                self._settle(None)
            case Dismissal():
                self.listener.dismiss(message.reason, message.problem)
            case ToDevice() if message.number == self.told + 1:
                self.told += 1
                self.listener.send(message.text)
            case ToDevice():
                self.listener.dismiss("restart")

    async def answered(self) -> None:
        """Raises TableClosing if there is no answer: it may have been done or not."""
        self.answer = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(PATIENCE):
                await self.answer
        except TimeoutError:
            raise TableClosing from None
        finally:
            self.answer = None

    def leave(self) -> None:
        self._settle(TableClosing())

    def _settle(self, error: TableClosing | None) -> None:
        if self.answer is not None and not self.answer.done():
            if error is None:
                self.answer.set_result(None)
            else:
                self.answer.set_exception(error)
