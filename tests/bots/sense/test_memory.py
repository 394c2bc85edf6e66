"""What senses remember changes nothing that they say, and what they count, they count as the rules do."""

import pytest

from tests.bots.search.choices import positions
from zoorama.bots.sense import o_zoo_le_mio_plots, zooloretto_dice_sheets, zooloretto_prospects
from zoorama.bots.sense.o_zoo_le_mio_plots import Plot, drawn
from zoorama.bots.sense.o_zoo_le_mio_standings import Standings
from zoorama.bots.sense.sense import sense_of
from zoorama.bots.sense.zooloretto_sketch import promise
from zoorama.engine.game import AnyGame
from zoorama.games import GAMES, find
from zoorama.games.o_zoo_le_mio import score as zoo_score
from zoorama.games.o_zoo_le_mio.parts import ATTRACTIONS
from zoorama.games.zooloretto.score import enclosure_points

MEMORIES = (o_zoo_le_mio_plots.KEPT, zooloretto_dice_sheets.KEPT, zooloretto_prospects.KEPT)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_sense_says_the_same_again_and_afresh(game: AnyGame) -> None:
    sense = sense_of(game)
    assert sense is not None
    for seats in (game.seats[0], game.seats[-1]):
        for state, seat in positions(game, seats, 11):
            legal = game.legal(state, seat)
            first = sense.weigh(state, seat, legal)
            assert sense.weigh(state, seat, legal) == first
            for memory in MEMORIES:
                memory.clear()
            assert sense.weigh(game.copy(state), seat, legal) == first


def test_weighing_leaves_the_state_as_it_was() -> None:
    for game in GAMES:
        sense = sense_of(game)
        assert sense is not None
        for state, seat in positions(game, game.seats[0], 12):
            before = repr(state)
            sense.weigh(state, seat, game.legal(state, seat))
            assert repr(state) == before


def test_plots_draw_the_visitors_that_the_score_counts() -> None:
    game = find("o_zoo_le_mio")
    for seats in game.seats:
        for state, _ in positions(game, seats, 13):
            plots = [Plot(zoo) for zoo in state.zoos]
            for seat in range(seats):
                for attraction in range(ATTRACTIONS):
                    if state.zoos[seat].value[attraction] > 0:
                        assert drawn(plots, seat, attraction) == zoo_score.drawn(state.zoos, seat, attraction)


def test_standings_come_back_from_what_might_be() -> None:
    game = find("o_zoo_le_mio")
    for state, _ in positions(game, 3, 14):
        standings = Standings(state)
        before = [standings.lead(seat) for seat in range(3)]
        gains = [standings.gain(state, seat, tile) for seat in range(3) for tile in state.row]
        assert [standings.lead(seat) for seat in range(3)] == before
        assert [standings.gain(state, seat, tile) for seat in range(3) for tile in state.row] == gains


def test_without_hope_an_enclosure_is_worth_its_points() -> None:
    game = find("zooloretto")
    for state, _ in positions(game, 2, 15):
        for zoo in state.zoos:
            for place, animals in enumerate(zoo.enclosures):
                assert promise(place, len(animals), len(zoo.stalls[place]), 0.0) == enclosure_points(zoo, place)
