"""Work done one by one, in the order in which it came."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeVar

from zoorama.engine.errors import ZooramaError
from zoorama.server.errors import Asleep

T = TypeVar("T")
Work = Callable[[], Awaitable[Any]]
Errand = tuple[Work, asyncio.Future[Any] | None]  # and who waits for it


class Inbox:
    """`failed` hears of what nobody foresaw; what people did wrong is told to whoever waits."""

    def __init__(self, failed: Callable[[], None]) -> None:
        self.failed = failed
        self.closed = False
        self._errands: asyncio.Queue[Errand] = asyncio.Queue()
        self._errand: Errand | None = None  # the one being done
        self._task: asyncio.Task[None] | None = None

    def open(self, name: str) -> None:
        self._task = asyncio.create_task(self._work(), name=name)

    async def close(self) -> None:
        """At once: who waits for something undone is told to ask again."""
        self.closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for _, answer in self._undone():
            if answer is not None and not answer.done():
                answer.set_exception(Asleep())

    def is_empty(self) -> bool:
        return self._errand is None and self._errands.empty()

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have it done in its turn. Whoever stops waiting does not stop the work."""
        if self.closed:
            raise Asleep
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._errands.put_nowait((work, answer))
        return await answer

    def post(self, work: Work) -> None:
        self._errands.put_nowait((work, None))

    def _undone(self) -> Iterator[Errand]:
        if self._errand is not None:
            yield self._errand
        while not self._errands.empty():
            yield self._errands.get_nowait()

    async def _work(self) -> None:
        while not self.closed:
            self._errand = await self._errands.get()
            await self._run(*self._errand)
            self._errand = None

    async def _run(self, work: Work, answer: asyncio.Future[Any] | None) -> None:
        try:
            result = await work()
        except ZooramaError as error:
            if answer is not None and not answer.done():
                answer.set_exception(error)
        except Exception:
            self.failed()  # which closes, and closing answers
        else:
            if answer is not None and not answer.done():
                answer.set_result(result)
