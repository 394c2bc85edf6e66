"""A moment by which something must have happened, on the event loop's monotonic clock."""

from asyncio import AbstractEventLoop, TimerHandle
from collections.abc import Callable


class Deadline:
    def __init__(self, loop: AbstractEventLoop, missed: Callable[[], object]) -> None:
        self.loop = loop
        self.missed = missed
        self.timer: TimerHandle | None = None

    def start(self, seconds: float) -> None:
        self.cancel()
        self.timer = self.loop.call_later(seconds, self.missed)

    def start_once(self, seconds: float) -> None:
        """Unless it runs already."""
        if self.timer is None:
            self.start(seconds)

    def cancel(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
