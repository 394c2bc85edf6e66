"""One device at a table, over a WebSocket."""

import asyncio
from collections import deque
from typing import Any

from litestar import WebSocket
from litestar.types import Receive, Send
from msgspec import MsgspecError, json

from zoorama.engine.errors import Unreadable
from zoorama.server.errors import Asleep
from zoorama.server.house import House
from zoorama.server.limits import Bucket
from zoorama.server.offices.herald import frame
from zoorama.server.table import Table
from zoorama.server.troubles import trouble
from zoorama.server.wire import Bye, Incoming, Refusal

MOST_WAITING = 200  # frames; who is further behind comes back later and catches up
LARGEST = 32_768  # bytes of a frame
FAREWELL = 2.0  # seconds for the last words; who does not hear them by then is cut off
DECODER = json.Decoder(Incoming)
NORMAL, POLICY, AGAIN = 1000, 1008, 1012  # of RFC 6455 and its registry: done, misbehaved, come back
CODES = {"restart": AGAIN, "slow": AGAIN, "flood": POLICY, "unreadable": POLICY, "gone": NORMAL}


DIRECT = "zoorama.line"  # in a socket's scope: to receive and send past all that only minds its coming and going


class Connection:
    def __init__(self, socket: WebSocket[Any, Any, Any], person: str, house: House) -> None:
        self.socket = socket
        line: Any = socket.scope.get(DIRECT, (socket.receive, socket.send))
        self.receive: Receive = line[0]
        self.transmit: Send = line[1]
        self.person = person
        self.house = house
        self.waiting: deque[str] = deque()
        self.wake = asyncio.Event()
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
        else:
            self.waiting.append(text)
            self.wake.set()

    def dismiss(self, why: str) -> None:
        if self.leaving is None:
            self.house.metrics.dropped.labels(why).inc()
            self.waiting.append(frame(Bye(why=why)))  # type: ignore[arg-type]  # one of CODES
            self.leaving = why
            self.wake.set()
            self.going.set()

    async def serve(self, table: Table, since: int) -> None:
        """Until either side goes."""
        await self.socket.accept()
        self.house.metrics.sockets.inc()
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read(table, since))
        going = asyncio.create_task(self.going.wait())
        try:
            await asyncio.wait({writing, reading, going}, return_when=asyncio.FIRST_COMPLETED)
            if self.leaving is not None:
                await asyncio.wait({writing}, timeout=FAREWELL)
        finally:
            self.house.metrics.sockets.dec()
            self.leaving = self.leaving or "gone"
            table.post(lambda: table.part(self))
            for task in (writing, reading, going):
                task.cancel()
            await asyncio.gather(writing, reading, going, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                await self.transmit({"type": "websocket.send", "text": self.waiting.popleft(), "bytes": None})
            if self.leaving is not None:
                await self.socket.close(CODES[self.leaving])
                return

    async def _read(self, table: Table, since: int) -> None:
        receive = self.receive
        try:
            await table.do(lambda: table.join(self, since))
            while self.leaving is None:
                event: Any = await receive()
                if event["type"] != "websocket.receive":
                    self.socket.connection_state = "disconnect"
                    return
                if not self.bucket.take(self.house.now()):
                    self.dismiss("flood")
                    return
                await self._hear(table, event.get("text"))
        except Asleep:
            self.dismiss("restart")

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
            await table.do(lambda: table.hear(self, message))
