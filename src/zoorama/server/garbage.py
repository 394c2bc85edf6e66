"""Calls the garbage collector when it disturbs nobody: while it looks through all tables, everybody waits.

Closed tables and sockets go without it; it finds what little else runs in circles.
"""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

EVERY = 5.0  # seconds
CALM = 1_000  # objects, more or fewer than at the last look: hardly anybody plays
WORTHWHILE = 10_000  # new objects
MOST = 5_000_000  # new objects, some 500 MB: then calm or not
LONGEST = 60  # looks in a row without sweeping


class GarbageSchedule:
    def __init__(self) -> None:
        self.before = 0
        self.looks = 0

    def look(self) -> bool:
        """Whether it was time to sweep."""
        new = gc.get_count()[0]
        calm = abs(new - self.before) < CALM
        self.before = new
        self.looks += 1
        if new > MOST or (new > WORTHWHILE and (calm or self.looks >= LONGEST)):
            gc.collect()
            self.before = self.looks = 0
            return True
        return False


async def sweep_now_and_then() -> None:
    sweeper = GarbageSchedule()
    while True:
        await asyncio.sleep(EVERY)
        sweeper.look()


@contextmanager
def never_by_itself() -> Iterator[None]:
    gc.freeze()  # what is there by now stays
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()
