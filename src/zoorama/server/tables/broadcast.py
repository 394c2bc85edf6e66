"""Sends everybody at a table what they may know, each seat its own."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

from msgspec import Raw

from zoorama.engine.game import Event, Turn
from zoorama.server.protocol.encode import (
    EncodedUpdate,
    Encoder,
    SeatlessView,
    StandingsEncoder,
    encode_clocks,
    encode_turn,
    text_of,
)
from zoorama.server.protocol.messages import NULL, PROTOCOL, Outgoing, Problem, TableChanged, TableEvent, TableInfo
from zoorama.server.tables import answers, timing
from zoorama.server.tables.model import TableModel
from zoorama.server.tables.session import Session

GATHERING_TIME = 0.1  # seconds in which changes of a table are collected into one message


class Listener(Protocol):
    """One connected device of one person."""

    person: str

    def send(self, text: str) -> None:
        """Queue a message. Never waits: whoever cannot keep up is dismissed."""

    def dismiss(self, reason: str, problem: Problem | None = None) -> None: ...


class Broadcast:
    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.views = encoder.views()
        self.standings = StandingsEncoder()
        self.listeners: set[Listener] = set()
        self._audience: dict[int | None, list[Listener]] | None = None  # by perspective; None: to be rebuilt
        self._pending: asyncio.TimerHandle | None = None

    def connected(self) -> frozenset[str]:
        return frozenset(listener.person for listener in self.listeners)

    def add(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.reseat()

    def remove(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.reseat()

    def reseat(self) -> None:
        """Who has which perspective has changed."""
        self._audience = None

    def tell(self, listener: Listener, message: Outgoing) -> None:
        listener.send(text_of(message))

    def tell_all(self, message: Outgoing) -> None:
        text = text_of(message)
        for listener in self.listeners:
            listener.send(text)

    def send(self, session: Session, model: TableModel, since: int) -> None:
        """The entries after `since` to every seat that somebody is connected for, and to spectators."""
        updates = UpdateBuilder(self, session, model)
        for seat, listeners in self._by_perspective(model).items():
            text = updates.text(seat, since)
            for listener in listeners:
                listener.send(text)

    def tell_answered(self, session: Session, model: TableModel, seat: int) -> None:
        """In an open window an answer is shown to the person who gave it, on all their devices, and to nobody else."""
        person = model.sitters[seat].person
        for listener in self.listeners:
            if listener.person == person:
                self.catch_up(listener, session, model, session.seq)

    def catch_up(self, listener: Listener, session: Session, model: TableModel, since: int) -> None:
        updates = UpdateBuilder(self, session, model)
        for seat in model.perspectives_of(listener.person):
            listener.send(updates.text(seat, since if since <= session.seq else 0))

    def table_changed(self, info: Callable[[str], TableInfo]) -> None:
        """Tell everybody soon how the table looks; changes until then go with it."""
        if self._pending is None:
            self._pending = asyncio.get_running_loop().call_later(GATHERING_TIME, self.send_table, info)

    def send_table(self, info: Callable[[str], TableInfo]) -> None:
        self._pending = None
        for listener in self.listeners:
            self.tell(listener, TableChanged(table=info(listener.person)))

    def dismiss_all(self, reason: str) -> None:
        for listener in self.listeners:
            listener.dismiss(reason)

    def close(self) -> None:
        if self._pending is not None:
            self._pending.cancel()

    def is_quiet(self) -> bool:
        return not self.listeners and self._pending is None

    def _by_perspective(self, model: TableModel) -> dict[int | None, list[Listener]]:
        if self._audience is None:
            self._audience = defaultdict(list)
            for listener in self.listeners:
                for seat in model.perspectives_of(listener.person):
                    self._audience[seat].append(listener)
        return self._audience


class UpdateBuilder:
    """Builds the updates of one moment, one for each perspective; what they share is encoded once."""

    def __init__(self, broadcast: Broadcast, session: Session, model: TableModel) -> None:
        self.session = session
        self.model = model
        self.encoder = broadcast.encoder
        self.views = broadcast.views
        self.turn = encode_turn(session.turn, timing.closes(model))
        self.clocks = encode_clocks(timing.clocks(model, set()))
        self.standings = broadcast.standings.encode(session.match.scores())
        self.common: tuple[int, list[Raw], SeatlessView] | None = None  # since when; where information is open
        self.encoded: dict[
            int, tuple[Event | TableEvent, Raw]
        ] = {}  # by the event's id; kept, so that the id stays its

    def text(self, seat: int | None, since: int) -> str:
        """What a seat has not seen yet, and how things stand for it."""
        session, match = self.session, self.session.match
        events, view = self._open(seat, since) if match.game.open_information else self._hidden(seat, since)
        answered = answers.seen_by(self.model, seat) if self.model.answers else set[int]()
        return text_of(
            EncodedUpdate(
                v=PROTOCOL,
                seq=session.seq,
                seat=seat,
                events=events,
                turn=self._own_turn(seat, answered) if answered else self.turn,
                legal=[] if seat is None or seat in answered else self.encoder.actions(match.legal(seat)),
                view=view,
                undo=seat is not None and match.can_undo(seat),
                clocks=encode_clocks(timing.clocks(self.model, answered)) if answered else self.clocks,
                standings=self.standings,
            )
        )

    def _own_turn(self, seat: int | None, answered: set[int]) -> Raw:
        """The turn as those see it who know their own answers."""
        turn, own = self.session.turn, None if seat is None else answers.given_by(self.model, seat)
        asked = Turn(turn.kind, tuple(other for other in turn.seats if other not in answered))
        return encode_turn(asked, timing.closes(self.model), NULL if own is None else own.action)

    def _hidden(self, seat: int | None, since: int) -> tuple[list[Raw], Raw]:
        return self._events(seat, since), self.views.encode(self.session.match.view(seat))

    def _open(self, seat: int | None, since: int) -> tuple[list[Raw], Raw]:
        if self.common is None or self.common[0] != since:
            self.common = since, self._events(None, since), self.views.around_seat(self.session.match.view(None))
        return self.common[1], self.common[2].of(seat)

    def _events(self, seat: int | None, since: int) -> list[Raw]:
        return [self._event(event) for event in self.session.events_for(seat, since)]

    def _event(self, event: Event | TableEvent) -> Raw:
        known = self.encoded.get(id(event))
        if known is None:
            known = self.encoded[id(event)] = event, self.encoder.event(event)
        return known[1]
