"""Who plays whom on a ladder of bots."""

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Final

from zoorama.bots.registry import BOTS, bots_for
from zoorama.engine.game import AnyGame
from zoorama.lab.contest import Pairing

ANCHOR: Final = "greedy"  # the yardstick of every game


def levels_at(game: AnyGame, seats: int) -> tuple[str, ...]:
    """The levels that can be played here by so many, the weakest first."""
    return tuple(name for name in bots_for(game) if is_level(name) and (seats == 2 or BOTS[name].for_all_seats))


def is_level(bot: str) -> bool:
    """Or a bot that is asked for by its parameters, and plays with any number of seats."""
    return bot in BOTS and not BOTS[bot].parameters


def anchor_of(bots: Sequence[str]) -> str:
    return ANCHOR if ANCHOR in bots else bots[0]


def pairings_of(bots: Sequence[str], seats: int) -> tuple[Pairing, ...]:
    """With two seats everybody meets everybody. With more, one meets a table of the bot below, and of the anchor."""
    if seats == 2:
        return tuple(Pairing(one, rest) for rest, one in combinations(bots, 2))
    anchor = anchor_of(bots)
    neighbours = [Pairing(one, rest) for rest, one in pairwise(bots)]
    anchored = [Pairing(bot, anchor) for bot in bots if bot != anchor]
    return tuple(dict.fromkeys(neighbours + anchored))
