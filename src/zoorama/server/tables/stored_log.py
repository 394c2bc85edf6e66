"""A game replayed from its stored log."""

from zoorama.server.protocol.encode import Encoder
from zoorama.server.store.store import EntryRow
from zoorama.server.tables.session import Session


class BrokenLog(Exception):
    """An entry is missing, or there is one too many."""


def restore_entry(session: Session, row: EntryRow, encoder: Encoder) -> None:
    if row.seq != session.seq + 1:
        raise BrokenLog(f"entry {session.seq + 1} is missing")
    session.restore(row.kind, row.seat, row.act, *encoder.read_entry_body(row.body))
