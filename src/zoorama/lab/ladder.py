"""Who plays whom on a ladder of bots."""

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Final

from zoorama.bots.levels import LADDER, specs
from zoorama.bots.registry import levels_for
from zoorama.engine.game import AnyGame
from zoorama.lab.contest import Pairing

ANCHOR: Final = "greedy"  # the yardstick of every game
FOR_TWO: Final = ("rounds", "solved")  # with more seats they play greedily


def is_another(bot: str, game: AnyGame, seats: int) -> bool:
    """Whether with so many seats a lower level, or greedy, would play in its name."""
    if bot in FOR_TWO:
        return seats != 2
    return bot in LADDER and bot not in levels_for(game, seats)


def plays_as(bot: str, game: AnyGame, seats: int) -> str:
    """What a level is here, as a spec."""
    return specs(game.name, seats).get(bot, bot)


def anchor_of(bots: Sequence[str]) -> str:
    """The bot at 1000 points: greedy, or the first where greedy does not play."""
    return ANCHOR if ANCHOR in bots else bots[0]


def pairings_of(bots: Sequence[str], seats: int) -> tuple[Pairing, ...]:
    """With two seats everybody meets everybody. With more, one meets a table of the bot below, and of the anchor."""
    if seats == 2:
        return tuple(Pairing(one, rest) for rest, one in combinations(bots, 2))
    anchor = anchor_of(bots)
    neighbours = [Pairing(one, rest) for rest, one in pairwise(bots)]
    anchored = [Pairing(bot, anchor) for bot in bots if bot != anchor]
    return tuple(dict.fromkeys(neighbours + anchored))
