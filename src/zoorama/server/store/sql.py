"""The store in SQL, over an engine that runs its statements on one kind of database."""

from pathlib import Path

from zoorama.server.store import statements
from zoorama.server.store.analyses import AnalysisStore
from zoorama.server.store.consistency import Consistency
from zoorama.server.store.engine import Engine
from zoorama.server.store.leases import NOBODYS, Lease
from zoorama.server.store.moderation import ModerationStore
from zoorama.server.store.notices import NoticeStore
from zoorama.server.store.openings import Openings
from zoorama.server.store.personal import PersonalStore
from zoorama.server.store.puzzles import PuzzleStore
from zoorama.server.store.retention import Retention
from zoorama.server.store.rows import row_to_table
from zoorama.server.store.secrets import Secrets
from zoorama.server.store.store import ChatRow, EntryRow, PersonRow, StoreError, TableRow
from zoorama.server.store.upkeep import Upkeep


class SqlStore:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.leases = engine.leases
        self.analyses = AnalysisStore(engine)
        self.consistency = Consistency(engine)
        self.retention = Retention(engine)
        self.moderation = ModerationStore(engine)
        self.personal = PersonalStore(engine)
        self.puzzles = PuzzleStore(engine)
        self.notices = NoticeStore(engine)
        self.openings = Openings(engine)
        self.secrets = Secrets(engine)
        self.upkeep = Upkeep(engine)

    @property
    def file(self) -> Path | None:
        return self.engine.file

    async def open(self) -> None:
        await self.engine.open()

    async def close(self) -> None:
        await self.engine.close()

    async def save_person(self, person: PersonRow) -> None:
        row = (person.id, person.name, person.created, person.seen, person.animal)
        await self.engine.write(statements.SAVE_PERSON, row)

    async def person(self, person: str) -> PersonRow | None:
        rows = await self.engine.read(statements.PERSON, (person,))
        return PersonRow(*rows[0]) if rows else None

    async def offer_transfer(self, token: str, person: str, until: float) -> None:
        await self.engine.write(statements.OFFER_TRANSFER, (token, person, until))
        await self.engine.write(statements.DELETE_OLDER_TRANSFERS, (person, person, statements.MOST_TRANSFERS))

    async def take_transfer(self, token: str, now: float) -> str | None:
        await self.engine.write(statements.DELETE_EXPIRED_TRANSFERS, (now,))
        taken = await self.engine.write(statements.TAKE_TRANSFER, (token,))
        return taken[0][0] if taken else None

    async def save_table(self, table: TableRow, lease: Lease = NOBODYS) -> None:
        await self.append(table, [], lease)

    async def append(self, table: TableRow | str, entries: list[EntryRow], lease: Lease = NOBODYS) -> None:
        try:
            await self.engine.append(table, entries, lease)
        except StoreError:
            self.upkeep.append_failed()
            raise
        self.upkeep.append_succeeded()

    async def table(self, table: str) -> TableRow | None:
        rows = await self.engine.read(statements.ONE_TABLE, (table,))
        return row_to_table(rows[0]) if rows else None

    async def log(self, table: str) -> list[EntryRow]:
        return [EntryRow(*row) for row in await self.engine.read(statements.LOG, (table,))]

    async def public_tables(self, silent_before: float, limit: int) -> list[TableRow]:
        rows = await self.engine.read(statements.PUBLIC_TABLES, (silent_before, limit))
        return [row_to_table(row) for row in rows]

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        return [row_to_table(row) for row in await self.engine.read(statements.TABLES_OF, (person, limit))]

    async def due_tables(self, now: float) -> list[str]:
        return [row[0] for row in await self.engine.read(statements.DUE_TABLES.format(free=self.engine.free), (now,))]

    async def behind(self) -> list[str]:
        return [row[0] for row in await self.engine.read(statements.BEHIND.format(free=self.engine.free), ())]

    async def say(self, table: str, line: ChatRow, lease: Lease = NOBODYS) -> bool:
        return await self.engine.say(table, line, lease)

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        return [ChatRow(*row) for row in reversed(await self.engine.read(statements.CHAT, (table, limit)))]

    async def backup(self, file: Path) -> None:
        await self.engine.backup(file)
