"""Figures with the name of their server, so that those of several never mix at one port."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from zoorama.server.metrics import Metrics


class Labelled(Collector):
    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    def collect(self) -> Iterator[Metric]:
        for metric in self.metrics.registry.collect():
            if server := self.metrics.server:
                metric.samples = [
                    sample._replace(labels={**sample.labels, "server": server}) for sample in metric.samples
                ]
            yield metric


def shown(metrics: Metrics) -> CollectorRegistry:
    """As whoever asks gets them."""
    registry = CollectorRegistry()
    registry.register(Labelled(metrics))
    return registry
