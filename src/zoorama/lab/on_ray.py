"""Work shared out on a Ray cluster: one of this machine's own, or one that already runs. Needs Ray.

Ray starts a lost item again, on another node if its own is gone; since every game has luck of its own, the result is
the same. Every node needs the same version of Zoorama.
"""

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Future
from contextlib import contextmanager
from dataclasses import dataclass
from socket import create_connection
from threading import current_thread, main_thread
from typing import Any, Final, TypeVar

from zoorama import __version__
from zoorama.lab.workers import WAITING, in_order

T = TypeVar("T")
U = TypeVar("U")
LOCAL: Final = "ray"  # what people call a cluster of this machine's own
RETRIES: Final = 5  # of an item whose process or node was lost
REACHED_IN: Final = 5.0  # seconds
STORE: Final = 100 * 2**20  # bytes for objects too large to be sent along; results are small


class Unreachable(Exception):
    """No Ray cluster answers at this address."""


class OtherVersion(Exception):
    """A node has another version of Zoorama, whose games may be others."""


@dataclass(frozen=True)
class OnRay:
    """A runner on a Ray cluster: `ray` for one of this machine's own, or the address of one that runs."""

    address: str = LOCAL
    processes: int | None = None  # of a cluster of one's own; None: as many as there are cores
    batch: int = 50

    def map(self, work: Callable[[T], U], items: Iterable[T]) -> Generator[U, None, None]:
        """Raises Unreachable where no cluster answers, OtherVersion where a node has other rules."""
        import ray

        with connected(self.address, self.processes):
            pool = RayPool()
            try:
                yield from in_order(pool, work, iter(items), slots() + WAITING)
            except ray.exceptions.RayTaskError:
                raise  # the work's own error
            except ray.exceptions.RayError as error:
                raise BrokenExecutor(str(error)) from error
            finally:
                pool.cancel()


class RayPool:
    def __init__(self) -> None:
        import ray

        self.do: Any = ray.remote(num_cpus=1, max_retries=RETRIES)(do)
        self.running: dict[Future[Any], Any] = {}  # and Ray's name for the result

    def submit(self, work: Callable[[T], U], item: T, /) -> Future[U]:
        name = self.do.remote(__version__, work, item)
        future: Future[U] = name.future()
        self.running[future] = name
        future.add_done_callback(lambda done: self.running.pop(done, None))
        return future

    def cancel(self) -> None:
        import ray

        for name in list(self.running.values()):
            ray.cancel(name, force=True)


def do(version: str, work: Callable[[T], U], item: T) -> U:
    """On a node."""
    if version != __version__:
        raise OtherVersion(__version__)
    return work(item)


def slots() -> int:
    import ray

    return max(1, int(ray.cluster_resources().get("CPU", 1)))


@contextmanager
def connected(address: str, processes: int | None) -> Iterator[None]:
    """Whoever is connected already stays so."""
    import ray

    if ray.is_initialized():
        yield
        return
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would report to its makers
    with termination_kept():
        connect(address, processes)
    try:
        yield
    finally:
        ray.shutdown()


def connect(address: str, processes: int | None) -> None:
    import ray

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "CRITICAL"}
    if address == LOCAL:
        ray.init("local", num_cpus=processes, include_dashboard=False, object_store_memory=STORE, **quiet)
        return
    reach(address)
    try:
        ray.init(address, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise Unreachable(address) from error


def reach(address: str) -> None:
    """Ray itself would try for minutes where nobody answers."""
    if address == "auto":
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        create_connection((host, int(port)), REACHED_IN).close()
    except (OSError, ValueError, OverflowError) as error:
        raise Unreachable(address) from error


@contextmanager
def termination_kept() -> Iterator[None]:
    """Ray would take over what a TERM signal does."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
