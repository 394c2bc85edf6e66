"""What the server tells the time by, and is woken by."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Watch:
    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def wake_at(self, when: float, work: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), work)
