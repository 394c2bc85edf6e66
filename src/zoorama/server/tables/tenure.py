"""Which tables this server has: takes their leases and gives them back, and notices when it or another was too late."""

import asyncio
import logging
from collections.abc import Mapping
from time import monotonic
from typing import Protocol

from zoorama.server.errors import Elsewhere, NoSuchTable, TableClosing
from zoorama.server.store.leases import LASTS, NOBODYS, RENEWED, Lease, Leases

log = logging.getLogger("zoorama.tenure")
AGAIN = 0.2  # seconds until another try when a renewal failed
NO_LEASES: Mapping[str, Lease] = {}


class Observer(Protocol):
    def lost(self, held: Mapping[str, Lease]) -> None:
        """This server was too late, and others may have taken its tables. Those it still has are told."""

    def gone(self, servers: frozenset[str]) -> None:
        """Other servers have ended, or are too late."""


class Tenure:
    def __init__(self, leases: Leases | None) -> None:
        self.leases = leases
        self.observers: list[Observer] = []
        self.living: frozenset[str] = frozenset()
        self.losses = 0  # how often it was too late
        self._renewed = monotonic()
        self._late = False  # and not told yet
        self._renewing: asyncio.Task[None] | None = None

    async def begin(self) -> float:
        """Returns for how many seconds there has been a server before this one."""
        up_for = 0.0
        if self.leases is not None:
            up_for = await self.leases.enter()
            await self._renew(self.leases)
            self._renewing = asyncio.create_task(self._renew_forever(self.leases))
        return up_for

    async def end(self) -> None:
        """When nothing is written any more: others can have all at once."""
        if self.leases is not None and self._renewing is not None:
            self._renewing.cancel()
            await asyncio.gather(self._renewing, return_exceptions=True)
            await self.leases.leave()

    def need_sure(self) -> None:
        """Raises TableClosing while another server may have taken this one's tables: what is in memory may be old."""
        leases = self.leases
        if leases is not None and not leases.alone and monotonic() - self._renewed > LASTS:
            raise TableClosing

    def for_new(self) -> Lease:
        return NOBODYS if self.leases is None else self.leases.for_new()

    async def take(self, table: str) -> Lease:
        """Raises Elsewhere if another server has it."""
        self.need_sure()  # else the others would take it again at once
        taken = NOBODYS if self.leases is None else await self.leases.take(table)
        if taken is None:
            raise NoSuchTable
        if isinstance(taken, str):
            raise Elsewhere(taken)
        return taken

    async def give_back(self, table: str, lease: Lease) -> None:
        if self.leases is not None:
            await self.leases.give_back(table, lease)

    async def _renew_forever(self, leases: Leases) -> None:
        pause = RENEWED
        while True:
            await asyncio.sleep(pause)
            try:
                async with asyncio.timeout(LASTS):  # a database that is cut off does not even refuse
                    await self._renew(leases)
                    pause = RENEWED
            except Exception as error:  # the database may be gone for a while
                if pause == RENEWED:  # the first time
                    log.warning("lease not renewed", extra={"why": type(error).__name__})
                pause = AGAIN
                if self.living - {leases.id} and monotonic() - self._renewed > LASTS:
                    self._tell_lost(NO_LEASES)

    async def _renew(self, leases: Leases) -> None:
        begun = monotonic()
        renewal = await leases.renew()
        # By its own clock as well: a renewal that was late may have been made, and the answer have been lost.
        self._late = self._late or not renewal.in_time or monotonic() - self._renewed > LASTS
        if self._late:
            self._tell_lost(await leases.held())
            self._late = False
        self._renewed = begun  # last: until then what is in memory may be old
        gone, self.living = self.living - renewal.living, renewal.living
        if gone:
            log.warning("servers are gone", extra={"servers": sorted(gone)})
            for observer in self.observers:
                observer.gone(gone)

    def _tell_lost(self, held: Mapping[str, Lease]) -> None:
        self.losses += 1
        for observer in self.observers:
            observer.lost(held)
