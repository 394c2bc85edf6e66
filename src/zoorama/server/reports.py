"""Reports to the operators, with what they need to judge them."""

from msgspec import json

from zoorama.server.errors import NotAllowed, TooMany
from zoorama.server.people import digest
from zoorama.server.protocol.moderation import ContextLine, NewReport
from zoorama.server.store.moderation import ReportRow
from zoorama.server.store.store import ChatRow
from zoorama.server.tables.moderator import TableModerator
from zoorama.server.tables.table import Table

AROUND = 5  # lines before and after the one that is reported
MOST_OPEN = 20  # reports of one person that nobody has dealt with


async def file_report(table: Table, person: str, wish: NewReport) -> None:
    services = table.context.services
    if await services.store.moderation.count_reports(person) >= MOST_OPEN:
        raise TooMany("reports", MOST_OPEN)
    lines = await TableModerator(table).lines()
    subject, name = reported(table, lines, wish)
    row = ReportRow(
        id=digest(f"{person} {table.id} {wish.kind} {wish.number}")[:20],
        at=services.clock.now(),
        reporter=person,
        table=table.id,
        kind=wish.kind,
        number=wish.number,
        person=subject,
        address=services.moderation.address_of(subject),
        name=name,
        reason=wish.reason,
        context=json.encode(around(lines, wish)).decode(),
    )
    await services.store.moderation.save_report(row)


def reported(table: Table, lines: list[ChatRow], wish: NewReport) -> tuple[str, str]:
    """Whom a report is about, and the name they had."""
    model = table.context.model
    match wish.kind:
        case "line":
            found = next((line for line in lines if line.number == wish.number and line.text), None)
            if found is None:
                raise NotAllowed("no-such-line")
            return found.person, found.name
        case "name":
            if wish.number is None or wish.number >= len(model.sitters):
                raise NotAllowed("no-such-seat", seat=(wish.number or 0) + 1)
            return model.sitters[wish.number].person, model.sitters[wish.number].name
        case "table":
            return model.host, model.name_of(model.host) or ""


def around(lines: list[ChatRow], wish: NewReport) -> list[ContextLine]:
    number = wish.number if wish.kind == "line" and wish.number is not None else lines[-1].number if lines else 0
    return [
        ContextLine(line.number, round(line.at * 1000), line.name, line.text)
        for line in lines
        if abs(line.number - number) <= AROUND
    ]
