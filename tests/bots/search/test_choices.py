"""The search chooses the same in both builds, and nothing that its seat cannot know moves it."""

import pytest

from tests.bots.search.choices import AGAIN, KEPT, choices, positions
from zoorama.bots.registry import make_bot
from zoorama.bots.search.guide import SenseGuide
from zoorama.bots.sense.sense import sense_of
from zoorama.engine.dealer import Rng, stream
from zoorama.engine.game import AnyGame
from zoorama.games import GAMES


def test_it_chooses_what_it_chose() -> None:
    """Floats are added in the same order in both builds, so its chances agree too."""
    assert choices().splitlines() == KEPT.read_text(encoding="utf-8").splitlines(), AGAIN


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_twins_get_the_same_choice(game: AnyGame) -> None:
    """Two states that differ only in what the seat cannot know: what others hold or sealed, what lies face down."""
    bot = make_bot("search:16", game)
    for state, seat in positions(game, game.seats[-1], 5):
        view, legal = game.view(state, seat), game.legal(state, seat)
        for number in range(2):
            twin = game.guess(view, stream(6, number))
            seen, may = game.view(twin, seat), game.legal(twin, seat)
            assert bot.choose(seen, may, Rng(1)) == bot.choose(view, legal, Rng(1))
            assert bot.chances(seen, may, Rng(1)) == bot.chances(view, legal, Rng(1))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_guide_sees_no_more_than_the_seat(game: AnyGame) -> None:
    """The tree shows it whole states; what it says of an action is the same for twins."""
    sense = sense_of(game)
    assert sense is not None
    guide = SenseGuide(game, sense)
    for seats in game.seats:
        for state, seat in positions(game, seats, 7):
            legal = game.legal(state, seat)
            priors = guide.look(state, seat, legal, Rng(1)).priors
            for number in range(4):
                twin = game.guess(game.view(state, seat), stream(8, number))
                assert guide.look(twin, seat, game.legal(twin, seat), Rng(1)).priors == priors
