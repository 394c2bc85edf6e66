"""Schedules garbage collection for quiet moments: the event loop stands still while it runs.

Closed tables and connections are freed by reference counting; the collector finds the few cycles that are left.
"""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

INTERVAL = 5.0  # seconds between checks
QUIET = 1_000  # objects, more or fewer than at the last check: hardly anybody plays
WORTHWHILE = 10_000  # new objects
MOST = 5_000_000  # new objects, some 500 MB: collect even if it is not quiet
MOST_CHECKS = 60  # in a row without a collection


class GarbageSchedule:
    def __init__(self) -> None:
        self.before = 0
        self.checks = 0

    def check(self) -> bool:
        """Collect if it is time to; whether it was."""
        new = gc.get_count()[0]
        quiet = abs(new - self.before) < QUIET
        self.before = new
        self.checks += 1
        if new > MOST or (new > WORTHWHILE and (quiet or self.checks >= MOST_CHECKS)):
            gc.collect()
            self.before = self.checks = 0
            return True
        return False


async def collect_when_quiet() -> None:
    schedule = GarbageSchedule()
    while True:
        await asyncio.sleep(INTERVAL)
        schedule.check()


@contextmanager
def no_automatic_collection() -> Iterator[None]:
    gc.freeze()  # what exists by now stays
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()
