"""A game brought back from what is stored of it."""

from collections.abc import Iterable

from zoorama.engine.game import Options
from zoorama.fair.dealer import CommittedDealer
from zoorama.games import find
from zoorama.server.protocol.encode import Encoder, encoder_of
from zoorama.server.store.store import EntryRow
from zoorama.server.tables.model import TableModel
from zoorama.server.tables.session import Session


def new_session(model: TableModel, dealer: CommittedDealer) -> Session:
    game = find(model.game, model.version)
    options = encoder_of(game).codec.loads(bytes(model.options).decode(), Options)
    return Session(game, model.players(), options, dealer)


def new_dealer(model: TableModel) -> CommittedDealer:
    return CommittedDealer(model.seed, tuple(sitter.contribution for sitter in model.sitters))


def restore(session: Session, encoder: Encoder, log: Iterable[EntryRow]) -> None:
    """Replay entries of the stored log; `Session.resume` follows the last."""
    for row in log:
        session.restore(row.kind, row.seat, row.act, *encoder.read_entry_body(row.body))
