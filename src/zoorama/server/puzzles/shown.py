"""A puzzle as the wire shows it: the position as its seat sees it, and, once it is closed, the solution."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from msgspec import Raw

from zoorama.codec import Codec
from zoorama.engine.game import Action, AnyGame
from zoorama.games import find
from zoorama.puzzles.collection import find_puzzle
from zoorama.puzzles.puzzle import Interval, Puzzle, position_of
from zoorama.server.protocol.encode import encoder_of, score_sheets
from zoorama.server.protocol.messages import ScoreSheet, TurnInfo
from zoorama.server.protocol.puzzles import PuzzleChoice, PuzzleGain, PuzzleSolution

MOST_CACHED: Final = 256  # positions, of some 10 kB each


@dataclass(frozen=True)
class ShownPosition:
    turn: TurnInfo
    actions: list[Action]  # in the order of the puzzle's choices
    legal: list[Raw]
    view: Raw
    standings: list[ScoreSheet]


@lru_cache(MOST_CACHED)
def show_position(game_name: str, puzzle_id: str) -> ShownPosition:
    """Of a puzzle that there is. All its moves are played, so positions are kept."""
    game = find(game_name)
    puzzle = find_puzzle(game, puzzle_id)
    assert puzzle is not None
    codec, encoder, state = Codec(game), encoder_of(game), position_of(game, puzzle)
    turn = game.turn(state)
    actions = [codec.decode(choice, Action) for choice in puzzle.legal]
    return ShownPosition(
        turn=TurnInfo(kind=turn.kind.value, seats=list(turn.seats), until=None),
        actions=actions,
        legal=encoder.actions(actions),
        view=encoder.value(game.view(state, puzzle.seat)),
        standings=score_sheets(game.scores(state)),
    )


def solution_of(game: AnyGame, puzzle: Puzzle) -> PuzzleSolution:
    legal, proof = show_position(game.name, puzzle.id).legal, puzzle.proof
    choices = [
        PuzzleChoice(action, list(chances), gain(lead))
        for action, chances, lead in zip(legal, proof.chances, proof.leads, strict=True)
    ]
    return PuzzleSolution(
        best=legal[puzzle.best],
        lead=gain(puzzle.lead),
        choices=sorted(choices, key=lambda choice: choice.lead.mean),
        samples=proof.samples,
        evaluator=proof.evaluator,
    )


def gain(interval: Interval) -> PuzzleGain:
    mean, low, high = interval
    return PuzzleGain(mean, low, high)
