"""What runs the store's SQL on one kind of database."""

from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Protocol

from zoorama.server.store.leases import Lease, Leases
from zoorama.server.store.rows import Row
from zoorama.server.store.store import ChatRow, EntryRow, TableRow


class Engine(Protocol):
    """A database that takes the SQL of `statements`. Raises Conflict and StoreError, never its driver's errors."""

    @property
    def leases(self) -> Leases | None: ...

    @property
    def free(self) -> str:
        """A condition on a row of `tables`: no other server has it."""

    @property
    def file(self) -> Path | None:
        """On this machine, if it has one here."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def read(self, statement: str, row: Row) -> list[Row]: ...

    async def write(self, statement: str, row: Row) -> Sequence[Row]:
        """Run one statement and commit. Returns the rows of its RETURNING clause."""

    def append(self, table: TableRow | str, entries: list[EntryRow], lease: Lease) -> Awaitable[object]:
        """As Store.append. An engine's own, because almost all writes are appends and each database batches its way."""

    async def say(self, table: str, line: ChatRow, lease: Lease) -> bool: ...

    async def blank(self, table: str, line: int, lease: Lease) -> None:
        """Nobody can read any more what was said."""

    async def check(self) -> list[str]:
        """What is wrong with the database itself, in its own words."""

    async def shrink(self, pages: int) -> bool:
        """Give a little free space back to the disk; whether there is more to give."""

    async def vacuum(self) -> None:
        """Give all of it back, or make it usable again. Takes long."""

    async def backup(self, file: Path) -> None: ...
