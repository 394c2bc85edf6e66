"""Figures for the host, in Prometheus' format."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.acts = Counter("zoorama_acts", "Acts stored and announced", ["game"], registry=self.registry)
        self.refusals = Counter("zoorama_refusals", "Messages refused", ["reason"], registry=self.registry)
        self.dropped = Counter("zoorama_dropped", "Connections dropped", ["reason"], registry=self.registry)
        self.refused_connections = Counter(
            "zoorama_refused_connections", "Connections refused or cut", ["reason"], registry=self.registry
        )
        self.tables = Gauge("zoorama_live_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("zoorama_sockets", "Open sockets", registry=self.registry)
        self.stored = Histogram(
            "zoorama_store_seconds", "Time until an entry is on disk", buckets=BUCKETS, registry=self.registry
        )
        self.notices = Counter("zoorama_notices", "Notices by channel", ["channel", "outcome"], registry=self.registry)
        self.decisions = Counter("zoorama_bot_decisions", "Decisions of bots", ["outcome"], registry=self.registry)

    def acts_of(self, game: str) -> Counter:
        return self.acts.labels(game)

    def refused(self, reason: str) -> None:
        self.refusals.labels(reason).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
