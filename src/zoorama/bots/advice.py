"""A hint: what a bot would do, and its two best choices with the chances after them."""

from collections.abc import Sequence
from dataclasses import dataclass

from zoorama.engine.game import Action


@dataclass(frozen=True)
class Advice:
    action: Action
    best: tuple[tuple[Action, float], ...] = ()  # the action and the next best, if the bot can tell their chances


def advice(legal: Sequence[Action], chosen: int, chances: Sequence[float]) -> Advice:
    """Where an action that was hardly tried seems better than the bot's own, the bot does not believe it."""
    action = legal[chosen]
    if len(legal) == 1 or not chances:
        return Advice(action)
    own = chances[chosen]
    others = [index for index in range(len(legal)) if index != chosen and chances[index] <= own]
    second = max(others, key=lambda index: chances[index], default=None)
    next_best = () if second is None else ((legal[second], chances[second]),)
    return Advice(action, ((action, own), *next_best))
