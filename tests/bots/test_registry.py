"""Which bots there are, what a spec may say, and that one bot serves everybody alike."""

import pytest

from tests.toy.snap import SnapGame
from zoorama.bots.bot import UNLIMITED, Bot, Budget
from zoorama.bots.registry import (
    BOTS,
    DEFAULT_BOT,
    BotKind,
    Spec,
    bots_for,
    default_bot,
    hint_bot,
    make_bot,
    offered_bots,
    parse_spec,
)
from zoorama.engine.dealer import Rng
from zoorama.engine.errors import UnknownBot, Unreadable
from zoorama.engine.game import Action, AnyGame, Kind, View
from zoorama.engine.match import AnyMatch, Match
from zoorama.games import GAMES, find

DICE = find("zooloretto_dice")
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


class Search(Bot):
    """Takes parameters; notes the budget it was given."""

    def __init__(self, game: AnyGame, simulations: int = 100, depth: int = 4) -> None:
        self.simulations = simulations
        self.depth = depth
        self.budget = UNLIMITED

    def choose(self, view: View, legal: list[Action], rng: Rng, budget: Budget = UNLIMITED) -> Action:
        self.budget = budget
        return legal[0]


@pytest.fixture(autouse=True)
def search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "search", BotKind(Search, parameters=(range(1, 1_000_001), range(1, 65))))


@pytest.mark.parametrize(
    ("spec", "parsed"),
    [
        ("greedy", Spec("greedy")),
        ("search", Spec("search")),
        ("search:400", Spec("search", (400,))),
        ("search:0400", Spec("search", (400,))),
        ("search:1000000:64", Spec("search", (1_000_000, 64))),
    ],
)
def test_a_spec_is_a_name_and_its_parameters(spec: str, parsed: Spec) -> None:
    assert parse_spec(spec, DICE) == parsed


@pytest.mark.parametrize("spec", ["shark", "", "Greedy", "greedy ", ":400", "shark:400", "greedy=2"])
def test_an_unknown_bot_is_refused_with_those_there_are(spec: str) -> None:
    with pytest.raises(UnknownBot, match=r"random, beginner, greedy, .*search, rounds") as refused:
        make_bot(spec, DICE)
    assert refused.value.facts["name"] == spec.split(":")[0]


@pytest.mark.parametrize(("spec", "most"), [("random:400", 0), ("greedy:", 0), ("search:1:2:3", 2)])
def test_parameters_that_a_bot_does_not_take_are_refused(spec: str, most: int) -> None:
    with pytest.raises(Unreadable) as refused:
        make_bot(spec, DICE)
    assert refused.value.problem == "bot-parameters"
    assert refused.value.facts == {"path": spec, "name": spec.split(":")[0], "most": most}


@pytest.mark.parametrize(
    ("spec", "given", "high"),
    [
        ("search:0", "0", 1_000_000),
        ("search:1000001", "1000001", 1_000_000),
        ("search:-5", "-5", 1_000_000),
        ("search:many", "many", 1_000_000),
        ("search:", "", 1_000_000),
        ("search:1e3", "1e3", 1_000_000),
        ("search: 400", " 400", 1_000_000),
        ("search:" + "9" * 5000, "9" * 5000, 1_000_000),
        ("search:400:65", "65", 64),
    ],
)
def test_an_absurd_parameter_is_refused_with_what_is_allowed(spec: str, given: str, high: int) -> None:
    with pytest.raises(Unreadable) as refused:
        make_bot(spec, DICE)
    assert refused.value.problem == "bot-parameter"
    assert refused.value.facts == {"path": spec, "given": given, "low": 1, "high": high}


def test_a_bot_is_made_with_its_parameters_and_defaults() -> None:
    bot = make_bot("search:400", DICE)
    assert isinstance(bot, Search)
    assert (bot.simulations, bot.depth) == (400, 4)


def test_a_bot_is_made_once_a_process_spec_and_game() -> None:
    bot = make_bot("search:400", DICE)
    assert make_bot("search:400", DICE) is bot
    assert make_bot("search:0400", DICE) is bot
    assert make_bot("search:401", DICE) is not bot
    assert make_bot("search:400", find("zoop")) is not bot


def test_a_bot_is_told_its_budget() -> None:
    bot = make_bot("search:7", DICE)
    assert isinstance(bot, Search)
    match: AnyMatch = Match(DICE, ("Ada", "Ben"))
    budget = Budget(simulations=10, seconds=0.5)
    bot.choose(match.view(0), match.legal(0), Rng(1), budget)
    assert bot.budget == budget
    bot.choose(match.view(0), match.legal(0), Rng(1))
    assert bot.budget == Budget(None, None)


@each_game
def test_every_game_here_has_a_heuristic_and_so_the_default_bot(game: AnyGame) -> None:
    assert bots_for(game)[:3] == ("random", "beginner", "greedy")
    assert "search" in bots_for(game)
    assert "rounds" in bots_for(game) or game is not DICE
    assert default_bot(game) == DEFAULT_BOT


def test_a_game_without_a_heuristic_has_no_greedy() -> None:
    snap = SnapGame()
    assert bots_for(snap) == ("random", "search")
    assert default_bot(snap) == hint_bot(snap, 2) == "random"
    assert offered_bots(snap, 2) == ("random",)
    with pytest.raises(UnknownBot, match="random"):
        make_bot("greedy", snap)


@each_game
@pytest.mark.parametrize("spec", ["random", "beginner", "greedy"])
def test_what_a_bot_decided_before_does_not_matter(game: AnyGame, spec: str) -> None:
    """One instance serves all tables of a process."""
    asked = questions(game, spec)
    for seed, (view, legal, chosen) in reversed(list(enumerate(asked))):
        assert BOTS[spec].make(game).choose(view, legal, Rng(seed)) == chosen
        assert make_bot(spec, game).choose(view, legal, Rng(seed)) == chosen


def questions(game: AnyGame, spec: str) -> list[tuple[View, list[Action], Action]]:
    """What the bot was asked in one match, and what it chose."""
    match: AnyMatch = Match(game, ("player",) * game.seats[0], dealer=Rng(5))
    asked: list[tuple[View, list[Action], Action]] = []
    while match.turn().kind is not Kind.OVER and len(asked) < 40:
        seat = match.turn().seats[0]
        view, legal = match.view(seat), match.legal(seat)
        chosen = make_bot(spec, game).choose(view, legal, Rng(len(asked)))
        asked.append((view, legal, chosen))
        match.act(seat, chosen)
    return asked
