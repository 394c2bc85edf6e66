"""Secrets that have no file of their own."""

from zoorama.server.store.engine import Engine

READ = "SELECT value FROM secrets WHERE name = ?"
WRITE = """
INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""
KEEP = "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
FORGET = "DELETE FROM secrets WHERE name = ?"


class Secrets:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def read(self, name: str) -> str | None:
        rows = await self._engine.read(READ, (name,))
        return str(rows[0][0]) if rows else None

    async def ensure(self, name: str, fresh: str) -> str:
        """What is kept under this name: `fresh`, if there was nothing."""
        await self._engine.write(KEEP, (name, fresh))
        return str((await self._engine.read(READ, (name,)))[0][0])

    async def write(self, name: str, value: str) -> None:
        await self._engine.write(WRITE, (name, value))

    async def forget(self, name: str) -> None:
        await self._engine.write(FORGET, (name,))
