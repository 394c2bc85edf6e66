"""What every bot answers to, and how much thinking it is allowed."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, View


@dataclass(frozen=True)
class Budget:
    """The most that one decision may cost; None sets no limit."""

    simulations: int | None = None
    seconds: float | None = None


UNLIMITED: Final = Budget()


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Plays any seat of one game, from what that seat may know and nothing else.

    One instance serves all tables of a process, so what it says depends only on the arguments of the call.
    """

    @abstractmethod
    def choose(self, view: View, legal: list[Action], rng: Rng, budget: Budget = UNLIMITED) -> Action: ...

    def chances(self, view: View, legal: list[Action], rng: Rng, budget: Budget = UNLIMITED) -> list[float]:
        """By action, the share of the victory that this seat may expect after it; empty where the bot cannot tell."""
        return []
