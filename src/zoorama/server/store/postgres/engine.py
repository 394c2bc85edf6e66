"""Runs the store's SQL on a PostgreSQL database."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Literal

from zoorama.server.store.leases import NOBODYS, Lease
from zoorama.server.store.migrate import published
from zoorama.server.store.postgres.appends import Appends
from zoorama.server.store.postgres.leases import PostgresLeases
from zoorama.server.store.postgres.pool import Connection, Pool
from zoorama.server.store.rows import Row, chat_to_row, entry_to_row, table_to_row
from zoorama.server.store.statements import BLANKED, DELETE_SEATINGS, INSERT_ENTRY, INSERT_SEATING, REPLACE_TABLE, TABLE
from zoorama.server.store.store import ChatRow, Conflict, EntryRow, StoreError, TableRow

# Every statement that writes to a table holds its row until it is committed: nobody can take the table meanwhile.
FENCE = "owner = ? AND epoch = ?"
UPDATE = f"""
UPDATE tables SET stage = ?, public = ?, created = ?, touched = ?, due = ?, data = ?
WHERE id = ? AND people = ? AND {FENCE} RETURNING id
"""
HOLD = f"SELECT id FROM tables WHERE id = ? AND {FENCE} FOR SHARE"
HOLD_TO_REPLACE = HOLD.replace("SHARE", "UPDATE")
# In one round trip with either. Writes nothing if the table is another's, or is new, or its people changed.
APPEND = """
WITH held AS ({held})
INSERT INTO entries (table_id, seq, at, kind, seat, act, body)
SELECT held.id, entry.* FROM held,
unnest(?::bigint[], ?::double precision[], ?::text[], ?::bigint[], ?::text[], ?::text[]) AS entry
"""
UPSERT = (
    f"INSERT INTO tables ({TABLE}, owner, epoch) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
    f"{REPLACE_TABLE} WHERE tables.owner = excluded.owner AND tables.epoch = excluded.epoch"
)
SAY = f"""
WITH held AS ({HOLD}), said AS (
INSERT INTO chat (table_id, number, at, person, name, text, act)
SELECT held.id, ?::bigint, ?::double precision, ?::text, ?::text, ?::text, ?::text FROM held
ON CONFLICT (person, table_id, act) DO NOTHING RETURNING number
) SELECT (SELECT count(*) FROM held), (SELECT count(*) FROM said)
"""

BLANK = f"""
WITH held AS ({HOLD}), blanked AS (UPDATE chat SET {BLANKED} FROM held WHERE table_id = held.id AND number = ?)
SELECT count(*) FROM held
"""


@cache
def numbered_placeholders(statement: str) -> str:
    """? as $1, $2 and so on, which PostgreSQL wants."""
    first, *rest = statement.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


class PostgresEngine:
    file: None = None

    def __init__(
        self, address: str, migrations: tuple[str, ...] | None = None, *, exclusive: bool = True, shared: bool = False
    ) -> None:
        """`shared` with other servers; `exclusive=False` is beside any."""
        self._address = address
        self._holding: Literal["alone", "shared"] | None = "shared" if shared else "alone" if exclusive else None
        self._migrations = published() if migrations is None else migrations
        self.leases = PostgresLeases(self, alone=self._holding == "alone")
        self.free = self.leases.free
        self._appends = Appends(self.read, self._append_one)

    async def open(self) -> None:
        self._pool = Pool(self._address, self._holding, self.leases.id)
        await self._pool.open(self._migrations)

    async def close(self) -> None:
        await self._pool.close()

    async def read(self, statement: str, row: Row) -> list[Row]:
        async with self._pool.connection() as connection:
            return [tuple(found) for found in await connection.fetch(numbered_placeholders(statement), *row)]

    async def write(self, statement: str, row: Row) -> Sequence[Row]:
        return await self.read(statement, row)  # a statement outside a transaction commits by itself

    async def append(self, table: TableRow | str, entries: list[EntryRow], lease: Lease = NOBODYS) -> None:
        name = table if isinstance(table, str) else table.id
        new = [entry_to_row(name, entry) for entry in entries]
        if isinstance(table, str):
            _need(await self._appends.add(table, lease, new))
        else:
            await self._save_and_append(table, new, lease)
        self.leases.stored(name, lease)

    async def _save_and_append(self, table: TableRow, entries: list[Row], lease: Lease) -> None:
        async with self._pool.connection() as connection:
            if not await _update_and_append(connection, (*table_to_row(table), *lease), entries):
                async with connection.transaction():
                    if not self.leases.is_new(table.id, lease):  # else one that was deleted would come back
                        _need(await _affected(connection, HOLD_TO_REPLACE, (table.id, *lease)))
                    await _seat_and_append(connection, table, entries, lease)

    async def _append_one(self, table: str, lease: Lease, entries: list[Row]) -> bool:
        async with self._pool.connection() as connection:
            return bool(await _append(connection, HOLD, (table, *lease), entries))

    async def say(self, table: str, line: ChatRow, lease: Lease = NOBODYS) -> bool:
        name, *line_row = chat_to_row(table, line)
        ((held, said),) = await self.read(SAY, (name, *lease, *line_row))
        _need(held)
        return bool(said)

    async def blank(self, table: str, line: int, lease: Lease = NOBODYS) -> None:
        ((held,),) = await self.read(BLANK, (table, *lease, line))
        _need(held)

    async def check(self) -> list[str]:
        return []  # it keeps its own constraints, and its pages are checked with pg_amcheck

    async def shrink(self, pages: int) -> bool:
        return False  # autovacuum makes the space usable again

    async def vacuum(self) -> None:
        await self.read("VACUUM", ())

    async def backup(self, file: Path) -> None:
        raise StoreError("backup-elsewhere", {"where": self._pool.where, "file": str(file)})


async def _append(connection: Connection, hold: str, row: Row, entries: list[Row]) -> int:
    _, *columns = zip(*entries, strict=True)
    return await _affected(connection, APPEND.format(held=hold), (*row, *columns))


async def _update_and_append(connection: Connection, row: Row, entries: list[Row]) -> int:
    return await (_append(connection, UPDATE, row, entries) if entries else _affected(connection, UPDATE, row))


async def _seat_and_append(connection: Connection, table: TableRow, entries: list[Row], lease: Lease) -> None:
    seatings = [(table.id, person) for person in table.people]
    _need(await _affected(connection, UPSERT, (*table_to_row(table), *lease)))
    await connection.execute(numbered_placeholders(DELETE_SEATINGS), table.id)
    await connection.executemany(numbered_placeholders(INSERT_SEATING), seatings)
    await connection.executemany(numbered_placeholders(INSERT_ENTRY), entries)


async def _affected(connection: Connection, statement: str, row: Row) -> int:
    """The number of rows, which is the last word of PostgreSQL's status: UPDATE 1, INSERT 0 1."""
    status = await connection.execute(numbered_placeholders(statement), *row)
    return int(status.rpartition(" ")[2])


def _need(held: int) -> None:
    if not held:
        raise Conflict("the table is gone, or another server has taken it")
