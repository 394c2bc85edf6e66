"""What search asks of a game: the worth of actions, the value of a state, and where it may be judged."""

from abc import ABC, abstractmethod
from math import exp
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from zoorama.discovery import module_for
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, View

SENSES: Final = "zoorama.bots.sense"

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense(ABC, Generic[S]):
    """One a game, without a state of its own. Of a state it looks at what it is told it may look at."""

    def __init__(self, warmth: float, *, hides: bool = True) -> None:
        self.warmth = warmth  # difference in worth that makes an action e times as likely to be tried
        self.hides = hides  # whether guesses from one view differ, once sealed choices are open again

    @abstractmethod
    def weigh(self, state: S, seat: int, legal: list[Action]) -> list[float]:
        """What each action is worth to this seat, in the game's own unit, by what the seat may know."""

    @abstractmethod
    def is_quiet(self, state: S) -> bool:
        """Whether nothing is under way, so that the state can be judged as it stands."""

    @abstractmethod
    def judge(self, state: S) -> list[float]:
        """By seat, the share of the victory to be expected. Of a quiet state."""

    def imagine(self, game: AnyGame, view: View, rng: Rng) -> S:
        """A state that agrees with this view, the likelier the oftener; by default as the rules guess."""
        state: S = game.guess(view, rng)
        return state

    def unseal(self, state: S, seat: int) -> None:
        """Open again the sealed choices of others, which a guess has dealt out blindly."""

    def pick(self, state: S, seat: int, legal: list[Action], rng: Rng) -> Action:
        """How play goes on beyond the tree."""
        return legal[best_of(self.weigh(state, seat, legal), rng)]


def best_of(worths: list[float], rng: Rng) -> int:
    """The index of the highest, tossed for between equals."""
    best, equals = 0, 1
    highest = worths[0]
    for index in range(1, len(worths)):
        worth = worths[index]
        if worth > highest:
            best, equals, highest = index, 1, worth
        elif worth == highest:
            equals += 1
            if rng.below(equals) == 0:
                best = index
    return best


def softmax(points: list[float], scale: float) -> list[float]:
    """What each gets of 1, where `scale` points more make it e times as much: a softmax."""
    highest = max(points)
    return parts([exp((mine - highest) / scale) for mine in points])


def parts(numbers: list[float]) -> list[float]:
    """The same numbers, 1 in all. Added one by one: `sum` rounds otherwise from one Python to the next."""
    total = 0.0
    for number in numbers:
        total += number
    return [number / total for number in numbers]


def sense_of(game: AnyGame) -> Sense[Any] | None:
    """The game's own, from the module of its name."""
    module = module_for(game.name, SENSES)
    if module is None:
        return None
    sense = module.SENSE
    assert isinstance(sense, Sense)
    return sense
