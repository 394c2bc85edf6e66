"""Notices in the store: what people want to be told, where, and what they have been told."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from zoorama.server.store.engine import Engine

SAVE_WISHES = """
INSERT INTO notice_people (person, wishes) VALUES (?, ?)
ON CONFLICT (person) DO UPDATE SET wishes = excluded.wishes
"""
WISHES = "SELECT wishes FROM notice_people WHERE person = ?"
SENT = "SELECT sent FROM notice_people WHERE person = ? AND day = ?"
COUNT = """
UPDATE notice_people SET sent = CASE WHEN day = ? THEN sent + 1 ELSE 1 END, day = ? WHERE person = ?
"""

TARGET = "id, person, channel, address, keys, confirmed, created"
SAVE_TARGET = f"""
INSERT INTO notice_targets ({TARGET}) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET person = excluded.person, keys = excluded.keys, confirmed = excluded.confirmed
"""
TARGETS = f"SELECT {TARGET} FROM notice_targets WHERE person = ? ORDER BY created, id"
ONE_TARGET = f"SELECT {TARGET} FROM notice_targets WHERE id = ?"
CONFIRM = "UPDATE notice_targets SET confirmed = TRUE WHERE id = ?"
DROP_CHANNEL = "DELETE FROM notice_targets WHERE person = ? AND channel = ?"
DROP_TARGET = f"DELETE FROM notice_targets WHERE id = ? RETURNING {TARGET}"

PLAN = """
INSERT INTO notices (person, table_id, kind, question, due)
SELECT CAST(? AS TEXT), id, CAST(? AS TEXT), CAST(? AS DOUBLE PRECISION), CAST(? AS DOUBLE PRECISION)
FROM tables WHERE id = ?
ON CONFLICT (person, table_id, kind) DO UPDATE
SET question = excluded.question, due = excluded.due, tries = 0, remaining = ''
WHERE notices.question <> excluded.question
"""
NOTICE = "person, table_id, kind, question, due, tries, remaining"
# Who is at a table knows the server that has it: only that one tells of it, and of tables that none has, any.
DUE = f"""
SELECT {NOTICE} FROM notices WHERE due <= ? AND
EXISTS (SELECT 1 FROM tables WHERE tables.id = notices.table_id AND {{free}}) ORDER BY due LIMIT ?
"""
CLAIM = """
UPDATE notices SET due = NULL, tries = 0, remaining = ''
WHERE person = ? AND table_id = ? AND kind = ? AND question = ? AND due = ? RETURNING person
"""
NOTICES_OF = f"SELECT {NOTICE} FROM notices WHERE person = ? ORDER BY table_id, kind"
RESCHEDULE = """
UPDATE notices SET due = ?, tries = ?, remaining = ?
WHERE person = ? AND table_id = ? AND kind = ? AND question = ?
"""

# Of people who can be told something, the tables in play and those that ended a short while ago.
TABLES_TO_REVIEW = """
SELECT id FROM tables WHERE id > ? AND (stage = 'playing' OR (stage = 'over' AND touched > ?)) AND id IN
(SELECT table_id FROM seatings JOIN notice_targets ON notice_targets.person = seatings.person)
ORDER BY id LIMIT ?
"""
TABLES_OF = """
SELECT id FROM tables WHERE stage = 'playing' AND id IN (SELECT table_id FROM seatings WHERE person = ?) LIMIT ?
"""
FORGET = (
    "DELETE FROM notices WHERE person = ?",
    "DELETE FROM notice_targets WHERE person = ?",
    "DELETE FROM notice_people WHERE person = ?",
)
# As with names: of people who were not heard of since then and sit at no table.
FORGET_ABSENT = (
    """DELETE FROM notice_targets WHERE created < ? AND person NOT IN (SELECT person FROM seatings)
    AND person NOT IN (SELECT id FROM people)""",
    """DELETE FROM notice_people WHERE day < ? AND person NOT IN (SELECT person FROM notice_targets)""",
)


@dataclass(frozen=True)
class TargetRow:
    id: str
    person: str
    channel: str  # push, email, webhook
    address: str
    keys: str  # JSON; what a message to a device is encrypted with
    confirmed: bool
    created: float


@dataclass(frozen=True)
class NoticeRow:
    person: str
    table: str
    kind: str
    question: float
    due: float | None  # None: told, or no longer to be told
    tries: int
    remaining: str  # targets that did not take it yet, separated by blanks; empty: all


class NoticeStore:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def save_wishes(self, person: str, wishes: str) -> None:
        await self.engine.write(SAVE_WISHES, (person, wishes))

    async def wishes(self, person: str) -> str | None:
        rows = await self.engine.read(WISHES, (person,))
        return rows[0][0] if rows else None

    async def sent_on(self, person: str, day: int) -> int:
        rows = await self.engine.read(SENT, (person, day))
        return rows[0][0] if rows else 0

    async def count_sent(self, person: str, day: int) -> None:
        await self.engine.write(COUNT, (day, day, person))

    async def save_target(self, target: TargetRow) -> None:
        row = (target.id, target.person, target.channel, target.address, target.keys, target.confirmed, target.created)
        await self.engine.write(SAVE_TARGET, row)

    async def targets(self, person: str) -> list[TargetRow]:
        return [_target(row) for row in await self.engine.read(TARGETS, (person,))]

    async def target(self, target: str) -> TargetRow | None:
        rows = await self.engine.read(ONE_TARGET, (target,))
        return _target(rows[0]) if rows else None

    async def confirm(self, target: str) -> None:
        await self.engine.write(CONFIRM, (target,))

    async def drop_target(self, target: str) -> TargetRow | None:
        rows = await self.engine.write(DROP_TARGET, (target,))
        return _target(rows[0]) if rows else None

    async def drop_channel(self, person: str, channel: str) -> None:
        await self.engine.write(DROP_CHANNEL, (person, channel))

    async def plan(self, person: str, table: str, kind: str, question: float, due: float) -> None:
        """Unless the person was told of this question already."""
        await self.engine.write(PLAN, (person, kind, question, due, table))

    async def due(self, now: float, limit: int) -> list[NoticeRow]:
        return [NoticeRow(*row) for row in await self.engine.read(DUE.format(free=self.engine.free), (now, limit))]

    async def of(self, person: str) -> list[NoticeRow]:
        return [NoticeRow(*row) for row in await self.engine.read(NOTICES_OF, (person,))]

    async def claim(self, notice: NoticeRow) -> bool:
        """Settle it, if no other server has done so or put another question meanwhile."""
        key = (notice.person, notice.table, notice.kind, notice.question, notice.due)
        return bool(await self.engine.write(CLAIM, key))

    async def reschedule(self, notice: NoticeRow, due: float | None, tries: int = 0, remaining: str = "") -> None:
        """Unless another question has been put meanwhile. `due=None`: it is settled."""
        key = (notice.person, notice.table, notice.kind, notice.question)
        await self.engine.write(RESCHEDULE, (due, tries, remaining, *key))

    async def tables_to_review(self, after: str, ended_since: float, limit: int) -> list[str]:
        return [row[0] for row in await self.engine.read(TABLES_TO_REVIEW, (after, ended_since, limit))]

    async def tables_of(self, person: str, limit: int) -> list[str]:
        return [row[0] for row in await self.engine.read(TABLES_OF, (person, limit))]

    async def forget(self, person: str) -> None:
        for statement in FORGET:
            await self.engine.write(statement, (person,))

    async def forget_absent(self, before: float) -> None:
        targets, people = FORGET_ABSENT
        await self.engine.write(targets, (before,))
        await self.engine.write(people, (datetime.fromtimestamp(before, UTC).toordinal(),))


def _target(row: Sequence[Any]) -> TargetRow:  # Any: each column has its own type
    name, person, channel, address, keys, confirmed, created = row
    return TargetRow(name, person, channel, address, keys, bool(confirmed), created)
