"""Replays and certificates: built in a process of their own, and kept compressed once a game is over."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from msgspec import json

from zoorama.server.errors import TableClosing, TooMany
from zoorama.server.limits import RateLimiter, address_key
from zoorama.server.quotas import Visitor
from zoorama.server.services import Services
from zoorama.server.tables.hosting import need_entry
from zoorama.server.tables.model import TableModel
from zoorama.server.tables.replay import need_over, viewers_of
from zoorama.server.tables.replay_worker import ReplayRequest
from zoorama.server.workers.pool import WorkerPool
from zoorama.server.workers.work import WorkerFailed

SECONDS: Final = 30.0  # for one of them
MOST_WAITING: Final = 50
KEPT_COST: Final = 0.1  # of what building one costs
MEGABYTE: Final = 1_000_000

Key = tuple[str, str | None]  # the table, and the perspective; None: its certificate


class Replays:
    def __init__(self, services: Services, model: Callable[[str], Awaitable[TableModel]]) -> None:
        load = services.settings.load
        self.services = services
        self.model = model
        self.limit = load.replays
        self.limiter = RateLimiter(load.replays / 60, load.replays, services.clock.monotonic)
        self.pool = WorkerPool(1, partial(services.hire, "zoorama.server.tables.replay_worker"), MOST_WAITING)
        self.kept: OrderedDict[Key, bytes] = OrderedDict()  # of finished games, the least recently seen first
        self.room = load.replay_memory * MEGABYTE
        self.building: dict[Key, asyncio.Task[bytes]] = {}

    async def replay(self, table: str, visitor: Visitor, perspective: str) -> bytes:
        """The JSON text, compressed."""
        model = await self.model(table)
        need_entry(model, visitor.person)
        viewers = list(viewers_of(model, visitor.person, perspective))
        return await self._built((table, perspective), model, viewers, address_key(visitor.address))

    async def certificate(self, table: str, address: str) -> tuple[str, bytes]:
        """A file's name, and its text, compressed."""
        model = await self.model(table)
        need_over(model)
        return f"{model.game}-{table[:6]}.json", await self._built((table, None), model, [], address_key(address))

    def charge(self, address: str, cost: float = 1.0) -> None:
        """Before anything is replayed for it. The address is as `address_key` has it."""
        if not self.limiter.take(address, cost):
            raise TooMany("replays", self.limit, self.limiter.wait(address, cost))

    async def forget(self, table: str) -> None:
        """What was built of a finished game before a name in it was deleted, or all of it."""
        building = [task for key, task in self.building.items() if key[0] == table]
        await asyncio.gather(*building, return_exceptions=True)
        for key in [key for key in self.kept if key[0] == table]:
            self.room += len(self.kept.pop(key))

    async def _built(self, key: Key, model: TableModel, viewers: list[int | None], address: str) -> bytes:
        kept = self.kept.get(key)
        self.charge(address, 1.0 if kept is None else KEPT_COST)
        if kept is not None:
            self.kept.move_to_end(key)
            return kept
        if model.stage != "over":
            return await self._build(key, model, viewers, address)
        building = self.building.get(key)
        if building is None:
            building = self.building[key] = asyncio.create_task(self._keep(key, model, viewers, address))
            building.add_done_callback(lambda _: self.building.pop(key))
        return await asyncio.shield(building)

    async def _keep(self, key: Key, model: TableModel, viewers: list[int | None], address: str) -> bytes:
        built = self.kept[key] = await self._build(key, model, viewers, address)
        self.room -= len(built)
        while self.room < 0:
            _, oldest = self.kept.popitem(last=False)
            self.room += len(oldest)
        return built

    async def _build(self, key: Key, model: TableModel, viewers: list[int | None], address: str) -> bytes:
        log = await self.services.store.log(key[0])
        request = json.encode(ReplayRequest(json.encode(model).decode(), log, key[1], viewers))
        try:
            built = await self.pool.ask(address, "replay", request, SECONDS, read_bytes)
        except WorkerFailed as failed:
            if failed.reason == "full":
                raise TooMany("replays", self.limit, SECONDS) from failed
            raise TableClosing from failed
        if built is None:
            raise RuntimeError("a stored game cannot be replayed")
        return built


def read_bytes(answer: bytes) -> bytes | None:
    return json.decode(answer, type=bytes | None)
