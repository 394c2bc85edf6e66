"""The ladder: what each level is by game, number of seats and build, and who plays where a level cannot."""

import pytest

from zoorama.bots import levels
from zoorama.bots.beginner import Beginner
from zoorama.bots.bot import Bot, Budget
from zoorama.bots.greedy import Greedy
from zoorama.bots.level import Level
from zoorama.bots.levels import LADDER, ROWS, specs, up_to
from zoorama.bots.random import Random
from zoorama.bots.registry import BOTS, BotKind, hint_bot, levels_for, make_bot, offered_bots, parse_spec, plays_as
from zoorama.bots.selfplay import play_to_end
from zoorama.engine.dealer import Rng, stream
from zoorama.engine.errors import UnknownBot
from zoorama.engine.game import AnyGame
from zoorama.engine.match import AnyMatch, Match
from zoorama.engine.score import ranks
from zoorama.games import GAMES, find

DICE, ZOOP = find("zooloretto_dice"), find("zoop")
NOTHING = BotKind(Random, plays=lambda game: False)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@each_game
def test_every_row_of_the_ladder_names_bots_that_there_are(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("learned", "rounds", "solved"):  # whether what they need is here or not
        monkeypatch.setitem(BOTS, name, BotKind(Random))
    assert tuple(ROWS[game.name]) == tuple(game.seats)
    for seats in game.seats:
        found = specs(game.name, seats)
        assert list(found) == [level for level in LADDER if level in found]
        assert {"beginner", "greedy"} <= found.keys()
        for level, spec in found.items():
            assert parse_spec(spec, game).name not in set(LADDER) - {level}, "no level is another's"


def test_below_a_level_are_all_the_others() -> None:
    assert up_to("keen") == ("keen", "greedy", "beginner")
    assert up_to("exact") == LADDER[::-1]


def test_a_game_that_nobody_measured_has_the_two_lowest_levels() -> None:
    assert tuple(specs("pig", 2)) == ("beginner", "greedy")


@each_game
def test_a_table_offers_levels_by_its_number_of_seats_and_hints_come_from_the_highest(game: AnyGame) -> None:
    for seats in game.seats:
        offered = offered_bots(game, seats)
        assert offered == levels_for(game, seats)
        assert offered[:2] == ("beginner", "greedy")
        assert hint_bot(game, seats) == offered[-1]
        assert all(plays_as(level, game, seats) == level for level in offered)


def test_exact_play_is_known_with_two_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "solved", BotKind(Random))
    assert offered_bots(DICE, 2)[-1] == "exact"
    assert "exact" not in offered_bots(DICE, 3)
    with pytest.raises(UnknownBot):
        make_bot("exact", ZOOP)


def test_what_cannot_be_read_is_played_by_the_level_below(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("learned", "rounds", "solved"):
        monkeypatch.setitem(BOTS, name, NOTHING)
    assert offered_bots(DICE, 2) == ("beginner", "greedy", "expert")
    assert plays_as("exact", DICE, 2) == plays_as("master", DICE, 2) == "expert"
    assert plays_as("keen", DICE, 2) == "greedy"
    assert same_choices(BOTS["keen"].make(DICE), Greedy(DICE), DICE, 2)
    monkeypatch.setitem(BOTS, "search", NOTHING)
    assert hint_bot(DICE, 2) == "greedy"


def test_one_bot_plays_its_level_whatever_the_number_of_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ROWS, "zooloretto_dice", {2: levels.row(keen="random"), 3: levels.row(), 4: levels.row()})
    bot = BOTS["keen"].make(DICE)
    assert isinstance(bot, Level)
    assert same_choices(bot, Random(DICE), DICE, 2)
    assert same_choices(bot, Greedy(DICE), DICE, 3)


def same_choices(one: Bot, other: Bot, game: AnyGame, seats: int) -> bool:
    match: AnyMatch = Match(game, ("player",) * seats, dealer=Rng(5))
    chosen: list[bool] = []
    for number in range(20):
        seat = match.turn().seats[0]
        view, legal = match.view(seat), match.legal(seat)
        action = one.choose(view, legal, Rng(number))
        chosen.append(action == other.choose(view, legal, Rng(number)))
        match.act(seat, action)
    return all(chosen)


def test_a_level_tells_chances_where_its_bot_knows_them() -> None:
    match: AnyMatch = Match(DICE, ("a", "b"), dealer=Rng(4))
    view, legal = match.view(0), match.legal(0)
    (chance,) = make_bot("master", DICE).chances(view, legal, Rng(1))
    assert 0 < chance < 1
    assert make_bot("beginner", DICE).chances(view, legal, Rng(1)) == []


@each_game
def test_whose_time_is_up_plays_the_best_it_has(game: AnyGame) -> None:
    """A million simulations would take minutes."""
    match: AnyMatch = Match(game, ("player",) * game.seats[0], dealer=Rng(5))
    seat, late = match.turn().seats[0], Budget(seconds=0.0)
    view, legal = match.view(seat), match.legal(seat)
    bot = make_bot("search:1000000", game)
    assert bot.choose(view, legal, Rng(1), late) in legal
    assert len(bot.chances(view, legal, Rng(1), late)) == len(legal)


# The beginner


@each_game
def test_a_beginners_slip_is_of_the_better_half(game: AnyGame) -> None:
    match: AnyMatch = Match(game, ("player",) * game.seats[0], dealer=Rng(5))
    beginner, greedy = Beginner(game), Greedy(game)
    for number in range(40):
        seat = match.turn().seats[0]
        view, legal = match.view(seat), match.legal(seat)
        slip = beginner.slip(view, legal, Rng(number))
        worth = greedy.worth(view, legal)
        better = sum(one > worth[legal.index(slip)] for one in worth)
        assert better < max(2, len(legal) // 2)
        match.act(seat, slip)


def test_a_beginner_loses_to_greedy_and_beats_random() -> None:
    assert share(Beginner(DICE), Greedy(DICE), 40) < 0.45
    assert share(Beginner(DICE), Random(DICE), 20) > 0.8


def share(one: Bot, other: Bot, games: int) -> float:
    won = 0.0
    for number in range(games):
        rng, seat = stream(1, number // 2), number % 2
        bots = [one, other] if seat == 0 else [other, one]
        record = play_to_end(Match(DICE, ("a", "b"), dealer=rng.split()), bots, rng)
        places = ranks(list(record.result or ()))
        won += (places[seat] == 1) / places.count(1)
    return won / games
