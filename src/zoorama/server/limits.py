"""Rate limits: token buckets, one for a connection or one for each address."""

from collections import OrderedDict
from collections.abc import Callable

REMEMBERED = 10_000  # addresses; a forgotten one starts with a full bucket


class TokenBucket:
    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.filled = now

    def take(self, now: float) -> bool:
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class RateLimiter:
    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self.rate, self.burst, self.now = rate, burst, now
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str) -> bool:
        now = self.now()
        bucket = self.buckets.setdefault(address, TokenBucket(self.rate, self.burst, now))
        self.buckets.move_to_end(address)
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return bucket.take(now)
