"""Stores a table's log and its row."""

from collections.abc import Sequence
from time import perf_counter

from msgspec import json

from zoorama.server.metrics import Metrics
from zoorama.server.protocol.encode import Encoder
from zoorama.server.store.store import EntryRow, Store, StoreError, TableRow
from zoorama.server.tables import timing
from zoorama.server.tables.model import TableModel
from zoorama.server.tables.session import Entry

ROW_DELAY = 5.0  # seconds that the row may be behind the log while a game goes on


class Journal:
    """While the log says it all, the row is saved only now and then; after a crash it is rebuilt from the log."""

    def __init__(self, table: str, touched: float, encoder: Encoder, store: Store, metrics: Metrics) -> None:
        self.table = table
        self.touched = touched  # when anything that is stored last happened
        self.saved = touched  # the time up to which the stored row is
        self.encoder = encoder
        self.store = store
        self.seconds = metrics.stored
        self.failed = metrics.failed_writes
        self.acts = metrics.acts_of(encoder.codec.game.name)

    async def append(self, model: TableModel, entries: Sequence[Entry], now: float) -> None:
        """Store entries, and the row unless it can wait."""
        began = perf_counter()
        rows = [self._entry_row(entry, now) for entry in entries]
        waits = self._row_can_wait(model, entries, now)
        try:
            await self.store.append(self.table if waits else self.row(model, now), rows)
        except StoreError:
            self.failed.inc()
            raise
        if not waits:
            self.saved = now
        self.touched = now
        self.seconds.observe(perf_counter() - began)
        self.acts.inc(len(rows))

    async def save(self, model: TableModel, now: float) -> None:
        """Store a change that the log does not tell of."""
        await self._save(self.row(model, now))
        self.touched = self.saved = now

    async def save_row(self, model: TableModel) -> None:
        """Store the row as it stands since anything last happened."""
        touched = self.touched
        await self._save(self.row(model, touched))
        self.saved = touched

    async def _save(self, row: TableRow) -> None:
        try:
            await self.store.save_table(row)
        except StoreError:
            self.failed.inc()
            raise

    def is_behind(self) -> bool:
        return self.saved < self.touched

    def row(self, model: TableModel, touched: float) -> TableRow:
        return TableRow(
            id=self.table,
            stage=model.stage,
            public=model.public,
            created=model.created,
            touched=touched,
            due=self._due(model, touched),
            people=model.people(),
            data=json.encode(model).decode(),
        )

    def _entry_row(self, entry: Entry, now: float) -> EntryRow:
        body = self.encoder.entry_body(entry.steps, entry.arrivals, entry.bot)
        return EntryRow(entry.seq, now, entry.kind, entry.seat, entry.act_id, body)

    def _row_can_wait(self, model: TableModel, entries: Sequence[Entry], now: float) -> bool:
        plain = model.stage == "playing" and model.pace.kind == "untimed" and model.window is None
        return plain and now - self.saved < ROW_DELAY and all(entry.kind in ("act", "undo") for entry in entries)

    def _due(self, model: TableModel, touched: float) -> float | None:
        """When the server has something to do here unasked."""
        if model.stage != "playing":
            return None
        answered = {answer.seat for answer in model.answers}
        if any(model.sitters[seat].bot for seat in model.waiting if seat not in answered):
            return touched
        return timing.next_due(model)
