"""A pool of worker processes for bots. A worker that dies or overruns costs nothing but its decision."""

import asyncio
import logging
import sys
from asyncio import FIRST_COMPLETED, create_subprocess_exec
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from typing import Final, Literal

import msgspec

from zoorama.server.workers.worker import READY, BotAnswer, BotRequest, NumberedRequest

# -P: a file in the directory the server was started from must not stand in for a module.
PROGRAM: Final = (sys.executable, "-P", "-m", "zoorama.server.workers.worker")
STARTING: Final = 60.0  # seconds in which a worker has to be ready
HOPELESS: Final = 6  # failures in a row after which the workers count as dead
ANSWERS: Final = msgspec.json.Decoder(BotAnswer)

Reason = Literal["died", "overrun", "stopping"]
log = logging.getLogger("zoorama.workers")


class BotFailed(Exception):
    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason: Final = reason


@dataclass(frozen=True)
class PendingRequest:
    numbered: NumberedRequest
    line: bytes
    answer: asyncio.Future[int]

    @property
    def request(self) -> BotRequest:
        return self.numbered.request

    def succeed(self, index: int) -> None:
        if not self.answer.done():
            self.answer.set_result(index)

    def fail(self, reason: Reason) -> None:
        if not self.answer.done():
            self.answer.set_exception(BotFailed(reason))


class BotWorker:
    """One process at a time: started when first needed, and again after it was ended."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.started = 0
        self._process: Process | None = None
        self._logging: asyncio.Task[None] | None = None

    def is_dead(self) -> bool:
        return self._process is not None and self._process.returncode is not None

    async def start(self) -> None:
        if self._process is not None:
            return
        starting = asyncio.create_task(create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE, stderr=PIPE))
        try:
            await asyncio.shield(starting)
        finally:  # half started, it could not be ended
            self._process = await starting
        self._logging = asyncio.create_task(log_stderr(self._process))
        self.started += 1
        async with asyncio.timeout(STARTING):
            if await self._read_line() != READY:
                raise ValueError("not ready")

    async def decide(self, pending: PendingRequest) -> int:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(pending.line)
        answer = ANSWERS.decode(await self._read_line())
        if answer.number != pending.numbered.number or answer.index not in range(len(pending.request.legal)):
            raise ValueError("not an answer")
        return answer.index

    async def end(self) -> None:
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        if self._logging is not None:
            await self._logging
        self._process = self._logging = None

    async def _read_line(self) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        return await self._process.stdout.readline()


async def log_stderr(process: Process) -> None:
    assert process.stderr is not None
    line = b"\n"
    while line:
        with suppress(ValueError):  # a line longer than the reader holds, which is dropped
            line = await process.stderr.readline()
            if line:
                log.warning("worker %d: %s", process.pid, line.decode(errors="replace").rstrip())


class BotPool:
    def __init__(self, workers: int, command: Sequence[str] | None = None) -> None:
        self.running = 0  # requests in a worker at this moment
        self.overrun = 0
        self.died = 0
        self._failures = 0  # in a row
        self._workers = [BotWorker(command or PROGRAM) for _ in range(workers)]
        self._serving: list[asyncio.Task[None]] = []
        self._requests: asyncio.Queue[PendingRequest] = asyncio.Queue()
        self._numbers = count(1)

    @property
    def waiting(self) -> int:
        """Requests for which no worker is free yet."""
        return self._requests.qsize()

    def is_alive(self) -> bool:
        """Whether bots can decide; failures in a row mean that no worker starts or lives."""
        return bool(self._serving) and not any(task.done() for task in self._serving) and self._failures < HOPELESS

    @property
    def started(self) -> int:
        return sum(worker.started for worker in self._workers)

    async def start(self) -> None:
        """A worker's process starts with its first request."""
        self._serving = [asyncio.create_task(self._serve(worker)) for worker in self._workers]

    async def stop(self) -> None:
        serving, self._serving = self._serving, []
        for task in serving:
            task.cancel()
        await asyncio.gather(*serving, return_exceptions=True)
        while not self._requests.empty():
            self._requests.get_nowait().fail("stopping")

    async def choose(self, request: BotRequest) -> int:
        """The index of a legal action, or BotFailed. First come, first served; the time runs from then on."""
        if not self._serving:
            raise BotFailed("stopping")
        numbered = NumberedRequest(next(self._numbers), request)
        answer = asyncio.get_running_loop().create_future()
        pending = PendingRequest(numbered, msgspec.json.encode(numbered) + b"\n", answer)
        self._requests.put_nowait(pending)
        return await pending.answer

    async def _serve(self, worker: BotWorker) -> None:
        try:
            while True:
                pending = await self._requests.get()
                if not pending.answer.done():
                    await self._answer(worker, pending)
        finally:
            await worker.end()

    async def _answer(self, worker: BotWorker, pending: PendingRequest) -> None:
        self.running += 1
        try:
            if worker.is_dead():  # it died idle: no decision is lost by it
                self.died += 1
                await worker.end()
            await worker.start()
            if not pending.answer.done():
                await self._answer_in_time(worker, pending)
        except asyncio.CancelledError:
            pending.fail("stopping")
            raise
        except Exception as error:  # whatever it was, this worker cannot be relied on any more
            self.died += 1
            self._failures += 1
            await self._give_up(worker, pending, "died", type(error).__name__)
        finally:
            self.running -= 1

    async def _answer_in_time(self, worker: BotWorker, pending: PendingRequest) -> None:
        seconds = pending.request.seconds
        deciding = asyncio.create_task(worker.decide(pending))
        try:
            await asyncio.wait({deciding, pending.answer}, timeout=seconds, return_when=FIRST_COMPLETED)
        finally:
            deciding.cancel()
        if deciding.done():
            pending.succeed(deciding.result())
            self._failures = 0
        elif pending.answer.done():  # nobody waits for it any more, and somebody else may need the worker
            await worker.end()
        else:
            self.overrun += 1
            await self._give_up(worker, pending, "overrun", f"{seconds} s")

    async def _give_up(self, worker: BotWorker, pending: PendingRequest, reason: Reason, detail: str) -> None:
        request = pending.request
        log.warning("no decision of %s at %s: %s (%s)", request.bot, request.game, reason, detail)
        try:
            await worker.end()
        finally:
            pending.fail(reason)
