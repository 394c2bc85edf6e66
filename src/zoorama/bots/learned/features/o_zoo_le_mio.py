"""O Zoo le Mio as bits.

First the table; then a block for each seat, the seat's own first and the others clockwise, those of seats that are not
there zero; last the seat's bid. Nothing else depends on the bid, so that the rows of a decision to bid differ only
there, and the rest is kept from one row to the next.
"""

from typing import Final

from zoorama.bots.learned.features.features import Features
from zoorama.bots.learned.features.o_zoo_le_mio_gains import Look
from zoorama.bots.learned.features.o_zoo_le_mio_table import LAYOUT as TABLE_LAYOUT
from zoorama.bots.learned.features.o_zoo_le_mio_table import MOST, add_table
from zoorama.bots.learned.features.o_zoo_le_mio_zoos import (
    PURSE,
    RIVAL_LAYOUT,
    VALUES_LAYOUT,
    ZOO_LAYOUT,
    add_rival,
    add_values,
    add_zoo,
)
from zoorama.bots.learned.features.scales import Scale, one_hot
from zoorama.games.o_zoo_le_mio.state import UNSAID, State, Zoo, copy

VERSION: Final = 2

BIDS: Final = 25  # told apart; higher ones by their level only
BID: Final = one_hot(BIDS)
BID_LEVEL: Final = Scale((1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 25))
OVERBID: Final = Scale((-8, -4, -2, 0, 1))  # half coins above a rival's purse; the higher flag counts one

BID_LAYOUT: Final[tuple[tuple[str, int], ...]] = (
    ("bid", BIDS + BID_LEVEL.width),
    ("left when it wins", PURSE.width),
    ("whom it beats for sure", (MOST - 1) * OVERBID.width),
)
# Every block of a row with its width, in order; "1:" are blocks about the next seat clockwise.
LAYOUT: Final[tuple[tuple[str, int], ...]] = (
    *TABLE_LAYOUT,
    VALUES_LAYOUT,
    *ZOO_LAYOUT,
    *[(f"{rival}: {name}", width) for rival in range(1, MOST) for name, width in ZOO_LAYOUT + RIVAL_LAYOUT],
    *BID_LAYOUT,
)
WIDTH: Final = sum([width for _, width in LAYOUT])
NO_RIVAL: Final = bytes(sum([width for _, width in ZOO_LAYOUT + RIVAL_LAYOUT]))
NO_BID: Final = bytes(sum([width for _, width in BID_LAYOUT]))
NO_OVERBID: Final = bytes(OVERBID.width)


class Kept:
    """The last row but for its bid."""

    def __init__(self, state: State, seat: int, row: bytes) -> None:
        self.state = copy(state)
        self.seat = seat
        self.row = row


LAST: Final[list[Kept]] = []


def row_before_bid(state: State, seat: int) -> bytes:
    look = Look(state, seat)
    blocks: list[bytes] = []
    add_table(blocks, look)
    add_values(blocks, look.zoos[0])
    add_zoo(blocks, look, 0)
    for rival in range(1, MOST):
        if rival < len(look.zoos):
            add_zoo(blocks, look, rival)
            add_rival(blocks, look, rival)
        else:
            blocks.append(NO_RIVAL)
    return b"".join(blocks)


def kept_row_before_bid(state: State, seat: int) -> bytes:
    if LAST:
        last = LAST[-1]
        if last.seat == seat and differ_in_bids_only(last.state, state):
            return last.row
    row = row_before_bid(state, seat)
    LAST[:] = [Kept(state, seat, row)]
    return row


def differ_in_bids_only(one: State, other: State) -> bool:
    """Of two states in which somebody may bid: no tile is being laid, no row turned up."""
    if one.auction != other.auction or one.tiles is not other.tiles or len(one.zoos) != len(other.zoos):
        return False
    for seat in range(len(one.zoos)):
        if not same_zoo(one.zoos[seat], other.zoos[seat]):
            return False
    if one.bush_rows != other.bush_rows or one.upkeep != other.upkeep or one.year != other.year:
        return False
    return one.flags == other.flags and one.row == other.row and one.stack.counts == other.stack.counts


def same_zoo(one: Zoo, other: Zoo) -> bool:
    """A tile laid last belongs to one zoo and its copies, so that one look at it will do."""
    if one.purse != other.purse or len(one.laid) != len(other.laid) or one.points != other.points:
        return False
    return not one.laid or one.laid[-1] is other.laid[-1]


def bid_block(state: State, seat: int) -> bytes:
    bid, seats = state.bids[seat], len(state.zoos)
    blocks = [BID[min(bid, BIDS - 1)], BID_LEVEL.of(bid), PURSE.of(state.zoos[seat].purse - bid)]
    for distance in range(1, MOST):
        if distance < seats:
            rival = (seat + distance) % seats
            above = state.flags.index(seat) < state.flags.index(rival)
            blocks.append(OVERBID.of(2 * (bid - state.zoos[rival].purse) + above))
        else:
            blocks.append(NO_OVERBID)
    return b"".join(blocks)


class ZooFeatures(Features[State]):
    def covers(self, state: State) -> bool:
        return not state.upkeep  # OZ-20 changes what coins are worth

    def seats(self, state: State) -> int:
        return len(state.zoos)

    def row(self, state: State, seat: int) -> bytes:
        if state.bids[seat] == UNSAID:
            return row_before_bid(state, seat) + NO_BID
        return kept_row_before_bid(state, seat) + bid_block(state, seat)


FEATURES: Final = ZooFeatures(WIDTH, VERSION)
