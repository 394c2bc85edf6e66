"""The bot that takes the action after which a net gives it the best chances."""

from typing import Any

import numpy as np

from zoorama.bots.bot import UNLIMITED, Bot, Budget
from zoorama.bots.greedy import Greedy
from zoorama.bots.learned.features.features import Features
from zoorama.bots.learned.net import Floats, Net
from zoorama.bots.learned.rows import after_each
from zoorama.bots.sense.sense import Sense
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, View


class Judgement:
    """The net's word on each action of a seat."""

    def __init__(self, game: AnyGame, features: Features[Any], net: Net) -> None:
        self.game = game
        self.features = features
        self.net = net

    def shares(self, state: Any, seat: int, legal: list[Action]) -> Floats:
        """A line an action: the seat's share of the victory, then of those after it. Exact where the game ends."""
        seats: int = self.features.seats(state)
        after = after_each(self.game, self.features, state, seat, legal)
        found = self.net.shares(after.rows, seats)
        for index, result in zip(after.over, after.results, strict=True):
            found[index] = np.roll(np.array(result, np.float32), -seat)
        return found


class Learned(Bot):
    def __init__(self, game: AnyGame, sense: Sense[Any], features: Features[Any], net: Net) -> None:
        self.game = game
        self.sense = sense
        self.greedy = Greedy(game)
        self.judgement = Judgement(game, features, net)

    def choose(self, view: View, legal: list[Action], rng: Rng, budget: Budget = UNLIMITED) -> Action:
        chances = self.chances(view, legal, rng, budget)
        return legal[int(np.argmax(chances))] if chances else self.greedy.choose(view, legal, rng, budget)

    def chances(self, view: View, legal: list[Action], rng: Rng, budget: Budget = UNLIMITED) -> list[float]:
        """A row shows only what the seat knows, so that any guess will do. Nothing of games that were not taught."""
        seen: Any = view  # every game's view names its seat
        state = self.game.guess(view, Rng(0))
        if not self.judgement.features.covers(state):
            return []
        self.sense.unseal(state, seen.seat)
        found: list[float] = self.judgement.shares(state, seen.seat, legal)[:, 0].tolist()
        return found
