"""A queue with a bound, fair among those who ask: whoever has many requests waiting delays nobody but themselves."""

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    def __init__(self, most: int) -> None:
        self.most = most
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()  # by who asks; the first is served next
        self._tickets: asyncio.Queue[None] = asyncio.Queue()  # one for each that waits

    def __len__(self) -> int:
        return self._tickets.qsize()

    def is_full(self) -> bool:
        return len(self) >= self.most

    def put(self, key: str, one: T) -> None:
        """Raises asyncio.QueueFull."""
        if self.is_full():
            raise asyncio.QueueFull
        self._tickets.put_nowait(None)
        self._waiting.setdefault(key, deque()).append(one)

    def put_back(self, key: str, one: T) -> None:
        """First, even if the queue has been filled since it was taken."""
        self._tickets.put_nowait(None)
        self._waiting.setdefault(key, deque()).appendleft(one)
        self._waiting.move_to_end(key, last=False)

    async def get(self) -> T:
        await self._tickets.get()
        return self._take()

    def get_all(self) -> list[T]:
        found = []
        while not self._tickets.empty():
            self._tickets.get_nowait()
            found.append(self._take())
        return found

    def _take(self) -> T:
        key, line = next(iter(self._waiting.items()))
        one = line.popleft()
        if line:
            self._waiting.move_to_end(key)
        else:
            del self._waiting[key]
        return one
