"""Workers on other machines, as this server sees them: more places in its pool, which come and go."""

import asyncio
import logging
from asyncio import FIRST_COMPLETED
from random import uniform
from time import monotonic
from typing import Any, Final

from msgspec import MsgspecError, msgpack

from zoorama.server.cluster.bus import Bus
from zoorama.server.cluster.decisions import (
    BEAT,
    CALLS,
    LOST,
    MOST_WARNED,
    OFFERS,
    Busy,
    Call,
    Failed,
    Offer,
    Question,
    offers,
    questions_to,
    replies,
)
from zoorama.server.errors import TableClosing
from zoorama.server.workers.pool import BotPool
from zoorama.server.workers.version import version
from zoorama.server.workers.work import Unfinished, WorkerFailed

LONGEST: Final = 120.0  # seconds for an answer; the pool gives up long before
TRANSIT: Final = 2.0  # seconds on the way
SOON, LATER = 0.02, 0.5  # seconds until a busy one is asked again, at first and at most
NOBODY: Final = 15.0  # seconds that a decision waits where there is no worker at all
MOST_WORKERS: Final = 256  # of one host

log = logging.getLogger("zoorama.workers")


class FarHost:
    """A process with workers, somewhere."""

    def __init__(self, name: str, server: str, bus: Bus) -> None:
        self.name = name
        self.heard = monotonic()
        self.workers: list[FarWorker] = []
        self.lost: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._server, self._bus = server, bus

    def lose(self) -> None:
        """What it has is for others to do."""
        if not self.lost.done():
            self.lost.set_result(None)

    async def ask(self, line: bytes) -> bytes:
        question = msgpack.encode(Question(self._server, line))
        asking = asyncio.create_task(self._bus.ask(questions_to(self.name, version()), question, LONGEST))
        try:
            await asyncio.wait({asking, self.lost}, return_when=FIRST_COMPLETED)
            if asking.done():
                return asking.result()
        except TableClosing:
            self.lose()
        finally:
            asking.cancel()
        raise Unfinished("lost")


class FarWorker:
    """One place there."""

    place: Final = "far"

    def __init__(self, host: FarHost) -> None:
        self._host = host
        self._pause = 0.0

    async def until_free(self) -> None:
        """Others may have filled the host."""
        await asyncio.sleep(uniform(0, self._pause))

    def is_dead(self) -> bool:
        return False

    async def start(self) -> None: ...

    def patience(self, seconds: float) -> float:
        """Another server's decision may come first."""
        return 2 * seconds + TRANSIT

    async def ask(self, line: bytes) -> bytes:
        reply = replies.decode(await self._host.ask(line))
        if isinstance(reply, Busy):
            self._pause = min(LATER, 2 * self._pause or SOON)
            raise Unfinished("busy")
        if isinstance(reply, Failed) and reply.reason == "died":
            self._pause = LATER  # perhaps nothing lives there: others come first
            raise Unfinished("lost")
        self._pause = 0.0
        if isinstance(reply, Failed):
            raise WorkerFailed(reply.reason)
        return reply.line

    async def end(self) -> None: ...


class FarWorkers:
    def __init__(self, bus: Bus, pool: BotPool, server: str) -> None:
        self._bus, self._pool, self._server = bus, pool, server
        self._hosts: dict[str, FarHost] = {}
        self._warned: set[str] = set()
        self._watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._bus.listen(OFFERS, self._hear)
        await self.call()
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        self.drop_all()

    async def call(self) -> None:
        await self._bus.tell(CALLS, msgpack.encode(Call(self._server, version())))

    def drop_all(self) -> None:
        for host in self._hosts.values():
            host.lose()

    def _hear(self, told: bytes) -> None:
        try:
            offer = offers.decode(told)
        except MsgspecError:  # of a version that says it otherwise
            return
        if offer.version != version():
            self._warn(offer)
        elif offer.workers or offer.host in self._hosts:
            self._take(offer)

    def _take(self, offer: Offer) -> None:
        host = self._hosts.get(offer.host)
        if host is None or host.lost.done():
            host = self._add(offer.host)
        host.heard = monotonic()
        self._resize(host, min(offer.workers, MOST_WORKERS))

    def _add(self, name: str) -> FarHost:
        host = self._hosts[name] = FarHost(name, self._server, self._bus)
        host.lost.add_done_callback(lambda _: self._drop(host))  # before its places could take anything else
        log.info("workers elsewhere", extra={"host": name})
        return host

    def _resize(self, host: FarHost, size: int) -> None:
        while len(host.workers) > size:
            self._pool.remove(host.workers.pop())
        while len(host.workers) < size:
            host.workers.append(FarWorker(host))
            self._pool.add(host.workers[-1])

    def _warn(self, offer: Offer) -> None:
        if offer.host not in self._warned and len(self._warned) < MOST_WARNED:
            self._warned.add(offer.host)
            versions = {"theirs": offer.version, "ours": version()}
            log.warning("workers of another version are not asked", extra={"host": offer.host, **versions})

    def _drop(self, host: FarHost) -> None:
        if host.workers:  # it did not end as it should
            log.warning("workers are gone", extra={"host": host.name})
        self._resize(host, 0)
        if self._hosts.get(host.name) is host:
            del self._hosts[host.name]

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            for host in self._hosts.values():
                if monotonic() - host.heard > LOST:
                    host.lose()
            if not self._pool.size and self._pool.longest_wait() > NOBODY:
                log.error("no workers for bots")
                self._pool.fail_waiting("none")
