"""The bot that takes any legal action."""

from zoorama.bots.bot import UNLIMITED, Bot, Budget
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, View


class Random(Bot):
    """Every legal action is equally likely."""

    def __init__(self, game: AnyGame) -> None:
        pass

    def choose(self, view: View, legal: list[Action], rng: Rng, budget: Budget = UNLIMITED) -> Action:
        return legal[rng.below(len(legal))]
