"""Moves games from a server that has many to one that has few, such as one that has just joined."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from math import ceil
from time import monotonic
from typing import Final, NamedTuple

from zoorama.engine.errors import ZooramaError
from zoorama.server.tables.registry import TableRegistry
from zoorama.server.tables.table import Table

ROUND: Final = 5.0  # seconds
STALE: Final = 3 * ROUND  # after which what a server said of itself counts no more
SHARE, GAMES = 1.2, 5  # times the mean, and so many more: below that it is not worth a reconnect
MOST: Final = 5  # games that one server moves in a round

log = logging.getLogger("zoorama.balancer")


class Target(NamedTuple):
    server: str
    games: int  # to move there


@dataclass(frozen=True)
class Told:
    games: int
    at: float


def surplus(mine: int, others: Mapping[str, int]) -> Target | None:
    """What to move where. Those with too many share the room that the one with fewest has."""
    mean = (mine + sum(others.values())) / (1 + len(others))
    laden = 1 + sum(has_too_many(games, mean) for games in others.values())
    server, fewest = min(others.items(), key=lambda other: (other[1], other[0]), default=("", mine))
    if not has_too_many(mine, mean) or fewest >= mean:
        return None
    return Target(server, min(MOST, int(mine - mean), ceil((mean - fewest) / laden)))


def has_too_many(games: int, mean: float) -> bool:
    return games > SHARE * mean + GAMES


class Balancer:
    def __init__(
        self,
        registry: TableRegistry,
        tell: Callable[[int], Awaitable[None]],
        hand_over: Callable[[Table, str], Awaitable[None]],
    ) -> None:
        """`tell` says to all servers how many games are here, `hand_over` moves a table to another."""
        self._registry, self._tell, self._hand_over = registry, tell, hand_over
        self._told: dict[str, Told] = {}  # by server
        self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)

    def heard(self, server: str, games: int) -> None:
        self._told[server] = Told(games, monotonic())

    async def round(self) -> None:
        games = self._registry.games_in_play()
        await self._tell(games)
        target = surplus(games, self._others())
        if target is not None and self._registry.is_reachable():
            log.info("games move", extra={"to": target.server, "games": target.games})
            await self._move(target)

    async def _move(self, target: Target) -> None:
        try:
            for table in self._movable()[: target.games]:
                await self._hand_over(table, target.server)
        except BaseException:
            self._told.pop(target.server, None)  # until it speaks again
            raise

    def _others(self) -> dict[str, int]:
        living, since = self._registry.tenure.living, monotonic() - STALE
        self._told = {server: told for server, told in self._told.items() if server in living and told.at > since}
        return {server: told.games for server, told in self._told.items()}

    def _movable(self) -> list[Table]:
        """Where nobody's seconds count; those with the fewest devices first."""
        tables = [table for table in self._registry.tables.values() if table.is_played() and not table.is_timed()]
        return sorted(tables, key=lambda table: len(table.context.broadcast.listeners))

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.round()
            except ZooramaError as error:  # the next round tries again
                log.warning("table not moved", extra={"why": str(error)})
            except Exception:
                log.exception("balancing failed")
