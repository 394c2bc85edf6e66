"""One device at a table, over a WebSocket."""

import asyncio
from contextlib import suppress
from types import coroutine
from typing import Any

from litestar import WebSocket
from litestar.types import Receive, Send
from msgspec import MsgspecError, json

from zoorama.engine.errors import Unreadable
from zoorama.server.errors import TableClosing
from zoorama.server.limits import Bucket
from zoorama.server.protocol.messages import Bye, Incoming, Refusal
from zoorama.server.protocol.problems import trouble
from zoorama.server.tables.broadcast import frame
from zoorama.server.tables.registry import TableRegistry
from zoorama.server.tables.table import Table

MOST_WAITING = 200  # frames; who is further behind comes back later and catches up
LARGEST = 32_768  # bytes of a frame
FAREWELL = 2.0  # seconds for the last words; who does not hear them by then is cut off
DECODER = json.Decoder(Incoming)
NORMAL, POLICY, AGAIN = 1000, 1008, 1012  # of RFC 6455 and its registry: done, misbehaved, come back
CODES = {"restart": AGAIN, "slow": AGAIN, "flood": POLICY, "unreadable": POLICY, "gone": NORMAL}


DIRECT = "zoorama.line"  # in a socket's scope: to receive and send past all that only minds its coming and going


class Connection:
    def __init__(self, socket: WebSocket[Any, Any, Any], person: str, house: TableRegistry) -> None:
        self.socket = socket
        line: Any = socket.scope.get(DIRECT, (socket.receive, socket.send))
        self.receive: Receive = line[0]
        self.transmit: Send = line[1]
        self.person = person
        self.house = house
        self.loop = asyncio.get_running_loop()
        self.waiting: list[str] = []
        self.due = False  # whether sending is arranged for
        self.stuck: asyncio.Task[None] | None = None  # sending, where the line took no more at once
        self.listening = False
        self.leaving: str | None = None  # why
        self.going = asyncio.Event()
        rate = house.settings.frames
        self.bucket = Bucket(rate, 2 * rate, house.now())

    def send(self, text: str) -> None:
        if self.leaving is not None:
            return
        if len(self.waiting) >= MOST_WAITING:
            self.waiting.clear()
            self.dismiss("slow")
            return
        self.waiting.append(text)
        if not self.due:
            self.due = True
            self.loop.call_soon(self._send_now)  # when all tables that are at it have had their say

    def dismiss(self, why: str) -> None:
        if self.leaving is None:
            self.house.metrics.dropped.labels(why).inc()
            self.waiting.append(frame(Bye(why=why)))  # type: ignore[arg-type]  # one of CODES
            self.leaving = why
            self.going.set()

    async def serve(self, table: Table, since: int) -> None:
        """Until either side goes."""
        await self.socket.accept()
        self.house.metrics.sockets.inc()
        reading = asyncio.create_task(self._read(table, since))
        try:
            await self.going.wait()
            if self.leaving is not None:
                with suppress(Exception):  # the other side is gone already, or does not read
                    await asyncio.wait_for(self._say_goodbye(self.leaving), FAREWELL)
        finally:
            self.house.metrics.sockets.dec()
            self.leaving = self.leaving or "gone"
            table.post(lambda: table.part(self))
            if self.stuck is not None:
                self.stuck.cancel()
            if self.listening:
                reading.cancel()  # otherwise it is about to end, and what it brought in is carried through
            await asyncio.gather(reading, return_exceptions=True)

    def _send_now(self) -> None:
        """All that waits, in one frame. Hardly ever does the line make us wait, and only then is it worth a task."""
        self.due = False
        if self.stuck is not None or not self.waiting:
            return
        sending: Any = self.transmit(self._frame())
        try:
            obstacle = sending.send(None)
        except StopIteration:
            return
        except Exception:  # the other side is gone
            self.going.set()
            return
        self.stuck = self.loop.create_task(self._send_rest(sending, obstacle))

    async def _send_rest(self, sending: Any, obstacle: asyncio.Future[None] | None) -> None:
        try:
            if obstacle is not None:
                await asyncio.wait({obstacle})
            await resumed(sending)
            while self.waiting:
                await self.transmit(self._frame())
        except Exception:
            self.going.set()
        finally:
            self.stuck = None

    def _frame(self) -> Any:
        text = "\n".join(self.waiting)
        self.waiting.clear()
        return {"type": "websocket.send", "text": text, "bytes": None}

    async def _say_goodbye(self, why: str) -> None:
        if self.stuck is not None:
            await asyncio.wait({self.stuck})
        if self.waiting:
            await self.transmit(self._frame())
        await self.socket.close(CODES[why])

    async def _read(self, table: Table, since: int) -> None:
        receive = self.receive
        try:
            await table.here(lambda: table.join(self, since))
            while self.leaving is None:
                self.listening = True
                event: Any = await receive()
                self.listening = False
                if event["type"] != "websocket.receive":
                    self.socket.connection_state = "disconnect"
                    return
                if not self.bucket.take(self.house.now()):
                    self.dismiss("flood")
                    return
                await self._hear(table, event.get("text"))
        except TableClosing:
            self.dismiss("restart")
        finally:
            self.going.set()

    async def _hear(self, table: Table, text: str | None) -> None:
        try:
            if text is None:
                raise Unreadable("frame", "not-text")
            if len(text) > LARGEST:
                raise Unreadable("frame", "too-long", {"most": LARGEST})
            message = DECODER.decode(text)
        except (MsgspecError, Unreadable, UnicodeEncodeError, RecursionError) as error:
            unreadable = (
                error if isinstance(error, Unreadable) else Unreadable("frame", "not-understood", {"why": str(error)})
            )
            self.send(frame(Refusal(id="", trouble=trouble(unreadable))))
        else:
            await table.here(lambda: table.hear(self, message))


@coroutine
def resumed(begun: Any) -> Any:
    """The rest of a coroutine that was begun by hand."""
    return (yield from begun)
