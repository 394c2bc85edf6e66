"""The state of the server, counted when somebody asks for the metrics."""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from zoorama.server.tables.registry import TableRegistry
from zoorama.server.tables.table import Table

STAGES = ("gathering", "playing", "over")
PLACES = ("own", "far")  # of workers
UNFINISHED = ("busy", "lost")


Family = GaugeMetricFamily | CounterMetricFamily
F = TypeVar("F", GaugeMetricFamily, CounterMetricFamily)


class StateCollector(Collector):
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        file = registry.services.store.file
        self.wal = None if file is None else file.with_name(f"{file.name}-wal")

    def collect(self) -> Iterator[Family]:
        tables = list(self.registry.tables.values())
        stages: Counter[str] = Counter(table.context.model.stage for table in tables)
        yield by_label("tables", "Tables in memory", "stage", of(STAGES, stages))
        yield by_label("listeners", "Devices at tables", "role", listeners(tables))
        bots, reachable = self.registry.services.bots, int(self.registry.is_reachable())
        yield by_label("bot_workers", "Workers for bots' decisions", "place", of(PLACES, bots.places()))
        yield counted("bot_answers", "Decisions by workers", "place", of(PLACES, bots.answered))
        yield counted("bot_retries", "Decisions put back for another worker", "reason", of(UNFINISHED, bots.put_back))
        yield plain("bot_queue", "Decisions that wait for a worker", bots.waiting)
        yield plain("bot_queue_seconds", "How long the first of them has waited", bots.longest_wait())
        yield plain("analyses_under_way", "Analyses that wait or are computed", len(self.registry.analyses.running))
        yield plain(
            "servers", "Servers of the database, as this one sees them", max(1, len(self.registry.tenure.living))
        )
        yield plain("broker_connected", "Whether other servers, if there are any, can be reached", reachable)
        if self.wal is not None:
            yield plain("wal_bytes", "Size of SQLite's write-ahead log", size(self.wal))


def listeners(tables: list[Table]) -> dict[str, int]:
    found = {"seat": 0, "watcher": 0}
    for table in tables:
        seated = {sitter.person for sitter in table.context.model.sitters if sitter.kind == "person"}
        for listener in table.context.broadcast.listeners:
            found["seat" if listener.person in seated else "watcher"] += 1
    return found


def size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:  # it is there while the database is open
        return 0


def plain(name: str, meaning: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"zoorama_{name}", meaning, value=value)


def of(labels: Iterable[str], counts: Counter[str]) -> dict[str, int]:
    """Those that count nothing too: a figure that appears late is missed by whoever reckons with rates."""
    return {label: counts[label] for label in labels}


def by_label(name: str, meaning: str, label: str, values: dict[str, int]) -> GaugeMetricFamily:
    return filled(GaugeMetricFamily(f"zoorama_{name}", meaning, labels=[label]), values)


def counted(name: str, meaning: str, label: str, values: dict[str, int]) -> CounterMetricFamily:
    return filled(CounterMetricFamily(f"zoorama_{name}", meaning, labels=[label]), values)


def filled(family: F, values: dict[str, int]) -> F:
    for value, number in values.items():
        family.add_metric([value], number)
    return family
