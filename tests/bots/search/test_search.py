"""The search finds what there is to find, and keeps to its budget."""

import pytest

from tests.bots.search.toys import HEADS, TAILS, TAKE, Clueless, Nim, Pennies, Pick, Told, searcher, sensible
from zoorama.bots.bot import UNLIMITED, Budget
from zoorama.bots.greedy import Greedy
from zoorama.bots.random import Random
from zoorama.bots.registry import make_bot
from zoorama.bots.search.guide import Outlook
from zoorama.bots.search.search import CHECK_EVERY, GUESS_EVERY, GUESSES, Search
from zoorama.bots.search.simulate import together
from zoorama.codec import Codec
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, View
from zoorama.engine.match import AnyMatch, Match
from zoorama.games import GAMES, find

DICE = find("zooloretto_dice")


def opening(game: AnyGame, seats: int) -> tuple[View, list[Action], AnyMatch]:
    """The first decision of a game that leaves a choice."""
    match: AnyMatch = Match(game, ("greedy",) * seats, dealer=Rng(4))
    bot, rng = make_bot("greedy", game), Rng(5)
    while len(match.legal(seat := match.turn().seats[0])) == 1:
        match.act(seat, bot.choose(match.view(seat), match.legal(seat), rng))
    return match.view(seat), match.legal(seat), match


@pytest.mark.parametrize(("heap", "best"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
def test_it_finds_the_forced_win(heap: int, best: int) -> None:
    game = Nim(heap)
    state = game.start(2, game.types.options())
    assert searcher(game, 600).choose(game.view(state, 0), [*game.legal(state, 0)], Rng(1)) == TAKE[best]


def test_the_end_of_the_game_is_valued_as_it_is() -> None:
    game = Nim(3)
    state = game.start(2, game.types.options())
    one, two, three = searcher(game, 300).chances(game.view(state, 0), [*game.legal(state, 0)], Rng(1))
    assert three == 1.0, "it takes the last match"
    assert two == 0.0, "one is left for the other"
    assert one < 0.5


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("sealed", [False, True])
def test_who_decide_at_once_do_not_see_each_other(seat: int, sealed: bool) -> None:
    """If one of them saw the other's penny, its chances would be 1 and the other's 0."""
    game = Pennies()
    state = game.start(2, game.types.options())
    if sealed:
        game.play(state, 1 - seat, HEADS)
    legal: list[Action] = [HEADS, TAILS]
    chances = searcher(game, 2000).chances(game.view(state, seat), legal, Rng(2))
    assert chances == pytest.approx([0.5, 0.5], abs=0.1)


def test_shares_of_those_who_decide_at_once_add_up() -> None:
    looks = [Outlook([], [], [0.6, 0.2, 0.2]), Outlook([], [], [0.5, 0.4, 0.1])]
    assert together((0, 1), looks) == pytest.approx([0.6 / 1.15, 0.4 / 1.15, 0.15 / 1.15])


def test_an_action_not_tried_yet_is_worth_what_the_guide_says() -> None:
    game = Nim(9)
    state = game.start(2, game.types.options())
    guide = Told([0.2, 0.6, 0.2], [0.3, 0.9, 0.1], [[0.5, 0.5], [0.5, 0.5]])
    chances = Search(game, guide, 1).chances(game.view(state, 0), [*game.legal(state, 0)], Rng(1))
    assert chances == pytest.approx([0.3, (2 * 0.9 + 0.5) / 3, 0.1]), "the second was tried once, and was worth 0.5"


def test_a_guide_that_tells_shares_is_asked_once_a_node() -> None:
    game = Nim(40)
    state = game.start(2, game.types.options())
    guide = Told([0.4, 0.3, 0.3], [0.5, 0.5, 0.5], [[0.5, 0.5], [0.5, 0.5]])
    Search(game, guide, 20).chances(game.view(state, 0), [*game.legal(state, 0)], Rng(1))
    assert guide.looks == 21, "the root, and a new node each time"


def test_it_takes_nothing_from_the_table_s_luck_but_its_own_seed() -> None:
    view, legal, _ = opening(DICE, 2)
    expected = Rng(8)
    expected.split()
    for simulations in (1, 40):
        rng = Rng(8)
        sensible(DICE, simulations).choose(view, legal, rng)
        assert rng.words() == expected.words()


def test_a_decision_without_a_choice_costs_nothing() -> None:
    game = Nim(1)
    state = game.start(2, game.types.options())
    guide = Told([], [], [])
    assert Search(game, guide, 100).choose(game.view(state, 0), [*game.legal(state, 0)], Rng(1)) is TAKE[1]
    assert guide.looks == 0


def test_actions_that_came_over_the_wire_are_as_good_as_the_game_s_own() -> None:
    view, legal, _ = opening(DICE, 2)
    codec = Codec(DICE)
    sent = [codec.loads(codec.dumps(action), Action) for action in legal]
    assert all(action is not own for action, own in zip(sent, legal, strict=True))
    bot = sensible(DICE, 30)
    assert any(bot.choose(view, sent, Rng(3)) is action for action in sent)
    assert bot.choose(view, sent, Rng(3)) == bot.choose(view, legal, Rng(3))
    assert bot.chances(view, sent, Rng(3)) == bot.chances(view, legal, Rng(3))


@pytest.mark.parametrize("seed", range(6))
def test_stopping_early_changes_no_choice(seed: int) -> None:
    view, legal, _ = opening(DICE, 2)
    bot = sensible(DICE, 120)
    side = bot.look_ahead(view, Rng(seed).split(), UNLIMITED, until_decided=False)
    visits = [max(arm.visits for arm in side.arms.values() if arm.action == action) for action in legal]
    assert sum(visits) == 120
    assert bot.choose(view, legal, Rng(seed)) == legal[visits.index(max(visits))]


def test_it_stops_when_the_choice_is_settled() -> None:
    game = Nim(3)
    state = game.start(2, game.types.options())
    bot = searcher(game, 1000)
    side = bot.look_ahead(game.view(state, 0), Rng(1), UNLIMITED, until_decided=True)
    assert side.visits < 1000


@pytest.mark.parametrize(("simulations", "visits"), [(0, 1), (-5, 1), (7, 7), (10**12, 50)])
def test_a_budget_only_lowers_the_simulations(simulations: int, visits: int) -> None:
    view, legal, _ = opening(DICE, 2)
    bot = sensible(DICE, 50)
    budget = Budget(simulations=simulations)
    assert bot.look_ahead(view, Rng(1), budget, until_decided=False).visits == visits
    assert bot.choose(view, legal, Rng(1), budget) in legal


@pytest.mark.parametrize("seconds", [0.0, -1.0, 1e-9])
def test_no_time_is_time_for_a_look(seconds: float) -> None:
    view, legal, _ = opening(DICE, 2)
    bot = sensible(DICE, 1000000)
    budget = Budget(seconds=seconds)
    assert bot.look_ahead(view, Rng(1), budget, until_decided=False).visits == CHECK_EVERY
    assert bot.choose(view, legal, Rng(1), budget) in legal


def test_what_is_hidden_is_guessed_anew_every_few_simulations() -> None:
    game = Nim(20)
    state = game.start(2, game.types.options())
    searcher(game, 10 * GUESS_EVERY).chances(game.view(state, 0), [*game.legal(state, 0)], Rng(1))
    assert game.guesses == GUESSES + 10 - GUESSES // GUESS_EVERY


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_chances_are_shares_and_the_choice_is_among_the_best(game: AnyGame) -> None:
    view, legal, _ = opening(game, game.seats[0])
    chances = sensible(game, 40).chances(view, legal, Rng(1))
    assert len(chances) == len(legal)
    assert all(0.0 <= chance <= 1.0 for chance in chances)


def test_chances_of_the_only_choice() -> None:
    game = Nim(1)
    state = game.start(2, game.types.options())
    assert searcher(game, 5).chances(game.view(state, 0), [TAKE[1]], Rng(1)) == [1.0]


@pytest.mark.parametrize("kind", [Random, Greedy])
def test_some_bots_know_no_chances(kind: type[Random] | type[Greedy]) -> None:
    view, legal, _ = opening(DICE, 2)
    assert kind(DICE).chances(view, legal, Rng(1)) == []


def test_toys_are_what_they_seem() -> None:
    assert Nim(4).refusal(Nim(4).start(2, Nim(4).types.options()), 0, Pick(4)) == "NIM-1"
    with pytest.raises(AssertionError):
        Clueless(1.0).judge(None)
