"""Processes that share work: nobody outlives whoever asked for it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

from zoorama.lab.workers import map_in_processes


def counted(asked: list[int]) -> Iterator[float]:
    for number in range(20):
        asked.append(number)
        yield -number


def test_items_are_asked_for_when_they_can_be_started() -> None:
    asked: list[int] = []
    results = map_in_processes(abs, counted(asked), 2)
    assert asked == []
    assert next(results) == 0
    assert len(asked) <= 6
    assert list(results) == list(range(1, 20))


def test_a_slow_item_holds_up_nobody_and_the_order_is_kept() -> None:
    assert list(map_in_processes(slept, [0.3, 0.0, 0.0, 0.0, 0.1], 2)) == [0.3, 0.0, 0.0, 0.0, 0.1]


def slept(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def pid_and_sleep(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def test_who_stops_asking_ends_work_under_way() -> None:
    results = map_in_processes(pid_and_sleep, [0.0, 600.0, 600.0], 2)
    worker = next(results)
    results.close()
    assert is_gone(worker)


def test_a_killed_parent_leaves_no_workers() -> None:
    ask = (
        "import time\nfrom tests.lab.test_workers import pid_and_sleep\n"
        "from zoorama.lab.workers import map_in_processes\n"
        "results = map_in_processes(pid_and_sleep, [0.0, 600.0, 600.0], 1)\n"
        "print(next(results), flush=True)\ntime.sleep(600)\n"
    )
    with subprocess.Popen([sys.executable, "-c", ask], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        parent.send_signal(signal.SIGKILL)
    assert is_gone(worker)


def is_gone(process: int) -> bool:
    """Soon: the system tells a worker that it is alone, then it ends."""
    for _ in range(600):
        if not is_running(process):
            return True
        time.sleep(0.05)
    return False


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    # Whoever adopts orphans may be slow to bury them.
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False)
    return bool(state.stdout.strip()) and not state.stdout.startswith("Z")
