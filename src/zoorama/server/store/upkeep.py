"""What a running server asks of its database beside play: does it take writes, and what did an operator leave there."""

from time import monotonic, time

from zoorama.server.store.engine import Engine

SET_MARK = """
INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""
MARK = "SELECT value FROM meta WHERE name = ?"
CLEAR_MARK = "DELETE FROM meta WHERE name = ?"

RECENT = 10.0  # seconds that a failed append counts, unless a later one succeeds


class Upkeep:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._failed_at: float | None = None

    async def probe(self) -> None:
        """A small write that is on disk when this returns. Raises StoreError."""
        await self._engine.write(SET_MARK, ("write probe", str(time())))

    def append_failed(self) -> None:
        self._failed_at = monotonic()

    def append_succeeded(self) -> None:
        self._failed_at = None

    def appends_fail(self) -> bool:
        """What a probe may miss: a nearly full disk still takes a small write."""
        return self._failed_at is not None and monotonic() - self._failed_at < RECENT

    async def mark(self, name: str) -> str | None:
        rows = await self._engine.read(MARK, (name,))
        return str(rows[0][0]) if rows else None

    async def set_mark(self, name: str, value: str) -> None:
        await self._engine.write(SET_MARK, (name, value))

    async def clear_mark(self, name: str) -> None:
        await self._engine.write(CLEAR_MARK, (name,))
