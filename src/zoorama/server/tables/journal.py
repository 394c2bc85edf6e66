"""Stores a table's log and its row."""

from collections.abc import Sequence
from time import perf_counter

from msgspec import json

from zoorama.server.clock import Clock
from zoorama.server.metrics import Metrics
from zoorama.server.protocol.encode import Encoder
from zoorama.server.store.leases import NOBODYS, Lease
from zoorama.server.store.store import EntryRow, Store, StoreError, TableRow
from zoorama.server.tables import timing
from zoorama.server.tables.model import TableModel
from zoorama.server.tables.session import Entry

ROW_DELAY = 5.0  # seconds that the row may be behind the log while a game goes on
TICK = 0.001  # seconds between two changes while the clock, set back, has to catch up
AT_ONCE = 0.0  # due


class Journal:
    """While the log says it all, the row is saved only now and then; after a crash it is rebuilt from the log."""

    def __init__(
        self,
        table: str,
        touched: float,
        encoder: Encoder,
        store: Store,
        metrics: Metrics,
        clock: Clock,
        lease: Lease = NOBODYS,
    ) -> None:
        self.table = table
        self.lease = lease
        self.touched = touched  # when anything that is stored last happened, by the wall clock
        self.changed = clock.monotonic()  # the same for measuring
        self.saved = touched  # the time up to which the stored row is
        self.row_stored: float | None = None  # when it was stored here, monotonic
        self.clock = clock
        self.encoder = encoder
        self.store = store
        self.seconds = metrics.stored
        self.failed = metrics.failed_writes
        self.acts = metrics.acts_of(encoder.codec.game.name)

    async def append(self, model: TableModel, entries: Sequence[Entry]) -> None:
        """Store entries, and the row unless it can wait."""
        began, now = perf_counter(), self._next_time()
        rows = [self._entry_row(entry, now) for entry in entries]
        waits = self._row_can_wait(model, entries)
        with self.failed.count_exceptions(StoreError):
            await self.store.append(self.table if waits else self.row(model, now), rows, self.lease)
        if not waits:
            self._row_saved(now)
        self._touch(now)
        self.seconds.observe(perf_counter() - began)
        self.acts.inc(len(rows))

    async def save(self, model: TableModel) -> None:
        """Store a change that the log does not tell of."""
        now = self._next_time()
        await self._save(self.row(model, now))
        self._row_saved(now)
        self._touch(now)

    async def save_row(self, model: TableModel) -> None:
        """Store the row as it stands since anything last happened."""
        touched = self.touched
        await self._save(self.row(model, touched))
        self._row_saved(touched)

    async def _save(self, row: TableRow) -> None:
        with self.failed.count_exceptions(StoreError):
            await self.store.save_table(row, self.lease)

    def is_behind(self, until: float) -> bool:
        """Whether the row is behind the log, and nothing has happened since then (monotonic)."""
        return self.saved < self.touched and self.changed <= until

    def row(self, model: TableModel, touched: float) -> TableRow:
        return TableRow(
            id=self.table,
            stage=model.stage,
            public=model.public,
            created=model.created,
            touched=touched,
            due=due(model),
            people=model.people(),
            data=json.encode(model).decode(),
        )

    def _entry_row(self, entry: Entry, now: float) -> EntryRow:
        body = self.encoder.entry_body(entry.steps, entry.arrivals, entry.bot)
        return EntryRow(entry.seq, now, entry.kind, entry.seat, entry.act_id, body)

    def _row_can_wait(self, model: TableModel, entries: Sequence[Entry]) -> bool:
        plain = model.stage == "playing" and model.pace.kind == "untimed" and model.window is None
        fresh = self.row_stored is not None and self.clock.monotonic() - self.row_stored < ROW_DELAY
        return plain and fresh and all(entry.kind in ("act", "undo") for entry in entries)

    def _next_time(self) -> float:
        """Never before an earlier change: after a crash the times tell whether the row is behind the log."""
        now = self.clock.now()
        return now if now >= self.touched else self.touched + TICK

    def _touch(self, now: float) -> None:
        self.touched, self.changed = now, self.clock.monotonic()

    def _row_saved(self, touched: float) -> None:
        self.saved, self.row_stored = touched, self.clock.monotonic()


def due(model: TableModel) -> float | None:
    """When the server has something to do here unasked."""
    if model.stage != "playing":
        return None
    answered = {answer.seat for answer in model.answers}
    if any(model.sitters[seat].bot for seat in model.waiting if seat not in answered):
        return AT_ONCE
    return timing.next_due(model)
