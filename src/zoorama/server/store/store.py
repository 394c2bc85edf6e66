"""The store's interface: its rows, its errors and its methods."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from zoorama.engine.errors import Fact, ZooramaError
from zoorama.server.store.leases import NOBODYS, Lease, Leases

if TYPE_CHECKING:  # they are built on the rows and errors below
    from zoorama.server.store.analyses import AnalysisStore
    from zoorama.server.store.consistency import Consistency
    from zoorama.server.store.moderation import ModerationStore
    from zoorama.server.store.notices import NoticeStore
    from zoorama.server.store.openings import Openings
    from zoorama.server.store.personal import PersonalStore
    from zoorama.server.store.puzzles import PuzzleStore
    from zoorama.server.store.retention import Retention
    from zoorama.server.store.secrets import Secrets
    from zoorama.server.store.upkeep import Upkeep


@dataclass(frozen=True)
class PersonRow:
    id: str
    name: str  # empty until one is given
    created: float  # seconds since 1970, as all times in the store
    seen: float
    animal: str = ""  # until one is chosen


@dataclass(frozen=True)
class TableRow:
    """`data` is the table's own JSON; the other columns are what queries need."""

    id: str
    stage: str  # gathering, playing, over
    public: bool
    created: float
    touched: float  # time of the last change
    due: float | None  # when the server must act unasked: a clock runs out, a bot moves
    people: tuple[str, ...]  # ids of everybody who sits or sat here: "my tables" lists the table for them
    data: str


class EntryRow(NamedTuple):
    """One entry of a table's log. (table, seq) is unique, so two writers cannot both continue from the same entry."""

    seq: int
    at: float
    kind: str
    seat: int | None
    act: str | None  # the id the client gave it, to recognise an act that was sent again
    body: str  # JSON


@dataclass(frozen=True)
class ChatRow:
    number: int
    at: float
    person: str
    name: str
    text: str  # empty: deleted
    act: str | None = None  # the id the client gave it, to recognise a line that was sent again


class Conflict(Exception):
    """Another writer has already stored a row with this key, or has the table, or the table does not exist."""


class StoreError(ZooramaError):
    """The database cannot be used. `problem` says why:

    in-use            another server has this file open (where)
    newer             made by a later Zoorama (where, version, known)
    newer-copy        the same, and there is a copy from before it was upgraded (where, version, known, copy)
    older             made by an earlier Zoorama, which a server upgrades when it starts (where)
    damaged           what is in it cannot be relied on (where, reason)
    not-ours          a file or database of another program (where)
    unreachable       it does not answer, or cannot be written (where, reason)
    backup-elsewhere  PostgreSQL is backed up and restored with its own pg_dump and pg_restore (where, file)
    not-shared        several servers can share a PostgreSQL database only (where)
    no-driver         PostgreSQL needs the package's extra (where, extra)
    bad-key           what is kept there is no key for cookies (where)
    full              a browser keeps no more for this site
    other-tab         another tab of the browser has the tables by now
    """

    def __init__(self, problem: str, facts: dict[str, Fact]) -> None:
        details = "".join(f", {name} {fact}" for name, fact in facts.items())
        super().__init__(problem + details, facts, f"store-error-{problem}")
        self.problem = problem


class Store(Protocol):
    """A write that has returned is on disk and survives a crash of the process or the machine.

    Where servers share the database, a write to a table under a lease that another has taken since raises Conflict.
    """

    leases: Leases | None  # None: one server has all
    analyses: "AnalysisStore"
    moderation: "ModerationStore"
    notices: "NoticeStore"
    openings: "Openings"
    secrets: "Secrets"
    consistency: "Consistency"
    retention: "Retention"
    personal: "PersonalStore"
    puzzles: "PuzzleStore"
    upkeep: "Upkeep"

    @property
    def file(self) -> Path | None:
        """Where it lies on this machine; None for a database elsewhere."""

    async def open(self) -> None:
        """Connect, and migrate an older database."""

    async def close(self) -> None:
        """Disconnect after all pending writes are committed."""

    async def save_person(self, person: PersonRow) -> None: ...

    async def person(self, person: str) -> PersonRow | None: ...

    async def offer_transfer(self, token: str, person: str, until: float) -> None:
        """Only the newest few links of a person stay."""

    async def take_transfer(self, token: str, now: float) -> str | None:
        """The person a transfer link belongs to. A link works once, and only before it expires."""

    async def save_table(self, table: TableRow, lease: Lease = NOBODYS) -> None:
        """Insert the table's row or replace it."""

    async def append(self, table: TableRow | str, entries: list[EntryRow], lease: Lease = NOBODYS) -> None:
        """Store the table's row and new entries of its log in one transaction. Raises Conflict.

        Given only the table's id, it leaves the row unchanged; the row is then behind the log.
        """

    async def table(self, table: str) -> TableRow | None: ...

    async def log(self, table: str) -> list[EntryRow]:
        """Ordered by seq."""

    async def public_tables(self, silent_before: float, limit: int) -> list[TableRow]:
        """Tables not over, one for each person who opened some: the newest, rather one that gathers.

        Those where nothing has happened since then come last, before them those in play; then the most recently touched
        first.
        """

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """Tables not over first, then most recently touched first."""

    async def due_tables(self, now: float) -> list[str]:
        """Ids of the tables that are due."""

    async def behind(self) -> list[str]:
        """Ids of the tables in play whose row is older than the last entry of their log."""

    async def say(self, table: str, line: ChatRow, lease: Lease = NOBODYS) -> bool:
        """Add a chat line, unless the person has said it already under the same act. Raises Conflict."""

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        """The last lines, oldest first."""

    async def backup(self, file: Path) -> None:
        """Write a consistent copy while the server runs."""
