"""How greedy directs a zoo."""

import pytest

from tests.games.o_zoo_le_mio.table import ZOO, OzMatch, bid, cross, plain, sell, spot, table
from zoorama.bots.registry import make_bot
from zoorama.bots.sense.o_zoo_le_mio import fair_bid, judge, needed
from zoorama.bots.sense.o_zoo_le_mio_standings import Standings
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action
from zoorama.games.o_zoo_le_mio.actions import BID, Bid, Place
from zoorama.games.o_zoo_le_mio.parts import APES, BIRDS, LEFT, MAMMALS, REPTILES, Tile
from zoorama.games.o_zoo_le_mio.paths import WEST
from zoorama.games.o_zoo_le_mio.play import add_tile
from zoorama.games.o_zoo_le_mio.state import Options
from zoorama.lab.arena import new_job
from zoorama.lab.run import run
from zoorama.lab.stats import outcome, wilson

END = Tile(APES, 1, BIRDS, 1, 0, (LEFT,))


def choice(match: OzMatch, seat: int = 0) -> Action:
    return make_bot("greedy", ZOO).choose(match.view(seat), match.legal(seat), Rng(0))


def bid_of(match: OzMatch, seat: int = 0) -> int:
    chosen = choice(match, seat)
    assert isinstance(chosen, Bid)
    return chosen.coins


@pytest.mark.parametrize("upkeep", [False, True])
def test_greedy_wins_clearly_more_than_its_share_in_both_variants(upkeep: bool) -> None:
    games = 15
    options = Options(bush_rows=True, upkeep=upkeep)
    job = new_job(ZOO, ("random", "greedy", "random"), options, 1, range(games))
    low, _ = wilson(sum(found.shares[1] for found in run(job, outcome)), games)
    assert low > 1 / 3


def test_greedy_joins_an_enclosure() -> None:
    match = table(2, (cross(BIRDS, 3, APES, 1), cross(MAMMALS, 1, REPTILES, 1), cross(BIRDS, 3, REPTILES, 1)))
    sell(match, 0, 2, 0, WEST)  # birds at (2, 0)
    sell(match, 1, 1, 0)
    bid(match, 1, 0)
    chosen = choice(match)
    match.act(0, chosen)
    assert match.view(0).zoos[0].enclosures[BIRDS] == 6


def test_greedy_closes_a_circular_walk() -> None:
    match = table(2, plain(2))
    sell(match, 0, 1, 0)
    bid(match, 1, 0)
    match.act(0, choice(match))
    assert match.view(0).zoos[0].benches == 1


def test_greedy_bids_nothing_for_a_tile_that_fits_nowhere_in_its_zoo() -> None:
    match = table(2, (END, END, END, *plain(2)))
    sell(match, 0, 1, 0)
    sell(match, 0, -1, 0, WEST)
    assert bid_of(match, 0) == 0


def test_greedy_bids_more_for_the_better_tile() -> None:
    poor, rich = Tile(APES, 1, BIRDS, 1, 0, (LEFT,)), cross(APES, 3, BIRDS, 3, bushes=3)
    assert bid_of(table(2, (poor, rich, *plain(3)))) < bid_of(table(2, (rich, poor, *plain(3))))


def test_greedy_never_bids_more_than_the_others_can_top() -> None:
    match = table(2, (cross(APES, 3, BIRDS, 3, bushes=3),))
    bid(match, 0, 0)  # the flag of seat 0 goes down
    assert needed(match.state(), 1) == 8
    assert needed(match.state(), 0) == 8  # one more would be needed, and is not there
    state = match.state()
    state.zoos[0].purse, state.zoos[1].purse = 20, 3
    assert needed(state, 0) == 4
    assert needed(state, 1) == 3


def test_greedy_spends_all_it_needs_on_the_last_tile() -> None:
    state = table(2, (cross(APES, 3, BIRDS, 3, bushes=3),)).state()
    state.year = 5
    state.zoos[0].purse, state.zoos[1].purse = 20, 9
    assert fair_bid(state, 0, Standings(state)) == 9


def test_greedy_pays_more_for_a_tile_that_a_rival_could_use() -> None:
    tile = cross(MAMMALS, 2, REPTILES, 2)
    match = table(2, (END, tile, END, *plain(2)))
    sell(match, 1, 1, 0)
    open_to_rival = Standings(match.state()).gain(match.state(), 0, 1)
    closed = match.state()
    add_tile(closed.zoos[1], closed.tiles, 2, spot(-1, 0, WEST), 2)
    assert Standings(closed).gain(closed, 0, 1) < open_to_rival


def test_greedy_always_names_something_allowed() -> None:
    match = table(2, plain(1))
    assert choice(match) in BID
    bid(match, 1, 0)
    assert isinstance(choice(match), Place)


def test_a_coin_is_worth_less_from_year_to_year_and_nothing_in_the_end() -> None:
    state = table(2, plain(5)).state()
    state.zoos[0].purse += 1
    shares = []
    for year in range(1, 6):
        state.year = year
        shares.append(judge(state)[0])
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] > 0.5, "the last row is still to be auctioned"
    state.row.clear()
    assert judge(state)[0] == pytest.approx(0.5)


def test_where_coins_are_points_the_richer_is_ahead() -> None:
    state = table(2, plain(5), upkeep=True).state()
    state.zoos[1].purse += 3
    assert judge(state)[1] > 0.5
