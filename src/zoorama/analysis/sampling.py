"""What actions are worth to a seat, by playing ahead from states as the seat may imagine them."""

import hashlib
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from zoorama.analysis.evaluator import Evaluator
from zoorama.analysis.rollout import Owed, Policy, Rollout, play_ahead
from zoorama.bots.sense.sense import sense_of
from zoorama.codec import Codec
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, Kind

Worths = NDArray[np.float64]
SEED: Final = 1 << 30  # a dealer deals below it


@dataclass(frozen=True)
class Decision:
    """A seat's choice in a recorded game."""

    move: int  # moves played before it
    seat: int
    legal: list[Action]
    played: int  # its place in `legal`
    state: Any


@dataclass(frozen=True)
class Sample:
    """A guess of what is hidden, and the luck and the tosses to come: the same for every action."""

    state: Any  # nobody has decided yet, nor those who decide at the same time
    luck: int
    toss: int

    def rollout(self, state: Any) -> Rollout:
        return Rollout(state, Rng(self.luck), Rng(self.toss))


class Sampler:
    """Its luck, if none is given, follows from what the seat sees: nothing hidden can change what it finds."""

    def __init__(
        self, evaluator: Evaluator, policy: Policy, decision: Decision, ahead: int, rng: Rng | None = None
    ) -> None:
        self.game: AnyGame = evaluator.game
        self.evaluator = evaluator
        self.policy = policy
        self.decision = decision
        self.ahead = ahead
        self.view = self.game.view(decision.state, decision.seat)
        self.sense = sense_of(self.game)
        self.rng = Rng(seed_of(self.game, self.view)) if rng is None else rng
        first = self._imagine()
        self.together = self.game.turn(first).kind is Kind.TOGETHER
        self.only = None if self.sense is None or self.sense.hides else first

    def screen(self, guesses: int, ahead: int = 0) -> Worths:
        """By action, what the evaluator says soon after it; one guess tells all where nothing is hidden or drawn."""
        samples = self._samples(guesses if ahead > 0 or self.only is None or self.together else 1)
        worths: Worths = self._worths(list(range(len(self.decision.legal))), samples, ahead).mean(axis=0)
        return worths

    def sample(self, actions: list[int], samples: int) -> Worths:
        """A line a sample: what came of each of these actions for the seat."""
        return self._worths(actions, self._samples(samples), self.ahead)

    def _worths(self, actions: list[int], samples: list[Sample], ahead: int) -> Worths:
        rollouts = self._rollouts(actions, samples)
        play_ahead(self.game, self.policy, rollouts, ahead)
        shares = self.evaluator.shares([rollout.state for rollout in rollouts])
        worths: Worths = shares[:, self.decision.seat].reshape(len(samples), len(actions))
        return worths

    def _samples(self, number: int) -> list[Sample]:
        below = self.rng.below
        return [Sample(self._guess(), below(SEED) << 30 | below(SEED), below(SEED)) for _ in range(number)]

    def _guess(self) -> Any:
        return self._imagine() if self.only is None else self.only

    def _imagine(self) -> Any:
        """A state that agrees with what the seat sees, in which others have yet to decide what they sealed."""
        if self.sense is None:
            return self.game.guess(self.view, self.rng)
        state = self.sense.imagine(self.game, self.view, self.rng)
        self.sense.unseal(state, self.decision.seat)
        return state

    def _rollouts(self, actions: list[int], samples: list[Sample]) -> list[Rollout]:
        """One a sample and action. Others who decide at the same time do so before they could see the action."""
        owed = [one for sample in samples for one in self._owed_by_others(sample)]
        answers = iter(self.policy.choose(owed) if owed else [])
        found = []
        for sample in samples:
            sealed = [(seat, next(answers)) for seat in self._others(sample)]
            for action in actions:
                state = self.game.copy(sample.state)
                self.game.play(state, self.decision.seat, self.decision.legal[action])
                for seat, answer in sealed:
                    self.game.play(state, seat, answer)
                found.append(sample.rollout(state))
        return found

    def _owed_by_others(self, sample: Sample) -> list[Owed]:
        rollout = sample.rollout(sample.state)
        return [Owed(rollout, seat, self.game.legal(sample.state, seat), sealed=True) for seat in self._others(sample)]

    def _others(self, sample: Sample) -> list[int]:
        if not self.together:
            return []
        return [seat for seat in self.game.turn(sample.state).seats if seat != self.decision.seat]


def seed_of(game: AnyGame, view: Any) -> int:
    """From what the seat sees and nothing else."""
    return int.from_bytes(hashlib.sha256(Codec(game).dumps(view).encode()).digest()[:8])
