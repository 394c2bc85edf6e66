"""A bot that plays as well as its level's name says, whatever the number of seats."""

from collections.abc import Callable
from functools import cache

from zoorama.bots.bot import UNLIMITED, Bot, Budget
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, View


class Level(Bot):
    def __init__(self, game: AnyGame, make: Callable[[int], Bot]) -> None:
        self.game = game
        self.make = cache(make)  # who plays with so many seats

    def choose(self, view: View, legal: list[Action], rng: Rng, budget: Budget = UNLIMITED) -> Action:
        return self.player(view).choose(view, legal, rng, budget)

    def chances(self, view: View, legal: list[Action], rng: Rng, budget: Budget = UNLIMITED) -> list[float]:
        return self.player(view).chances(view, legal, rng, budget)

    def player(self, view: View) -> Bot:
        """How many sit there any guess of the state tells."""
        return self.make(len(self.game.scores(self.game.guess(view, Rng(0)))))
