"""A game replayed from its stored log."""

import asyncio
from collections.abc import Iterable
from time import perf_counter

from zoorama.engine.game import Options
from zoorama.fair.dealer import CommittedDealer
from zoorama.games import find
from zoorama.server.protocol.encode import Encoder, encoder_of
from zoorama.server.store.store import EntryRow
from zoorama.server.tables.model import TableModel
from zoorama.server.tables.session import Session

SLICE = 0.002  # seconds that restoring a game may keep others waiting


class BrokenLog(Exception):
    """An entry is missing, or there is one too many."""


def new_session(model: TableModel, dealer: CommittedDealer) -> Session:
    game = find(model.game, model.version)
    options = encoder_of(game).codec.loads(bytes(model.options).decode(), Options)
    return Session(game, model.players(), options, dealer)


def new_dealer(model: TableModel) -> CommittedDealer:
    return CommittedDealer(model.seed, tuple(sitter.contribution for sitter in model.sitters))


def restore(session: Session, log: Iterable[EntryRow]) -> None:
    """`Session.resume` follows, if the game is to be played on."""
    encoder = encoder_of(session.match.game)
    for row in log:
        restore_entry(session, row, encoder)


async def restore_in_slices(session: Session, log: Iterable[EntryRow]) -> None:
    """The same, but others have their turn in between."""
    encoder, began = encoder_of(session.match.game), perf_counter()
    for row in log:
        restore_entry(session, row, encoder)
        if perf_counter() - began > SLICE:
            await asyncio.sleep(0)
            began = perf_counter()


def restore_entry(session: Session, row: EntryRow, encoder: Encoder) -> None:
    if row.seq != session.seq + 1:
        raise BrokenLog(f"entry {session.seq + 1} is missing")
    session.restore(row.kind, row.seat, row.act, *encoder.read_entry_body(row.body))
