"""The puzzles of each game, in one order for everybody: which is today's, and which comes next in the trainer."""

from collections.abc import Container
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Final

from zoorama.engine.game import AnyGame
from zoorama.puzzles.puzzle import Puzzle, read_puzzle

FIRST_DAY: Final = (date(2026, 11, 17) - date(1970, 1, 1)).days  # the day of the first puzzle in each file


@cache
def puzzles_of(game: AnyGame) -> tuple[Puzzle, ...]:
    """Those made for these rules; none for a game that has no file."""
    file = files("zoorama.puzzles") / "data" / f"{game.name}.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return tuple(puzzle for puzzle in map(read_puzzle, lines) if puzzle.version == game.version)


def find_puzzle(game: AnyGame, name: str) -> Puzzle | None:
    return next((puzzle for puzzle in puzzles_of(game) if puzzle.id == name), None)


def daily_puzzle(game: AnyGame, day: int) -> Puzzle:
    """Of a day since 1970; puzzles added at the end of the file put off the day when the first comes again."""
    puzzles = puzzles_of(game)
    return puzzles[(day - FIRST_DAY) % len(puzzles)]


def next_puzzle(game: AnyGame, day: int, solved: Container[str]) -> Puzzle | None:
    """For the trainer: yesterday's, the one of the day before, and so on; tomorrow's comes last, today's never."""
    puzzles = puzzles_of(game)
    past = [daily_puzzle(game, day - ago) for ago in range(1, len(puzzles))]
    return next((puzzle for puzzle in past if puzzle.id not in solved), None)
