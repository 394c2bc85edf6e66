"""The time of day, time that no step of it moves, and timers, in one object that tests replace."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock:
    """Three times: `now` is for what is shown or kept, `monotonic` for how long things take.

    `steady` is for what is both measured and kept, as the reserves of players: it starts as the time of day and runs on
    with `monotonic`, so that it goes on after a restart, and a clock set back or ahead neither eats nor gives time.
    """

    def __init__(self) -> None:
        self.anchor()

    def anchor(self) -> None:
        """From here on `steady` starts at the time of day."""
        self.offset = self.now() - self.monotonic()

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds since some moment."""
        return time.monotonic()

    def steady(self) -> float:
        return self.monotonic() + self.offset

    def call_at(self, when: float, work: Callable[[], object]) -> Timer:
        """At a steady time."""
        return asyncio.get_running_loop().call_later(max(0.0, when - self.steady()), work)
