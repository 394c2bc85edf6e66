"""Load: a crowd that speaks as fast as it is answered, or at a given rate whatever the answers."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Protocol

TICK = 0.001  # seconds; as fine as the event loop's clock


class Speaker(Protocol):
    def speak(self, since: float) -> bool:
        """Say what is due, whose waiting began then; whether there was anything to say."""


@dataclass(frozen=True)
class Stretch:
    """What one stretch of load came to: messages answered, and the milliseconds it took."""

    rate: float
    p50: float
    p99: float
    answered: int
    server: float | None  # how busy its core was with it, 1 being always
    client: float


class Gate:
    """Who may speak when. Closed, it lets those who could speak gather."""

    def __init__(self) -> None:
        self.now = time.perf_counter
        self.waiting: deque[Speaker] = deque()
        self.overdue: deque[float] = deque()  # since when somebody should have spoken and nobody could
        self.saturated = False
        self.counting = False
        self.answered = 0
        self.delays: list[float] = []

    def ready(self, speaker: Speaker) -> None:
        if self.saturated:
            speaker.speak(self.now())
        elif self.overdue:
            if speaker.speak(self.overdue[0]):
                self.overdue.popleft()
        else:
            self.waiting.append(speaker)

    def done(self) -> None:
        if self.counting:
            self.answered += 1

    def heard(self, delay: float) -> None:
        if self.counting:
            self.delays.append(delay)

    async def saturate(self, seconds: float) -> None:
        self.saturated = True
        for _ in range(len(self.waiting)):
            self.waiting.popleft().speak(self.now())
        await asyncio.sleep(seconds)
        self.saturated = False

    async def pace(self, rate: float, seconds: float, rng: Random) -> None:
        """Arrivals at random, so many a second: what is late stays late."""
        due = self.now()
        end = due + seconds
        while (now := self.now()) < end:
            while due <= now:
                self._release(now)
                due += rng.expovariate(rate)
            await asyncio.sleep(max(TICK, due - now))
        self.overdue.clear()

    def _release(self, now: float) -> None:
        while self.waiting:
            if self.waiting.popleft().speak(now):
                return
        self.overdue.append(now)


async def measure(gate: Gate, seconds: float, rate: float | None, spent: Callable[[], float | None]) -> Stretch:
    """One stretch; its first fifth is for settling and does not count."""
    load = gate.saturate(seconds * 1.2) if rate is None else gate.pace(rate, seconds * 1.2, Random(1))
    running = asyncio.create_task(load)
    await asyncio.sleep(seconds * 0.2)
    gate.answered, gate.delays, gate.counting = 0, [], True
    server, client, began = spent(), time.process_time(), gate.now()
    await asyncio.sleep(seconds)
    took = gate.now() - began
    gate.counting = False
    client, after = time.process_time() - client, spent()
    await running
    await asyncio.sleep(0.3)  # until what is under way has arrived
    delays = sorted(gate.delays)
    return Stretch(
        rate=gate.answered / took,
        p50=quantile(delays, 0.5) * 1000,
        p99=quantile(delays, 0.99) * 1000,
        answered=gate.answered,
        server=None if server is None or after is None else (after - server) / took,
        client=client / took,
    )


def quantile(ordered: list[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("nan")
