"""Runs the store's SQL on a PostgreSQL database, which groups the commits of many connections by itself."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from zoorama.server.store.migrate import published
from zoorama.server.store.postgres.pool import Connection, Pool
from zoorama.server.store.rows import Row, entry_to_row, table_to_row
from zoorama.server.store.statements import (
    DELETE_SEATINGS,
    INSERT_ENTRY,
    INSERT_SEATING,
    UPDATE_TABLE,
    UPSERT_TABLE,
)
from zoorama.server.store.store import EntryRow, StoreError, TableRow

# The table's row and its new entries in one round trip. Writes nothing if the table is new or its people changed.
UPDATE_AND_APPEND = f"""
WITH updated AS ({UPDATE_TABLE} RETURNING id)
INSERT INTO entries (table_id, seq, at, kind, seat, act, body)
SELECT updated.id, entry.* FROM updated,
unnest(?::bigint[], ?::double precision[], ?::text[], ?::bigint[], ?::text[], ?::text[]) AS entry
"""


@cache
def numbered_placeholders(statement: str) -> str:
    """? as $1, $2 and so on, which PostgreSQL wants."""
    first, *rest = statement.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


class PostgresEngine:
    file: None = None

    def __init__(self, address: str, migrations: tuple[str, ...] | None = None, *, exclusive: bool = True) -> None:
        self._address = address
        self._exclusive = exclusive
        self._migrations = published() if migrations is None else migrations

    async def open(self) -> None:
        self._pool = Pool(self._address, exclusive=self._exclusive)
        await self._pool.open(self._migrations)

    async def close(self) -> None:
        await self._pool.close()

    async def read(self, statement: str, row: Row) -> list[Row]:
        async with self._pool.connection() as connection:
            return [tuple(found) for found in await connection.fetch(numbered_placeholders(statement), *row)]

    async def write(self, statement: str, row: Row) -> Sequence[Row]:
        return await self.read(statement, row)  # a statement outside a transaction commits by itself

    async def append(self, table: TableRow | str, entries: list[EntryRow]) -> None:
        name = table if isinstance(table, str) else table.id
        new = [entry_to_row(name, entry) for entry in entries]
        async with self._pool.connection() as connection:
            if isinstance(table, str):
                await connection.executemany(numbered_placeholders(INSERT_ENTRY), new)
            elif not await _update_and_append(connection, table_to_row(table), new):
                async with connection.transaction():
                    await _seat_and_append(connection, table, new)

    async def check(self) -> list[str]:
        return []  # it keeps its own constraints, and its pages are checked with pg_amcheck

    async def shrink(self, pages: int) -> bool:
        return False  # autovacuum makes the space usable again

    async def vacuum(self) -> None:
        await self.read("VACUUM", ())

    async def backup(self, file: Path) -> None:
        raise StoreError("backup-elsewhere", {"where": self._pool.where, "file": str(file)})


async def _update_and_append(connection: Connection, row: Row, entries: list[Row]) -> int:
    if not entries:
        return await _affected(connection, UPDATE_TABLE, row)
    _, *columns = zip(*entries, strict=True)
    return await _affected(connection, UPDATE_AND_APPEND, (*row, *columns))


async def _seat_and_append(connection: Connection, table: TableRow, entries: list[Row]) -> None:
    seatings = [(table.id, person) for person in table.people]
    await connection.execute(numbered_placeholders(UPSERT_TABLE), *table_to_row(table))
    await connection.execute(numbered_placeholders(DELETE_SEATINGS), table.id)
    await connection.executemany(numbered_placeholders(INSERT_SEATING), seatings)
    await connection.executemany(numbered_placeholders(INSERT_ENTRY), entries)


async def _affected(connection: Connection, statement: str, row: Row) -> int:
    """The number of rows, which is the last word of PostgreSQL's status: UPDATE 1, INSERT 0 1."""
    status = await connection.execute(numbered_placeholders(statement), *row)
    return int(status.rpartition(" ")[2])
