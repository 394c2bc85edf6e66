"""Rows, bids and ties (OZ-6 to OZ-8)."""

import pytest

from tests.games.o_zoo_le_mio.table import (
    ZOO,
    bid,
    finish_year,
    give,
    listen,
    refused,
    table,
    turn_up,
)
from zoorama.engine.dealer import Rng
from zoorama.engine.errors import NotYourTurn
from zoorama.engine.game import CHANCE, OVER, Kind
from zoorama.engine.match import Match
from zoorama.games.o_zoo_le_mio.actions import BID, HOIST, Place, TurnUp
from zoorama.games.o_zoo_le_mio.events import (
    BidRevealed,
    BidSealed,
    GameEnded,
    TileWon,
    YearEnded,
)
from zoorama.games.o_zoo_le_mio.paths import EAST


@pytest.mark.rule("OZ-6")
def test_each_year_five_tiles_lie_in_a_row_and_the_first_turned_up_is_first_sold() -> None:
    match = Match(ZOO, ("a", "b"))
    match.luck(HOIST[0])
    for tile in (20, 3, 11, 0, 9):
        assert match.turn() is CHANCE
        match.luck(TurnUp(tile))
    assert [shown.number for shown in match.view(0).row] == [20, 3, 11, 0, 9]
    give(match, 1)
    assert match.view(0).zoos[1].laid[0].number == 20
    assert [shown.number for shown in match.view(0).row] == [3, 11, 0, 9]


@pytest.mark.rule("OZ-6")
def test_there_are_five_years_of_five_auctions() -> None:
    match = table(2)
    heard = listen(match)
    for year in range(1, 6):
        assert (match.view(0).year, len(match.view(0).row)) == (year, 5)
        finish_year(match)
        turn_up(match)
    assert match.turn() is OVER
    assert [event.year for event in heard if isinstance(event, YearEnded)] == [1, 2, 3, 4, 5]
    assert heard[-1] == GameEnded()


@pytest.mark.rule("OZ-7")
def test_all_bid_in_any_order_as_much_as_they_have() -> None:
    match = table(3)
    assert (match.turn().kind, match.turn().seats) == (Kind.TOGETHER, (0, 1, 2))
    assert match.legal(2) == [BID[coins] for coins in range(9)]
    match.act(2, BID[8])
    assert match.turn().seats == (0, 1)
    assert refused(match, BID[9]) == "OZ-7"
    assert refused(match, Place(1, 0, EAST)) == "OZ-7"


@pytest.mark.rule("OZ-7")
def test_nobody_sees_a_bid_before_the_last_is_in() -> None:
    match = table(3)
    heard = listen(match)
    match.act(1, BID[5])
    assert heard == [BidSealed(1)]
    assert not heard[0].reveals()
    assert match.view(1).bid == 5
    for watcher in (0, 2, None):
        view = match.view(watcher)
        assert view.sealed == (False, True, False)
        assert view.bid is None
        assert view.zoos[1].purse == 8
    assert not match.can_undo(1)
    with pytest.raises(NotYourTurn):
        match.act(1, BID[6])


@pytest.mark.rule("OZ-7")
def test_to_the_others_every_sealed_bid_is_possible() -> None:
    match = table(2)
    match.act(1, BID[5])
    rng = Rng(1)
    guesses = [ZOO.guess(match.view(0), rng).bids for _ in range(200)]
    assert {tuple(bids) for bids in guesses} == {(-1, coins) for coins in range(9)}
    assert ZOO.guess(match.view(1), rng).bids == [-1, 5]


@pytest.mark.rule("OZ-7")
def test_the_highest_pays_and_the_others_keep_their_coins() -> None:
    match = table(3)
    heard = listen(match)
    bid(match, 2, 4, 3)
    assert [event for event in heard if event.reveals()] == [BidRevealed(0, 2), BidRevealed(1, 4), BidRevealed(2, 3)]
    assert TileWon(1, 4, False) in heard
    assert [zoo.purse for zoo in match.view(0).zoos] == [8, 4, 8]
    assert match.turn().seats == (1,)


@pytest.mark.rule("OZ-8")
def test_the_higher_flag_wins_a_tie_and_drops_to_the_bottom() -> None:
    """The rulebook's case: bids 3, 3, 2, 1."""
    alan, klaus, reiner, wolfgang = range(4)
    match = Match(ZOO, ("Alan", "Klaus", "Reiner", "Wolfgang"))
    for seat in (wolfgang, reiner, alan):
        match.luck(HOIST[seat])
    turn_up(match)
    heard = listen(match)
    bid(match, 2, 3, 3, 1)
    assert match.view(0).flags == (wolfgang, alan, klaus, reiner)
    assert match.turn().seats == (reiner,)
    assert match.view(0).zoos[reiner].purse == 5
    assert match.view(0).zoos[klaus].purse == 8
    assert TileWon(reiner, 3, True) in heard


@pytest.mark.rule("OZ-8")
def test_when_all_bid_nothing_the_tile_is_free_for_the_highest_flag() -> None:
    match = table(3)
    bid(match, 0, 0, 0)
    assert match.turn().seats == (0,)
    assert match.view(0).flags == (1, 2, 0)
    assert match.view(0).zoos[0].purse == 8


@pytest.mark.rule("OZ-8")
def test_the_flag_stays_when_it_decided_nothing() -> None:
    match = table(3)
    bid(match, 5, 2, 2)
    assert match.view(0).flags == (0, 1, 2)
