"""Messages of the HTTP API about puzzles."""

from typing import Any, Literal

from msgspec import Raw, Struct

from zoorama.server.protocol.messages import Closed, ScoreSheet, TurnInfo


class PuzzleScore(Struct):
    """How somebody does in one game's puzzles."""

    game: str
    puzzles: int  # that there are
    solved: int
    first_try: int  # of those
    streak: int  # days in a row on which the day's puzzle was solved, up to today or yesterday
    longest: int  # such streak ever
    today: Literal["open", "solved", "missed"]


class PuzzleScores(Struct):
    day: str  # such as 2026-11-17, by UTC
    until: int  # when the next day's puzzles come
    streak: int  # days in a row on which the day's puzzle of any game was solved
    games: list[PuzzleScore]


class PuzzleGain(Struct):
    """By how much the best choice leads, of the share of the victory; 95 % interval."""

    mean: float
    low: float
    high: float


class PuzzleChoice(Struct):
    action: Raw
    chances: list[float]  # by seat: the share of the victory to be expected after it
    lead: PuzzleGain  # of the best over it; 0 for the best


class PuzzleSolution(Struct):
    """Shown when the puzzle is solved, given up, or no try is left."""

    best: Raw
    lead: PuzzleGain  # over the second best
    choices: list[PuzzleChoice]  # the best first
    samples: int  # games played ahead to measure the closest rival
    evaluator: str


class PuzzleInfo(Struct):
    """A position as a seat sees it, and what it may do, as in an update of a table."""

    id: str
    game: str
    version: int
    day: str | None  # null: from the trainer
    seats: int
    seat: int
    turn: TurnInfo
    legal: list[Raw]
    view: Raw
    standings: list[ScoreSheet]
    hard: bool  # keen bots err here
    tries: int  # that are left
    tried: list[Raw]  # in vain
    solved: bool
    solution: PuzzleSolution | None


class PuzzleAnswer(Closed):
    daily: bool  # today's puzzle; else from the trainer
    action: dict[str, Any] | None = None  # null: I give up, show me


class Verdict(Struct):
    right: bool
    lost: PuzzleGain | None  # what this choice costs; null where none was made
    tries: int  # that are left
    solution: PuzzleSolution | None
    score: PuzzleScore
