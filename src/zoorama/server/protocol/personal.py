"""Messages of the HTTP API about one's own devices and data."""

from typing import Literal

from msgspec import Struct

from zoorama.server.protocol.messages import Closed, TableInfo
from zoorama.server.protocol.notices import NoticeWishes


class OpenTransfer(Struct):
    """A link to another device that nobody has used yet."""

    id: str
    until: int


class Devices(Struct):
    transfers: list[OpenTransfer]


class OwnLine(Struct):
    table: str
    number: int
    at: int
    name: str
    text: str


class OwnReport(Struct):
    table: str
    at: int
    about: str
    reason: str


class OwnSanction(Struct):
    kind: Literal["mute", "ban"]
    reason: str
    at: int
    until: int | None


class OwnTarget(Struct):
    channel: str
    address: str  # of a device, the host of its push service
    confirmed: bool
    created: int


class OwnNotices(Struct):
    wishes: NoticeWishes | None
    targets: list[OwnTarget]
    told: list[tuple[str, str]]  # the table and what it was about; of each the last


class OwnAnswer(Struct):
    """To a puzzle."""

    game: str
    puzzle: str
    day: str | None  # null: in the trainer
    tries: int
    solved: bool
    at: int


class Export(Struct):
    """All that the server keeps of one person, as they may see it."""

    at: int
    id: str
    name: str
    animal: str
    first_seen: int | None
    last_seen: int | None
    tables: list[TableInfo]
    lines: list[OwnLine]
    reports: list[OwnReport]
    sanctions: list[OwnSanction]
    notices: OwnNotices
    puzzles: list[OwnAnswer]


class Farewell(Closed):
    confirm: Literal["delete"]  # it cannot be undone


class Retention(Struct):
    """For how many days things are kept after anything last happened; null: for ever."""

    chat: int | None
    gathering: int | None
    playing: int | None
    finished: int | None
    people: int | None
