"""Moderation in the store: operators, reports, sanctions, and the audit trail of what operators did."""

from dataclasses import dataclass

from zoorama.server.store.engine import Engine
from zoorama.server.store.leases import NOBODYS, Lease
from zoorama.server.store.store import Conflict

OFFER_OPERATOR = "INSERT INTO operator_links (token, name, until) VALUES (?, ?, ?)"
DROP_EXPIRED_LINKS = "DELETE FROM operator_links WHERE until <= ?"
TAKE_LINK = "DELETE FROM operator_links WHERE token = ? RETURNING name"
SAVE_OPERATOR = """
INSERT INTO operators (person, name, since) VALUES (?, ?, ?) ON CONFLICT (person) DO UPDATE SET name = excluded.name
"""
OPERATOR = "SELECT person, name, since FROM operators WHERE person = ?"
OPERATORS = "SELECT person, name, since FROM operators ORDER BY since"
REMOVE_OPERATOR = "DELETE FROM operators WHERE name = ? RETURNING person"
REMOVE_LINKS = "DELETE FROM operator_links WHERE name = ? RETURNING token"

REPORT = "id, at, reporter, table_id, kind, number, person, address, name, reason, context"
SAVE_REPORT = f"""
INSERT INTO reports ({REPORT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING
"""
OPEN_REPORTS = f"SELECT {REPORT} FROM reports WHERE closed IS NULL ORDER BY at LIMIT ?"
ONE_REPORT = f"SELECT {REPORT} FROM reports WHERE id = ?"
CLOSE_REPORT = "UPDATE reports SET closed = ? WHERE id = ? AND closed IS NULL RETURNING id"
COUNT_REPORTS = "SELECT count(*) FROM reports WHERE reporter = ? AND closed IS NULL"
REPORTS_OF = f"SELECT {REPORT} FROM reports WHERE reporter = ? ORDER BY at"

SANCTION = "id, kind, person, address, name, reason, at, until"
IMPOSE = f"INSERT INTO sanctions ({SANCTION}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
RUNNING = f"SELECT {SANCTION} FROM sanctions WHERE lifted IS NULL AND (until IS NULL OR until > ?) ORDER BY at"
LIFT = "UPDATE sanctions SET lifted = ? WHERE id = ? AND lifted IS NULL RETURNING id"

NOTE = "INSERT INTO audit (id, at, operator, deed, target, reason) VALUES (?, ?, ?, ?, ?, ?)"
AUDIT = "SELECT id, at, operator, deed, target, reason FROM audit ORDER BY at DESC LIMIT ?"

DELETE_OWN = "DELETE FROM tables WHERE id = ? AND owner = ? AND epoch = ? RETURNING id"
DELETE_TABLE = "DELETE FROM tables WHERE id = ? RETURNING id"


@dataclass(frozen=True)
class OperatorRow:
    person: str
    name: str
    since: float


@dataclass(frozen=True)
class ReportRow:
    id: str  # the same for the same report by the same person
    at: float
    reporter: str
    table: str
    kind: str  # line, name, table
    number: int | None  # of the line, or of the seat
    person: str  # who is reported
    address: str  # where they came from, hashed; empty if unknown
    name: str
    reason: str
    context: str  # JSON: the lines around it


@dataclass(frozen=True)
class SanctionRow:
    """Against a person or against an address: the other is empty."""

    id: str
    kind: str  # mute, ban
    person: str
    address: str  # hashed, or as the operator typed it
    name: str
    reason: str
    at: float
    until: float | None  # None: for good


@dataclass(frozen=True)
class AuditRow:
    id: str
    at: float
    operator: str
    deed: str
    target: str
    reason: str


class ModerationStore:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def offer_operator(self, token: str, name: str, until: float) -> None:
        await self.engine.write(OFFER_OPERATOR, (token, name, until))

    async def take_link(self, token: str, now: float) -> str | None:
        """The operator's name that a link gives, once and in time."""
        await self.engine.write(DROP_EXPIRED_LINKS, (now,))
        taken = await self.engine.write(TAKE_LINK, (token,))
        return taken[0][0] if taken else None

    async def save_operator(self, operator: OperatorRow) -> None:
        await self.engine.write(SAVE_OPERATOR, (operator.person, operator.name, operator.since))

    async def operator(self, person: str) -> OperatorRow | None:
        rows = await self.engine.read(OPERATOR, (person,))
        return OperatorRow(*rows[0]) if rows else None

    async def operators(self) -> list[OperatorRow]:
        return [OperatorRow(*row) for row in await self.engine.read(OPERATORS, ())]

    async def remove_operator(self, name: str) -> int:
        """With links that were not used yet. Returns how many browsers and links it was."""
        removed = [await self.engine.write(statement, (name,)) for statement in (REMOVE_OPERATOR, REMOVE_LINKS)]
        return sum(map(len, removed))

    async def save_report(self, report: ReportRow) -> None:
        await self.engine.write(SAVE_REPORT, tuple(vars(report).values()))

    async def report(self, report: str) -> ReportRow | None:
        rows = await self.engine.read(ONE_REPORT, (report,))
        return ReportRow(*rows[0]) if rows else None

    async def open_reports(self, limit: int) -> list[ReportRow]:
        """The oldest first."""
        return [ReportRow(*row) for row in await self.engine.read(OPEN_REPORTS, (limit,))]

    async def count_reports(self, reporter: str) -> int:
        return int((await self.engine.read(COUNT_REPORTS, (reporter,)))[0][0])

    async def reports_of(self, reporter: str) -> list[ReportRow]:
        return [ReportRow(*row) for row in await self.engine.read(REPORTS_OF, (reporter,))]

    async def close_report(self, report: str, now: float) -> bool:
        return bool(await self.engine.write(CLOSE_REPORT, (now, report)))

    async def impose(self, sanction: SanctionRow) -> None:
        await self.engine.write(IMPOSE, tuple(vars(sanction).values()))

    async def running(self, now: float) -> list[SanctionRow]:
        return [SanctionRow(*row) for row in await self.engine.read(RUNNING, (now,))]

    async def lift(self, sanction: str, now: float) -> bool:
        return bool(await self.engine.write(LIFT, (now, sanction)))

    async def note(self, deed: AuditRow) -> None:
        await self.engine.write(NOTE, tuple(vars(deed).values()))

    async def audit(self, limit: int) -> list[AuditRow]:
        """The latest first."""
        return [AuditRow(*row) for row in await self.engine.read(AUDIT, (limit,))]

    async def blank_line(self, table: str, number: int, lease: Lease = NOBODYS) -> None:
        """Raises Conflict if another server has taken the table."""
        await self.engine.blank(table, number, lease)

    async def delete_own(self, table: str, lease: Lease) -> None:
        """With its log and its chat. Raises Conflict if another server has taken the table."""
        if not await self.engine.write(DELETE_OWN, (table, *lease)):
            raise Conflict("the table is gone, or another server has taken it")

    async def delete_table(self, table: str) -> None:
        """With its log and its chat. Only while nobody else writes to it."""
        await self.engine.write(DELETE_TABLE, (table,))
