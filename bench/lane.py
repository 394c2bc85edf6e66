"""A lane of the race: a process with an interpreter of its own, that runs a task for a while when told to.

Lanes speak JSON lines. First each says what it is and what it can run; then, for every task it is sent, what it did.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import process_time
from typing import Any

Task = Callable[[int], int]  # so many games (or copies); how many moves (or copies) that was


def serve(facts: dict[str, str], tasks: dict[str, Task]) -> None:
    out = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)  # a library that prints must not be taken for an answer
    _say(out, {"facts": facts, "tasks": list(tasks)})
    for line in sys.stdin:
        order = json.loads(line)
        _say(out, timed(tasks[order["task"]], order["seconds"]))


class Clock:
    """Processor time, not the clock's: what other programs take from this core is not ours to count."""

    uncounted = 0.0

    @classmethod
    def now(cls) -> float:
        return process_time() - cls.uncounted

    @classmethod
    @contextmanager
    def stopped(cls) -> Iterator[None]:
        """What a task does to prepare, and is not about."""
        begun = process_time()
        yield
        cls.uncounted += process_time() - begun


def timed(task: Task, seconds: float) -> dict[str, float]:
    laps = moves = 0
    batch = 1
    start = now = Clock.now()
    while now - start < seconds:
        before = now
        moves += task(batch)
        laps += batch
        now = Clock.now()
        if now - before < seconds / 50:
            batch *= 2
    return {"laps": laps, "moves": moves, "seconds": now - start}


def _say(out: Any, answer: object) -> None:
    out.write(json.dumps(answer) + "\n")
