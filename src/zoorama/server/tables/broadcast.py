"""Sends everybody at a table what they may know, each seat its own."""

import asyncio
from collections.abc import Callable, Iterator, KeysView

from zoorama.server.protocol.encode import Encoder, StandingsEncoder, text_of
from zoorama.server.protocol.messages import Outgoing, Problem, TableChanged, TableInfo
from zoorama.server.tables.crowd import Crowd, Listener
from zoorama.server.tables.model import TableModel
from zoorama.server.tables.session import Session
from zoorama.server.tables.updates import UpdateBuilder

GATHERING_TIME = 0.2  # seconds in which changes of a table are collected into one message
LATEST = 20  # entries that whoever connects is told of in any case
NOBODY = ""  # a person that no table knows: what such a one is shown, every watcher is


class Broadcast:
    """Those whom the table knows, because they sit, host or wish to sit, are told one by one; the rest is one crowd."""

    def __init__(self, encoder: Encoder, model: TableModel) -> None:
        self.encoder = encoder
        self.views = encoder.views()
        self.standings = StandingsEncoder()
        self.listeners: set[Listener] = set()
        self.devices: dict[str, list[Listener]] = {}  # by person
        self.crowd = Crowd()
        self.known = model.known()
        self.seq = 0  # that everybody here has been told of
        self._pending: asyncio.TimerHandle | None = None

    def connected(self) -> KeysView[str]:
        return self.devices.keys()

    def add(self, listener: Listener, seq: int) -> None:
        """Somebody who is told separately how things stand at this seq."""
        self.seq = seq
        self.listeners.add(listener)
        self.devices.setdefault(listener.person, []).append(listener)
        if listener.person not in self.known:
            self.crowd.seen[listener] = seq

    def remove(self, listener: Listener) -> None:
        if listener not in self.listeners:
            return
        self.listeners.discard(listener)
        self.crowd.seen.pop(listener, None)
        self.devices[listener.person].remove(listener)
        if not self.devices[listener.person]:
            del self.devices[listener.person]

    def know(self, people: frozenset[str]) -> None:
        before, self.known = self.known, people
        for listener in self._of(before - self.known):
            self.crowd.seen[listener] = self.seq
        for listener in self._of(self.known - before):
            self.crowd.seen.pop(listener, None)

    def tell(self, listener: Listener, message: Outgoing) -> None:
        listener.send(text_of(message))

    def tell_all(self, message: Outgoing) -> None:
        text = text_of(message)
        for listener in self._of(self.known):
            listener.send(text)
        self.crowd.tell(text)

    def send(self, session: Session, model: TableModel, since: int) -> None:
        """The entries after `since` to every seat that somebody is connected for, and to spectators."""
        updates, self.seq = self._updates(session, model), session.seq
        for person in self.known & self.devices.keys():
            for seat in model.perspectives_of(person):
                text = updates.text(seat, since)
                for listener in self.devices[person]:
                    listener.send(text)
        self.crowd.tell_update(session.seq, lambda seen: updates.text(None, seen))

    def tell_answered(self, session: Session, model: TableModel, seat: int) -> None:
        """In an open window an answer is shown to the person who gave it, on all their devices, and to nobody else."""
        for listener in self.devices.get(model.sitters[seat].person, ()):
            self.show(listener, session, model, session.seq)

    def show(self, listener: Listener, session: Session, model: TableModel, since: int) -> int:
        """How things stand, and the entries after `since`. Returns the length of it."""
        updates = self._updates(session, model)
        texts = [updates.text(seat, since) for seat in model.perspectives_of(listener.person)]
        for text in texts:
            listener.send(text)
        return sum(map(len, texts))

    def catch_up(self, listener: Listener, session: Session, model: TableModel, since: int) -> None:
        """Whoever connects over and over is told how things stand and the latest, not the whole game each time."""
        since = since if since <= session.seq else 0
        if not listener.may_catch_up():
            since = max(since, session.seq - LATEST)
        listener.caught_up(self.show(listener, session, model, since))

    def table_changed(self, info: Callable[[str], TableInfo]) -> None:
        """Tell everybody soon how the table looks; changes until then go with it."""
        if self._pending is None:
            self._pending = asyncio.get_running_loop().call_later(GATHERING_TIME, self.send_table, info)

    def send_table(self, info: Callable[[str], TableInfo]) -> None:
        self._pending = None
        for person in self.known & self.devices.keys():
            text = text_of(TableChanged(table=info(person)))
            for listener in self.devices[person]:
                listener.send(text)
        self.crowd.tell_soon(lambda: text_of(TableChanged(table=info(NOBODY))))

    def dismiss_all(self, reason: str, problem: Problem | None = None) -> None:
        for listener in self.listeners:
            listener.dismiss(reason, problem)

    def close(self) -> None:
        self.crowd.close()
        if self._pending is not None:
            self._pending.cancel()

    def is_quiet(self) -> bool:
        return not self.listeners and self._pending is None and self.crowd.is_quiet()

    def _of(self, people: frozenset[str]) -> Iterator[Listener]:
        return (listener for person in people & self.devices.keys() for listener in self.devices[person])

    def _updates(self, session: Session, model: TableModel) -> UpdateBuilder:
        return UpdateBuilder(self.encoder, self.views, self.standings, session, model)
