"""What the store holds of one person: found for an export, ended, forgotten."""

from dataclasses import dataclass

from zoorama.server.store.engine import Engine
from zoorama.server.store.statements import BLANKED

GENERATIONS = "SELECT id, generation FROM people WHERE generation > 0"
SET_GENERATION = "UPDATE people SET generation = ? WHERE id = ?"

TRANSFERS = "SELECT token, until FROM transfers WHERE person = ? AND until > ? ORDER BY until"
REVOKE = "DELETE FROM transfers WHERE person = ? AND token = ? RETURNING token"
REVOKE_ALL = "DELETE FROM transfers WHERE person = ?"

LINES = "SELECT table_id, number, at, name, text FROM chat WHERE person = ? ORDER BY at"
BLANK_LINES = f"UPDATE chat SET {BLANKED} WHERE person = ? RETURNING number"

FORGET = (
    REVOKE_ALL,
    "UPDATE openings SET person = '' WHERE person = ?",
    "UPDATE reports SET reporter = '' WHERE reporter = ?",
    "DELETE FROM operators WHERE person = ?",
    "UPDATE openings SET person = '' WHERE person = ?",
    "DELETE FROM people WHERE id = ?",
)

FORGET_CHAT = """
DELETE FROM chat WHERE (table_id, number) IN (SELECT table_id, number FROM chat WHERE at < ? ORDER BY at LIMIT ?)
RETURNING number
"""


@dataclass(frozen=True)
class OwnLineRow:
    table: str
    number: int
    at: float
    name: str
    text: str


class PersonalStore:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def generations(self) -> dict[str, int]:
        """Of the people who have ended devices of theirs."""
        return {row[0]: row[1] for row in await self.engine.read(GENERATIONS, ())}

    async def set_generation(self, person: str, generation: int) -> None:
        """Of somebody who is stored."""
        await self.engine.write(SET_GENERATION, (generation, person))

    async def transfers(self, person: str, now: float) -> list[tuple[str, float]]:
        """Digests of the tokens that still work, and until when."""
        return [(token, until) for token, until in await self.engine.read(TRANSFERS, (person, now))]

    async def revoke_transfer(self, person: str, token: str) -> bool:
        return bool(await self.engine.write(REVOKE, (person, token)))

    async def revoke_transfers(self, person: str) -> None:
        await self.engine.write(REVOKE_ALL, (person,))

    async def lines(self, person: str) -> list[OwnLineRow]:
        return [OwnLineRow(*row) for row in await self.engine.read(LINES, (person,))]

    async def blank_lines(self, person: str) -> None:
        """Their numbers stay, so that others keep theirs."""
        await self.engine.write(BLANK_LINES, (person,))

    async def forget(self, person: str) -> None:
        """All but tables and chat. The row goes last, so that a forgetting that was interrupted can be repeated."""
        for statement in FORGET:
            await self.engine.write(statement, (person,))

    async def forget_chat(self, before: float, limit: int) -> int:
        """At most so many lines said before then, the oldest first. Returns how many."""
        return len(await self.engine.write(FORGET_CHAT, (before, limit)))
