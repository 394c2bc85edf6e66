from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Plays any seat of one game. It is handed what that seat may know, and nothing else."""

    @abstractmethod
    def choose(self, view: View, legal: list[Action], rng: Rng) -> Action: ...
