"""Luck's part: what each draw gave a seat beyond what was to be expected, and what is left for skill."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zoorama.analysis.evaluator import Evaluator
from zoorama.analysis.report import Draw, Luck
from zoorama.codec import Codec
from zoorama.engine.game import LUCK, Action, AnyGame
from zoorama.engine.record import Record
from zoorama.records.walk import Position


@dataclass(frozen=True)
class Lot:
    """A turn of luck: what might have come, and what did."""

    move: int  # moves played before it
    drawn: Action
    outcomes: list[Action]
    weights: NDArray[np.float64]  # 1 in all
    after: list[Any]  # the state after each outcome

    def gained(self, shares: NDArray[np.float64]) -> NDArray[np.float64]:
        """By seat, what was drawn beyond the mean of all outcomes, given what each is worth."""
        found: NDArray[np.float64] = shares[self.outcomes.index(self.drawn)] - self.weights @ shares
        return found


def draws_at(
    evaluator: Evaluator, record: Record, positions: Sequence[Position[Any]], factor: float = 1.0
) -> list[Draw]:
    """Every turn of luck at one of these positions; exact for this evaluator, since every outcome is judged.

    The factor is what such an evaluator's word on luck was measured to be worth (`measured`).
    """
    found = list(lots(evaluator.game, record, positions))
    shares = evaluator.settled([state for lot in found for state in lot.after])
    codec, first, draws = Codec(evaluator.game), 0, []
    for lot in found:
        gained = factor * lot.gained(shares[first : first + len(lot.after)])
        draws.append(Draw(lot.move, codec.encode(lot.drawn), gained.tolist()))
        first += len(lot.after)
    return draws


def lots(game: AnyGame, record: Record, positions: Sequence[Position[Any]]) -> Iterator[Lot]:
    for position in positions:
        if position.number < len(record.moves) and (move := record.moves[position.number]).seat == LUCK:
            odds = game.chances(position.state)
            weights = np.array(odds.weights, np.float64)
            after = [after_draw(game, position.state, outcome) for outcome in odds.outcomes]
            yield Lot(position.number, move.action, odds.outcomes, weights / weights.sum(), after)


def after_draw(game: AnyGame, state: Any, outcome: Action) -> Any:
    after = game.copy(state)
    game.play(after, LUCK, outcome)
    return after


def luck_of(draws: Sequence[Draw], chances: Sequence[Sequence[float]]) -> Luck:
    """Skill is the rest: what the chances changed by that no draw explains."""
    seats = range(len(chances[0]))
    luck = [sum(draw.gained[seat] for draw in draws) for seat in seats]
    return Luck(list(draws), luck, [chances[-1][seat] - chances[0][seat] - luck[seat] for seat in seats])
