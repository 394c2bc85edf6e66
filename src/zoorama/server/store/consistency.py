"""What an operator's check reads of the whole database."""

from zoorama.server.store.engine import Engine

TABLES = "SELECT id FROM tables ORDER BY id"
SEATINGS = "SELECT person FROM seatings WHERE table_id = ?"
DELETE_SEATINGS = "DELETE FROM seatings WHERE table_id = ?"
INSERT_SEATING = "INSERT INTO seatings (table_id, person) VALUES (?, ?) ON CONFLICT DO NOTHING"


class Consistency:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def problems(self) -> list[str]:
        """Of the database itself, in its own words."""
        return await self._engine.check()

    async def tables(self) -> list[str]:
        return [row[0] for row in await self._engine.read(TABLES, ())]

    async def seatings(self, table: str) -> set[str]:
        return {row[0] for row in await self._engine.read(SEATINGS, (table,))}

    async def seat_again(self, table: str, people: tuple[str, ...]) -> None:
        """Write the seatings anew. Only without a server, which writes them as well."""
        await self._engine.write(DELETE_SEATINGS, (table,))
        for person in people:
            await self._engine.write(INSERT_SEATING, (table, person))
