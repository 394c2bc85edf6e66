"""Those who only watch. What they are told is written once, however many they are, and said in slices.

Between two slices everybody else on this server has their turn. What happens meanwhile is told with the next round.
"""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Protocol

from zoorama.server.protocol.messages import Problem

SLICE = 50  # watchers told at a time; a smaller crowd is told at once
RATE = 10_000  # watchers told a second
RARELY = 1_000  # the same, when all that changed is who is here


class Listener(Protocol):
    """One connected device of one person."""

    person: str

    def send(self, text: str) -> None:
        """Queue a message. Never waits: whoever cannot keep up is dismissed."""

    def may_catch_up(self) -> bool:
        """Whether all that was missed may be sent; if not, only the latest of it."""

    def caught_up(self, size: int) -> None:
        """So many bytes of it were sent."""

    def dismiss(self, reason: str, problem: Problem | None = None) -> None: ...


class Crowd:
    def __init__(self) -> None:
        self.seen: dict[Listener, int] = {}  # everybody: the last seq they were told, or will be in this round
        self._update: tuple[int, Mapping[int, str]] | None = None  # its seq, and its text by what was seen before
        self._news: list[str] = []
        self._round: Iterator[tuple[Listener, str]] = iter(())
        self._next: asyncio.Handle | None = None  # slice or round
        self._soon: asyncio.TimerHandle | None = None

    def tell(self, text: str) -> None:
        self._news.append(text)
        self._begin()

    def tell_update(self, seq: int, write: Callable[[int], str]) -> None:
        """Written now, when all of it is stored. It takes the place of one that nobody was told yet."""
        if self.seen:
            self._update = seq, {seen: write(seen) for seen in set(self.seen.values())}
            self._begin()

    def tell_soon(self, write: Callable[[], str]) -> None:
        """The more there are, the later: comings and goings are not worth a word to everybody each."""
        if len(self.seen) <= SLICE:
            self.tell(write())
        elif self._soon is None:
            delay = len(self.seen) / RARELY
            self._soon = asyncio.get_running_loop().call_later(delay, self._tell_now, write)

    def is_quiet(self) -> bool:
        return self._next is None and self._soon is None

    def close(self) -> None:
        for timer in (self._next, self._soon):
            if timer is not None:
                timer.cancel()

    def _tell_now(self, write: Callable[[], str]) -> None:
        self._soon = None
        self.tell(write())

    def _begin(self) -> None:
        if self._next is None:
            self._begin_round()

    def _begin_round(self) -> None:
        update, news = self._update, self._news
        self._update, self._news = None, []
        texts = {seen: "\n".join(parts(update, seen, news)) for seen in set(self.seen.values())}
        self._round = iter([(listener, text) for listener, seen in self.seen.items() if (text := texts[seen])])
        if update is not None:
            self.seen = {listener: max(seen, update[0]) for listener, seen in self.seen.items()}
        self._tell_slice()

    def _tell_slice(self) -> None:
        told = 0
        for listener, text in islice(self._round, SLICE):
            told += 1
            if listener in self.seen:  # still: who has taken a seat is told more
                listener.send(text)
        loop, self._next = asyncio.get_running_loop(), None
        if told == SLICE:
            self._next = loop.call_later(SLICE / RATE, self._tell_slice)
        elif self._update is not None or self._news:
            self._next = loop.call_soon(self._begin_round)


def parts(update: tuple[int, Mapping[int, str]] | None, seen: int, news: list[str]) -> list[str]:
    """Whoever came when the update was written already has seen it."""
    return news if update is None or seen not in update[1] else [update[1][seen], *news]
