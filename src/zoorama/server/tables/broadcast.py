"""Tells everybody at a table what they may know, each seat its own."""

from collections import defaultdict
from typing import Protocol

from msgspec import Raw, json

from zoorama.engine.game import Event
from zoorama.server.protocol.encode import points, turn_text
from zoorama.server.protocol.messages import PROTOCOL, Outgoing, Preview, TableEvent
from zoorama.server.tables.seating import TableModel
from zoorama.server.tables.session import Session
from zoorama.server.tables.timing import Timing

NOBODY = '"seat":null'  # in a watcher's view


class Listener(Protocol):
    """Somebody connected: one device of one person."""

    person: str

    def send(self, frame: str) -> None:
        """Soon, with what else there is by then. Never waits: who cannot keep up is let go."""

    def dismiss(self, why: str) -> None: ...


class Broadcast:
    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self._audience: dict[int | None, list[Listener]] | None = None  # by whose eyes; None: to be found out

    def here(self) -> frozenset[str]:
        return frozenset(listener.person for listener in self.listeners)

    def tell(self, listener: Listener, message: Outgoing) -> None:
        listener.send(frame(message))

    def tell_all(self, message: Outgoing) -> None:
        text = frame(message)
        for listener in self.listeners:
            listener.send(text)

    def announce(self, course: Session, time: Timing, since: int) -> None:
        """The latest chapters to every seat that somebody is connected for, and to those who watch."""
        bulletin = UpdateBuilder(course, time)
        for seat, listeners in self._by_eyes(time.data).items():
            text = bulletin.to(seat, since)
            for listener in listeners:
                listener.send(text)

    def welcome(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.reseat()

    def part_with(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.reseat()

    def reseat(self) -> None:
        """Who sees with whose eyes has changed."""
        self._audience = None

    def _by_eyes(self, data: TableModel) -> dict[int | None, list[Listener]]:
        if self._audience is None:
            self._audience = defaultdict(list)
            for listener in self.listeners:
                for seat in data.eyes_of(listener.person):
                    self._audience[seat].append(listener)
        return self._audience


class UpdateBuilder:
    """How things stand now. An `Update` is put together by hand: most of it is the same for all, or written already."""

    def __init__(self, course: Session, time: Timing) -> None:
        self.course = course
        closes = time.closes()
        self.turn = turn_text(course.turn, None if closes is None else round(closes * 1000))
        clocks = time.clocks()
        self.clocks = "null" if clocks is None else written(clocks)
        self.standings = course.standings()
        self.common: tuple[int, str, str] | None = None  # events since when and view, where all see the same
        self.told: dict[int, tuple[Event | TableEvent, str]] = {}  # by identity; kept, or another would take it over

    def to(self, seat: int | None, since: int) -> str:
        """All that a seat has not seen yet, and how things stand for it."""
        match, scribe = self.course.match, self.course.scribe
        events, view = self._seen_alike(seat, since) if match.game.open_information else self._seen(seat, since)
        legal = "[]" if seat is None else scribe.actions(match.legal(seat))
        undo = "true" if seat is not None and match.can_undo(seat) else "false"
        return (
            f'{{"type":"update","v":{PROTOCOL},"seq":{self.course.seq},"seat":{"null" if seat is None else seat},'
            f'"events":[{events}],"turn":{self.turn},"legal":{legal},"view":{view},'
            f'"undo":{undo},"clocks":{self.clocks},"standings":{self.standings}}}'
        )

    def _seen(self, seat: int | None, since: int) -> tuple[str, str]:
        events = ",".join([self._event(event) for event in self.course.told(seat, since)])
        return events, self.course.echo.write(self.course.match.view(seat))

    def _seen_alike(self, seat: int | None, since: int) -> tuple[str, str]:
        if self.common is None or self.common[0] != since:
            self.common = since, *self._seen(None, since)
        _, events, view = self.common
        return events, view if seat is None else view.replace(NOBODY, f'"seat":{seat}', 1)

    def _event(self, event: Event | TableEvent) -> str:
        known = self.told.get(id(event))
        if known is None:
            text = self.course.scribe.write(event) if isinstance(event, Event) else written(event)
            known = self.told[id(event)] = event, text
        return known[1]


def written(value: object) -> str:
    return json.encode(value).decode()


def frame(message: Outgoing) -> str:
    return written(message)


def foretell(course: Session, asked: str, seat: int, raw: Raw) -> Preview | None:
    game, scribe = course.match.game, course.scribe
    seen = course.foresee(seat, scribe.read_action(raw))
    if seen is None:
        return None
    events, state = seen
    return Preview(
        id=asked,
        seat=seat,
        events=[Raw(scribe.write(said)) for event in events if (said := event.to(seat)) is not None],
        view=Raw(scribe.write(game.view(state, seat))),
        standings=points(game.scores(state)),
    )
