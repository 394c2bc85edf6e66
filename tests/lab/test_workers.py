"""Processes that share work: nobody outlives whoever asked for it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import TypeVar, cast

import pytest

from zoorama.lab.workers import in_order, map_in_processes

T = TypeVar("T")
U = TypeVar("U")


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


def test_what_was_lost_with_a_killed_worker_is_done_again(tmp_path: Path) -> None:
    killed = tmp_path / "killed"
    results = map_in_processes(partial(die_once, killed), range(8), 2)
    assert list(results) == [0, 1, 4, 9, 16, 25, 36, 49]
    assert killed.exists()


def die_once(killed: Path, number: int) -> int:
    if number == 3 and not killed.exists():
        killed.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number**2


def test_work_that_kills_its_process_every_time_is_given_up() -> None:
    with pytest.raises(BrokenProcessPool):
        list(map_in_processes(die, [1], 1))


def die(number: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Breaking(Future[int]):
    """Not done when somebody looks first, broken when they look again."""

    def __init__(self) -> None:
        super().__init__()
        self.looks = 0

    def done(self) -> bool:
        self.looks += 1
        if self.looks == 2:
            self.set_exception(BrokenProcessPool())
        return super().done()


class Unlucky:
    """A pool whose second item is lost, once, while another one is waited for."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def submit(self, work: Callable[[T], U], item: T, /) -> Future[U]:
        self.asked.append(cast(int, item))
        if self.asked == [1, 2]:
            return cast(Future[U], Breaking())
        future: Future[U] = Future()
        future.set_result(work(item))
        return future


def test_what_is_lost_between_two_looks_is_done_again() -> None:
    pool = Unlucky()
    assert list(in_order(pool, abs, iter([1, 2, 3]), 2)) == [1, 2, 3]
    assert sorted(pool.asked) == [1, 2, 2, 3]
