"""Figures for the operator, in Prometheus' format."""

from typing import TYPE_CHECKING

from zoorama.engine.errors import ZooramaError

if TYPE_CHECKING:  # where nobody counts, the package need not be there
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.server = ""  # where there are several
        self.registry = self._registry()
        self.acts = self._counter("acts", "Acts stored and announced", "game")
        self.refusals = self._counter("refusals", "Requests and messages refused", "reason")
        self.dropped = self._counter("dropped", "Connections dropped", "reason")
        self.refused_connections = self._counter("refused_connections", "Connections refused or cut", "reason")
        self.failed_writes = self._counter("failed_writes", "Writes that the database did not take")
        self.decisions = self._counter("bot_decisions", "Decisions of bots", "outcome")
        self.analyses = self._counter("analyses", "Analyses of finished games", "outcome")
        self.forwarded = self._counter("forwarded", "Commands for tables that another server has", "command")
        self.moved = self._counter("moved_tables", "Tables given to a server that has fewer")
        self.notices = self._counter("notices", "Notices sent to people", "kind", "outcome")
        self.sockets = self._gauge("sockets", "Open sockets")
        self.stored = self._histogram("store_seconds", "Time until an entry is on disk")
        self.answered = self._histogram("http_seconds", "Time until an answer begins", "method", "route", "status")
        self.lag = self._histogram("loop_lag_seconds", "How late the event loop wakes whoever sleeps")

    def acts_of(self, game: str) -> "Counter":
        return self.acts.labels(game)

    def refused(self, reason: str) -> None:
        self.refusals.labels(reason).inc()

    def refused_by(self, error: ZooramaError) -> None:
        """By the key of its message: there are as many reasons as messages."""
        self.refused(error.key.removeprefix("error-"))

    def _registry(self) -> "CollectorRegistry":
        from prometheus_client import CollectorRegistry, ProcessCollector

        registry = CollectorRegistry()
        ProcessCollector(registry=registry)  # memory, processor time, open files
        return registry

    def _counter(self, name: str, meaning: str, *labels: str) -> "Counter":
        from prometheus_client import Counter

        return Counter(f"zoorama_{name}", meaning, labels, registry=self.registry)

    def _gauge(self, name: str, meaning: str) -> "Gauge":
        from prometheus_client import Gauge

        return Gauge(f"zoorama_{name}", meaning, registry=self.registry)

    def _histogram(self, name: str, meaning: str, *labels: str) -> "Histogram":
        from prometheus_client import Histogram

        return Histogram(f"zoorama_{name}", meaning, labels, buckets=BUCKETS, registry=self.registry)
