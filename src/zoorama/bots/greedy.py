"""The bot that looks one action ahead, by the heuristic in `zoorama.bots.sense.<game>`."""

from typing import Any

from zoorama.bots.bot import UNLIMITED, Bot, Budget
from zoorama.bots.sense.sense import sense_of
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, View


class Greedy(Bot):
    """Takes the action that looks best now, and tosses for it between equals."""

    def __init__(self, game: AnyGame) -> None:
        sense = sense_of(game)
        assert sense is not None, "see has_heuristic"
        self.game = game
        self.sense = sense

    def choose(self, view: View, legal: list[Action], rng: Rng, budget: Budget = UNLIMITED) -> Action:
        worth = self.worth(view, legal)
        highest = max(worth)
        best = [index for index in range(len(legal)) if worth[index] == highest]
        return legal[best[rng.below(len(best))]]

    def worth(self, view: View, legal: list[Action]) -> list[float]:
        """The heuristic looks at nothing that the seat does not know, so that any guess will do."""
        seen: Any = view  # every game's view names its seat
        return self.sense.weigh(self.game.guess(view, Rng(0)), seen.seat, legal)


def has_heuristic(game: AnyGame) -> bool:
    return sense_of(game) is not None
