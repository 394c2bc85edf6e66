"""Who opened which table: what quotas on tables count."""

from zoorama.server.store.engine import Engine

RECORD = """
INSERT INTO openings (table_id, person, origin, at, closed) VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id) DO NOTHING
"""
CLOSE = "UPDATE openings SET closed = ? WHERE table_id = ?"
OPEN_BY = """
SELECT count(*), count(CASE WHEN tables.public THEN 1 END) FROM openings JOIN tables ON tables.id = openings.table_id
WHERE openings.{by} = ? AND NOT openings.closed AND tables.stage <> 'over' AND tables.touched > ?
"""
NTH_LATEST = "SELECT at FROM openings WHERE {by} = ? AND at > ? ORDER BY at DESC LIMIT 1 OFFSET ?"


class Openings:
    """`by` is whose: "person" or "origin"."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def record(self, table: str, person: str, origin: str, at: float) -> None:
        await self.engine.write(RECORD, (table, person, origin, at, False))

    async def close(self, table: str, *, closed: bool) -> None:
        """Everybody has left before the game began; or somebody is back."""
        await self.engine.write(CLOSE, (closed, table))

    async def open_by(self, by: str, who: str, touched_after: float) -> tuple[int, int]:
        """How many tables are open, and how many of them public."""
        count, public = (await self.engine.read(OPEN_BY.format(by=by), (who, touched_after)))[0]
        return int(count), int(public)

    async def nth_latest(self, by: str, who: str, number: int, after: float) -> float | None:
        """When the nth table before now was opened, counted from 1, if that was after a time."""
        rows = await self.engine.read(NTH_LATEST.format(by=by), (who, after, number - 1))
        return float(rows[0][0]) if rows else None
