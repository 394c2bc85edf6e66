"""Keeps a table's row in the store: what is known of a table without reading its log."""

from collections.abc import Sequence

from msgspec import json

from zoorama.server.course import Chapter, Course
from zoorama.server.offices.clock import Timekeeper
from zoorama.server.seating import TableData
from zoorama.server.store.store import Entry, Store, TableRow

BEHIND = 5.0  # seconds that the row may be behind the log while a game goes on


class Clerk:
    """Where the log tells it all, the row is saved now and then; after a crash it is made up from the log."""

    def __init__(self, table: str, data: TableData, touched: float, store: Store) -> None:
        self.table = table
        self.data = data
        self.time = Timekeeper(data)
        self.touched = touched  # when anything last happened
        self.saved = touched  # of when the stored row is
        self.store = store

    def row(self, course: Course | None) -> TableRow:
        data = self.data
        return TableRow(
            id=self.table,
            stage=data.stage,
            public=data.public,
            created=data.created,
            touched=self.touched,
            due=self._due(course),
            people=data.people(),
            data=json.encode(data).decode(),
        )

    async def save(self, course: Course | None, now: float) -> None:
        self.touched = now
        await self.catch_up(course)

    async def catch_up(self, course: Course | None) -> None:
        touched = self.touched
        await self.store.save_table(self.row(course))
        self.saved = touched

    def is_behind(self) -> bool:
        return self.saved < self.touched

    async def log(self, course: Course, chapters: Sequence[Chapter], act: str | None, now: float) -> None:
        """What just happened, and the row unless it can wait."""
        entries = [
            Entry(chapter.seq, now, chapter.kind, chapter.seat, act, course.deed(chapter)) for chapter in chapters
        ]
        self.touched = now
        if self._can_wait(chapters, now):
            await self.store.append(self.table, entries)
        else:
            await self.store.append(self.row(course), entries)
            self.saved = now

    def relived(self, course: Course, last: float) -> None:
        """The log has been read up to an entry of then."""
        if last > self.touched:
            self.touched = last
            self.note(course, last)

    def note(self, course: Course, now: float) -> None:
        """Who is asked, and since when."""
        self.time.asked(course.turn, course.fresh, now)
        self.data.waiting = list(course.turn.seats)

    def _can_wait(self, chapters: Sequence[Chapter], now: float) -> bool:
        data = self.data
        plain = data.stage == "playing" and data.pace.kind == "untimed" and data.window is None
        return plain and now - self.saved < BEHIND and all(chapter.kind in ("act", "undo") for chapter in chapters)

    def _due(self, course: Course | None) -> float | None:
        if course is None or self.data.stage != "playing":
            return None
        if any(self.data.sitters[seat].bot for seat in course.turn.seats):
            return self.touched
        return self.time.next_due()
