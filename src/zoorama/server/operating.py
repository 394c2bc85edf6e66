"""What operators are shown and what they do. Every deed is noted in the audit trail before it is done."""

import secrets
from ipaddress import ip_address

from msgspec import json

from zoorama.engine.errors import Unreadable, ZooramaError
from zoorama.server.cluster.commands import Changed, DeleteLine, DeleteTable, GameForgotten
from zoorama.server.cluster.peers import Peers
from zoorama.server.errors import NotAllowed, TableClosing
from zoorama.server.limits import address_key
from zoorama.server.people import public_id
from zoorama.server.protocol.moderation import (
    AuditInfo,
    ContextLine,
    NewSanction,
    Operations,
    ReportInfo,
    SanctionInfo,
)
from zoorama.server.store.moderation import AuditRow, OperatorRow, ReportRow, SanctionRow
from zoorama.server.store.store import StoreError

SHOWN = 100
CONTEXT: json.Decoder[list[ContextLine]] = json.Decoder(list[ContextLine])


class Operator:
    def __init__(self, peers: Peers, row: OperatorRow) -> None:
        self.peers = peers
        self.name = row.name
        self.services = peers.services
        self.store = peers.services.store.moderation
        self.moderation = peers.services.moderation

    async def operations(self) -> Operations:
        return Operations(
            operator=self.name,
            reports=[report_info(row) for row in await self.store.open_reports(SHOWN)],
            sanctions=[sanction_info(row) for row in reversed(self.moderation.running())],
            audit=[audit_info(row) for row in await self.store.audit(SHOWN)],
        )

    async def sanction(self, wish: NewSanction) -> None:
        found = await self._report(wish.report) if wish.report else None
        address, name = proper_address(wish.address) if wish.address else "", ""
        if found is not None:
            name, address = found.name or public_id(found.person), found.address
        person = found.person if found is not None and wish.by == "person" else ""
        address = address if wish.by == "address" else ""
        if not person and not address:
            raise NotAllowed("nobody-to-sanction")
        await self._note(f"{wish.kind}-{wish.by}", name or address, wish.reason)
        await self.moderation.impose(
            wish.kind, wish.reason, wish.hours, person=person, address=address, name=name or address
        )
        await self.peers.tell_all(Changed())

    async def lift(self, sanction: str, reason: str) -> None:
        name = next((one.name for one in self.moderation.running() if one.id == sanction), None)
        if name is None:
            raise NotAllowed("sanction-gone")
        await self._note("lift", name, reason)
        await self.moderation.lift(sanction)
        await self.peers.tell_all(Changed())

    async def delete_line(self, report: str, reason: str) -> None:
        found = await self._report(report)
        if found.kind != "line" or found.number is None:
            raise NotAllowed("no-such-line")
        await self.peers.find(found.table)  # or nothing is noted
        await self._note("delete-line", f"{found.table[:6]} {found.number} {found.name}", reason)
        await self.peers.moderate(DeleteLine(found.table, found.number))

    async def delete_table(self, report: str, reason: str) -> None:
        found = await self._report(report)
        await self._note("delete-table", f"{found.table[:6]} {found.name}", reason)
        try:
            await self.peers.moderate(DeleteTable(found.table))
        except (TableClosing, StoreError):  # a server may have it: nothing is deleted behind its back
            raise
        except ZooramaError:  # one that cannot be loaded can be deleted all the same
            await self.store.delete_table(found.table)
        await self.peers.forget_game(found.table)
        await self.peers.tell_all(GameForgotten(found.table))

    async def close(self, report: str, reason: str) -> None:
        found = await self._report(report)
        await self._note("close", f"{found.table[:6]} {found.name}", reason)
        await self.store.close_report(report, self.services.clock.now())

    async def _report(self, report: str) -> ReportRow:
        found = await self.store.report(report)
        if found is None:
            raise NotAllowed("report-gone")
        return found

    async def _note(self, deed: str, target: str, reason: str) -> None:
        row = AuditRow(secrets.token_urlsafe(12), self.services.clock.now(), self.name, deed, target, reason)
        await self.store.note(row)


def proper_address(address: str) -> str:
    try:
        return address_key(str(ip_address(address.strip())))
    except ValueError as error:
        raise Unreadable("address", "not-understood", {"why": str(error)}) from error


def report_info(row: ReportRow) -> ReportInfo:
    return ReportInfo(
        id=row.id,
        at=round(row.at * 1000),
        table=row.table,
        kind=row.kind,  # type: ignore[arg-type]  # only such are stored
        number=row.number,
        name=row.name,
        person=public_id(row.person) if row.person else "",
        located=bool(row.address),
        reason=row.reason,
        context=CONTEXT.decode(row.context),
    )


def sanction_info(row: SanctionRow) -> SanctionInfo:
    return SanctionInfo(
        id=row.id,
        kind=row.kind,  # type: ignore[arg-type]  # only such are stored
        by="person" if row.person else "address",
        name=row.name,
        reason=row.reason,
        at=round(row.at * 1000),
        until=None if row.until is None else round(row.until * 1000),
    )


def audit_info(row: AuditRow) -> AuditInfo:
    return AuditInfo(round(row.at * 1000), row.operator, row.deed, row.target, row.reason)
