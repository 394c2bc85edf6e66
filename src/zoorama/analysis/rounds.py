"""The dice game for two, judged by solving the round: exactly, where the solved table is, or nearly so by a net."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import numpy as np

from zoorama.analysis.evaluator import Evaluator, Shares
from zoorama.bots.exact.bot import AloneSide, BothSide, Side, seen_by
from zoorama.bots.exact.judge import Judge, round_ends
from zoorama.bots.exact.position import Position
from zoorama.bots.exact.rounds import Round
from zoorama.engine.game import AnyGame
from zoorama.games.zooloretto_dice.state import State
from zoorama.games.zooloretto_dice.view import View

KEPT: Final = 64  # rounds: those of a whole game, and more


class RoundEvaluator(Evaluator):
    """Says what a position is worth if both play on perfectly: mistakes do not depend on how people play after them."""

    exact = True
    judges_choices = False

    def __init__(self, game: AnyGame, judge: Judge, name: str, measured_as: str = "") -> None:
        super().__init__(game, 2, name, measured_as)
        self.judge_of_rounds = judge
        self.rounds: Callable[[Position], Round] = lru_cache(KEPT)(self._round)

    def judge(self, states: list[Any]) -> Shares:
        found = np.empty((len(states), 2))
        for line, state in zip(found, states, strict=True):
            line[state.active] = self.worth(state)
            line[1 - state.active] = 1 - line[state.active]
        return found

    def worth(self, state: State) -> float:
        """To the active player. Between rounds the judge's own word, by which the round before was solved."""
        view: View = self.game.view(state, None)
        if is_between(state) and not state.rolling:
            return self._between(view)
        side = self._side(view)
        if state.rolling:
            return side.rolled()
        return max(side.worth(action) for action in self.game.legal(state, state.active))

    def _between(self, view: View) -> float:
        start = seen_by(view, view.active)
        mine, theirs = np.array([start.mine]), np.array([start.theirs])
        return float(self.judge_of_rounds.values(start.board()[None], mine, theirs)[0])

    def _side(self, view: View) -> Side:
        if view.sheets[1 - view.active].took:
            return AloneSide(self.judge_of_rounds, view)
        return BothSide(self.rounds, view)

    def _round(self, start: Position) -> Round:
        return Round(round_ends(self.judge_of_rounds, start))


def is_between(state: State) -> bool:
    return not state.hand and not any(state.trucks) and not any(sheet.took for sheet in state.sheets)
