"""Rate limits: token buckets, one for a connection or one for each address; and a pace. Their time is monotonic."""

from collections import OrderedDict, defaultdict
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from zoorama.engine.errors import Unreadable

Network = IPv4Network | IPv6Network

REMEMBERED = 10_000  # addresses; a forgotten one starts with a full bucket
MOST_OWED = 10  # bursts
PREFIX = 64  # bits of an IPv6 address: one customer has all the rest


def address_key(host: str) -> str:
    """Whom a limit by address is for: an IPv4 address, or the network of an IPv6 one."""
    try:
        address = ip_address(host.partition("%")[0])  # without the zone of a link-local address
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    network = IPv6Address(int(address) >> (128 - PREFIX) << (128 - PREFIX))
    return f"{network}/{PREFIX}"


def network_of(text: str, setting: str) -> Network:
    """As a setting names it."""
    try:
        return ip_network(text, strict=False)
    except ValueError as error:
        raise Unreadable(setting, "not-a-network", {"given": text}) from error


class TokenBucket:
    def __init__(self, rate: float, burst: float, monotonic: Callable[[], float]) -> None:
        self.rate = rate  # tokens a second
        self.burst = burst
        self.monotonic = monotonic
        self.tokens = burst
        self.filled = monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there was as much. What costs more than the whole bucket takes the whole bucket."""
        if self.wait(cost) > 0:
            return False
        self.tokens -= min(cost, self.burst)
        return True

    def spend(self, cost: float) -> None:
        """For what was given already: as much of it as there is."""
        self._fill()
        self.tokens = max(0.0, self.tokens - cost)

    def owe(self, cost: float) -> None:
        """For what was taken elsewhere meanwhile: it has to be waited for."""
        self._fill()
        self.tokens = max(-MOST_OWED * self.burst, self.tokens - cost)

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until as much can be taken; 0 if it can be taken now."""
        self._fill()
        lacking = min(cost, self.burst) - self.tokens
        if lacking <= 0:
            return 0.0
        return lacking / self.rate if self.rate else float("inf")

    def _fill(self) -> None:
        now = self.monotonic()
        self.tokens = min(self.burst, self.tokens + max(0.0, now - self.filled) * self.rate)
        self.filled = now


class RateLimiter:
    """A bucket for each key: an address, a person."""

    def __init__(self, rate: float, burst: float, monotonic: Callable[[], float]) -> None:
        self.rate, self.burst, self.monotonic = rate, burst, monotonic
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()
        self.taken: defaultdict[str, float] | None = None  # here, since other servers were told, where there are any

    def take(self, key: str, cost: float = 1.0) -> bool:
        taken = self._bucket(key).take(cost)
        if taken:
            self._note(key, min(cost, self.burst))
        return taken

    def spend(self, key: str, cost: float) -> None:
        self._bucket(key).spend(cost)
        self._note(key, cost)

    def taken_elsewhere(self, key: str, cost: float) -> None:
        self._bucket(key).owe(cost)

    def wait(self, key: str, cost: float = 1.0) -> float:
        return self._bucket(key).wait(cost)

    def _note(self, key: str, cost: float) -> None:
        if self.taken is not None:
            self.taken[key] += cost

    def _bucket(self, key: str) -> TokenBucket:
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = TokenBucket(self.rate, self.burst, self.monotonic)
        self.buckets.move_to_end(key)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return bucket


class Pacer:
    """So many a second: whoever asks is told how long to wait for a time of their own."""

    def __init__(self, rate: float, monotonic: Callable[[], float]) -> None:
        self.every = 1 / rate
        self.monotonic = monotonic
        self.next = 0.0

    def delay(self) -> float:
        now = self.monotonic()
        at = max(now, self.next)
        self.next = at + self.every
        return at - now
