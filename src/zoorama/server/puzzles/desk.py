"""Serves puzzles and takes answers."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from zoorama.codec import Codec, Json
from zoorama.engine.errors import IllegalAction
from zoorama.engine.game import Action, AnyGame
from zoorama.games import GAMES, find
from zoorama.puzzles.collection import daily_puzzle, find_puzzle, next_puzzle, puzzles_of
from zoorama.puzzles.puzzle import Puzzle, position_of
from zoorama.server.errors import NoSuchPuzzle, NotAllowed
from zoorama.server.protocol.puzzles import PuzzleAnswer, PuzzleInfo, PuzzleScore, PuzzleScores, Verdict
from zoorama.server.puzzles.scores import score_of, solved_days, streak
from zoorama.server.puzzles.shown import gain, show_position, solution_of
from zoorama.server.services import Services
from zoorama.server.store.puzzles import TRAINING, AnswerRow

DAY: Final = 86_400
TRIES: Final = 3  # at a puzzle; one less than there are choices, where that is fewer
DEVICES: Final = 5  # times an answer is tried to be stored while other devices of the person answer too


class PuzzleDesk:
    """For one person, on the day that it is by UTC."""

    def __init__(self, services: Services, person: str) -> None:
        self.services = services
        self.store = services.store.puzzles
        self.person = person
        self.today = int(services.clock.now() // DAY)

    async def scores(self) -> PuzzleScores:
        answers = await self.store.answers(self.person)
        offered = [game for game in GAMES if puzzles_of(game)]
        return PuzzleScores(
            day=date_of(self.today),
            until=(self.today + 1) * DAY * 1000,
            streak=streak(solved_days(answers), self.today),
            games=[score_of(game, answers, self.today) for game in offered],
        )

    async def daily(self, name: str) -> PuzzleInfo:
        game = offered(name)
        return await self._info(game, daily_puzzle(game, self.today), self.today)

    async def next(self, name: str) -> PuzzleInfo:
        """The trainer's next: one that was not closed yet, there or as a day's puzzle."""
        game = offered(name)
        closed = {row.puzzle for row in await self.store.answers(self.person) if row.closed}
        puzzle = next_puzzle(game, self.today, closed)
        if puzzle is None:
            raise NotAllowed("no-more-puzzles")
        return await self._info(game, puzzle, TRAINING)

    async def answer(self, name: str, puzzle_id: str, answer: PuzzleAnswer) -> Verdict:
        game = offered(name)
        puzzle = self._asked(game, puzzle_id, daily=answer.daily)
        day = self.today if answer.daily else TRAINING
        choice = None if answer.action is None else choice_of(game, puzzle, answer.action)
        row = await self._store(game, puzzle, day, choice)
        return Verdict(
            right=choice == puzzle.best,
            lost=None if choice is None else gain(puzzle.proof.leads[choice]),
            tries=tries_left(puzzle, row),
            solution=solution_of(game, puzzle) if row.closed else None,
            score=await self._score(game),
        )

    # Their parts

    def _asked(self, game: AnyGame, puzzle_id: str, *, daily: bool) -> Puzzle:
        """The day's puzzle counts for the streak, so no other does; and the trainer does not tell it."""
        puzzle = find_puzzle(game, puzzle_id)
        if puzzle is None:
            raise NoSuchPuzzle
        is_todays = puzzle.id == daily_puzzle(game, self.today).id
        if daily and not is_todays:
            raise NotAllowed("puzzle-of-another-day")
        if is_todays and not daily:
            raise NotAllowed("puzzle-of-today")
        return puzzle

    async def _store(self, game: AnyGame, puzzle: Puzzle, day: int, choice: int | None) -> AnswerRow:
        for _ in range(DEVICES):
            old = await self.store.answer(self.person, puzzle.id, day)
            row = old or AnswerRow(game.name, puzzle.id, day, (), solved=False, closed=False, at=0.0)
            if row.closed:
                raise NotAllowed("puzzle-closed")
            if choice is not None and choice in row.tried:
                return row
            new = after(puzzle, row, choice, self.services.clock.now())
            if await self.store.save(self.person, new, row.tried):
                return new
        raise NotAllowed("puzzle-closed")

    async def _info(self, game: AnyGame, puzzle: Puzzle, day: int) -> PuzzleInfo:
        row = await self.store.answer(self.person, puzzle.id, day)
        shown = show_position(game.name, puzzle.id)
        return PuzzleInfo(
            id=puzzle.id,
            game=game.name,
            version=game.version,
            day=None if day == TRAINING else date_of(day),
            seats=puzzle.seats,
            seat=puzzle.seat,
            turn=shown.turn,
            legal=shown.legal,
            view=shown.view,
            standings=shown.standings,
            hard="keen" in puzzle.missed,
            tries=tries_left(puzzle, row),
            tried=[shown.legal[choice] for choice in row.tried if choice != puzzle.best] if row else [],
            solved=row is not None and row.solved,
            solution=solution_of(game, puzzle) if row is not None and row.closed else None,
        )

    async def _score(self, game: AnyGame) -> PuzzleScore:
        return score_of(game, await self.store.answers(self.person), self.today)


def offered(name: str) -> AnyGame:
    game = find(name)
    if not puzzles_of(game):
        raise NotAllowed("no-puzzles", game=name)
    return game


def choice_of(game: AnyGame, puzzle: Puzzle, given: Json) -> int:
    """The place of an action among the puzzle's choices."""
    action, choices = Codec(game).decode(given, Action), show_position(game.name, puzzle.id).actions
    if action not in choices:
        rule = game.refusal(position_of(game, puzzle), puzzle.seat, action)
        raise IllegalAction(puzzle.seat, str(action), rule)
    return choices.index(action)


def after(puzzle: Puzzle, row: AnswerRow, choice: int | None, now: float) -> AnswerRow:
    """What is kept once this was chosen; None gives up."""
    tried = row.tried if choice is None else (*row.tried, choice)
    solved = choice == puzzle.best
    closed = solved or choice is None or len(tried) == tries_at(puzzle)
    return replace(row, tried=tried, solved=solved, closed=closed, at=now)


def tries_at(puzzle: Puzzle) -> int:
    return min(TRIES, len(puzzle.legal) - 1)


def tries_left(puzzle: Puzzle, row: AnswerRow | None) -> int:
    if row is None:
        return tries_at(puzzle)
    return 0 if row.closed else tries_at(puzzle) - len(row.tried)


def date_of(day: int) -> str:
    return datetime.fromtimestamp(day * DAY, UTC).date().isoformat()
