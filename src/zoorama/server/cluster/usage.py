"""Limits of all servers together: each tells the others once a second what people have had of it.

Nobody waits for that, so that whoever spreads over several servers has at each what is free until the next word. What
was taken beyond the limit is owed: on average nobody gets more than from one server.
"""

from collections import defaultdict
from time import monotonic

from zoorama.server.cluster.commands import Used
from zoorama.server.limits import RateLimiter
from zoorama.server.quotas import QuotaKeeper

SILENT = 5.0  # seconds


class Usage:
    def __init__(self, quotas: QuotaKeeper) -> None:
        self.quotas = quotas
        self.limiters: dict[str, RateLimiter] = {}
        self._heard: dict[str, float] = {}  # when, by server
        self.start_over()

    def share(self, limiters: dict[str, RateLimiter]) -> None:
        self.limiters |= limiters
        for limiter in limiters.values():
            limiter.taken = defaultdict(float)

    def start_over(self) -> None:
        """Others may not know what is here, nor this server what is there."""
        self._told: dict[str, int] = {}  # sockets
        self._tell_all = self._ask_all = True

    def count_alone(self) -> None:
        """Nobody tells any more what is elsewhere."""
        self.quotas.connected_elsewhere.clear()

    def news(self, server: str) -> Used | None:
        """For the others, if there is anything to tell."""
        used = Used(server, self._taken(), self._sockets(), is_all=self._tell_all, ask_all=self._ask_all)
        self._tell_all = self._ask_all = False
        return used if used.taken or used.sockets or used.is_all else None

    def hear(self, used: Used) -> None:
        self._heard[used.server] = monotonic()
        self._tell_all = self._tell_all or used.ask_all
        for name, taken in used.taken.items():
            if name in self.limiters:  # servers of two versions may run beside each other
                for key, cost in taken.items():
                    self.limiters[name].taken_elsewhere(key, cost)
        known = {} if used.is_all else self.quotas.connected_elsewhere.get(used.server, {})
        open_now = {key: count for key, count in (known | used.sockets).items() if count}
        self.quotas.connected_elsewhere[used.server] = open_now

    def forget(self, servers: frozenset[str]) -> None:
        for server in servers:
            self.quotas.connected_elsewhere.pop(server, None)
            self._heard.pop(server, None)

    def forget_silent(self, living: frozenset[str], since: float) -> None:
        """Those that spoke once more after they had been given up."""
        known = self.quotas.connected_elsewhere.keys() - living
        self.forget(frozenset(server for server in known if self._heard[server] < since))

    def _taken(self) -> dict[str, dict[str, float]]:
        found: dict[str, dict[str, float]] = {}
        for name, limiter in self.limiters.items():
            if limiter.taken:
                found[name] = dict(limiter.taken)
                limiter.taken = defaultdict(float)
        return found

    def _sockets(self) -> dict[str, int]:
        connected, told = self.quotas.connected, {} if self._tell_all else self._told
        self._told = dict(connected)
        return {key: connected[key] for key in connected.keys() | told.keys() if connected[key] != told.get(key, 0)}
