"""Work done one by one, in the order in which it came."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from zoorama.engine.errors import ZooramaError
from zoorama.server.errors import TableClosing

T = TypeVar("T")
Turn = asyncio.Future[None] | None  # None: at once


class Mailbox:
    """`failed` hears of what nobody foresaw; what people did wrong is told to whoever waits."""

    def __init__(self, failed: Callable[[], None]) -> None:
        self.failed = failed
        self.closed = False
        self._busy = False
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        """When what is being done is done; who waits for more is told to ask again."""
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

    def is_empty(self) -> bool:
        return not self._busy

    async def here(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do it in its turn, in the caller's own task, which nobody may stop meanwhile."""
        return await self._do(work, self._line_up())

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have it done in its turn. Whoever stops waiting does not stop the work."""
        return await asyncio.shield(self._have_done(work))

    def post(self, work: Callable[[], Awaitable[object]]) -> None:
        self._have_done(work)

    def _have_done(self, work: Callable[[], Awaitable[T]]) -> asyncio.Task[T]:
        task = asyncio.create_task(self._do(work, self._line_up()))
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

    async def _do(self, work: Callable[[], Awaitable[T]], turn: Turn) -> T:
        if turn is not None:
            await self._wait(turn)
        try:
            if self.closed:
                raise TableClosing
            return await work()
        except ZooramaError:
            raise
        except Exception as error:
            self.failed()
            raise TableClosing from error
        finally:
            self._next()

    async def _wait(self, turn: asyncio.Future[None]) -> None:
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had come already
                self._next()
            raise

    def _next(self) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False
