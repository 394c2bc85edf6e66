"""Runs the commands of a table one at a time, in the order in which they came."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from zoorama.engine.errors import ZooramaError
from zoorama.server.errors import TableClosing

P = ParamSpec("P")
T = TypeVar("T")
Owner = TypeVar("Owner", bound="HasMailbox")
Turn = asyncio.Future[None] | None  # None: at once


class Mailbox:
    """`failed` is called on errors that nobody foresaw; errors of people are raised to whoever waits."""

    def __init__(self, failed: Callable[[], None]) -> None:
        self.closed = False
        self._failed: Callable[[], None] | None = failed
        self._busy = False
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        """Waits for the command that runs; the waiting ones are refused."""
        self.closed = True
        for turn in self._waiting:
            if not turn.done():
                turn.set_exception(TableClosing())
        self._waiting.clear()
        if self._busy:
            last = self._line_up()
            assert last is not None
            await last
            self._next()
        self._failed = None  # it refers to the table, which is to be freed without the garbage collector

    def is_idle(self) -> bool:
        return not self._busy

    async def run(self, command: Callable[P, Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a command in the caller's own task, which nobody may cancel meanwhile."""
        return await self._run(self._line_up(), command, *args, **kwargs)

    async def run_shielded(self, command: Callable[P, Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a command in a task of its own: a caller who is cancelled does not stop it."""
        return await asyncio.shield(self.spawn(command, *args, **kwargs))

    def spawn(self, command: Callable[P, Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> asyncio.Task[T]:
        task = asyncio.create_task(self._run(self._line_up(), command, *args, **kwargs))
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may be gone by now

    def _line_up(self) -> Turn:
        if not self._busy:
            self._busy = True
            return None
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        return turn

    async def _run(self, turn: Turn, command: Callable[P, Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        if turn is not None:
            await self._wait(turn)
        try:
            if self.closed:
                raise TableClosing
            return await command(*args, **kwargs)
        except ZooramaError:
            raise
        except Exception as error:
            if self._failed is not None:
                self._failed()
            raise TableClosing from error
        finally:
            self._next()

    async def _wait(self, turn: asyncio.Future[None]) -> None:
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # its turn had come already
                self._next()
            raise

    def _next(self) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False


class HasMailbox(Protocol):
    @property
    def mailbox(self) -> Mailbox: ...


def shielded_command(
    method: Callable[Concatenate[Owner, P], Awaitable[T]],
) -> Callable[Concatenate[Owner, P], Awaitable[T]]:
    """A method that waits for its turn in the mailbox; a caller who is cancelled does not stop it."""

    @wraps(method)
    def queued(owner: Owner, /, *args: P.args, **kwargs: P.kwargs) -> Awaitable[T]:
        return owner.mailbox.run_shielded(method, owner, *args, **kwargs)

    return queued


def command(method: Callable[Concatenate[Owner, P], Awaitable[T]]) -> Callable[Concatenate[Owner, P], Awaitable[T]]:
    """A method that waits for its turn and runs in the caller's task: no task for each message of a socket."""

    @wraps(method)
    def queued(owner: Owner, /, *args: P.args, **kwargs: P.kwargs) -> Awaitable[T]:
        return owner.mailbox.run(method, owner, *args, **kwargs)

    return queued
