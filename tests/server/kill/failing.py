"""Databases that fail."""

from pathlib import Path

from zoorama.server.store.leases import NOBODYS, Lease
from zoorama.server.store.sql import SqlStore
from zoorama.server.store.sqlite.engine import SqliteEngine
from zoorama.server.store.store import EntryRow, Store, StoreError, TableRow


class FailingStore(SqlStore):
    """Every so many steps of a log cannot be stored; or are, and the answer is an error all the same."""

    def __init__(self, file: Path, every: int, written: bool) -> None:
        super().__init__(SqliteEngine(file))
        self.every = every
        self.written = written
        self.steps = 0
        self.failed = 0

    async def append(self, table: TableRow | str, entries: list[EntryRow], lease: Lease = NOBODYS) -> None:
        self.steps += bool(entries)
        failing = bool(entries) and self.steps % self.every == 0
        if self.written or not failing:
            await super().append(table, entries, lease)
        if failing:
            self.failed += 1
            raise StoreError("unreachable", {"where": "here", "reason": "database or disk is full"})


async def capacity(store: Store, *, full: bool) -> None:
    """No page more than there is, or as many as it takes: SQLite's own way to a full disk."""
    assert isinstance(store, SqlStore)
    await store.engine.write("PRAGMA max_page_count = 1" if full else "PRAGMA max_page_count = 1000000", ())
