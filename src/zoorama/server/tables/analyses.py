"""Analyses of finished games: computed part by part in processes of their own, shared by all who ask, and stored."""

import asyncio
import gzip
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Literal, TypeVar

from msgspec import Raw, Struct, json

from zoorama.analysis.effort import effort_for
from zoorama.analysis.report import FORMAT
from zoorama.codec import Codec
from zoorama.engine.errors import ZooramaError
from zoorama.engine.game import Options
from zoorama.games import find
from zoorama.server.errors import ServerFull, TooMany
from zoorama.server.limits import address_key
from zoorama.server.protocol.analysis import AnalysisInfo
from zoorama.server.quotas import MINUTE, RateQuota, Visitor
from zoorama.server.services import Services
from zoorama.server.store.store import Conflict
from zoorama.server.tables.analysis_tasks import LookAt, Prepare, PreparedGame, PutTogether
from zoorama.server.tables.model import TableModel
from zoorama.server.tables.replay import need_open
from zoorama.server.workers.pool import WorkerPool

SECONDS: Final = 300.0  # for one part
MOST: Final = 50  # analyses under way
MOST_AN_ADDRESS: Final = 5  # of these, so that nobody keeps the others out
WAIT: Final = 60.0  # seconds after which another may have ended
REMEMBERED: Final = 1000  # analyses that failed
STORED: Final = 100 * FORMAT + 1  # how an answer is written: rises with the analysis, or when AnalysisReport changes

T = TypeVar("T")
State = Literal["none", "waiting", "running", "unavailable", "failed"]
Outcome = Literal["ready", "failed", "gone"]
log = logging.getLogger("zoorama.analyses")


@dataclass
class Computation:
    """One that is under way."""

    address: str  # who asked for it, as quotas know them
    task: asyncio.Task[Outcome] = field(init=False)
    parts: int = 0  # 0 until a worker has begun with it
    done: int = 0

    def info(self) -> bytes:
        if not self.parts:
            return told("waiting")
        return told("running", progress=self.done / (self.parts + 1))  # the last is to put them together


class Analyses:
    def __init__(self, services: Services, model: Callable[[str], Awaitable[TableModel]]) -> None:
        load = services.settings.load
        self.services = services
        self.model = model
        self.quota = RateQuota("analyses", load.analyses, MINUTE, services.clock)
        hire = partial(services.hire, "zoorama.server.tables.analysis_worker")
        self.pool = WorkerPool(load.analysis_workers, hire, 2 * MOST)
        self.running: dict[str, Computation] = {}  # by table
        self.failed: OrderedDict[str, None] = OrderedDict()  # tables, the latest last

    async def start(self) -> None:
        await self.pool.start()

    async def stop(self) -> None:
        computing = [computation.task for computation in self.running.values()]
        for task in computing:
            task.cancel()
        await asyncio.gather(*computing, return_exceptions=True)
        await self.pool.stop()

    async def look(self, table: str, visitor: Visitor) -> bytes:
        """An AnalysisInfo as JSON text, compressed."""
        return (await self._settled(table, visitor))[0] or self._state(table)

    async def ask(self, table: str, visitor: Visitor) -> bytes:
        """The same, once it is begun if it was not."""
        settled, model, basis = await self._settled(table, visitor)
        if settled is None and table not in self.running:
            self._begin(table, model, basis, address_key(visitor.address))
        return settled or self._state(table)

    def forget(self, table: str) -> None:
        """It is deleted."""
        if table in self.running:
            self.running[table].task.cancel()

    async def _settled(self, table: str, visitor: Visitor) -> tuple[bytes | None, TableModel, str]:
        """What there is to say, unless it is under way or could be; and what a computation needs."""
        model = await self.model(table)
        need_open(model, visitor.person)
        if table in self.running:  # before the store is asked: it may be there at any moment
            return None, model, ""
        basis = await asyncio.to_thread(basis_of, model)
        if basis is None:
            return told("unavailable", reason="no-evaluator"), model, ""
        stored = await self.services.store.analyses.find(table, basis, STORED)
        if stored is None and not self.pool.size:
            return told("unavailable", reason="switched-off"), model, ""
        return stored, model, basis

    def _state(self, table: str) -> bytes:
        if table in self.running:
            return self.running[table].info()
        return told("failed" if table in self.failed else "none")

    def _begin(self, table: str, model: TableModel, basis: str, address: str) -> None:
        self._need_room(address)
        self.quota.take(address)
        self.failed.pop(table, None)
        computation = self.running[table] = Computation(address)
        computation.task = asyncio.create_task(self._run(table, model, basis, computation))
        computation.task.add_done_callback(partial(self._ended, table))  # also if it never took a step

    def _need_room(self, address: str) -> None:
        if sum(computation.address == address for computation in self.running.values()) >= MOST_AN_ADDRESS:
            raise TooMany("analyses-address", MOST_AN_ADDRESS, WAIT)
        if len(self.running) >= MOST:
            raise ServerFull("analyses-waiting", MOST, WAIT)

    async def _run(self, table: str, model: TableModel, basis: str, computation: Computation) -> Outcome:
        try:
            answer = await self._compute(table, model, computation)
            await self.services.store.analyses.save(table, basis, STORED, self.services.clock.now(), answer)
        except Conflict:  # the table was deleted meanwhile
            return "gone"
        except Exception as error:  # whatever it was: it may be asked for again
            self._fail(table, error)
            return "failed"
        return "ready"

    def _ended(self, table: str, task: asyncio.Task[Outcome]) -> None:
        del self.running[table]
        self.services.metrics.analyses.labels("gone" if task.cancelled() else task.result()).inc()

    def _fail(self, table: str, error: Exception) -> None:
        log.warning("analysis failed", extra={"table": table[:6], "why": f"{type(error).__name__} {error}"})
        self.failed[table] = None
        if len(self.failed) > REMEMBERED:
            self.failed.popitem(last=False)

    async def _compute(self, table: str, model: TableModel, computation: Computation) -> bytes:
        """One part after another: those who ask take turns with theirs."""

        async def have(task: Struct, read: Callable[[bytes], T | None]) -> T:
            answer = await self.pool.ask(computation.address, "analysis", json.encode(task), SECONDS, read)
            if answer is None:
                raise NotDone
            return answer

        entries = await self.services.store.log(table)
        prepared = await have(Prepare(json.encode(model).decode(), entries), read_prepared)
        computation.parts = len(prepared.stretches)
        parts: list[Raw] = []
        for first, stop in prepared.stretches:
            parts.append(await have(LookAt(prepared.record, first, stop, prepared.given), read_part))
            computation.done += 1
        return await have(PutTogether(prepared, parts), read_answer)


class NotDone(Exception):
    """A worker has met with a game, or a mistake of ours, that it could not cope with. Its log says where."""


def basis_of(model: TableModel) -> str | None:
    """What an analysis of this game would rest on; None if nobody can tell. Any other makes a stored one outdated."""
    try:
        from zoorama.analysis.offer import evaluator_for, luck_factor
    except ModuleNotFoundError:  # NumPy is missing
        return None
    try:
        game = find(model.game, model.version)
        options = Codec(game).loads(bytes(model.options).decode(), Options)
    except ZooramaError:
        return None
    seats = len(model.sitters)
    evaluator = evaluator_for(game, seats, options)
    if evaluator is None:
        return None
    return f"{evaluator.name} luck {luck_factor(game, seats)} {effort_for(game.name, seats).digest}"


def told(state: State, progress: float = 0.0, reason: str | None = None) -> bytes:
    return gzip.compress(json.encode(AnalysisInfo(state, progress, reason, None)), mtime=0)


def read_prepared(answer: bytes) -> PreparedGame | None:
    return json.decode(answer, type=PreparedGame | None)


def read_part(answer: bytes) -> Raw | None:
    """Nobody here looks into it."""
    return None if answer == b"null" else Raw(answer)


def read_answer(answer: bytes) -> bytes | None:
    return json.decode(answer, type=bytes | None)
