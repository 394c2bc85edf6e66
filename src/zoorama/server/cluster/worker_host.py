"""A process with workers for servers on other machines: it offers them, and answers what servers ask."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress

from msgspec import MsgspecError, Raw, json, msgpack

from zoorama.server.cluster.bus import Bus
from zoorama.server.cluster.decisions import (
    BEAT,
    CALLS,
    MOST_WARNED,
    OFFERS,
    Busy,
    Decided,
    Failed,
    Offer,
    Reply,
    calls,
    questions,
    questions_to,
)
from zoorama.server.workers.pool import BotPool
from zoorama.server.workers.program import REQUESTS, Answer
from zoorama.server.workers.version import version
from zoorama.server.workers.work import WorkerFailed

log = logging.getLogger("zoorama.workers")


class WorkerHost:
    def __init__(self, bus: Bus, pool: BotPool) -> None:
        self.id = secrets.token_hex(6)
        self._bus, self._pool = bus, pool
        self._answering = 0
        self._warned: set[str] = set()
        self._ending = asyncio.Event()
        self._called = asyncio.Event()

    def end(self) -> None:
        """It finishes what it has, and takes no more."""
        self._ending.set()
        self._called.set()

    async def run(self, ready: Callable[[], None] = lambda: None) -> None:
        self._bus.back = self._offer
        await self._bus.serve(questions_to(self.id, version()), self._answer)
        await self._bus.listen(CALLS, self._hear_call)
        ready()
        while self._answering or not self._ending.is_set():
            await self._offer()  # also while it finishes: it is not lost
            with suppress(TimeoutError):
                await asyncio.wait_for(self._called.wait(), BEAT)
            self._called.clear()
        await self._offer()
        await self._bus.close()

    async def _offer(self) -> None:
        workers = 0 if self._ending.is_set() else self._pool.size
        await self._bus.tell(OFFERS, msgpack.encode(Offer(self.id, version(), workers)))

    def _hear_call(self, told: bytes) -> None:
        self._called.set()
        with suppress(MsgspecError):  # of a version that says it otherwise
            call = calls.decode(told)
            if call.version != version() and call.server not in self._warned and len(self._warned) < MOST_WARNED:
                self._warned.add(call.server)
                versions = {"theirs": call.version, "ours": version()}
                log.warning("a server of another version is not served", extra={"server": call.server, **versions})

    async def _answer(self, asked: bytes) -> bytes:
        self._answering += 1
        try:
            return msgpack.encode(await self._reply(asked))
        finally:
            self._answering -= 1
            if self._ending.is_set():
                self._called.set()

    async def _reply(self, asked: bytes) -> Reply:
        question = questions.decode(asked)
        if self._ending.is_set() or self._pool.is_full():
            return Busy()
        request = REQUESTS.decode(question.line)
        what = "decision for another server"
        try:
            answer = await self._pool.ask(question.server, what, bytes(request.request), request.seconds, bytes)
        except WorkerFailed as failed:
            return Failed(failed.reason)
        return Decided(json.encode(Answer(request.number, Raw(answer))))
