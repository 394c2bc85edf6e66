from collections.abc import Callable
from typing import Any, Final

from zoorama.bots import o_zoo_le_mio, zooloretto, zooloretto_dice, zoop
from zoorama.bots.bot import Bot
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, View

# What an action is worth to the seat whose view this is, in points; each game has its own sense of it.
Worth = Callable[[Any, Any], float]

SENSE: Final[dict[str, Worth]] = {
    "zooloretto": zooloretto.worth,
    "zooloretto_dice": zooloretto_dice.worth,
    "o_zoo_le_mio": o_zoo_le_mio.worth,
    "zoop": zoop.worth,
}


class Greedy(Bot):
    """Takes the action that looks best now, and tosses for it between equals."""

    def __init__(self, game: AnyGame) -> None:
        self.worth = SENSE[game.name]

    def choose(self, view: View, legal: list[Action], rng: Rng) -> Action:
        best: list[Action] = []
        highest = 0.0
        for action in legal:
            worth = self.worth(view, action)
            if not best or worth > highest:
                best, highest = [action], worth
            elif worth == highest:
                best.append(action)
        return best[rng.below(len(best))]
