"""A pool of worker processes. A worker that dies or overruns costs nothing but its work."""

import asyncio
import logging
import sys
from asyncio import FIRST_COMPLETED
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from time import monotonic
from typing import Any, Final, Literal, TypeVar

from msgspec import Raw, json

from zoorama.server.limits import Pacer
from zoorama.server.workers.fair import FairQueue
from zoorama.server.workers.process import WorkerProcess
from zoorama.server.workers.program import Answer, Request
from zoorama.server.workers.worker import BotRequest, Decision

A = TypeVar("A")
Reason = Literal["died", "overrun", "stopping", "full"]

HOPELESS: Final = 6  # failures in a row after which the workers count as dead
MOST_WAITING: Final = 1000  # requests in a queue
UNWATCHED: Final = 100.0  # decisions a second
ANSWERS: Final = json.Decoder(Answer)
log = logging.getLogger("zoorama.workers")


def program(module: str) -> tuple[str, ...]:
    # -P: a file in the directory the server was started from must not stand in for a module.
    return sys.executable, "-P", "-m", module


class WorkerFailed(Exception):
    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason: Final = reason


@dataclass(frozen=True)
class Work:
    what: str  # for the log: nothing secret
    request: Request
    read: Callable[[bytes], Any]  # the answer; raises if it is none
    answer: asyncio.Future[Any]

    @property
    def line(self) -> bytes:
        return json.encode(self.request) + b"\n"

    def read_line(self, line: bytes) -> Any:
        answer = ANSWERS.decode(line)
        if answer.number != self.request.number:
            raise ValueError("an answer to another request")
        return self.read(bytes(answer.answer))

    def succeed(self, answer: Any) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)

    def fail(self, reason: Reason) -> None:
        if not self.answer.done():
            self.answer.set_exception(WorkerFailed(reason))


class WorkerPool:
    def __init__(self, workers: int, command: Sequence[str], most_waiting: int | None = None) -> None:
        self.running = 0  # requests in a worker at this moment
        self.overrun = 0
        self.died = 0
        self._failures = 0  # in a row
        self._workers = [WorkerProcess(command) for _ in range(workers)]
        self._serving: list[asyncio.Task[None]] = []
        self._queue: FairQueue[Work] = FairQueue(most_waiting or MOST_WAITING)
        self._asked: dict[int, float] = {}  # when, by the number of a request that waits; the first is the oldest
        self._numbers = count(1)

    @property
    def waiting(self) -> int:
        """Requests for which no worker is free yet."""
        return len(self._queue)

    def longest_wait(self) -> float:
        """Seconds that the oldest of them has waited."""
        return monotonic() - next(iter(self._asked.values())) if self._asked else 0.0

    @property
    def size(self) -> int:
        return len(self._workers)

    @property
    def load(self) -> float:
        """Requests that wait, for each worker."""
        return self.waiting / self.size

    @property
    def started(self) -> int:
        return sum(worker.started for worker in self._workers)

    def is_alive(self) -> bool:
        """Whether there is anybody to ask; failures in a row mean that no worker starts or lives."""
        return bool(self._serving) and not any(task.done() for task in self._serving) and self._failures < HOPELESS

    def is_full(self) -> bool:
        return self._queue.is_full()

    async def start(self) -> None:
        """A worker's process starts with its first request."""
        self._serving = [asyncio.create_task(self._serve(worker)) for worker in self._workers]

    async def stop(self) -> None:
        serving, self._serving = self._serving, []
        for task in serving:
            task.cancel()
        await asyncio.gather(*serving, return_exceptions=True)
        self._asked.clear()
        for work in self._queue.get_all():
            work.fail("stopping")

    async def ask(self, key: str, what: str, request: bytes, seconds: float, read: Callable[[bytes], A]) -> A:
        """What `read` makes of the answer, or WorkerFailed.

        Those who ask, told apart by `key`, take turns; of one of them first come, first served. The time runs from
        when a worker begins.
        """
        if not self._serving:
            raise WorkerFailed("stopping")
        answer: asyncio.Future[A] = asyncio.get_running_loop().create_future()
        work = Work(what, Request(next(self._numbers), seconds, Raw(request)), read, answer)
        try:
            self._queue.put(key, work)
        except asyncio.QueueFull:
            raise WorkerFailed("full") from None
        self._asked[work.request.number] = monotonic()
        return await answer

    async def _serve(self, worker: WorkerProcess) -> None:
        try:
            while True:
                work = await self._queue.get()
                del self._asked[work.request.number]
                if not work.answer.done():
                    await self._answer(worker, work)
        finally:
            await worker.end()

    async def _answer(self, worker: WorkerProcess, work: Work) -> None:
        self.running += 1
        try:
            if worker.is_dead():  # it died idle: nothing is lost by it
                self.died += 1
                await worker.end()
            await worker.start()
            if not work.answer.done():
                await self._answer_in_time(worker, work)
        except asyncio.CancelledError:
            work.fail("stopping")
            raise
        except Exception as error:  # whatever it was, this worker cannot be relied on any more
            self.died += 1
            self._failures += 1
            await self._give_up(worker, work, "died", type(error).__name__)
        finally:
            self.running -= 1

    async def _answer_in_time(self, worker: WorkerProcess, work: Work) -> None:
        seconds = work.request.seconds
        asking = asyncio.create_task(worker.ask(work.line))
        try:
            await asyncio.wait({asking, work.answer}, timeout=seconds, return_when=FIRST_COMPLETED)
        finally:
            asking.cancel()
        if asking.done():
            work.succeed(work.read_line(asking.result()))
            self._failures = 0
        elif work.answer.done():  # nobody waits for it any more, and somebody else may need the worker
            await worker.end()
        else:
            self.overrun += 1
            await self._give_up(worker, work, "overrun", f"{seconds} s")

    async def _give_up(self, worker: WorkerProcess, work: Work, reason: Reason, detail: str) -> None:
        log.warning("no %s: %s (%s)", work.what, reason, detail)
        try:
            await worker.end()
        finally:
            work.fail(reason)


class BotPool(WorkerPool):
    """Bots decide here."""

    def __init__(self, workers: int, command: Sequence[str] | None = None, unwatched: Pacer | None = None) -> None:
        super().__init__(workers, command or program("zoorama.server.workers.worker"))
        self.unwatched = unwatched or Pacer(UNWATCHED, monotonic)  # for tables where nobody is

    async def choose(self, request: BotRequest, table: str = "") -> int:
        """The index of a legal action, or WorkerFailed."""
        return (await self.decide(request, table)).index

    async def decide(self, request: BotRequest, table: str = "") -> Decision:
        """Tables take turns."""

        def read(answer: bytes) -> Decision:
            decision = json.decode(answer, type=Decision)
            if decision.index not in range(len(request.legal)):
                raise ValueError("not among the legal actions")
            if decision.chances and len(decision.chances) != len(request.legal):
                raise ValueError("not a chance for each legal action")
            return decision

        what = f"decision of {request.bot} at {request.game}"
        return await self.ask(table, what, json.encode(request), request.seconds, read)
