"""How much one side may ask for at once."""

from collections import OrderedDict
from collections.abc import Callable

REMEMBERED = 10_000  # addresses; one forgotten starts with a full bucket


class Bucket:
    """Fills at a steady rate; every taking costs one."""

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.level = most
        self.filled = now

    def take(self, now: float) -> bool:
        self.level = min(self.most, self.level + (now - self.filled) * self.rate)
        self.filled = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One for each address."""

    def __init__(self, rate: float, most: float, now: Callable[[], float]) -> None:
        self.rate, self.most, self.now = rate, most, now
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        now = self.now()
        bucket = self.buckets.setdefault(address, Bucket(self.rate, self.most, now))
        self.buckets.move_to_end(address)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return bucket.take(now)
