"""Finished games, and evaluators that need no net."""

from functools import cache
from typing import Any

import numpy as np

from zoorama.analysis.effort import Effort
from zoorama.analysis.errors import Examiner
from zoorama.analysis.evaluator import Evaluator, Shares
from zoorama.analysis.offer import evaluator_for
from zoorama.analysis.sampling import Decision
from zoorama.engine.game import Action, AnyGame
from zoorama.engine.record import Record
from zoorama.games import find
from zoorama.lab.arena import new_job, play
from zoorama.records.walk import walk

LITTLE = Effort(2, 3, (4,), others=1)  # enough to go through everything
SOME = Effort(2, 6, (12,))
DICE = find("zooloretto_dice")
ZOO = find("o_zoo_le_mio")
ZOOP = find("zoop")


class Indifferent(Evaluator):
    """Nothing depends on anything."""

    def judge(self, states: list[Any]) -> Shares:
        return np.full((len(states), self.seats), 1 / self.seats)

    def shares(self, states: list[Any]) -> Shares:
        return self.judge(states)


class FewestCards(Evaluator):
    """Of Zoop: the fewer cards in hand, the better."""

    def judge(self, states: list[Any]) -> Shares:
        found: Shares = np.array([[1 / (1 + len(hand)) for hand in state.hands] for state in states])
        found /= found.sum(axis=1, keepdims=True)
        return found


@cache
def finished(game: AnyGame, seats: int, bot: str = "greedy", number: int = 0) -> Record:
    job = new_job(game, (bot,) * seats, game.types.options(), 16, range(number, number + 1))
    return next(play(job))[1]


def evaluator(game: AnyGame, seats: int) -> Evaluator:
    found = evaluator_for(game, seats, game.types.options())
    assert found is not None
    return found


def examiner(evaluator: Evaluator, effort: Effort = SOME) -> Examiner:
    return Examiner(evaluator, finished(evaluator.game, evaluator.seats, "random"), effort)


def decisions(game: AnyGame, record: Record) -> list[Decision]:
    found = Examiner(Indifferent(game, len(record.players), "indifferent"), record)
    return list(found.decisions(list(walk(game, record))))


def decision(game: AnyGame, state: Any, seat: int, played: Action) -> Decision:
    legal = game.legal(state, seat)
    return Decision(0, seat, legal, legal.index(played), state)
