"""A bot for first games: it sees what is good, and often does something else that is not bad."""

from typing import Final

from zoorama.bots.bot import UNLIMITED, Bot, Budget
from zoorama.bots.greedy import Greedy
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, View

SLIP: Final = 4  # of so many decisions it slips in one
SLIPS: Final = {"zoop": 1}  # where luck decides most, fewer would not show


class Beginner(Bot):
    def __init__(self, game: AnyGame) -> None:
        self.greedy = Greedy(game)
        self.one_in = SLIPS.get(game.name, SLIP)

    def choose(self, view: View, legal: list[Action], rng: Rng, budget: Budget = UNLIMITED) -> Action:
        if rng.below(self.one_in):
            return self.greedy.choose(view, legal, rng, budget)
        return self.slip(view, legal, rng)

    def slip(self, view: View, legal: list[Action], rng: Rng) -> Action:
        """Any of the better half, of which there are two at least: wrong, but not silly."""
        worth = self.greedy.worth(view, legal)
        order = sorted(range(len(legal)), key=lambda index: -worth[index])
        return legal[order[rng.below(max(min(2, len(legal)), len(legal) // 2))]]
