"""The actions of the dice game, luck's included, built once and looked up."""

from dataclasses import dataclass, field
from typing import Final

from zoorama.engine.game import Action
from zoorama.engine.shape import nth, word
from zoorama.engine.tally import Odds
from zoorama.games.zooloretto_dice.parts import FACES, MOST_TRUCKS


@dataclass(frozen=True)
class Roll(Action):
    """Roll two dice from the supply."""


@dataclass(frozen=True)
class Fall(Action):
    """Luck: how the two dice fall, the lower face first."""

    first: int = field(metadata=word(FACES))
    second: int = field(metadata=word(FACES))


@dataclass(frozen=True)
class Load(Action):
    """Put the first die in hand on a truck."""

    die: int = field(metadata=word(FACES))
    truck: int = field(metadata=nth(MOST_TRUCKS))


@dataclass(frozen=True)
class Take(Action):
    """Take a truck and mark its dice."""

    truck: int = field(metadata=nth(MOST_TRUCKS))


ROLL: Final = Roll()
TAKE: Final = [Take(truck) for truck in range(MOST_TRUCKS)]
LOAD: Final = [[Load(die, truck) for truck in range(MOST_TRUCKS)] for die in range(len(FACES))]
FALLS: Final[Odds[Action]] = Odds[Action](
    [Fall(first, second) for first in range(len(FACES)) for second in range(first, len(FACES))],
    [1 if first == second else 2 for first in range(len(FACES)) for second in range(first, len(FACES))],
).spread()

ACTIONS: Final[tuple[type[Action], ...]] = (Roll, Fall, Load, Take)
