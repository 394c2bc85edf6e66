"""A pool of workers: some of its own, and places at workers elsewhere. One that is lost costs nothing but its work."""

import asyncio
import logging
import sys
from asyncio import FIRST_COMPLETED
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import count
from time import monotonic
from typing import Final, TypeVar

from msgspec import Raw, json

from zoorama.server.limits import Pacer
from zoorama.server.workers.fair import FairQueue
from zoorama.server.workers.process import WorkerProcess
from zoorama.server.workers.program import Request
from zoorama.server.workers.work import OwnWorker, Reason, Unfinished, Work, Worker, WorkerFailed
from zoorama.server.workers.worker import BotRequest, Decision

A = TypeVar("A")

HOPELESS: Final = 6  # failures in a row after which the workers count as dead
MOST_WAITING: Final = 1000  # requests in a queue
MOST_LOST: Final = 3  # workers that may be gone with one request
UNWATCHED: Final = 100.0  # decisions a second
log = logging.getLogger("zoorama.workers")


Hire = Callable[[str], OwnWorker]  # by the module of its program


def process_for(module: str) -> OwnWorker:
    # -P: a file in the directory the server was started from must not stand in for a module.
    return WorkerProcess((sys.executable, "-P", "-m", module))


class WorkerPool:
    def __init__(self, workers: int, hire: Callable[[], OwnWorker], most_waiting: int | None = None) -> None:
        self.running = 0  # requests in a worker at this moment
        self.overrun = 0
        self.died = 0
        self.answered: Counter[str] = Counter()  # requests, by the worker's place
        self.put_back: Counter[str] = Counter()  # the same by why another worker had to take it
        self._failures = 0  # in a row
        self._workers = [hire() for _ in range(workers)]
        self._open = False
        self._serving: dict[Worker, asyncio.Task[None]] = {}
        self._busy: set[Worker] = set()
        self._leaving: set[asyncio.Task[None]] = set()  # with their last request
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
        """Workers, here and elsewhere."""
        return len(self._serving)

    def places(self) -> Counter[str]:
        return Counter(worker.place for worker in self._serving)

    @property
    def load(self) -> float:
        """Requests that wait, for each worker."""
        return self.waiting / max(1, self.size)

    @property
    def started(self) -> int:
        return sum(worker.started for worker in self._workers)

    def is_alive(self) -> bool:
        """Whether there is anybody to ask; failures in a row mean that no worker starts or lives."""
        serving = self._serving.values()
        return bool(serving) and not any(task.done() for task in serving) and self._failures < HOPELESS

    def is_full(self) -> bool:
        return self._queue.is_full()

    async def start(self) -> None:
        """A worker's process starts with its first request."""
        self._open = True
        for worker in self._workers:
            self.add(worker)

    async def stop(self) -> None:
        self._open = False
        tasks = {*self._serving.values(), *self._leaving}
        self._serving.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.fail_waiting("stopping")

    def add(self, worker: Worker) -> None:
        self._serving[worker] = asyncio.create_task(self._serve(worker))

    def remove(self, worker: Worker) -> None:
        """It takes no more, and finishes what it has."""
        task = self._serving.pop(worker)
        if worker not in self._busy:
            task.cancel()
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    def fail_waiting(self, reason: Reason) -> None:
        self._asked.clear()
        for work in self._queue.get_all():
            work.fail(reason)

    async def ask(self, key: str, what: str, request: bytes, seconds: float, read: Callable[[bytes], A]) -> A:
        """What `read` makes of the answer, or WorkerFailed.

        Those who ask, told apart by `key`, take turns; of one of them first come, first served. The time runs from
        when a worker begins.
        """
        if not self._open:
            raise WorkerFailed("stopping")
        answer: asyncio.Future[A] = asyncio.get_running_loop().create_future()
        work = Work(key, what, Request(next(self._numbers), seconds, Raw(request)), read, answer)
        try:
            self._queue.put(key, work)
        except asyncio.QueueFull:
            raise WorkerFailed("full") from None
        self._asked[work.request.number] = monotonic()
        return await answer

    async def _serve(self, worker: Worker) -> None:
        try:
            while worker in self._serving:
                await worker.until_free()
                work = await self._queue.get()
                del self._asked[work.request.number]
                if not work.answer.done():
                    await self._answer(worker, work)
        finally:
            await worker.end()

    async def _answer(self, worker: Worker, work: Work) -> None:
        self.running += 1
        self._busy.add(worker)
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
        except Unfinished as unfinished:
            self._put_back(work, unfinished)
        except WorkerFailed as failed:  # where it works: there it was logged and dealt with
            self._failures += 1
            work.fail(failed.reason)
        except Exception as error:  # whatever it was, this worker cannot be relied on any more
            self.died += 1
            self._failures += 1
            await self._give_up(worker, work, "died", type(error).__name__)
        finally:
            self._busy.discard(worker)
            self.running -= 1

    def _put_back(self, work: Work, unfinished: Unfinished) -> None:
        """A request that workers do not survive must not go round for ever."""
        work.lost += unfinished.reason == "lost"
        if work.answer.done():
            return
        if not self._open or work.lost > MOST_LOST:
            work.fail("died" if self._open else "stopping")
            return
        self.put_back[unfinished.reason] += 1
        self._asked[work.request.number] = monotonic()
        self._queue.put_back(work.key, work)

    async def _answer_in_time(self, worker: Worker, work: Work) -> None:
        seconds = worker.patience(work.request.seconds)
        asking = asyncio.create_task(worker.ask(work.line))
        try:
            await asyncio.wait({asking, work.answer}, timeout=seconds, return_when=FIRST_COMPLETED)
        finally:
            asking.cancel()
        if asking.done():
            work.succeed(work.read_line(asking.result()))
            self.answered[worker.place] += 1
            self._failures = 0
        elif work.answer.done():  # nobody waits for it any more, and somebody else may need the worker
            await worker.end()
        else:
            self.overrun += 1
            await self._give_up(worker, work, "overrun", f"{seconds} s")

    async def _give_up(self, worker: Worker, work: Work, reason: Reason, detail: str) -> None:
        log.warning("no %s: %s (%s)", work.what, reason, detail)
        try:
            await worker.end()
        finally:
            work.fail(reason)


class BotPool(WorkerPool):
    """Bots decide here."""

    def __init__(
        self,
        workers: int,
        hire: Hire = process_for,
        unwatched: Pacer | None = None,
        most_waiting: int | None = None,
    ) -> None:
        super().__init__(workers, partial(hire, "zoorama.server.workers.worker"), most_waiting)
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
