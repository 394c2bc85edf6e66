from collections.abc import Callable
from typing import Any, Final

from zoorama.bots.bot import Bot
from zoorama.bots.sense import o_zoo_le_mio, zooloretto, zooloretto_dice, zoop
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, View

# What each action is worth to the seat whose view this is; every game has its own sense and measure of it.
Sense = Callable[[Any, list[Any]], list[float]]

SENSE: Final[dict[str, Sense]] = {
    "zooloretto": zooloretto.weigh,
    "zooloretto_dice": zooloretto_dice.weigh,
    "zoop": zoop.weigh,
    "o_zoo_le_mio": o_zoo_le_mio.weigh,
}


class Greedy(Bot):
    """Takes the action that looks best now, and tosses for it between equals."""

    def __init__(self, game: AnyGame) -> None:
        self.weigh = SENSE[game.name]

    def choose(self, view: View, legal: list[Action], rng: Rng) -> Action:
        worth = self.weigh(view, legal)
        highest = max(worth)
        best = [index for index in range(len(legal)) if worth[index] == highest]
        return legal[best[rng.below(len(best))]]
