"""What O Zoo le Mio's bits tell, and what they keep to themselves."""

from collections.abc import Callable

import pytest

from tests.games.o_zoo_le_mio.table import ZOO, bid, cross, plain, sell, table
from zoorama.bots.learned.features import o_zoo_le_mio_layouts as layouts
from zoorama.bots.learned.features.o_zoo_le_mio import FEATURES, LAST, LAYOUT
from zoorama.bots.learned.features.o_zoo_le_mio_gains import Look, gain_of
from zoorama.engine.dealer import Rng
from zoorama.games.o_zoo_le_mio.actions import BID
from zoorama.games.o_zoo_le_mio.legal import spots
from zoorama.games.o_zoo_le_mio.parts import APES, BIRDS, REPTILES
from zoorama.games.o_zoo_le_mio.play import add_tile
from zoorama.games.o_zoo_le_mio.score import appeal
from zoorama.games.o_zoo_le_mio.state import Options, State, copy_zoo

TABLES = [(2, Options()), (3, Options(bush_rows=True)), (4, Options(upkeep=True)), (2, Options(tiles=plain(25)))]

RICH = 24  # coins; few ever have more


def positions(seats: int, options: Options, seed: int) -> list[State]:
    """Every state of a game in which bids and places are drawn by lot, low bids as likely as high ones."""
    rng = Rng(seed)
    state = ZOO.start(seats, options)
    found = [ZOO.copy(state)]
    while not state.over:
        if state.drawing:
            odds = ZOO.chances(state)
            ZOO.play(state, 0, odds.pick(rng.below(odds.total)))
        else:
            seat = ZOO.turn(state).seats[0]
            legal = ZOO.legal(state, seat)
            ZOO.play(state, seat, legal[rng.below(len(legal))])
        found.append(ZOO.copy(state))
    return found


def block(row: bytes, name: str) -> bytes:
    start = 0
    for label, width in LAYOUT:
        if label == name:
            return row[start : start + width]
        start += width
    raise KeyError(name)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_position_has_a_row_of_zeros_and_ones_for_every_seat(seats: int, options: Options) -> None:
    for state in positions(seats, options, 1):
        for seat in range(seats):
            row = FEATURES.row(state, seat)
            assert len(row) == FEATURES.width
            assert set(row) <= {0, 1}


def test_my_bid_is_told_to_the_coin() -> None:
    state = table(3).state()
    state.zoos[1].purse = RICH
    rows = set()
    for coins in range(RICH + 1):
        bidding = ZOO.copy(state)
        ZOO.play(bidding, 1, BID[coins])
        rows.add(FEATURES.row(bidding, 1))
    assert len(rows) == RICH + 1


def test_the_bids_of_others_do_not_show() -> None:
    match = table(3)
    before = FEATURES.row(match.state(), 2)
    for coins in (0, 5):
        bidding = match.state()
        ZOO.play(bidding, 0, BID[coins])
        assert FEATURES.row(bidding, 2) == before


def test_others_are_counted_from_the_seat_that_looks() -> None:
    for state in positions(3, Options(), 2):
        turned = ZOO.copy(state)
        turned.zoos = [*turned.zoos[1:], turned.zoos[0]]
        turned.bids = [*turned.bids[1:], turned.bids[0]]
        turned.flags = [(seat - 1) % 3 for seat in turned.flags]
        turned.placing = turned.placing if turned.placing < 0 else (turned.placing - 1) % 3
        assert FEATURES.row(turned, 0) == FEATURES.row(state, 1)


def test_what_is_kept_changes_no_bit() -> None:
    kept = positions(2, Options(), 3)
    rows = [FEATURES.row(state, 0) for state in kept]
    for state, row in zip(kept, rows, strict=True):
        layouts.KEPT.clear()
        LAST.clear()
        assert FEATURES.row(state, 0) == row


def poorer(state: State) -> None:
    state.zoos[1].purse -= 1


def higher(state: State) -> None:
    state.flags.reverse()


def later(state: State) -> None:
    state.row.reverse()


@pytest.mark.parametrize("change", [poorer, higher, later])
def test_no_row_is_kept_for_a_state_that_differs(change: Callable[[State], None]) -> None:
    state = table(2).state()
    ZOO.play(state, 0, BID[3])
    before = FEATURES.row(state, 0)
    change(state)
    assert FEATURES.row(state, 0) != before


def test_layouts_kept_are_bounded() -> None:
    state = table(2).state()
    layouts.KEPT.clear()
    for _ in range(layouts.MOST_KEPT + 1):
        zoo = copy_zoo(state.zoos[0])
        add_tile(zoo, state.tiles, state.row[0], spots(zoo, state.tiles, state.row[0])[0], 1)
        layouts.layout_of(zoo, state.tiles)
    assert 0 < len(layouts.KEPT) <= layouts.MOST_KEPT


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_gain_of_a_tile_is_what_its_best_place_brings(seats: int, options: Options) -> None:
    for state in positions(seats, options, 4):
        for tile in state.row[:2]:
            for seat in range(seats):
                own, loss, _, _ = gain_of(Look(state, seat), 0, tile)
                assert own * (seats - 1) + loss == best_by_trial(state, seat, tile)


def best_by_trial(state: State, seat: int, tile: int) -> int:
    seats = len(state.zoos)
    before = [appeal(state.zoos, other) for other in range(seats)]
    worths = []
    for spot in spots(state.zoos[seat], state.tiles, tile):
        zoos = state.zoos[:]
        zoos[seat] = copy_zoo(zoos[seat])
        add_tile(zoos[seat], state.tiles, tile, spot, state.auction)
        gains = [appeal(zoos, other) - before[other] for other in range(seats)]
        worths.append(gains[seat] * seats - sum(gains))
    return max(worths, default=0)


def test_a_tile_laid_shows_in_its_owners_values() -> None:
    match = table(2, (cross(BIRDS, 3, APES, 1), cross(BIRDS, 2, REPTILES, 1), *plain(3)))
    before = block(FEATURES.row(match.state(), 0), "values")
    sell(match, 0, 1, 0)
    after = block(FEATURES.row(match.state(), 0), "values")
    assert sum(after) - sum(before) == 3 + 1
    bid(match, 0, 1)
    assert block(FEATURES.row(match.state(), 0), "who lays") == b"\x00\x01\x00\x00"
