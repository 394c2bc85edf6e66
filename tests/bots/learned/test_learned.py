"""The bot that goes by a net, and the search that is guided by it."""

from collections.abc import Iterator

import pytest

from zoorama.bots.greedy import Greedy
from zoorama.bots.learned.offer import make_guide, make_learned
from zoorama.bots.registry import make_bot
from zoorama.engine.dealer import Rng
from zoorama.engine.game import AnyGame, Options
from zoorama.engine.match import AnyMatch, Match
from zoorama.games import GAMES, find
from zoorama.games.o_zoo_le_mio.state import Options as ZooOptions

TAUGHT = [game for game in GAMES if game.name != "zoop"]


def match_of(game: AnyGame, options: Options | None = None) -> AnyMatch:
    return Match(game, ("",) * game.seats[0], options or game.types.options(), dealer=Rng(3))


def decisions(match: AnyMatch, count: int) -> Iterator[int]:
    """Seats at the first real decisions of a greedy game; the match stands at each in turn."""
    greedy, rng = Greedy(match.game), Rng(4)
    for _ in range(count):
        seat = match.turn().seats[0]
        while len(match.legal(seat)) == 1:
            match.act(seat, match.legal(seat)[0])
            seat = match.turn().seats[0]
        yield seat
        match.act(seat, greedy.choose(match.view(seat), match.legal(seat), rng))


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_it_takes_what_gives_it_the_best_chances(game: AnyGame) -> None:
    bot, match = make_learned(game), match_of(game)
    for seat in decisions(match, 12):
        view, legal = match.view(seat), match.legal(seat)
        chances = bot.chances(view, legal, Rng(0))
        assert all(0 <= chance <= 1 for chance in chances)
        assert chances[legal.index(bot.choose(view, legal, Rng(0)))] == max(chances)


def test_games_that_were_not_taught_it_plays_as_greedy_does() -> None:
    """OZ-20: with upkeep, coins are worth something else."""
    game = find("o_zoo_le_mio")
    bot, greedy, match = make_learned(game), Greedy(game), match_of(game, ZooOptions(upkeep=True))
    for seat in decisions(match, 12):
        view, legal = match.view(seat), match.legal(seat)
        assert bot.chances(view, legal, Rng(0)) == []
        assert bot.choose(view, legal, Rng(5)) == greedy.choose(view, legal, Rng(5))


def test_a_search_in_such_games_goes_by_the_sense() -> None:
    game = find("o_zoo_le_mio")
    match = match_of(game, ZooOptions(upkeep=True))
    guide, state = make_guide(game), game.guess(match.view(0), Rng(0))
    assert guide.look(state, 0, match.legal(0), Rng(0)).worths == []
    assert sum(guide.play_on(state, Rng(0))) == pytest.approx(1)
    assert make_bot("search:8", game).choose(match.view(0), match.legal(0), Rng(0)) in match.legal(0)
