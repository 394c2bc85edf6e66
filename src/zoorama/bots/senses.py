"""Which games have a sense: the heuristic in `zoorama.bots.sense.<game>`."""

from typing import Any, Final

from zoorama.bots.sense.sense import Sense
from zoorama.discovery import module_for
from zoorama.engine.game import AnyGame

SENSE: Final = "zoorama.bots.sense"


def sense_of(game: AnyGame) -> Sense[Any] | None:
    module = module_for(game.name, SENSE)
    found: Sense[Any] | None = None if module is None else module.SENSE
    return found
