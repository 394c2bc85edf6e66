"""What the parts of one live table share."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field

from zoorama.engine.game import AnyGame
from zoorama.fair.dealer import CommittedDealer
from zoorama.games import find
from zoorama.server.protocol.encode import Encoder, encoder_of
from zoorama.server.protocol.messages import TableInfo
from zoorama.server.protocol.problems import TOLD, problem_of
from zoorama.server.services import Services
from zoorama.server.store.leases import NOBODYS, Lease
from zoorama.server.store.store import StoreError
from zoorama.server.tables import stored_log
from zoorama.server.tables.broadcast import Broadcast
from zoorama.server.tables.journal import Journal
from zoorama.server.tables.mailbox import Mailbox
from zoorama.server.tables.model import TableModel
from zoorama.server.tables.session import Session

log = logging.getLogger("zoorama.table")


@dataclass
class TableContext:
    id: str
    model: TableModel  # once the table is loaded, never changed in place: see `swap`
    touched: float
    services: Services
    server_started: float
    evict: Callable[["TableContext"], None]  # from memory: it and the store may disagree
    lease: Lease = NOBODYS
    game: AnyGame = field(init=False)
    encoder: Encoder = field(init=False)
    journal: Journal = field(init=False)
    broadcast: Broadcast = field(init=False)
    mailbox: Mailbox = field(init=False)

    def __post_init__(self) -> None:
        services = self.services
        self.game = find(self.model.game, self.model.version)
        self.encoder = encoder_of(self.game)
        self.journal = Journal(
            self.id, self.touched, self.encoder, services.store, services.metrics, services.clock, self.lease
        )
        self.broadcast = Broadcast(self.encoder, self.model)
        self.mailbox = Mailbox(self._failed)

    def swap(self, stored: TableModel) -> None:
        """A changed copy of the model is stored: from now on it is the model."""
        self.broadcast.know(stored.known())
        self.model = stored
        if stored.pace.kind == "days":
            for tell in self.services.observers:
                tell(self.id)

    def now(self) -> float:
        """The time of play: no step of the wall clock moves it."""
        return self.services.clock.steady()

    def lose(self, error: BaseException) -> None:
        """What was played could not be stored: it has not happened. Whoever's own storage it is, is told why."""
        if isinstance(error, StoreError) and error.problem in TOLD:
            self.broadcast.dismiss_all("refused", problem_of(error))
        self.evict(self)

    def info(self, person: str) -> TableInfo:
        return self.model.info(self.id, self.journal.touched, person, self.broadcast.connected())

    def table_changed(self) -> None:
        self.broadcast.table_changed(self.info)

    def new_session(self, model: TableModel) -> Session:
        return stored_log.new_session(model, self.new_dealer(model))

    def new_dealer(self, model: TableModel) -> CommittedDealer:
        return stored_log.new_dealer(model)

    def _failed(self) -> None:
        log.exception("table failed", extra={"table": self.id[:6]})
        self.evict(self)
