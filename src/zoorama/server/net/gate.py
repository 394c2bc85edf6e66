"""How many connections there may be, in all and from one address."""

from collections import Counter

from zoorama.server.errors import ServerFull, TooMany
from zoorama.server.limits import address_key
from zoorama.server.metrics import Metrics
from zoorama.server.net.descriptors import room
from zoorama.server.net.proxies import TrustedProxies
from zoorama.server.settings import Net

SHARE = 4  # no address has more than a quarter of the room there is, however few descriptors the system gives
WAIT = 10.0  # seconds until another try is worth it


class ConnectionGate:
    def __init__(self, net: Net, metrics: Metrics) -> None:
        self.net = net
        self.metrics = metrics
        self.proxies = TrustedProxies(net.proxies)
        self.most = min(net.connections, room())
        self.most_each = min(net.connections_address, max(1, self.most // SHARE))
        self.open = 0
        self.by_address: Counter[str] = Counter()

    def enter(self, host: str | None) -> "Pass":
        if self.open >= self.most:
            raise ServerFull("connections", self.most, WAIT)
        address = "" if host is None or self.is_proxy(host) else address_key(host)
        most = self.most_each
        if address and self.by_address[address] >= most:
            raise TooMany("connections-address", most, WAIT)
        self.open += 1
        self.by_address[address] += 1
        return Pass(self, address)

    def leave(self, address: str) -> None:
        self.open -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]

    def is_proxy(self, host: str | None) -> bool:
        return host in self.proxies

    def count(self, reason: str) -> None:
        self.metrics.refused_connections.labels(reason).inc()


class Pass:
    """One connection's place. It is given back once, whoever has it then."""

    def __init__(self, gate: ConnectionGate, address: str) -> None:
        self.gate: ConnectionGate | None = gate
        self.address = address

    def give_back(self) -> None:
        if self.gate is not None:
            self.gate.leave(self.address)
            self.gate = None
