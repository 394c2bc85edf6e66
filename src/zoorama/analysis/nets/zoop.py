"""Zoop with all hands open, as bits: what a seat knows, and then what each of the others holds."""

from typing import Final

from zoorama.bots.learned.features.features import Features
from zoorama.bots.learned.features.zoop import FEATURES as CLOSED
from zoorama.bots.learned.features.zoop import FITS, HAND, MOST, OWN, PLACE, REACH, SEEN, add_hand
from zoorama.games.zoop.parts import JOKER
from zoorama.games.zoop.state import State

VERSION: Final = 1
ROLLOUTS: Final = 64  # by which chances are told beside the net: play to the end takes a tenth of a millisecond
# Of an open hand: Jokers and Cages, how many fit, special animals, each species, what it could be played on, twins.
OPEN: Final = HAND - PLACE[JOKER] + FITS.width + 4 * OWN.width + REACH.width + SEEN.width
EMPTY: Final = tuple(bytes(OPEN * seats) for seats in range(MOST))


class OpenFeatures(Features[State]):
    def seats(self, state: State) -> int:
        return len(state.hands)

    def row(self, state: State, seat: int) -> bytes:
        seats = len(state.hands)
        blocks = [CLOSED.row(state, seat)]
        blocks += [open_hand(state, (seat + steps) % seats) for steps in range(1, seats)]
        blocks.append(EMPTY[MOST - seats])
        return b"".join(blocks)


def open_hand(state: State, other: int) -> bytes:
    blocks: list[bytes] = []
    add_hand(blocks, state, other)
    return b"".join([blocks[0][PLACE[JOKER] :], *blocks[1:]])


FEATURES: Final = OpenFeatures(CLOSED.width + (MOST - 1) * OPEN, VERSION)
