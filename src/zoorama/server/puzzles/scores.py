"""How somebody does in puzzles, from what they answered."""

from collections.abc import Collection, Sequence
from typing import Literal

from zoorama.engine.game import AnyGame
from zoorama.puzzles.collection import puzzles_of
from zoorama.server.protocol.puzzles import PuzzleScore
from zoorama.server.store.puzzles import TRAINING, AnswerRow


def score_of(game: AnyGame, answers: Sequence[AnswerRow], today: int) -> PuzzleScore:
    """`answers` may be to any game's puzzles. Days count also for puzzles that are no longer there."""
    puzzles = {puzzle.id for puzzle in puzzles_of(game)}
    own = [row for row in answers if row.game == game.name]
    solved = [row for row in own if row.solved]
    days = {row.day for row in solved if row.day != TRAINING}
    return PuzzleScore(
        game=game.name,
        puzzles=len(puzzles),
        solved=len(puzzles & {row.puzzle for row in solved}),
        first_try=len(puzzles & {row.puzzle for row in solved if len(row.tried) == 1}),
        streak=streak(days, today),
        longest=longest(days),
        today=state_of([row for row in own if row.day == today]),
    )


def state_of(of_today: Sequence[AnswerRow]) -> Literal["open", "solved", "missed"]:
    if not any(row.closed for row in of_today):
        return "open"
    return "solved" if any(row.solved for row in of_today) else "missed"


def solved_days(answers: Sequence[AnswerRow]) -> set[int]:
    """On which the day's puzzle of any game was solved."""
    return {row.day for row in answers if row.solved and row.day != TRAINING}


def streak(days: Collection[int], today: int) -> int:
    """Days in a row; while today's puzzle is open, yesterday's still counts."""
    last = today if today in days else today - 1
    count = 0
    while last - count in days:
        count += 1
    return count


def longest(days: Collection[int]) -> int:
    ends = [day for day in days if day + 1 not in days]
    return max((streak(days, day) for day in ends), default=0)
