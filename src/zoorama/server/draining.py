"""Draining: no new games begin, and the server ends when none is in play, or when its time is up."""

import asyncio
import logging
import time

from zoorama.server.clock import Clock
from zoorama.server.errors import Restarting
from zoorama.server.store.store import Store

MARK = "drain"  # how an operator's command tells the server: the seconds it has, and when it was asked

log = logging.getLogger("zoorama.draining")


class Draining:
    def __init__(self, clock: Clock, *, patient: bool = True) -> None:
        """Not patient: other servers take the tables over, so that no game has to end first."""
        self._clock = clock
        self._patient = patient
        self._began = clock.now()
        self._until: float | None = None  # on the monotonic clock
        self.over = asyncio.Event()

    @property
    def is_on(self) -> bool:
        return self._until is not None

    def begin(self, seconds: float) -> None:
        """A second time means at once."""
        if self._until is not None or not self._patient:
            self.over.set()
        if self._until is not None:
            return
        self._until = self._clock.monotonic() + seconds
        log.warning("draining: no new games", extra={"seconds": seconds})

    def refuse_newcomers(self) -> None:
        """Raises Restarting."""
        if self.is_on:
            raise Restarting

    def look(self, games_in_play: int) -> None:
        if self._until is not None and (games_in_play == 0 or self._clock.monotonic() >= self._until):
            log.warning("drained", extra={"games": games_in_play})
            self.over.set()

    async def hear(self, store: Store) -> None:
        """What an operator asked for meanwhile."""
        asked = await store.upkeep.mark(MARK)
        if asked is None:
            return
        seconds, _, at = asked.partition(" ")
        if self._patient:
            await forget_request(store)
            self.begin(float(seconds))
        elif not self.is_on and float(at or 0) >= self._began:  # it stays, for others that began before it
            self.begin(float(seconds))


async def forget_request(store: Store) -> None:
    """It was meant for a server before this one."""
    await store.upkeep.clear_mark(MARK)


async def request_drain(store: Store, seconds: float) -> None:
    await store.upkeep.set_mark(MARK, f"{seconds} {time.time()}")
