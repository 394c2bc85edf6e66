"""Tables that cannot be loaded are set aside: told of once, and tried again ever more seldom."""

import logging
from dataclasses import dataclass

from zoorama.engine.errors import UnknownGame, UnknownVersion, ZooramaError
from zoorama.server.clock import Clock
from zoorama.server.errors import TableDamaged

FIRST, LONGEST = 5.0, 3600.0  # seconds until the next try

log = logging.getLogger("zoorama.tables")


@dataclass
class Case:
    error: ZooramaError
    delay: float
    again: float  # on the monotonic clock


class Quarantine:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._cases: dict[str, Case] = {}

    def __len__(self) -> int:
        return len(self._cases)

    def holds(self, table: str) -> bool:
        case = self._cases.get(table)
        return case is not None and self._clock.monotonic() < case.again

    def check(self, table: str) -> None:
        """Raises what is wrong with a table whose time has not come yet."""
        if self.holds(table):
            raise self._cases[table].error

    def add(self, table: str, cause: Exception) -> ZooramaError:
        """What to tell whoever asked. A server that does not know the game says so; the table may be sound."""
        error = cause if isinstance(cause, UnknownGame | UnknownVersion) else TableDamaged()
        before = self._cases.get(table)
        delay = FIRST if before is None else min(LONGEST, 2 * before.delay)
        self._cases[table] = Case(error, delay, self._clock.monotonic() + delay)
        if before is None:
            log.error(
                "table set aside: zoorama admin check tells more",
                extra={"table": table[:6], "why": type(cause).__name__},
            )
        return error

    def release(self, table: str) -> None:
        if self._cases.pop(table, None) is not None:
            log.warning("table loaded again", extra={"table": table[:6]})
