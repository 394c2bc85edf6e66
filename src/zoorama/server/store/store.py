"""What the server keeps. A write that returned is on disk, whatever happens to the process next."""

from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Protocol

from zoorama.engine.errors import Fact, ZooramaError


@dataclass(frozen=True)
class PersonRow:
    id: str
    name: str
    created: float  # seconds since 1970, as every time here
    seen: float


@dataclass(frozen=True)
class TableRow:
    """`data` is the table's own JSON; the rest is what is searched by."""

    id: str
    stage: str  # gathering, playing, over
    public: bool
    created: float
    touched: float  # when anything last happened
    due: float | None  # when the server has something to do here unasked: a clock runs out, a bot moves
    people: tuple[str, ...]  # ids of those who sit or sat here: whose "my tables" lists it
    data: str


class Entry(NamedTuple):
    """One step of a table's log. (table, seq) is unique: two writers cannot both go on from the same place."""

    seq: int
    at: float
    kind: str
    seat: int | None
    act: str | None  # the id its client gave it, for telling a re-sent act
    body: str  # JSON


@dataclass(frozen=True)
class Said:
    """A chat message."""

    number: int
    at: float
    person: str
    name: str
    text: str


class Conflict(Exception):
    """Somebody else has written what comes next here."""


class StoreTrouble(ZooramaError):
    """The database cannot be used. `problem` says why:

    in-use            another server has this file open (where)
    newer             made by a later Zoorama (where, version, known)
    not-ours          a file or database of something else (where)
    unreachable       it does not answer, or cannot be written (where, reason)
    backup-elsewhere  PostgreSQL is backed up with its own pg_dump (where, file)
    no-driver         PostgreSQL needs the package's extra (where, extra)
    """

    def __init__(self, problem: str, facts: dict[str, Fact]) -> None:
        particulars = "".join(f", {name} {fact}" for name, fact in facts.items())
        super().__init__(problem + particulars, facts, f"store-trouble-{problem}")
        self.problem = problem


class Store(Protocol):
    async def open(self) -> None:
        """Connect and bring an older database up to date."""

    async def close(self) -> None:
        """After everything asked for is written."""

    async def secret(self, name: str, fresh: str) -> str:
        """The value kept under this name; `fresh`, kept from now on, if there is none."""

    async def save_person(self, person: PersonRow) -> None: ...

    async def person(self, person: str) -> PersonRow | None: ...

    async def offer_transfer(self, token: str, person: str, until: float) -> None: ...

    async def take_transfer(self, token: str, now: float) -> str | None:
        """The person a transfer link belongs to, once and only before its time."""

    async def save_table(self, table: TableRow) -> None:
        """New or changed."""

    async def append(self, table: TableRow | str, entries: list[Entry]) -> None:
        """The table's row and new steps of its log, together or not at all. Raises Conflict.

        With only the table's id the row stays as it is, and is behind the log.
        """

    async def table(self, table: str) -> TableRow | None: ...

    async def log(self, table: str) -> list[Entry]:
        """In order of seq."""

    async def public_tables(self, limit: int) -> list[TableRow]:
        """Not over, last touched first."""

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        """Not over first, then by when they were last touched."""

    async def due_tables(self, now: float) -> list[str]:
        """Ids of tables whose due time has come."""

    async def behind(self) -> list[str]:
        """Ids of tables being played whose log goes on after their row was last saved."""

    async def say(self, table: str, said: Said) -> None: ...

    async def chat(self, table: str, limit: int) -> list[Said]:
        """The last ones, oldest first."""

    async def healthy(self) -> bool:
        """Whether the database answers."""

    async def backup(self, file: Path) -> None:
        """A consistent copy while the server runs."""

    async def prune(self, stages: tuple[str, ...], before: float) -> int:
        """Forget tables in these stages last touched before then, with all that belongs to them; how many."""


def open_store(where: str, *, beside: bool = False) -> Store:
    """The store for a PostgreSQL address or the path of an SQLite file; not yet opened.

    `beside`: for a moment's work next to the server that has it open.
    """
    if where.startswith(("postgresql://", "postgres://")):
        return _postgres(where)
    from zoorama.server.store.sqlite.engine import SqliteStore

    return SqliteStore(Path(where), beside=beside)


def _postgres(address: str) -> Store:
    try:
        from zoorama.server.store.postgres.engine import PostgresStore
    except ImportError as error:
        raise StoreTrouble("no-driver", {"where": "PostgreSQL", "extra": "zoorama[postgres]"}) from error
    return PostgresStore(address)
