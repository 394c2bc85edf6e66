"""The broker between servers: NATS. Nothing is kept there, and nothing need be: acknowledged means stored."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from zoorama.engine.errors import Fact, ZooramaError
from zoorama.server.errors import TableClosing

try:
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.errors import Error as NatsError
except ImportError:  # the extra `cluster` is not installed
    Client = None  # type: ignore[assignment,misc]

log = logging.getLogger("zoorama.bus")

PATIENCE = 10.0  # seconds for an answer
PING = 2  # seconds between two looks whether the broker still answers
RECONNECT = 0.2  # seconds between two tries
LARGEST = 900_000  # bytes of a message: the broker takes a million


class BrokerError(ZooramaError):
    """Servers cannot reach each other. `problem` says why:

    unreachable  the broker does not answer (reason)
    no-driver    several servers need the package's extra (extra)
    missing      several processes need a broker, and none was named (processes)
    no-workers   bots are to think elsewhere, and no broker was named (option)
    """

    def __init__(self, problem: str, **facts: Fact) -> None:
        super().__init__(f"broker {problem}", facts, f"broker-error-{problem}")


class Bus:
    """`lost` is called when messages may have been lost, `back` when the broker answers again."""

    _client: "Client"

    def __init__(self, address: str) -> None:
        if Client is None:
            raise BrokerError("no-driver", extra="zoorama[cluster]")
        self._servers = [server.strip() for server in address.split(",")]
        self._running: set[asyncio.Task[None]] = set()
        self._failure = ""  # the latest, which is told once
        self.lost: Callable[[], None] = lambda: None
        self.back: Callable[[], Awaitable[None]] = _nothing

    async def open(self, name: str) -> None:
        self._client = Client()
        connecting = self._client.connect(
            self._servers,
            name=f"zoorama {name}",
            allow_reconnect=True,
            max_reconnect_attempts=-1,  # for ever, the first time too
            reconnect_time_wait=RECONNECT,  # type: ignore[arg-type]  # any number will do
            ping_interval=PING,
            error_cb=self._failed,
            disconnected_cb=self._disconnected,
            reconnected_cb=self._reconnected,
        )
        try:
            await asyncio.wait_for(connecting, PATIENCE)
        except (OSError, NatsError, TimeoutError, ValueError) as error:
            await self._client.close()
            raise BrokerError("unreachable", reason=self._failure or str(error) or type(error).__name__) from None

    async def close(self) -> None:
        """After the answers on their way are given."""
        if self._running:
            await asyncio.wait(self._running, timeout=PATIENCE)
        with suppress(NatsError, OSError, TimeoutError):
            await asyncio.wait_for(self._client.flush(), 1)
        self.lost = lambda: None
        with suppress(OSError):  # the broker is gone, and something was still to be said
            await self._client.close()

    @property
    def connected(self) -> bool:
        return bool(self._client.is_connected)

    async def listen(self, subject: str, heard: Callable[[bytes], None]) -> None:
        """In order."""

        async def take(message: "Msg") -> None:
            heard(message.data)

        await self._client.subscribe(subject, cb=take)

    async def serve(self, subject: str, answer: Callable[[bytes], Awaitable[bytes]]) -> None:
        """Each question in a task of its own: one that takes long keeps no other waiting."""

        async def reply(message: "Msg") -> None:
            answered = await answer(message.data)
            with suppress(NatsError):  # whoever asked asks again
                await message.respond(answered)

        async def take(message: "Msg") -> None:
            task = asyncio.create_task(reply(message))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

        await self._client.subscribe(subject, cb=take)

    async def ask(self, subject: str, question: bytes, patience: float = PATIENCE) -> bytes:
        """Raises TableClosing if there is no answer: it may have been done or not."""
        if not self.connected or len(question) > LARGEST:
            raise TableClosing
        try:
            answer = await self._client.request(subject, question, timeout=patience)
        except (NatsError, OSError, TimeoutError) as error:
            raise TableClosing from error
        return bytes(answer.data)

    async def tell(self, subject: str, text: bytes) -> None:
        """It may be lost, and is while there is no broker: whoever minds numbers what it says."""
        if not self.connected:
            return
        with suppress(NatsError, OSError):
            await self._client.publish(subject, text)

    async def _failed(self, error: Exception) -> None:
        why = str(error) or type(error).__name__
        if why != self._failure:
            log.warning("broker", extra={"why": type(error).__name__})
        self._failure = why

    async def _disconnected(self) -> None:
        if not self._client.is_closed:
            log.warning("broker lost")
            self.lost()

    async def _reconnected(self) -> None:
        log.warning("broker back")
        self._failure = ""
        await self.back()


async def _nothing() -> None: ...
