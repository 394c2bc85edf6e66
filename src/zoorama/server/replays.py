"""A game looked at again: move by move through one seat's eyes, and as a certificate to take home."""

from typing import Any

from msgspec import Raw, structs

from zoorama.codec import Codec
from zoorama.engine.game import LUCK
from zoorama.fair.certificate import HELP, Certificate, Luck, Note
from zoorama.records.walk import Position, walk
from zoorama.server.course import Chapter, Course
from zoorama.server.errors import NotAllowed
from zoorama.server.offices.scribe import points
from zoorama.server.table import Table
from zoorama.server.wire import Replay, Step

NOTES = {"hint": "hint", "away": "bot", "back": "back", "undo": "undo"}


def replay(table: Table, person: str, eyes: str) -> Replay:
    course = begun(table)
    watchers = watching(table, person, eyes)
    return Replay(table=table.info(person), eyes=eyes, steps=steps(course, watchers, told_all=eyes == "open"))


def begun(table: Table) -> Course:
    if table.course is None:
        raise NotAllowed("not-started")
    return table.course


def watching(table: Table, person: str, eyes: str) -> list[int | None]:
    """Whose eyes: while the game goes on only one's own, afterwards anybody's, or all."""
    over, seats = table.data.stage == "over", len(table.data.sitters)
    if eyes == "watcher":
        return [None]
    if eyes == "open" and over:
        return list(range(seats))
    for seat in range(seats) if over else table.data.seats_of(person):
        if eyes == str(seat):
            return [seat]
    raise NotAllowed("not-your-eyes")


def steps(course: Course, watchers: list[int | None], *, told_all: bool) -> list[Step]:
    game, scribe = course.match.game, course.scribe
    positions = walk(game, course.match.record())

    def step(position: Position[Any]) -> Step:
        move, events = position.move, position.events
        told = events if told_all else [said for event in events if (said := event.to(watchers[0])) is not None]
        return Step(
            seat=None if move is None or move.seat == LUCK else move.seat,
            events=[Raw(scribe.write(event)) for event in told],
            views=[Raw(scribe.write(game.view(position.state, watcher))) for watcher in watchers],
            standings=points(game.scores(position.state)),
            note=None,
        )

    found = [step(next(positions))]
    for chapter in course.chapters:
        if chapter.kind in ("hint", "away", "back"):
            found.append(structs.replace(found[-1], seat=chapter.seat, events=[], note=NOTES[chapter.kind]))
        if not chapter.undone:
            found += [step(next(positions)) for _ in chapter.steps]
    return found


def certificate(table: Table) -> str:
    """Only of a finished game: the record holds what was hidden."""
    course = begun(table)
    if table.data.stage != "over":
        raise NotAllowed("not-over")
    data = table.data
    luck = Luck(data.commitment, data.seed, tuple(s.contribution for s in data.sitters), tuple(arrivals(course)))
    return Codec(table.game).dumps(Certificate(course.match.record(), luck, tuple(notes(course.chapters))))


def arrivals(course: Course) -> list[int]:
    return [
        chapter.before + number
        for chapter in course.chapters
        if not chapter.undone
        for number in sorted(chapter.arrivals)
    ]


def notes(chapters: list[Chapter]) -> list[Note]:
    return [
        Note(chapter.before, chapter.seat, HELP.index(NOTES[chapter.kind]))
        for chapter in chapters
        if chapter.kind in NOTES and chapter.seat is not None
    ]
