"""What people answered to puzzles."""

from dataclasses import dataclass

from zoorama.server.store.engine import Engine
from zoorama.server.store.rows import Row

TRAINING = -1  # the day of an answer in the trainer

ALL = "SELECT game, puzzle, day, tried, solved, closed, at FROM puzzle_answers WHERE person = ?"
ONE = f"{ALL} AND puzzle = ? AND day = ?"
# Nothing is written if somebody else has answered meanwhile: the same person, on another device.
SAVE = """
INSERT INTO puzzle_answers (person, game, puzzle, day, tried, solved, closed, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (person, puzzle, day) DO UPDATE SET
tried = excluded.tried, solved = excluded.solved, closed = excluded.closed, at = excluded.at
WHERE puzzle_answers.tried = ? AND NOT puzzle_answers.closed RETURNING puzzle
"""
FORGET = "DELETE FROM puzzle_answers WHERE person = ?"
FORGET_ABSENT = """
DELETE FROM puzzle_answers WHERE person IN (
  SELECT person FROM puzzle_answers GROUP BY person HAVING max(at) < ?
) AND NOT EXISTS (SELECT 1 FROM people WHERE id = puzzle_answers.person)
"""


@dataclass(frozen=True)
class AnswerRow:
    game: str
    puzzle: str
    day: int  # since 1970; TRAINING in the trainer
    tried: tuple[int, ...]  # places in the puzzle's list of choices, in order
    solved: bool
    closed: bool  # solved, given up, or no try is left: the answer was shown
    at: float


class PuzzleStore:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    async def answer(self, person: str, puzzle: str, day: int) -> AnswerRow | None:
        rows = await self.engine.read(ONE, (person, puzzle, day))
        return as_answer(rows[0]) if rows else None

    async def answers(self, person: str) -> list[AnswerRow]:
        """By day, those in the trainer first."""
        return [as_answer(row) for row in await self.engine.read(f"{ALL} ORDER BY day, at", (person,))]

    async def save(self, person: str, row: AnswerRow, before: tuple[int, ...]) -> bool:
        """Whether it was saved: what was tried before is still so, and the puzzle is not closed."""
        values = (person, row.game, row.puzzle, row.day, joined(row.tried), row.solved, row.closed, row.at)
        return bool(await self.engine.write(SAVE, (*values, joined(before))))

    async def forget(self, person: str) -> None:
        await self.engine.write(FORGET, (person,))

    async def forget_absent(self, before: float) -> None:
        """Of people who have not answered since then, and of whom nothing else is kept."""
        await self.engine.write(FORGET_ABSENT, (before,))


def joined(tried: tuple[int, ...]) -> str:
    return " ".join(map(str, tried))


def as_answer(row: Row) -> AnswerRow:
    game, puzzle, day, tried, solved, closed, at = row
    return AnswerRow(game, puzzle, day, tuple(map(int, tried.split())), bool(solved), bool(closed), at)
