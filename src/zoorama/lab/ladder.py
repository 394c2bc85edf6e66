"""Who plays whom on a ladder of bots."""

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Final

from zoorama.bots.registry import offered_bots
from zoorama.engine.game import AnyGame
from zoorama.lab.contest import Pairing

ANCHOR: Final = "greedy"  # the yardstick of every game


def default_bots(game: AnyGame, seats: int) -> tuple[str, ...]:
    """The levels that a table of so many offers, the weakest first."""
    return offered_bots(game)


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
