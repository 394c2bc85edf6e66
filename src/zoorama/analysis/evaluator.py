"""Who tells what a position is worth to each seat."""

from abc import ABC, abstractmethod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zoorama.bots.learned.features.features import Features
from zoorama.bots.learned.net import Net
from zoorama.engine.game import AnyGame, Kind
from zoorama.engine.score import victory

Shares = NDArray[np.float64]


class Evaluator(ABC):
    """One a game and number of seats, without a state of its own."""

    exact = False  # whether its word on each action needs no playing ahead

    def __init__(self, game: AnyGame, seats: int, name: str) -> None:
        self.game = game
        self.seats = seats
        self.name = name  # it changes when its values do

    @abstractmethod
    def judge(self, states: list[Any]) -> Shares:
        """A line a state that is not over: by seat, the share of the victory, 1 in all."""

    def shares(self, states: list[Any]) -> Shares:
        """The same of any states; where a game is over, its result."""
        found = np.empty((len(states), self.seats))
        going = []
        for index, state in enumerate(states):
            if self.game.turn(state).kind is Kind.OVER:
                found[index] = victory(self.game.scores(state))
            else:
                going.append(index)
        if going:
            found[going] = self.judge([states[index] for index in going])
        return found


class NetEvaluator(Evaluator):
    """A game's net, asked from every seat in turn: each knows itself best, and the mean errs less than one."""

    def __init__(self, game: AnyGame, seats: int, features: Features[Any], net: Net) -> None:
        super().__init__(game, seats, f"net-{features.version}")
        self.features = features
        self.net = net

    def judge(self, states: list[Any]) -> Shares:
        found: Shares = np.zeros((len(states), self.seats))
        for seat in range(self.seats):
            rows = b"".join([self.features.row(state, seat) for state in states])
            found += np.roll(self.net.shares(rows, self.seats).astype(np.float64), seat, axis=1)
        found /= found.sum(axis=1, keepdims=True)
        return found
