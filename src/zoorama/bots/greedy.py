"""The bot that looks one action ahead, by the heuristic in `zoorama.bots.sense.<game>`."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from zoorama.bots.bot import UNLIMITED, Bot, Budget
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, View

# What each action is worth to the seat whose view this is; the unit is the game's own.
Heuristic = Callable[[Any, list[Any]], list[float]]


class Greedy(Bot):
    """Takes the action that looks best now, and tosses for it between equals."""

    def __init__(self, game: AnyGame) -> None:
        self.weigh: Heuristic = import_module(heuristic_module(game)).weigh

    def choose(self, view: View, legal: list[Action], rng: Rng, budget: Budget = UNLIMITED) -> Action:
        worth = self.weigh(view, legal)
        highest = max(worth)
        best = [index for index in range(len(legal)) if worth[index] == highest]
        return legal[best[rng.below(len(best))]]


def has_heuristic(game: AnyGame) -> bool:
    return find_spec(heuristic_module(game)) is not None


def heuristic_module(game: AnyGame) -> str:
    return f"zoorama.bots.sense.{game.name}"
