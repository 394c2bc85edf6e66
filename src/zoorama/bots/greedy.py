"""The bot that looks one action ahead, by the heuristic in `zoorama.bots.sense.<game>`."""

from collections.abc import Callable
from typing import Any, Final

from zoorama.bots.bot import UNLIMITED, Bot, Budget
from zoorama.discovery import module_for
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, View

SENSE: Final = "zoorama.bots.sense"

# What each action is worth to this seat, of a state; the unit is the game's own. Of what the state holds it looks only
# at what the seat may know.
Heuristic = Callable[[Any, int, list[Any]], list[float]]


class Greedy(Bot):
    """Takes the action that looks best now, and tosses for it between equals."""

    def __init__(self, game: AnyGame) -> None:
        module = module_for(game.name, SENSE)
        assert module is not None, "see has_heuristic"
        self.game = game
        self.weigh: Heuristic = module.weigh

    def choose(self, view: View, legal: list[Action], rng: Rng, budget: Budget = UNLIMITED) -> Action:
        worth = self.worth(view, legal)
        highest = max(worth)
        best = [index for index in range(len(legal)) if worth[index] == highest]
        return legal[best[rng.below(len(best))]]

    def worth(self, view: View, legal: list[Action]) -> list[float]:
        """The heuristic looks at nothing that the seat does not know, so that any guess will do."""
        seen: Any = view  # every game's view names its seat
        return self.weigh(self.game.guess(view, Rng(0)), seen.seat, legal)


def has_heuristic(game: AnyGame) -> bool:
    return module_for(game.name, SENSE) is not None
