"""Finished analyses: one a game, as it is sent to whoever asks, compressed."""

from base64 import b64decode, b64encode

from zoorama.server.store.engine import Engine

SAVE = """
INSERT INTO analyses (table_id, evaluator, format, at, answer) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (table_id) DO UPDATE SET evaluator = excluded.evaluator, format = excluded.format, at = excluded.at,
answer = excluded.answer
"""
FIND = "SELECT answer FROM analyses WHERE table_id = ? AND evaluator = ? AND format = ?"


class AnalysisStore:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def save(self, table: str, basis: str, form: int, at: float, answer: bytes) -> None:
        """In place of an earlier one. Raises Conflict if the table is gone.

        The basis names the evaluator and whatever else decides the figures.
        """
        await self.engine.write(SAVE, (table, basis, form, at, b64encode(answer).decode()))

    async def find(self, table: str, basis: str, form: int) -> bytes | None:
        """Only one that rests on this and is written in this format."""
        rows = await self.engine.read(FIND, (table, basis, form))
        return b64decode(rows[0][0]) if rows else None
