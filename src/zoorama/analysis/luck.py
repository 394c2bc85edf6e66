"""Luck's part: what each draw gave a seat beyond what was to be expected, and what is left for skill."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from zoorama.analysis.evaluator import Evaluator
from zoorama.analysis.report import Draw, Luck
from zoorama.codec import Codec
from zoorama.engine.game import LUCK, Action
from zoorama.engine.record import Record
from zoorama.records.walk import Position


def draws_at(evaluator: Evaluator, record: Record, positions: Sequence[Position[Any]]) -> list[Draw]:
    """Every turn of luck at one of these positions."""
    return [
        draw(evaluator, position, move.action)
        for position in positions
        if position.number < len(record.moves) and (move := record.moves[position.number]).seat == LUCK
    ]


def draw(evaluator: Evaluator, position: Position[Any], drawn: Action) -> Draw:
    """Exact for this evaluator: every outcome is judged, and weighs as the rules say."""
    game = evaluator.game
    pairs = game.chances(position.state).pairs()
    after = []
    for outcome, _ in pairs:
        state = game.copy(position.state)
        game.play(state, LUCK, outcome)
        after.append(state)
    shares = evaluator.shares(after)
    weights = np.array([weight for _, weight in pairs], np.float64)
    expected = weights @ shares / weights.sum()
    happened = shares[[outcome for outcome, _ in pairs].index(drawn)]
    return Draw(position.number, Codec(game).encode(drawn), (happened - expected).tolist())


def luck_of(draws: Sequence[Draw], chances: Sequence[Sequence[float]]) -> Luck:
    """Skill is the rest: what the chances changed by that no draw explains."""
    seats = range(len(chances[0]))
    luck = [sum(draw.gained[seat] for draw in draws) for seat in seats]
    return Luck(list(draws), luck, [chances[-1][seat] - chances[0][seat] - luck[seat] for seat in seats])
