"""The store in a PostgreSQL database. Commits that fall together share a flush there, many connections wide."""

from functools import cache
from pathlib import Path

from zoorama.server.store import statements as sql
from zoorama.server.store.migrate import published
from zoorama.server.store.postgres.pool import Link, Pool
from zoorama.server.store.rows import Row, row_of_entry, row_of_said, row_of_table, table_from
from zoorama.server.store.store import Entry, PersonRow, Said, StoreTrouble, TableRow

# The table's row and its steps in a single trip; nothing is written where the people changed or the table is new.
STEP = f"""
WITH touched AS ({sql.TOUCH_TABLE} RETURNING id)
INSERT INTO entries (table_id, seq, at, kind, seat, act, body)
SELECT touched.id, step.* FROM touched,
unnest(?::bigint[], ?::double precision[], ?::text[], ?::bigint[], ?::text[], ?::text[]) AS step
"""


@cache
def dollars(statement: str) -> str:
    first, *rest = statement.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


class PostgresStore:
    def __init__(self, address: str, migrations: tuple[str, ...] | None = None) -> None:
        self._address = address
        self._migrations = published() if migrations is None else migrations

    async def open(self) -> None:
        self._pool = Pool(self._address)
        await self._pool.open(self._migrations)

    async def close(self) -> None:
        await self._pool.close()

    async def secret(self, name: str, fresh: str) -> str:
        await self._write(sql.KEEP_SECRET, (name, fresh))
        return str((await self._read(sql.SECRET, (name,)))[0][0])

    async def save_person(self, person: PersonRow) -> None:
        await self._write(sql.SAVE_PERSON, (person.id, person.name, person.created, person.seen))

    async def person(self, person: str) -> PersonRow | None:
        rows = await self._read(sql.PERSON, (person,))
        return PersonRow(*rows[0]) if rows else None

    async def offer_transfer(self, token: str, person: str, until: float) -> None:
        await self._write(sql.OFFER_TRANSFER, (token, person, until))

    async def take_transfer(self, token: str, now: float) -> str | None:
        await self._write(sql.DROP_LATE_TRANSFERS, (now,))
        taken = await self._read(sql.TAKE_TRANSFER, (token,))
        return taken[0][0] if taken else None

    async def save_table(self, table: TableRow) -> None:
        await self.append(table, [])

    async def append(self, table: TableRow | str, entries: list[Entry]) -> None:
        name = table if isinstance(table, str) else table.id
        steps = [row_of_entry(name, entry) for entry in entries]
        async with self._pool.connection() as link:
            if isinstance(table, str):
                await link.executemany(dollars(sql.ADD_ENTRY), steps)
                return
            row = row_of_table(table)
            if not await _step(link, row, steps):
                async with link.transaction():
                    await _seat_and_step(link, table, row, steps)

    async def table(self, table: str) -> TableRow | None:
        rows = await self._read(sql.ONE_TABLE, (table,))
        return table_from(rows[0]) if rows else None

    async def log(self, table: str) -> list[Entry]:
        return [Entry(*row) for row in await self._read(sql.LOG, (table,))]

    async def public_tables(self, limit: int) -> list[TableRow]:
        return [table_from(row) for row in await self._read(sql.PUBLIC_TABLES, (limit,))]

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        return [table_from(row) for row in await self._read(sql.TABLES_OF, (person, limit))]

    async def due_tables(self, now: float) -> list[str]:
        return [row[0] for row in await self._read(sql.DUE_TABLES, (now,))]

    async def behind(self) -> list[str]:
        return [row[0] for row in await self._read(sql.BEHIND, ())]

    async def say(self, table: str, said: Said) -> None:
        await self._write(sql.SAY, row_of_said(table, said))

    async def chat(self, table: str, limit: int) -> list[Said]:
        return [Said(*row) for row in reversed(await self._read(sql.CHAT, (table, limit)))]

    async def healthy(self) -> bool:
        try:
            await self._read(sql.ANSWER, ())
        except StoreTrouble:
            return False
        return True

    async def backup(self, file: Path) -> None:
        raise StoreTrouble("backup-elsewhere", {"where": self._pool.where, "file": str(file)})

    async def prune(self, stages: tuple[str, ...], before: float) -> int:
        async with self._pool.connection() as link, link.transaction():
            return sum([await _changed(link, sql.PRUNE, (stage, before)) for stage in stages])

    async def _write(self, statement: str, row: Row) -> None:
        async with self._pool.connection() as link:
            await link.execute(dollars(statement), *row)

    async def _read(self, statement: str, row: Row) -> list[Row]:
        async with self._pool.connection() as link:
            return [tuple(found) for found in await link.fetch(dollars(statement), *row)]


async def _step(link: Link, row: Row, steps: list[Row]) -> int:
    if not steps:
        return await _changed(link, sql.TOUCH_TABLE, row)
    _, *columns = zip(*steps, strict=True)
    return await _changed(link, STEP, (*row, *columns))


async def _seat_and_step(link: Link, table: TableRow, row: Row, steps: list[Row]) -> None:
    await link.execute(dollars(sql.SAVE_TABLE), *row)
    await link.execute(dollars(sql.CLEAR_SEATS), table.id)
    await link.executemany(dollars(sql.SEAT), [(table.id, person) for person in table.people])
    await link.executemany(dollars(sql.ADD_ENTRY), steps)


async def _changed(link: Link, statement: str, row: Row) -> int:
    """How many rows, which PostgreSQL says in the last word of its answer: UPDATE 1, INSERT 0 1."""
    answer = await link.execute(dollars(statement), *row)
    return int(answer.rpartition(" ")[2])
