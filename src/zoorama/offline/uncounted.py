"""Figures that nobody will ask for."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from zoorama.server.metrics import Metrics


class Silent:
    """A counter, a gauge or a histogram that takes no notice."""

    def labels(self, *_: str) -> "Silent":
        return self

    def inc(self, amount: float = 1) -> None: ...

    def dec(self, amount: float = 1) -> None: ...

    def observe(self, amount: float) -> None: ...

    @contextmanager
    def count_exceptions(self, *_: type[BaseException]) -> Iterator[None]:
        yield


class Uncounted(Metrics):
    def _registry(self) -> Any:
        return None

    def _counter(self, name: str, meaning: str, *labels: str) -> Any:
        return Silent()

    _histogram = _counter

    def _gauge(self, name: str, meaning: str) -> Any:
        return Silent()
