"""What the tree asks at a decision: which actions to try first, and what they and the position are worth."""

from abc import ABC, abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from zoorama.bots.playout import playout
from zoorama.bots.search.ending import play_to_quiet
from zoorama.bots.sense.sense import Sense, softmax
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame
from zoorama.engine.score import victory


class Outlook:
    """A decision as a guide sees it."""

    def __init__(self, priors: list[float], worths: list[float], shares: list[float]) -> None:
        self.priors = priors  # by action, how much it deserves to be tried; 1 in all
        self.worths = worths  # by action, the share of the victory its seat may expect then; empty if unknown
        self.shares = shares  # by seat, what the position is worth; empty if the guide plays on to tell


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(ABC):
    """One a game, without a state of its own. What it says of a seat depends on nothing hidden from that seat."""

    @abstractmethod
    def look(self, state: Any, seat: int, legal: list[Action], rng: Rng) -> Outlook:
        """At a decision that this seat owes. Leaves the state as it is."""

    def play_on(self, state: Any, rng: Rng) -> list[float]:
        """By seat, what came of the state, which is played on; empty where `look` tells without that."""
        return []


class SenseGuide(Guide):
    """By a game's heuristics: it weighs actions, and judges where nothing is under way."""

    def __init__(self, game: AnyGame, sense: Sense[Any]) -> None:
        self.game = game
        self.sense = sense

    def look(self, state: Any, seat: int, legal: list[Action], rng: Rng) -> Outlook:
        return Outlook(softmax(self.sense.weigh(state, seat, legal), self.sense.warmth), [], [])

    def play_on(self, state: Any, rng: Rng) -> list[float]:
        return play_to_quiet(self.game, self.sense, state, rng)


class BlindGuide(Guide):
    """For a game without heuristics: all actions alike, and random play to the end."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def look(self, state: Any, seat: int, legal: list[Action], rng: Rng) -> Outlook:
        return Outlook([1.0 / len(legal)] * len(legal), [], [])

    def play_on(self, state: Any, rng: Rng) -> list[float]:
        playout(self.game, state, rng)
        return victory(self.game.scores(state))
