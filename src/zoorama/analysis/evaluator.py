"""Who tells what a position is worth to each seat."""

from abc import ABC, abstractmethod
from hashlib import sha256
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from zoorama.bots.learned.features.features import Features
from zoorama.bots.learned.net import Net
from zoorama.engine.game import AnyGame, Kind
from zoorama.engine.score import victory

Shares = NDArray[np.float64]
TOGETHER: Final = 1024  # states that a net is asked about at once: more are not faster, and take memory


class Evaluator(ABC):
    """One a game and number of seats; what it remembers changes no answer."""

    exact = False  # whether its word on each action needs no playing ahead
    judges_choices = True  # whether its calibrated word is also asked on choices and draws, and not `strict`

    def __init__(self, game: AnyGame, seats: int, name: str, measured_as: str = "") -> None:
        self.game = game
        self.seats = seats
        self.name = name  # it changes when its values do
        self.measured_as = measured_as or name  # the one of which what was measured holds for it too

    @property
    def strict(self) -> "Evaluator":
        """The one whose word is taken on what single choices and draws are worth."""
        return self

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

    def settled(self, states: list[Any]) -> Shares:
        """After the best choice of the one who decides, where one does.

        Nets are taught what choices lead to. Of what luck brought they say more when it has been made use of.
        """
        after: list[Any] = []
        choices: list[tuple[int, int, int]] = []  # the first of the states after, the number of them, whose choice
        for state in states:
            turn = self.game.turn(state)
            seat = turn.seats[0] if turn.kind is Kind.ONE and not self.exact else -1
            found = [state] if seat < 0 else after_each(self.game, state, seat)
            choices.append((len(after), len(found), max(seat, 0)))
            after += found
        shares = self.shares(after)
        best = [first + int(np.argmax(shares[first : first + number, seat])) for first, number, seat in choices]
        return shares[best]


def after_each(game: AnyGame, state: Any, seat: int) -> list[Any]:
    """The states after each of a seat's choices."""
    found = []
    for action in game.legal(state, seat):
        after = game.copy(state)
        game.play(after, seat, action)
        found.append(after)
    return found


class NetEvaluator(Evaluator):
    """A game's net, asked from every seat in turn: each knows itself best, and the mean errs less than one."""

    def __init__(self, game: AnyGame, seats: int, features: Features[Any], net: Net) -> None:
        super().__init__(game, seats, f"net-{features.version}-{digest(*parts_of(net))}")
        self.features = features
        self.net = net

    def judge(self, states: list[Any]) -> Shares:
        """In batches, so that memory stays bounded."""
        parts = [self._judge(states[first : first + TOGETHER]) for first in range(0, len(states), TOGETHER)]
        return np.concatenate(parts)

    def _judge(self, states: list[Any]) -> Shares:
        found: Shares = np.zeros((len(states), self.seats))
        for seat in range(self.seats):
            rows = b"".join([self.features.row(state, seat) for state in states])
            found += np.roll(self.net.shares(rows, self.seats).astype(np.float64), seat, axis=1)
        found /= found.sum(axis=1, keepdims=True)
        return found


Boldness = tuple[float, float]  # the power to which shares are raised: where all are even, and where one is sure


class Calibrated(Evaluator):
    """Another's word, made bolder or more cautious, so that it says on average what happens."""

    def __init__(self, inner: Evaluator, boldness: Boldness) -> None:
        super().__init__(inner.game, inner.seats, f"{inner.name}-{boldness[0]:g}-{boldness[1]:g}")
        self.inner = inner
        self.exact = inner.exact
        self.boldness = boldness

    @property
    def strict(self) -> Evaluator:
        """Itself, unless the inner one's word on single choices was not calibrated."""
        return self if self.inner.judges_choices else self.inner.strict

    def judge(self, states: list[Any]) -> Shares:
        """The inner one's word, raised to its power and shared out again."""
        return bolder(self.inner.judge(states), self.boldness)


LEAST: Final = 1e-9  # of a share: nobody is lost before the end


def bolder(shares: Shares, boldness: Boldness) -> Shares:
    """Above 1, large shares grow; below 1, all come nearer to each other. The order of the seats stays."""
    even, sure = boldness
    fewest = 1 / shares.shape[1]
    lead = (shares.max(axis=1, keepdims=True) - fewest) / (1 - fewest)
    found: Shares = np.maximum(shares, LEAST) ** (even + (sure - even) * lead)
    found /= found.sum(axis=1, keepdims=True)
    return found


def parts_of(net: Net) -> list[NDArray[np.float32]]:
    return [net.first, net.first_bias, net.second, net.second_bias, net.last, net.last_bias]


def digest(*parts: NDArray[np.float32]) -> str:
    """Short, of all the numbers of a net."""
    return sha256(b"".join([part.tobytes() for part in parts])).hexdigest()[:8]
