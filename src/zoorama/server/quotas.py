"""Quotas: how much one person, one address and one table may have. The figures are in `settings`."""

import asyncio
import hmac
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple
from weakref import WeakValueDictionary

from zoorama.server.clock import Clock
from zoorama.server.errors import TooMany
from zoorama.server.limits import RateLimiter, address_key, network_of
from zoorama.server.settings import Quotas
from zoorama.server.store.store import Store

MINUTE, HOUR, DAY = 60, 3600, 86_400
SILENT = 7 * DAY  # a table in which nothing has happened for so long is not counted as open


class Visitor(NamedTuple):
    person: str
    address: str


class RateQuota:
    """So many in so many seconds, for each key."""

    def __init__(self, what: str, limit: int, seconds: float, clock: Clock) -> None:
        self.what, self.limit = what, limit
        self.limiter = RateLimiter(limit / seconds, limit, clock.monotonic)

    def take(self, key: str) -> None:
        if not self.limiter.take(key):
            raise TooMany(self.what, self.limit, self.limiter.wait(key))


class QuotaKeeper:
    def __init__(self, quotas: Quotas, store: Store, clock: Clock, key: str) -> None:
        self.quotas = quotas
        self.clock = clock
        self.openings = store.openings
        self.key = key.encode()
        self.exempt = [network_of(text, "quotas.exempt") for text in quotas.exempt]
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.connected: Counter[str] = Counter()  # sockets by person, and by address
        self.connected_elsewhere: dict[str, dict[str, int]] = {}  # the same by server
        self.newcomers = RateQuota("newcomers", quotas.newcomers, HOUR, clock)
        self.previews = RateQuota("previews", quotas.previews, 1, clock)
        self.chat = RateQuota("chat", quotas.chat, MINUTE, clock)
        self.chat_table = RateQuota("chat-table", quotas.chat_table, MINUTE, clock)
        self.history = RateLimiter(1000 * quotas.history, 10_000 * quotas.history, clock.monotonic)  # bytes
        self.seat_changes = RateQuota("seat-changes", quotas.seat_changes, MINUTE, clock)
        self.puzzles = RateQuota("puzzles", quotas.puzzles, MINUTE, clock)
        self.exports = RateQuota("exports", quotas.exports, 10 * MINUTE, clock)

    def is_exempt(self, address: str) -> bool:
        try:
            host = ip_address(address.partition("%")[0])
        except ValueError:
            return False  # a Unix socket's
        mapped = host.ipv4_mapped if isinstance(host, IPv6Address) else None
        return any((mapped or host) in network for network in self.exempt)

    def newcomer(self, address: str) -> None:
        """Somebody without an identity asks for one."""
        if not self.is_exempt(address):
            self.newcomers.take(address_key(address))

    @contextmanager
    def socket(self, visitor: Visitor) -> Iterator[None]:
        """For as long as a device is connected."""
        keys = [f"person {visitor.person}", f"address {address_key(visitor.address)}"]
        if not self.is_exempt(visitor.address):
            self._check_sockets(*keys)
        self.connected.update(keys)
        try:
            yield
        finally:
            self.connected.subtract(keys)
            for key in keys:
                if not self.connected[key]:
                    del self.connected[key]

    def _check_sockets(self, person: str, address: str) -> None:
        if self._count_sockets(person) >= self.quotas.sockets:
            raise TooMany("sockets", self.quotas.sockets)
        if self._count_sockets(address) >= self.quotas.sockets_address:
            raise TooMany("sockets-address", self.quotas.sockets_address)

    def _count_sockets(self, key: str) -> int:
        return self.connected[key] + sum(server.get(key, 0) for server in self.connected_elsewhere.values())

    def shared(self) -> dict[str, RateLimiter]:
        """Limits that hold for all servers together. A table's own need not be told: one server has it."""
        quotas = (self.newcomers, self.previews, self.chat, self.seat_changes, self.puzzles, self.exports)
        return {"history": self.history} | {quota.what: quota.limiter for quota in quotas}

    @asynccontextmanager
    async def opening(self, visitor: Visitor, *, public: bool) -> AsyncIterator[Callable[[str], Awaitable[None]]]:
        """Open a table and report its id. Those of one address are opened one by one, so that each is counted."""
        origin = self._origin(visitor.address)

        async def opened(table: str) -> None:
            await self.openings.record(table, visitor.person, origin, self.clock.now())

        async with self.locks.setdefault(origin, asyncio.Lock()):
            if not self.is_exempt(visitor.address):
                await self._check_open(visitor.person, origin, public=public)
                await self._check_day(visitor.person, origin)
            yield opened

    async def _check_open(self, person: str, origin: str, *, public: bool) -> None:
        quotas, since = self.quotas, self.clock.now() - SILENT
        own, own_public = await self.openings.open_by("person", person, since)
        if own >= quotas.tables:
            raise TooMany("tables", quotas.tables)
        if public and own_public >= quotas.public_tables:
            raise TooMany("public-tables", quotas.public_tables)
        if (await self.openings.open_by("origin", origin, since))[0] >= quotas.tables_address:
            raise TooMany("tables-address", quotas.tables_address)

    async def _check_day(self, person: str, origin: str) -> None:
        quotas = self.quotas
        if wait := await self._wait("person", person, quotas.tables_day):
            raise TooMany("tables-day", quotas.tables_day, wait)
        if wait := await self._wait("origin", origin, quotas.tables_day_address):
            raise TooMany("tables-day-address", quotas.tables_day_address, wait)

    async def _wait(self, by: str, who: str, limit: int) -> float:
        """Until the table that was opened so many tables ago is a day old; 0 if it is."""
        now = self.clock.now()
        at = await self.openings.nth_latest(by, who, limit, now - DAY)
        return 0.0 if at is None else min(DAY, at + DAY - now)

    def _origin(self, address: str) -> str:
        """What is stored of an address."""
        return hmac.new(self.key, address_key(address).encode(), "sha256").hexdigest()[:32]
