"""What actions are worth to a seat, by playing ahead from states as the seat may imagine them."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zoorama.analysis.evaluator import Evaluator, Shares
from zoorama.analysis.rollout import Policy, Rollout, play_ahead
from zoorama.bots.sense.sense import sense_of
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame

Worths = NDArray[np.float64]


@dataclass(frozen=True)
class Decision:
    """A seat's choice in a recorded game, and the luck by which it is looked at."""

    move: int  # moves played before it
    seat: int
    legal: list[Action]
    played: int  # its place in `legal`
    state: Any
    rng: Rng


class Sampler:
    """Draws samples: a guess of what is hidden and luck to come, both the same for all actions."""

    def __init__(self, evaluator: Evaluator, policy: Policy, decision: Decision, ahead: int) -> None:
        self.game: AnyGame = evaluator.game
        self.evaluator = evaluator
        self.policy = policy
        self.decision = decision
        self.ahead = ahead
        self.view = self.game.view(decision.state, decision.seat)
        sense = sense_of(self.game)
        self.sense = sense
        self.only = None if sense is None or sense.hides else self._imagine()

    def guess(self) -> Any:
        """A state that agrees with what the seat sees, in which others have yet to decide what they sealed."""
        return self._imagine() if self.only is None else self.game.copy(self.only)

    def _imagine(self) -> Any:
        rng = self.decision.rng
        if self.sense is None:
            return self.game.guess(self.view, rng)
        state = self.sense.imagine(self.game, self.view, rng)
        self.sense.unseal(state, self.decision.seat)
        return state

    def screen(self, guesses: int) -> Worths:
        """By action, what the evaluator says at once after it; exact where it is."""
        found = np.zeros(len(self.decision.legal))
        for _ in range(guesses if self.only is None else 1):
            guess = self.guess()
            after = [self._after(guess, action) for action in self.decision.legal]
            found += self.evaluator.shares(after)[:, self.decision.seat]
        worths: Worths = found / (guesses if self.only is None else 1)
        return worths

    def sample(self, actions: list[int], samples: int) -> Worths:
        """A line a sample: what came of each of these actions for the seat."""
        worths: Worths = self.outcomes(actions, samples)[:, :, self.decision.seat]
        return worths

    def outcomes(self, actions: list[int], samples: int) -> Shares:
        """By sample and action, what came of it for every seat."""
        rollouts = [rollout for _ in range(samples) for rollout in self._rollouts(actions)]
        play_ahead(self.game, self.policy, rollouts, self.ahead)
        shares = self.evaluator.shares([rollout.state for rollout in rollouts])
        return shares.reshape(samples, len(actions), -1)

    def _rollouts(self, actions: list[int]) -> list[Rollout]:
        guess = self.guess()
        rng = self.decision.rng
        luck, toss = rng.below(SEED) << 30 | rng.below(SEED), rng.below(SEED)
        states = [self._after(guess, self.decision.legal[action]) for action in actions]
        return [Rollout(state, Rng(luck), Rng(toss)) for state in states]

    def _after(self, state: Any, action: Action) -> Any:
        after = self.game.copy(state)
        self.game.play(after, self.decision.seat, action)
        return after


SEED = 1 << 30  # a dealer deals below it
