"""Play ahead: many copies of a game side by side, so that a net is asked about all of them at once."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from zoorama.bots.learned.features.features import Features
from zoorama.bots.learned.net import Floats, Net
from zoorama.bots.learned.offer import features_of, net_for
from zoorama.bots.learned.rows import advance, after_each
from zoorama.bots.sense.sense import Sense, sense_of, softmax
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, Kind

WARMTH: Final = 0.04  # difference in share that makes a sealed choice e times as likely
TOSS: Final = 1 << 30  # a dealer deals below it


@dataclass(frozen=True)
class Rollout:
    """A state that is played on, with luck of its own; bots' tosses take none of it."""

    state: Any
    luck: Rng
    toss: Rng


@dataclass(frozen=True)
class Owed:
    """A decision that a seat owes in a rollout."""

    rollout: Rollout
    seat: int
    legal: list[Action]
    sealed: bool  # whether others decide at the same time


class Policy(ABC):
    """How play goes on. What a seat chooses depends on nothing hidden from it."""

    @abstractmethod
    def choose(self, owed: list[Owed]) -> list[Action]:
        """One action a decision; nothing is played yet."""


class NetPolicy(Policy):
    """As the bot `learned` plays; but what is sealed is drawn, the likelier the better: nobody foresees it exactly."""

    def __init__(self, game: AnyGame, features: Features[Any], net: Net, seats: int) -> None:
        self.game = game
        self.features = features
        self.net = net
        self.seats = seats

    def choose(self, owed: list[Owed]) -> list[Action]:
        after = [after_each(self.game, self.features, one.rollout.state, one.seat, one.legal) for one in owed]
        shares = self.net.shares(b"".join([each.rows for each in after]), self.seats)[:, 0]
        chosen, first = [], 0
        for one, each in zip(owed, after, strict=True):
            worths = shares[first : first + len(one.legal)]
            for index, result in zip(each.over, each.results, strict=True):
                worths[index] = result[one.seat]
            chosen.append(one.legal[drawn(worths, one.rollout.toss) if one.sealed else int(np.argmax(worths))])
            first += len(one.legal)
        return chosen


def drawn(worths: Floats, rng: Rng) -> int:
    """The index of one of them."""
    below = rng.below(TOSS) / TOSS
    for index, chance in enumerate(softmax(worths.tolist(), WARMTH)):
        below -= chance
        if below < 0:
            return index
    return int(np.argmax(worths))


class SensePolicy(Policy):
    """As the bot `greedy` plays."""

    def __init__(self, sense: Sense[Any]) -> None:
        self.sense = sense

    def choose(self, owed: list[Owed]) -> list[Action]:
        return [self.sense.pick(one.rollout.state, one.seat, one.legal, one.rollout.toss) for one in owed]


class RandomPolicy(Policy):
    """For a game without heuristics."""

    def choose(self, owed: list[Owed]) -> list[Action]:
        return [one.legal[one.rollout.toss.below(len(one.legal))] for one in owed]


def policy_for(game: AnyGame, seats: int) -> Policy:
    net, features, sense = net_for(game), features_of(game), sense_of(game)
    if sense is None:
        return RandomPolicy()
    if net is None or features is None:
        return SensePolicy(sense)
    return NetPolicy(game, features, net, seats)


def play_ahead(game: AnyGame, policy: Policy, rollouts: list[Rollout], decisions: int) -> None:
    """So many turns further at which somebody has a choice, or to the end. Luck that follows the last is not drawn."""
    for _ in range(decisions):
        owed = [one for rollout in rollouts for one in owed_in(game, rollout)]
        if not owed:
            return
        for one, action in zip(owed, policy.choose(owed), strict=True):
            game.play(one.rollout.state, one.seat, action)


def owed_in(game: AnyGame, rollout: Rollout) -> list[Owed]:
    """The next decisions; several where seats decide at the same time, none when the game is over."""
    turn = advance(game, rollout.state, rollout.luck)
    if turn.kind is Kind.OVER:
        return []
    sealed = turn.kind is Kind.TOGETHER
    return [Owed(rollout, seat, game.legal(rollout.state, seat), sealed) for seat in turn.seats]
