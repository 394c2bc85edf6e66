"""One request to a pool of workers, from when it is asked until it is answered, and who takes it."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol

from msgspec import json

from zoorama.server.workers.program import Answer, Request

Reason = Literal["died", "overrun", "stopping", "full", "none"]
ANSWERS: Final = json.Decoder(Answer)


class WorkerFailed(Exception):
    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason: Final = reason


class Unfinished(Exception):
    """A worker elsewhere did not take the request, or is gone with it: another takes it."""

    def __init__(self, reason: Literal["busy", "lost"]) -> None:
        super().__init__(reason)
        self.reason: Final = reason


@dataclass(eq=False)
class Work:
    key: str  # whose turn it takes
    what: str  # for the log: nothing secret
    request: Request
    read: Callable[[bytes], Any]  # the answer; raises if it is none
    answer: asyncio.Future[Any]
    lost: int = 0  # how often a worker was gone with it

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


class Worker(Protocol):
    """Whoever takes one request at a time."""

    @property
    def place(self) -> str:
        """Own or far."""

    async def until_free(self) -> None: ...

    def is_dead(self) -> bool: ...

    async def start(self) -> None: ...

    async def ask(self, line: bytes) -> bytes:
        """May raise Unfinished."""

    def patience(self, seconds: float) -> float:
        """How long to wait for an answer that may take so many seconds."""

    async def end(self) -> None: ...


class OwnWorker(Worker, Protocol):
    """One that the pool starts and ends."""

    started: int  # how often
