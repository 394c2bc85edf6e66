"""Tells everybody at a table what they may know, each seat its own."""

from collections import defaultdict
from typing import Protocol

from msgspec import Raw, json

from zoorama.engine.game import Event
from zoorama.server.course import Course
from zoorama.server.offices.clock import Timekeeper
from zoorama.server.offices.scribe import Scribe, points, turn_info
from zoorama.server.wire import PROTOCOL, Outgoing, Preview, TableEvent, Update


class Listener(Protocol):
    """Somebody connected: one device of one person."""

    person: str

    def send(self, frame: str) -> None:
        """Never waits: who cannot keep up is let go."""

    def dismiss(self, why: str) -> None: ...


class Herald:
    def __init__(self) -> None:
        self.listeners: set[Listener] = set()

    def here(self) -> frozenset[str]:
        return frozenset(listener.person for listener in self.listeners)

    def tell(self, listener: Listener, message: Outgoing) -> None:
        listener.send(frame(message))

    def tell_all(self, message: Outgoing) -> None:
        text = frame(message)
        for listener in self.listeners:
            listener.send(text)

    def announce(self, course: Course, time: Timekeeper, since: int) -> None:
        """The latest chapters to every seat that somebody is connected for, and to those who watch."""
        audience: dict[int | None, list[Listener]] = defaultdict(list)
        for listener in self.listeners:
            for seat in time.data.eyes_of(listener.person):
                audience[seat].append(listener)
        written: dict[int, Raw] = {}
        for seat, listeners in audience.items():
            text = frame(update(course, time, seat, since, written))
            for listener in listeners:
                listener.send(text)


def frame(message: Outgoing) -> str:
    return json.encode(message).decode()


def update(course: Course, time: Timekeeper, seat: int | None, since: int, written: dict[int, Raw]) -> Update:
    """All that a seat has not seen yet, and how things stand for it. `written` spares writing an event twice."""
    match, scribe = course.match, course.scribe
    closes = time.closes()
    return Update(
        v=PROTOCOL,
        seq=course.seq,
        seat=seat,
        events=[written_event(scribe, event, written) for event in course.told(seat, since)],
        turn=turn_info(course.turn, None if closes is None else round(closes * 1000)),
        legal=scribe.actions(match.legal(seat)) if seat is not None else [],
        view=scribe.view(match.view(seat)),
        undo=seat is not None and match.can_undo(seat),
        clocks=time.clocks(),
        standings=points(match.scores()),
    )


def written_event(scribe: Scribe, event: Event | TableEvent, written: dict[int, Raw]) -> Raw:
    raw = written.get(id(event))
    if raw is None:
        raw = scribe.event(event) if isinstance(event, Event) else Raw(json.encode(event))
        written[id(event)] = raw
    return raw


def foretell(course: Course, asked: str, seat: int, raw: Raw) -> Preview | None:
    game, scribe = course.match.game, course.scribe
    seen = course.foresee(seat, scribe.read_action(raw))
    if seen is None:
        return None
    events, state = seen
    return Preview(
        id=asked,
        seat=seat,
        events=[scribe.event(said) for event in events if (said := event.to(seat)) is not None],
        view=scribe.view(game.view(state, seat)),
        standings=points(game.scores(state)),
    )
