"""The time of day, time that no step of it moves, and timers, in one object that tests replace."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock:
    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds since some moment: for rates, windows and idleness, which no step of the time of day may touch."""
        return time.monotonic()

    def call_at(self, when: float, work: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), work)
