"""O Zoo le Mio, rule by rule."""

import pytest

from tests.games.o_zoo_le_mio.table import (
    ZOO,
    bid,
    cross,
    finish_year,
    give,
    lay,
    plain,
    sell,
    table,
    turn_up,
)
from zoorama.engine.dealer import Rng
from zoorama.engine.errors import IllegalAction, NotYourTurn
from zoorama.engine.game import CHANCE, LUCK, OVER, Action, Event, Kind
from zoorama.engine.match import Match
from zoorama.engine.score import ranks
from zoorama.games.o_zoo_le_mio.actions import BID, HOIST, Hoist, Place, TurnUp
from zoorama.games.o_zoo_le_mio.events import (
    BenchesBuilt,
    BidRevealed,
    BidSealed,
    GameEnded,
    IncomePaid,
    PointsScored,
    TileLaid,
    TileLost,
    TileTurnedUp,
    TileWon,
    TreesMoved,
    VisitorsMoved,
    YearEnded,
)
from zoorama.games.o_zoo_le_mio.parts import (
    APES,
    BIRDS,
    FAMILY,
    LEFT,
    MAMMALS,
    REPTILES,
    RIGHT,
    SEA_ANIMALS,
    TILES,
    TOP_LEFT,
    Tile,
)
from zoorama.games.o_zoo_le_mio.paths import EAST, NORTH, SOUTH, WEST
from zoorama.games.o_zoo_le_mio.state import State, ZooOptions
from zoorama.games.o_zoo_le_mio.view import AuctionView

OzMatch = Match[State, Action, AuctionView]


def listen(match: OzMatch) -> list[Event]:
    heard: list[Event] = []
    match.listeners.append(lambda move, events: heard.extend(events))
    return heard


def refused(match: OzMatch, action: Action) -> str:
    """The rule that forbids this to whoever is asked."""
    seat = LUCK if match.turn() is CHANCE else match.turn().seats[0]
    with pytest.raises(IllegalAction) as caught:
        match.luck(action) if seat == LUCK else match.act(seat, action)
    return caught.value.rule


@pytest.mark.rule("OZ-1")
def test_the_box_holds_25_tiles_of_5_families_and_a_flag_for_each_player() -> None:
    view = table(4).view(None)
    assert FAMILY == ("apes", "mammals", "birds", "reptiles", "sea_animals")
    assert len(view.stack) + len(view.row) == 25
    assert view.flags == (0, 1, 2, 3)


@pytest.mark.rule("OZ-2")
@pytest.mark.parametrize("tile", TILES, ids=str)
def test_a_tile_has_two_families_with_one_to_three_stars_and_paths_out(tile: Tile) -> None:
    assert tile.left != tile.right
    assert {tile.left_stars, tile.right_stars} <= {1, 2, 3}
    assert 0 <= tile.bushes <= 3
    assert tile.exits


# OZ-3 is shown in test_tiles.py.


@pytest.mark.rule("OZ-4", "OZ-9")
def test_a_zoo_begins_with_paths_to_the_west_and_the_east_of_the_start_tile() -> None:
    straight = Tile(APES, 1, BIRDS, 1, 0, (LEFT, RIGHT))
    match = table(2, (straight,))
    bid(match, 1, 0)
    assert set(match.legal(0)) == {
        Place(1, 0, EAST),
        Place(2, 0, WEST),
        Place(-1, 0, WEST),
        Place(-2, 0, EAST),
    }


@pytest.mark.rule("OZ-4")
def test_the_cell_of_the_entrance_hut_stays_empty() -> None:
    match = table(2, plain(3))
    sell(match, 0, 1, 0, SOUTH)  # (1, 0) and (1, 1), east of the hut
    bid(match, 1, 0)
    assert refused(match, Place(0, 1, WEST)) == "OZ-4"
    assert refused(match, Place(-1, 1, EAST)) == "OZ-4"


@pytest.mark.rule("OZ-4")
def test_a_path_may_run_up_to_the_hut_as_into_any_empty_cell() -> None:
    match = table(2, plain(2))
    sell(match, 0, 1, 0, SOUTH)  # its lower half has an exit to the west, where the hut stands
    assert len(match.view(None).zoos[0].laid) == 1


@pytest.mark.rule("OZ-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_eight_coins_and_flags_in_any_order(seats: int) -> None:
    match = Match(ZOO, ("a", "b", "c", "d")[:seats])
    assert match.turn() is CHANCE
    assert ZOO.chances(match.state()).pairs() == [(HOIST[seat], 1) for seat in range(seats)]
    match.luck(HOIST[1])
    assert refused(match, Hoist(1)) == "OZ-5"
    assert all(zoo.purse == 8 for zoo in match.view(None).zoos)


@pytest.mark.rule("OZ-5")
def test_the_last_flag_needs_no_luck() -> None:
    match = Match(ZOO, ("a", "b", "c"))
    match.luck(HOIST[2])
    match.luck(HOIST[0])
    assert match.view(None).flags == (2, 0, 1)


@pytest.mark.rule("OZ-5", "OZ-6")
def test_every_tile_still_face_down_is_equally_likely() -> None:
    match = Match(ZOO, ("a", "b"))
    match.luck(HOIST[0])
    match.luck(TurnUp(7))
    assert ZOO.chances(match.state()).pairs() == [(TurnUp(tile), 1) for tile in range(25) if tile != 7]
    assert refused(match, TurnUp(7)) == "OZ-6"


@pytest.mark.rule("OZ-5")
def test_the_bank_never_runs_out() -> None:
    """The box has 35 coins; four rich zoos in the fourth year need more."""
    match = table(4, plain(25))
    for year in range(5):
        finish_year(match)
        turn_up(match)
        assert sum(zoo.purse for zoo in match.view(None).zoos) == 32 + 5 * sum(range(1, year + 2))


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


@pytest.mark.rule("OZ-9")
def test_the_winner_lays_the_tile_at_once() -> None:
    match = table(2, plain(1))
    heard = listen(match)
    bid(match, 0, 1)
    assert refused(match, BID[0]) == "OZ-7"
    lay(match, 1, 0, NORTH)
    assert TileLaid(1, APES, BIRDS, 1, 0, NORTH) in heard
    laid = match.view(0).zoos[1].laid[0]
    assert (laid.x, laid.y, laid.heading, laid.auction) == (1, 0, NORTH, 1)


@pytest.mark.rule("OZ-9")
def test_a_tile_may_lie_in_any_rotation() -> None:
    match = table(2, plain(1))
    bid(match, 1, 0)
    eastern = {place for place in match.legal(0) if isinstance(place, Place) and place.x > 0}
    # A cross joins the path at (1, 0) with its left half or with its right half. Every half has a path to the south,
    # and grass of the start tile touches neither (1, -1) nor (1, 1).
    assert eastern == {
        Place(1, 0, EAST),
        Place(1, 0, SOUTH),
        Place(1, 0, NORTH),
        Place(2, 0, WEST),
        Place(1, -1, SOUTH),
        Place(1, 1, NORTH),
    }


@pytest.mark.rule("OZ-9")
def test_a_tile_must_be_joined_by_a_path() -> None:
    """Against the grass north of the start tile a tile lies edge to edge, and still not joined."""
    lane = Tile(APES, 1, BIRDS, 1, 0, (LEFT,))
    match = table(2, (lane,))
    bid(match, 1, 0)
    assert refused(match, Place(0, -1, NORTH)) == "OZ-9"
    assert refused(match, Place(5, 5, EAST)) == "OZ-9"


@pytest.mark.rule("OZ-9")
def test_no_path_may_end_against_grass() -> None:
    corner = Tile(APES, 1, BIRDS, 1, 0, (LEFT, TOP_LEFT))
    match = table(2, (corner, corner))
    bid(match, 1, 0)
    assert Place(1, 0, EAST) in match.legal(0)
    assert refused(match, Place(1, 0, WEST)) == "OZ-9"  # on the start tile
    assert refused(match, Place(1, -1, SOUTH)) == "OZ-9"  # the start tile's path would end against grass
    lay(match, 1, 0, EAST)
    bid(match, 1, 0)
    assert refused(match, Place(0, -1, EAST)) == "OZ-9"  # a path from (1, 0) would end against grass


@pytest.mark.rule("OZ-9")
def test_no_tile_lies_on_another() -> None:
    match = table(2, plain(2))
    sell(match, 0, 1, 0)
    bid(match, 1, 0)
    assert refused(match, Place(2, 0, EAST)) == "OZ-9"
    assert refused(match, Place(1, -1, SOUTH)) == "OZ-9"


@pytest.mark.rule("OZ-9")
def test_a_tile_that_fits_nowhere_leaves_the_game() -> None:
    end = Tile(APES, 1, BIRDS, 1, 0, (LEFT,))  # a dead end
    match = table(2, (end, end, end, *plain(2)))
    sell(match, 0, 1, 0)
    sell(match, 0, -1, 0, WEST)
    heard = listen(match)
    bid(match, 2, 1)
    assert TileLost(0) in heard
    assert match.view(0).lost == (2,)
    assert match.view(0).zoos[0].purse == 4  # paid for all the same
    assert match.view(0).auction == 4
    assert match.turn().kind is Kind.TOGETHER


@pytest.mark.rule("OZ-9")
def test_what_was_laid_can_be_taken_back_until_somebody_bids() -> None:
    match = table(2, plain(5))
    bid(match, 1, 0)
    lay(match, 1, 0)
    match.undo(0)
    assert match.turn().seats == (0,)
    lay(match, -1, 0, WEST)
    match.act(1, BID[0])
    assert not match.can_undo(0)


@pytest.mark.rule("OZ-9")
def test_a_guess_lists_the_places_for_a_tile_in_the_order_of_the_choices() -> None:
    """The board writes their numbers into the free squares."""
    match = table(3)
    while match.turn() is not OVER:
        bid(match, 0, 0, 0)
        seat = match.turn().seats[0]
        legal = match.legal(seat)
        assert ZOO.legal(ZOO.guess(match.view(seat), Rng(0)), seat) == legal
        match.act(seat, legal[len(match.moves) % len(legal)])
        turn_up(match)


@pytest.mark.rule("OZ-10")
def test_neighbouring_cells_of_a_family_form_one_enclosure_across_tiles() -> None:
    """Two 2-star bird cells side by side are worth 4."""
    match = table(2, (cross(APES, 1, BIRDS, 2), cross(BIRDS, 2, REPTILES, 3)))
    sell(match, 0, 1, 0)
    assert match.view(0).zoos[0].enclosures == (1, 0, 2, 0, 0)
    sell(match, 0, 3, 0)
    assert match.view(0).zoos[0].enclosures == (1, 0, 4, 3, 0)


@pytest.mark.rule("OZ-10")
def test_cells_that_touch_at_a_corner_do_not_join_and_only_the_best_counts() -> None:
    """The rulebook's case: reptiles 3 and 2, corner to corner."""
    match = table(2, (cross(APES, 1, REPTILES, 3), cross(APES, 1, REPTILES, 2)))
    sell(match, 0, 1, 0)  # reptiles at (2, 0)
    sell(match, 0, 2, 1, EAST)  # reptiles at (3, 1)
    assert match.view(0).zoos[0].enclosures[REPTILES] == 3


@pytest.mark.rule("OZ-10")
def test_paths_do_not_matter_for_enclosures() -> None:
    """Grass lies between the two bird cells: they join all the same."""
    first = Tile(APES, 1, BIRDS, 1, 0, (LEFT, TOP_LEFT))
    second = Tile(APES, 1, BIRDS, 2, 0, (LEFT,))
    over = Tile(MAMMALS, 1, BIRDS, 3, 0, (LEFT, 5))  # left and bottom_left
    match = table(2, (first, over, second))
    sell(match, 0, 1, 0)
    sell(match, 0, 1, -1)
    assert match.view(0).zoos[0].enclosures[BIRDS] == 4


@pytest.mark.rule("OZ-10")
def test_a_tile_can_join_enclosures_that_were_apart() -> None:
    match = table(
        2,
        (
            cross(BIRDS, 1, APES, 1),
            cross(REPTILES, 1, MAMMALS, 1),
            cross(BIRDS, 2, APES, 1),
            cross(BIRDS, 3, APES, 1),
        ),
    )
    sell(match, 0, 1, 0, NORTH)  # birds at (1, 0)
    sell(match, 0, 2, -1, EAST)
    sell(match, 0, 3, 0, SOUTH)  # birds at (3, 0)
    assert match.view(0).zoos[0].enclosures[BIRDS] == 2
    sell(match, 0, 2, 0, SOUTH)  # birds at (2, 0), between them
    assert match.view(0).zoos[0].enclosures[BIRDS] == 6


FAR_APART = ((1, 0, EAST), (-1, 0, WEST), (3, 0, EAST), (-3, 0, WEST), (5, 0, EAST))


def sell_apart(match: OzMatch, *owners: int) -> None:
    """Each owner lays the next tiles in one line, apes outwards: no two cells of a family touch."""
    laid = [len(zoo.laid) for zoo in match.view(None).zoos]
    for owner in owners:
        sell(match, owner, *FAR_APART[laid[owner]])
        laid[owner] += 1


@pytest.mark.rule("OZ-11")
def test_two_visitors_come_to_the_best_enclosure_and_one_to_the_second() -> None:
    match = table(3, (cross(APES, 3, BIRDS, 1), cross(APES, 2, REPTILES, 1), cross(APES, 1, MAMMALS, 1)))
    sell_apart(match, 0, 1, 2)
    assert [zoo.visitors[APES] for zoo in match.view(0).zoos] == [2, 1, 0]


@pytest.mark.rule("OZ-11")
def test_whoever_alone_has_a_family_gets_one_visitor() -> None:
    match = table(3, (cross(APES, 3, BIRDS, 1), cross(APES, 2, REPTILES, 1)))
    heard = listen(match)
    sell_apart(match, 0)
    assert [zoo.visitors for zoo in match.view(0).zoos] == [(1, 0, 1, 0, 0), (0,) * 5, (0,) * 5]
    sell_apart(match, 1)
    assert [zoo.visitors[APES] for zoo in match.view(0).zoos] == [2, 1, 0]
    assert [event for event in heard if isinstance(event, VisitorsMoved)] == [
        VisitorsMoved(0, APES, 1),
        VisitorsMoved(0, BIRDS, 1),
        VisitorsMoved(0, APES, 2),
        VisitorsMoved(1, APES, 1),
        VisitorsMoved(1, REPTILES, 1),
    ]


@pytest.mark.rule("OZ-12")
def test_on_equal_value_the_newest_enclosure_ranks_higher_for_first_and_second_place() -> None:
    match = table(4, (cross(APES, 2, BIRDS, 1),) * 4)
    sell_apart(match, 0)
    sell_apart(match, 1)
    assert [zoo.visitors[APES] for zoo in match.view(0).zoos] == [1, 2, 0, 0]
    sell_apart(match, 2)
    assert [zoo.visitors[APES] for zoo in match.view(0).zoos] == [0, 1, 2, 0]
    sell_apart(match, 3)
    assert [zoo.visitors[APES] for zoo in match.view(0).zoos] == [0, 0, 1, 2]


@pytest.mark.rule("OZ-12")
def test_newest_first_decides_second_place_behind_a_better_enclosure() -> None:
    """The rulebook's case: Klaus and Reiner both have birds 3, and Klaus built his more recently."""
    alan, klaus, reiner = range(3)
    match = table(
        3,
        (
            cross(BIRDS, 3, APES, 1),
            cross(BIRDS, 3, APES, 1),
            cross(BIRDS, 2, MAMMALS, 1),
            cross(MAMMALS, 1, BIRDS, 2),
        ),
    )
    sell(match, reiner, 1, 0)
    sell(match, klaus, 1, 0)
    sell(match, alan, 1, 0, NORTH)  # birds at (1, 0)
    sell(match, alan, 3, 0, WEST)  # birds at (2, 0)
    assert [zoo.enclosures[BIRDS] for zoo in match.view(0).zoos] == [4, 3, 3]
    assert [zoo.visitors[BIRDS] for zoo in match.view(0).zoos] == [2, 1, 0]


@pytest.mark.rule("OZ-12")
def test_a_second_enclosure_as_good_as_the_best_is_the_newest() -> None:
    match = table(2, (cross(APES, 2, BIRDS, 1), cross(APES, 2, BIRDS, 1), cross(APES, 2, BIRDS, 1)))
    sell_apart(match, 0, 1)
    assert [zoo.visitors[APES] for zoo in match.view(0).zoos] == [1, 2]
    sell_apart(match, 0)
    assert [zoo.visitors[APES] for zoo in match.view(0).zoos] == [2, 1]


@pytest.mark.rule("OZ-12")
def test_a_worse_enclosure_does_not_make_the_best_newer() -> None:
    match = table(2, (cross(APES, 2, BIRDS, 1), cross(APES, 2, BIRDS, 1), cross(APES, 1, BIRDS, 1)))
    sell_apart(match, 0, 1, 0)
    assert [zoo.visitors[APES] for zoo in match.view(0).zoos] == [1, 2]


@pytest.mark.rule("OZ-13")
def test_trees_go_to_the_most_bushes_and_the_second_most() -> None:
    tiles = (
        cross(APES, 1, BIRDS, 1, bushes=2),
        cross(APES, 1, BIRDS, 1, bushes=1),
        cross(APES, 1, BIRDS, 1, bushes=1),
        cross(APES, 1, BIRDS, 1, bushes=1),
    )
    match = table(3, tiles)
    heard = listen(match)
    sell_apart(match, 0)
    assert [zoo.trees for zoo in match.view(0).zoos] == [1, 0, 0]
    sell_apart(match, 1)
    assert [zoo.trees for zoo in match.view(0).zoos] == [2, 1, 0]
    sell_apart(match, 2)
    assert [zoo.trees for zoo in match.view(0).zoos] == [2, 0, 1]  # OZ-12 holds for bushes as well
    sell_apart(match, 2)
    assert [zoo.bushes for zoo in match.view(0).zoos] == [2, 1, 2]  # together, though their tiles lie apart
    assert [zoo.trees for zoo in match.view(0).zoos] == [1, 0, 2]
    assert [event for event in heard if isinstance(event, TreesMoved)][-2:] == [TreesMoved(0, 1), TreesMoved(2, 2)]


@pytest.mark.rule("OZ-13")
def test_a_tile_without_bushes_makes_nobodys_bushes_newer() -> None:
    match = table(2, (cross(APES, 1, BIRDS, 1, bushes=1), cross(APES, 1, BIRDS, 1, bushes=1), cross(APES, 1, BIRDS, 1)))
    sell_apart(match, 0, 1, 0)
    assert [zoo.trees for zoo in match.view(0).zoos] == [1, 2]


@pytest.mark.rule("OZ-8", "OZ-10", "OZ-12", "OZ-13", "OZ-15")
def test_the_rulebooks_fourteenth_auction() -> None:
    """Reiner's tile, sea animals and birds with a bush, brings him two visitors and a tree that others had."""
    alan, klaus, reiner, wolfgang = range(4)
    tiles = (
        cross(SEA_ANIMALS, 3, BIRDS, 3, bushes=2),  # Reiner's birds
        cross(MAMMALS, 1, BIRDS, 3, bushes=3),  # Klaus's, newer
        cross(MAMMALS, 1, BIRDS, 2),  # Alan's: 2 + 2
        cross(BIRDS, 2, MAMMALS, 1),
        cross(APES, 1, REPTILES, 1, bushes=3),  # Wolfgang's bushes: 3 + 1
        cross(APES, 1, REPTILES, 1, bushes=1),
        cross(SEA_ANIMALS, 2, APES, 1),  # Reiner's sea animals: 3 + 2
        cross(BIRDS, 1, SEA_ANIMALS, 1, bushes=1),
        *plain(1),  # still to be sold this year
    )
    match = Match(ZOO, ("Alan", "Klaus", "Reiner", "Wolfgang"), ZooOptions(tiles=tiles))
    for seat in (wolfgang, reiner, alan):
        match.luck(HOIST[seat])
    turn_up(match)
    sell(match, reiner, 1, 0)
    sell(match, klaus, 1, 0)
    sell(match, alan, 1, 0)
    sell(match, alan, 3, 0)
    sell(match, wolfgang, 1, 0)
    turn_up(match)
    sell(match, wolfgang, 3, 0)
    sell(match, reiner, 1, -1, NORTH)
    before = match.view(0)
    assert before.flags == (wolfgang, reiner, alan, klaus)
    assert [zoo.visitors[BIRDS] for zoo in before.zoos] == [2, 1, 0, 0]
    assert [zoo.bushes for zoo in before.zoos] == [0, 3, 2, 4]
    assert [zoo.trees for zoo in before.zoos] == [0, 1, 0, 2]
    bid(match, 2, 3, 3, 1)
    assert match.view(0).flags == (wolfgang, alan, klaus, reiner)
    lay(match, 3, 0)  # birds 1 beside birds 3, sea animals beside nothing
    after = match.view(0)
    assert after.zoos[reiner].purse == before.zoos[reiner].purse - 3
    assert [zoo.enclosures[BIRDS] for zoo in after.zoos] == [4, 3, 4, 0]
    assert [zoo.visitors[BIRDS] for zoo in after.zoos] == [1, 0, 2, 0]
    assert after.zoos[reiner].enclosures[SEA_ANIMALS] == 5
    assert [zoo.bushes for zoo in after.zoos] == [0, 3, 3, 4]
    assert [zoo.trees for zoo in after.zoos] == [0, 0, 1, 2]
    assert after.zoos[reiner].benches == before.zoos[reiner].benches


# OZ-14 is drawn and counted in test_paths.py; here are its consequences.


@pytest.mark.rule("OZ-14")
def test_a_bench_stands_in_every_area_that_paths_encircle() -> None:
    match = table(2, plain(3))
    heard = listen(match)
    sell(match, 0, 1, 0)
    sell(match, 0, 1, -1)  # two paths to the tile below it
    assert BenchesBuilt(0, 1, 1) in heard
    sell(match, 0, 3, 0, NORTH)  # two more
    assert BenchesBuilt(0, 1, 2) in heard
    assert [zoo.benches for zoo in match.view(0).zoos] == [2, 0]


@pytest.mark.rule("OZ-15")
def test_visitors_are_assigned_anew_before_the_next_auction() -> None:
    match = table(2, (cross(APES, 1, BIRDS, 1), cross(APES, 2, BIRDS, 2), *plain(3)))
    sell_apart(match, 0)
    assert match.view(0).zoos[0].visitors == (1, 0, 1, 0, 0)
    sell_apart(match, 1)
    assert match.turn().kind is Kind.TOGETHER
    assert match.view(0).zoos[0].visitors == (1, 0, 1, 0, 0)
    assert match.view(0).zoos[1].visitors == (2, 0, 2, 0, 0)


@pytest.mark.rule("OZ-16")
def test_every_tile_earns_a_coin_at_the_end_of_the_year_but_not_the_start_tile() -> None:
    match = table(2, plain(10))
    heard = listen(match)
    give(match, 0, 3)
    give(match, 1, 2)
    assert [zoo.purse for zoo in match.view(0).zoos] == [8 - 3 + 3, 8 - 2 + 2]
    assert [event for event in heard if isinstance(event, IncomePaid)] == [IncomePaid(0, 3), IncomePaid(1, 2)]


@pytest.mark.rule("OZ-17")
@pytest.mark.parametrize(("year", "points"), [(1, 6), (2, 12), (3, 18), (4, 24), (5, 30)])
def test_visitors_trees_and_benches_score_as_much_as_the_year(year: int, points: int) -> None:
    """The rulebook's case: 3 visitors, 2 trees and 1 bench."""
    match = table(2, plain(1))
    state = match.state()
    owner, rival = state.zoos
    owner.value, rival.value = [3, 3, 0, 0, 0, 2], [1, 4, 0, 0, 0, 1]
    owner.benches = 1
    owner.since, rival.since = [1] * 6, [2] * 6
    state.year = year
    ZOO.play(state, 0, BID[0])
    ZOO.play(state, 1, BID[1])
    owner.value[BIRDS], rival.value[BIRDS] = 0, 0
    heard: list[Event] = []
    ZOO.play(state, 1, Place(1, 0, EAST), heard)
    assert sum(ZOO.view(state, 0).zoos[0].visitors) == 3
    scored = [event for event in heard if isinstance(event, PointsScored)]
    assert scored[0] == PointsScored(0, points)


@pytest.mark.rule("OZ-17", "OZ-18")
def test_points_of_all_years_add_up_and_coins_score_nothing() -> None:
    match = table(2, plain(25))
    for _ in range(5):
        finish_year(match)
        turn_up(match)
    for zoo, score in zip(match.view(0).zoos, ZOO.scores(match.state()), strict=True):
        assert len(zoo.points) == 5
        assert score.points == sum(zoo.points)
        assert [line.what for line in score.lines] == ["year_1", "year_2", "year_3", "year_4", "year_5"]
        assert score.tiebreaks == ()


@pytest.mark.rule("OZ-18")
def test_the_most_points_win_and_a_tie_is_shared() -> None:
    state = table(3).state()
    state.zoos[0].points, state.zoos[1].points, state.zoos[2].points = [5, 5], [10], [9]
    state.zoos[2].purse = 50
    assert ranks(ZOO.scores(state)) == [1, 1, 3]


BUSHY = cross(APES, 1, BIRDS, 1, bushes=1)
BARE = cross(APES, 1, BIRDS, 1)


@pytest.mark.rule("OZ-19")
def test_variant_1_turns_up_tiles_until_three_have_bushes() -> None:
    match = table(2, (BUSHY, BARE, BARE, BUSHY, BARE, BARE, BARE, BUSHY, BUSHY, BUSHY, BUSHY), bush_rows=True)
    assert len(match.view(0).row) == 8
    finish_year(match)
    assert match.view(0).year == 2
    turn_up(match)
    assert len(match.view(0).row) == 3


@pytest.mark.rule("OZ-19")
def test_variant_1_ends_a_row_when_the_stack_is_empty_and_goes_on_with_years_without_auctions() -> None:
    match = table(2, (BUSHY, BUSHY, BUSHY, BARE, BUSHY), bush_rows=True)
    heard = listen(match)
    finish_year(match)
    turn_up(match)
    assert len(match.view(0).row) == 2
    assert not match.view(0).stack
    finish_year(match)
    assert match.turn() is OVER
    assert [event.year for event in heard if isinstance(event, YearEnded)] == [1, 2, 3, 4, 5]
    assert all(len(zoo.points) == 5 for zoo in match.view(0).zoos)


@pytest.mark.rule("OZ-20")
def test_variant_2_pays_what_a_zoo_attracts_less_its_tiles() -> None:
    match = table(2, plain(6), upkeep=True)
    heard = listen(match)
    sell(match, 0, 1, 0)
    sell(match, 0, 1, -1)  # a bench
    sell(match, 0, -1, 0, WEST)
    sell(match, 1, 1, 0)
    sell(match, 1, -1, 0, WEST)
    attracted = [sum(zoo.visitors) + zoo.trees + zoo.benches for zoo in match.view(0).zoos]
    assert [event for event in heard if isinstance(event, IncomePaid)] == [
        IncomePaid(0, attracted[0] - 3),
        IncomePaid(1, attracted[1] - 2),
    ]
    assert not [event for event in heard if isinstance(event, PointsScored)]


@pytest.mark.rule("OZ-20")
def test_variant_2_never_takes_the_last_coin_twice() -> None:
    """Five lone tiles attract two visitors: three coins are due, and one is left."""
    match = table(2, (*plain(5), *plain(5)), upkeep=True)
    for bids, place in zip(((3, 0), (1, 0), (1, 0), (1, 0), (1, 0)), FAR_APART, strict=True):
        bid(match, *bids)
        lay(match, *place)
    assert sum(match.view(0).zoos[0].visitors) == 2
    assert match.view(0).zoos[0].purse == 0


@pytest.mark.rule("OZ-20")
def test_variant_2_scores_once_at_the_end_with_a_point_for_every_coin() -> None:
    match = table(2, plain(25), upkeep=True)
    for _ in range(5):
        finish_year(match)
        turn_up(match)
    assert match.turn() is OVER
    for zoo, score in zip(match.view(0).zoos, ZOO.scores(match.state()), strict=True):
        assert zoo.points == ()
        assert [(line.what, line.points) for line in score.lines] == [
            ("visitors", sum(zoo.visitors)),
            ("trees", zoo.trees),
            ("benches", zoo.benches),
            ("coins", zoo.purse),
        ]


@pytest.mark.rule("OZ-20")
def test_variant_2_counts_the_coins_after_the_income_of_the_fifth_year() -> None:
    """A lone tile attracts a visitor to each half, and costs a coin: one comes in for the one that was bid."""
    match = table(2, plain(1), upkeep=True)
    state = match.state()
    state.year = 5
    heard: list[Event] = []
    for seat, action in ((0, BID[1]), (1, BID[0]), (0, Place(1, 0, EAST))):
        ZOO.play(state, seat, action, heard)
    assert [event for event in heard if isinstance(event, IncomePaid)] == [IncomePaid(0, 1), IncomePaid(1, 0)]
    assert ZOO.turn(state) is OVER
    assert [score.lines[-1].points for score in ZOO.scores(state)] == [8, 8]
    assert [score.points for score in ZOO.scores(state)] == [10, 8]


@pytest.mark.rule("OZ-19", "OZ-20")
def test_with_both_variants_years_without_auctions_still_pay_and_cost() -> None:
    """Three tiles with bushes for seat 0, two bare ones for seat 1, and the stack is empty after the first year."""
    match = table(2, (BUSHY, BUSHY, BARE, BARE, BUSHY), bush_rows=True, upkeep=True)
    heard = listen(match)
    sell_apart(match, 0, 0, 1, 1, 0)
    assert match.turn() is OVER
    assert [event.year for event in heard if isinstance(event, YearEnded)] == [1, 2, 3, 4, 5]
    # Both have apes 1 and birds 1. Seat 0's are newer: 2 + 2 visitors and a tree for 3 tiles; seat 1: 1 + 1 for 2.
    assert [event.coins for event in heard if isinstance(event, IncomePaid)] == [2, 0] * 5
    assert not [event for event in heard if isinstance(event, PointsScored)]
    assert [zoo.purse for zoo in match.view(0).zoos] == [8 - 3 + 10, 8 - 2]
    assert [score.points for score in ZOO.scores(match.state())] == [4 + 1 + 15, 2 + 6]


@pytest.mark.rule("OZ-19", "OZ-20")
def test_both_variants_can_be_played_together() -> None:
    match = table(3, bush_rows=True, upkeep=True)
    while match.turn() is not OVER:
        assert sum(shown.face.bushes > 0 for shown in match.view(0).row) == 3
        finish_year(match)
        turn_up(match)
    assert match.view(0).year == 5
    assert [line.what for line in ZOO.scores(match.state())[0].lines] == ["visitors", "trees", "benches", "coins"]


@pytest.mark.rule("OZ-5", "OZ-6")
def test_what_luck_brings_is_told() -> None:
    match = Match(ZOO, ("a", "b"))
    heard = listen(match)
    match.luck(HOIST[1])
    match.luck(TurnUp(3))
    assert heard[-1] == TileTurnedUp(APES, 2, BIRDS, 3, 1)
    assert heard[-1].reveals()
    assert match.moves[0].seat == LUCK
