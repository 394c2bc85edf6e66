"""Leases in PostgreSQL. Times are the database's, so that no server's clock matters."""

import secrets
from typing import TYPE_CHECKING

from zoorama.server.store.leases import LASTS, NOBODYS, Lease, Renewal

if TYPE_CHECKING:  # it makes them
    from zoorama.server.store.postgres.engine import PostgresEngine

NOW = "extract(epoch FROM clock_timestamp())::double precision"
LIVING = f"SELECT id FROM servers WHERE until > {NOW}"
# Of a row of `tables`: no other server has it.
FREE = f"NOT EXISTS (SELECT 1 FROM servers WHERE id = tables.owner AND id <> '{{id}}' AND until > {NOW})"

RENEW = f"""
WITH before AS (SELECT until > {NOW} AS in_time FROM servers WHERE id = ?)
INSERT INTO servers (id, until) VALUES (?, {NOW} + ?) ON CONFLICT (id) DO UPDATE SET until = excluded.until
RETURNING coalesce((SELECT in_time FROM before), FALSE)
"""
# Since when there has always been a living server: it is written anew by one that finds none.
UP = f"""
INSERT INTO meta (name, value) SELECT 'up since', ({NOW})::text WHERE NOT EXISTS ({LIVING})
ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""
UP_FOR = f"SELECT {NOW} - value::double precision FROM meta WHERE name = 'up since'"
LEAVE = "DELETE FROM servers WHERE id = ?"
FORGET_ALL = "DELETE FROM servers"
TAKE = "UPDATE tables SET owner = ?, epoch = epoch + 1 WHERE id = ? AND {free} RETURNING epoch"
OWNER = "SELECT owner FROM tables WHERE id = ?"
GIVE_BACK = "UPDATE tables SET owner = '', epoch = epoch + 1 WHERE id = ? AND owner = ? AND epoch = ?"
HELD = "SELECT id, epoch FROM tables WHERE owner = ?"


class PostgresLeases:
    def __init__(self, engine: "PostgresEngine", *, alone: bool) -> None:
        self.id = secrets.token_hex(8)
        self.free = FREE.format(id=self.id)
        self._engine = engine
        self.alone = alone
        self._created: set[str] = set()  # stored by this server, and its own ever since

    def for_new(self) -> Lease:
        return Lease(self.id, 1)

    def is_new(self, table: str, lease: Lease) -> bool:
        """Whether it may not be stored yet."""
        return lease == NOBODYS or (lease == self.for_new() and table not in self._created)

    def stored(self, table: str, lease: Lease) -> None:
        if lease == self.for_new():
            self._created.add(table)

    async def enter(self) -> float:
        if self.alone:  # all there were before are gone
            await self._engine.write(FORGET_ALL, ())
        await self._engine.write(UP, ())
        await self.renew()
        up_for = await self._engine.read(UP_FOR, ())
        return float(up_for[0][0]) if up_for else 0.0  # none: others run that are older than the mark

    async def renew(self) -> Renewal:
        rows = await self._engine.write(RENEW, (self.id, self.id, LASTS))
        living = await self._engine.read(LIVING, ())
        return Renewal(bool(rows[0][0]), frozenset(row[0] for row in living))

    async def leave(self) -> None:
        await self._engine.write(LEAVE, (self.id,))

    async def take(self, table: str) -> Lease | str | None:
        self._created.discard(table)
        while not (taken := await self._engine.write(TAKE.format(free=self.free), (self.id, table))):
            owner = await self._engine.read(OWNER, (table,))
            if not owner:
                return None
            if owner[0][0]:
                return str(owner[0][0])
        return Lease(self.id, taken[0][0])

    async def give_back(self, table: str, lease: Lease) -> None:
        self._created.discard(table)
        await self._engine.write(GIVE_BACK, (table, *lease))

    async def held(self) -> dict[str, Lease]:
        return {row[0]: Lease(self.id, row[1]) for row in await self._engine.read(HELD, (self.id,))}
