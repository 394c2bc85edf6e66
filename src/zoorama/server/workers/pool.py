"""The processes in which bots think. One that dies or overruns costs nothing but its thought."""

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

from zoorama.server.workers.worker import READY, Answer, BotRequest, Question

__all__ = ["BotFailed", "BotPool", "BotRequest", "Why"]

# -P: a file in the directory the server was started from must not stand in for a module.
PROGRAM: Final = (sys.executable, "-P", "-m", "zoorama.server.workers.worker")
STARTING: Final = 60.0  # seconds in which a worker has to say that it is ready
ANSWERS: Final = msgspec.json.Decoder(Answer)

Why = Literal["died", "overrun", "stopping"]
log = logging.getLogger("zoorama.thinker")


class BotFailed(Exception):
    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why: Final = why


@dataclass(frozen=True)
class Asked:
    question: Question
    line: bytes
    answer: asyncio.Future[int]

    def give(self, index: int) -> None:
        if not self.answer.done():
            self.answer.set_result(index)

    def lose(self, why: Why) -> None:
        if not self.answer.done():
            self.answer.set_exception(BotFailed(why))


class Worker:
    """One process at a time: started when first needed, and again after it was ended."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.started = 0
        self._process: Process | None = None
        self._overhearing: asyncio.Task[None] | None = None

    def is_dead(self) -> bool:
        return self._process is not None and self._process.returncode is not None

    async def wake(self) -> None:
        if self._process is not None:
            return
        starting = asyncio.create_task(create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE, stderr=PIPE))
        try:
            await asyncio.shield(starting)
        finally:  # half started, it could not be ended
            self._process = await starting
        self._overhearing = asyncio.create_task(overhear(self._process))
        self.started += 1
        async with asyncio.timeout(STARTING):
            if await self._hear() != READY:
                raise ValueError("not ready")

    async def think(self, asked: Asked) -> int:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(asked.line)
        answer = ANSWERS.decode(await self._hear())
        if answer.number != asked.question.number or answer.index not in range(len(asked.question.thought.legal)):
            raise ValueError("not an answer")
        return answer.index

    async def end(self) -> None:
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        if self._overhearing is not None:
            await self._overhearing
        self._process = self._overhearing = None

    async def _hear(self) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        return await self._process.stdout.readline()


async def overhear(process: Process) -> None:
    assert process.stderr is not None
    line = b"\n"
    while line:
        with suppress(ValueError):  # a line longer than the reader holds, which is dropped
            line = await process.stderr.readline()
            if line:
                log.warning("worker %d: %s", process.pid, line.decode(errors="replace").rstrip())


class BotPool:
    def __init__(self, workers: int, command: Sequence[str] | None = None) -> None:
        self.running = 0  # thoughts in a worker at this moment
        self.overrun = 0
        self.died = 0
        self._workers = [Worker(command or PROGRAM) for _ in range(workers)]
        self._serving: list[asyncio.Task[None]] = []
        self._asked: asyncio.Queue[Asked] = asyncio.Queue()
        self._numbers = count(1)

    @property
    def waiting(self) -> int:
        """Thoughts for which no worker is free yet."""
        return self._asked.qsize()

    @property
    def started(self) -> int:
        return sum(worker.started for worker in self._workers)

    async def start(self) -> None:
        """Ready to be asked; a worker's process starts with its first thought."""
        self._serving = [asyncio.create_task(self._serve(worker)) for worker in self._workers]

    async def stop(self) -> None:
        serving, self._serving = self._serving, []
        for task in serving:
            task.cancel()
        await asyncio.gather(*serving, return_exceptions=True)
        while not self._asked.empty():
            self._asked.get_nowait().lose("stopping")

    async def choose(self, thought: BotRequest, budget: float) -> int:
        """The index of a legal action, or BotFailed. Who asks first is served first; the budget runs from then on."""
        if not self._serving:
            raise BotFailed("stopping")
        question = Question(next(self._numbers), budget, thought)
        asked = Asked(question, msgspec.json.encode(question) + b"\n", asyncio.get_running_loop().create_future())
        self._asked.put_nowait(asked)
        return await asked.answer

    async def _serve(self, worker: Worker) -> None:
        try:
            while True:
                asked = await self._asked.get()
                if not asked.answer.done():
                    await self._answer(worker, asked)
        finally:
            await worker.end()

    async def _answer(self, worker: Worker, asked: Asked) -> None:
        self.running += 1
        try:
            if worker.is_dead():  # while it had nothing to do: no thought is lost by it
                self.died += 1
                await worker.end()
            await worker.wake()
            if not asked.answer.done():
                await self._within_budget(worker, asked)
        except asyncio.CancelledError:
            asked.lose("stopping")
            raise
        except Exception as error:  # whatever it was, nothing that this worker says can be relied on
            self.died += 1
            await self._lose(worker, asked, "died", type(error).__name__)
        finally:
            self.running -= 1

    async def _within_budget(self, worker: Worker, asked: Asked) -> None:
        thinking = asyncio.create_task(worker.think(asked))
        try:
            await asyncio.wait({thinking, asked.answer}, timeout=asked.question.budget, return_when=FIRST_COMPLETED)
        finally:
            thinking.cancel()
        if thinking.done():
            asked.give(thinking.result())
        elif asked.answer.done():  # nobody waits for it any more, and somebody else may need the worker
            await worker.end()
        else:
            self.overrun += 1
            await self._lose(worker, asked, "overrun", f"{asked.question.budget} s")

    async def _lose(self, worker: Worker, asked: Asked, why: Why, detail: str) -> None:
        thought = asked.question.thought
        log.warning("no thought of %s at %s: %s (%s)", thought.bot, thought.game, why, detail)
        try:
            await worker.end()
        finally:
            asked.lose(why)
