"""The state of the server, counted when somebody asks for the metrics."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from prometheus_client.metrics_core import GaugeMetricFamily
from prometheus_client.registry import Collector

from zoorama.server.tables.registry import TableRegistry
from zoorama.server.tables.table import Table

STAGES = ("gathering", "playing", "over")


class StateCollector(Collector):
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        file = registry.services.store.file
        self.wal = None if file is None else file.with_name(f"{file.name}-wal")

    def collect(self) -> Iterator[GaugeMetricFamily]:
        tables = list(self.registry.tables.values())
        stages: Counter[str] = Counter(table.context.model.stage for table in tables)
        yield by_label("tables", "Tables in memory", "stage", {stage: stages[stage] for stage in STAGES})
        yield by_label("listeners", "Devices at tables", "role", listeners(tables))
        bots = self.registry.services.bots
        yield plain("bot_queue", "Decisions that wait for a worker", bots.waiting)
        yield plain("bot_queue_seconds", "How long the first of them has waited", bots.longest_wait())
        yield plain("analyses_under_way", "Analyses that wait or are computed", len(self.registry.analyses.running))
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


def by_label(name: str, meaning: str, label: str, values: dict[str, int]) -> GaugeMetricFamily:
    family = GaugeMetricFamily(f"zoorama_{name}", meaning, labels=[label])
    for value, number in values.items():
        family.add_metric([value], number)
    return family
