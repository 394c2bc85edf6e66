"""Messages of the HTTP API about reports, sanctions and operators."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from zoorama.server.protocol.messages import Closed, Id

Why = Annotated[str, Meta(min_length=1, max_length=500)]


class Done(Struct):
    done: bool = True


class NewReport(Closed):
    """To the operators: a line of the chat, somebody's name, or the table."""

    kind: Literal["line", "name", "table"]
    reason: Why
    number: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None  # of the line, or of the seat


class ContextLine(Struct):
    number: int
    at: int
    name: str
    text: str


class ReportInfo(Struct):
    id: str
    at: int
    table: str
    kind: Literal["line", "name", "table"]
    number: int | None
    name: str  # of who is reported
    person: str  # their public id; empty if there is nobody
    located: bool  # their address is known and can be banned
    reason: str
    context: list[ContextLine]


class SanctionInfo(Struct):
    id: str
    kind: Literal["mute", "ban"]
    by: Literal["person", "address"]
    name: str
    reason: str
    at: int
    until: int | None  # null: for good


class AuditInfo(Struct):
    at: int
    operator: str
    deed: str
    target: str
    reason: str


class Operations(Struct):
    """All that an operator is shown."""

    operator: str
    reports: list[ReportInfo]
    sanctions: list[SanctionInfo]
    audit: list[AuditInfo]


class NewSanction(Closed):
    """Against whom a report is about, or against an address that is typed."""

    kind: Literal["mute", "ban"]
    by: Literal["person", "address"]
    reason: Why
    report: Id | None = None
    address: Annotated[str, Meta(min_length=2, max_length=60)] | None = None
    hours: Annotated[int, Meta(ge=1, le=87_600)] | None = None  # null: for good


class Reason(Closed):
    reason: Why


class OperatorToken(Closed):
    token: Annotated[str, Meta(min_length=10, max_length=80)]
