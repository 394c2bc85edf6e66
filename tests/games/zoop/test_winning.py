"""Winning, free turns, blocked games and matches (ZP-7, ZP-8, ZP-21, ZP-22)."""

import pytest

from tests.games.zoop.drawn import (
    DULL,
    GAME,
    KOALA,
    TOUCAN,
    Table,
    card,
    position,
    table,
    told,
    words,
)
from zoorama.engine.game import OVER, Kind
from zoorama.engine.score import ranks
from zoorama.games.zoop.actions import (
    DRAW,
    FIRST,
    LET_PASS,
    PASS,
    PLAY,
    PLAY_JOKER,
    ZOOP,
)
from zoorama.games.zoop.events import (
    GameBlocked,
    GameStarted,
    GameWon,
    HandShown,
)
from zoorama.games.zoop.state import Options


@pytest.mark.rule("ZP-7")
@pytest.mark.parametrize("last", ["red-koala", "red-crab", "red-kangaroo", "red-chameleon"])
def test_the_first_with_an_empty_hand_wins_at_once_whatever_the_card(last: str) -> None:
    at = table("red-rabbit", last, f"cage {DULL}", f"red-koala {DULL}")
    at.play(0, last)
    assert GAME.turn(at.state) == OVER
    assert told(at, GameWon) == [GameWon(0)]
    assert ranks(GAME.scores(at.state)) == [1, 2, 2]


@pytest.mark.rule("ZP-7")
def test_a_zoop_with_the_last_card_wins() -> None:
    at = table("red-rabbit", "red-koala blue-crab", DULL, "red-koala")
    at.play(0, "red-koala")
    at.act(2, ZOOP[card("red-koala")])
    assert told(at, GameWon) == [GameWon(2)]


@pytest.mark.rule("ZP-8")
def test_when_all_the_others_passed_any_animal_may_be_played() -> None:
    at = table("red-rabbit", "red-koala blue-toucans blue-frogs joker cage", "blue-crab", "green-crab")
    at.play(0, "red-koala")
    at.nobody_calls()
    for seat in (1, 2):
        at.act(seat, DRAW)
        at.give("green-frogs" if seat == 1 else "yellow-frogs")
        at.act(seat, PASS)
    assert at.legal(0) == [PLAY[card("blue-toucans")], PLAY[card("blue-frogs")], PLAY_JOKER[TOUCAN]]
    at.play(0, "blue-frogs")
    assert at.view(None).top == card("blue-frogs")


@pytest.mark.rule("ZP-8", "ZP-10")
def test_a_free_special_animal_has_its_effect() -> None:
    at = table("red-rabbit", "blue-frogs blue-crab", DULL, DULL, last=0)
    at.play(0, "blue-frogs")
    at.nobody_calls()
    assert at.asked() == (2,)


@pytest.mark.rule("ZP-8")
def test_a_free_turn_without_an_animal_is_a_draw_and_what_is_drawn_may_be_any() -> None:
    at = table("red-rabbit", "cage joker", DULL, DULL, last=0)
    assert at.legal(0) == [DRAW]
    at.act(0, DRAW)
    at.give("blue-frogs")
    assert at.legal(0) == [PLAY[card("blue-frogs")]]


@pytest.mark.rule("ZP-8", "ZP-14")
def test_a_zoop_by_somebody_else_takes_the_free_turn_over() -> None:
    at = table("red-rabbit", f"red-koala {DULL}", "green-crab", "green-frogs", f"red-koala {DULL}")
    at.play(0, "red-koala")
    at.act(2, LET_PASS)
    at.act(3, ZOOP[card("red-koala")])
    at.nobody_calls()
    for seat, drawn in ((1, "yellow-frogs"), (2, "yellow-monkeys")):
        at.act(seat, DRAW)
        at.give(drawn)
        at.act(seat, PASS)
    assert len(at.legal(3)) == 2  # both cards of the hand
    at.play(3, "blue-koalas")
    at.nobody_calls()
    assert at.legal(0) == [PLAY[card("blue-koala")], PLAY[card("blue-koalas")]]


@pytest.mark.rule("ZP-8")
def test_before_anybody_discarded_nobody_has_a_free_turn() -> None:
    at = table("red-rabbit", "blue-crab", "green-crab", "yellow-crab")
    for seat, drawn in enumerate(("blue-frogs", "green-frogs", "yellow-frogs")):
        at.act(seat, DRAW)
        at.give(drawn)
        at.act(seat, PASS)
    assert at.legal(0) == [DRAW]


def blocked(*hands: str) -> Table:
    """Nothing fits, nothing is left to draw, and everybody passes."""
    at = table("red-rabbit", *hands, pile="")
    for seat in range(len(hands)):
        at.act(seat, PASS)
    return at


@pytest.mark.rule("ZP-21")
def test_a_game_is_blocked_when_all_have_passed_with_no_pile_and_fewest_cards_win() -> None:
    at = blocked("blue-frogs blue-crab", "green-crab", "green-frogs yellow-crab yellow-frogs")
    assert told(at, GameBlocked) == [GameBlocked()]
    assert told(at, HandShown)[1] == HandShown(1, (card("green-crab"),))
    assert told(at, GameWon) == [GameWon(1)]


@pytest.mark.rule("ZP-21")
def test_a_tie_goes_to_the_fewest_jokers_and_cages() -> None:
    at = blocked("blue-frogs joker", "green-crab cage", "green-frogs yellow-crab")
    assert told(at, GameWon) == [GameWon(2)]


@pytest.mark.rule("ZP-21")
def test_a_last_race_parts_those_still_tied() -> None:
    at = blocked("blue-frogs joker", "green-crab cage", "green-frogs yellow-crab yellow-frogs")
    assert GAME.chances(at.state).pairs() == [(FIRST[0], 1), (FIRST[1], 1)]
    assert GAME.refusal(at.state, -1, FIRST[2]) == "ZP-21"
    assert [words(list(player.shown)) for player in at.view(None).players] == [at.hand(seat) for seat in range(3)]
    at.first(1)
    assert told(at, GameWon) == [GameWon(1)]
    assert ranks(GAME.scores(at.state)) == [2, 1, 3]


@pytest.mark.rule("ZP-21", "ZP-8")
def test_a_game_is_not_blocked_while_somebody_has_a_free_turn() -> None:
    at = table("red-rabbit", "blue-frogs green-crab", "green-frogs", "yellow-frogs", pile="", active=1, last=0)
    at.act(1, PASS)
    at.act(2, PASS)
    at.play(0, "blue-frogs")
    assert at.view(None).idle == 0


@pytest.mark.rule("ZP-21", "ZP-10")
def test_who_was_skipped_has_a_turn_before_the_game_is_blocked() -> None:
    at = table("red-koalas", "red-frogs joker", "yellow-frogs green-crab", "blue-crab", pile="")
    at.play(0, "red-frogs")
    assert at.legal(2) == [PASS]
    at.act(2, PASS)
    at.act(0, PASS)  # a Joker alone
    at.play(1, "yellow-frogs")


@pytest.mark.rule("ZP-21")
def test_passing_after_a_draw_does_not_count_towards_a_block() -> None:
    at = table("red-rabbit", "blue-frogs", "green-crab", "green-frogs", pile="yellow-frogs")
    at.act(0, DRAW)
    at.give("yellow-frogs")
    at.act(0, PASS)
    at.act(1, PASS)
    at.act(2, PASS)
    assert GAME.turn(at.state).kind is Kind.ONE
    at.act(0, PASS)
    assert told(at, GameBlocked)


@pytest.mark.rule("ZP-22", "ZP-3")
def test_in_a_match_the_winner_of_one_game_starts_the_next_clockwise() -> None:
    options = Options(games=2)
    at = Table(position("red-rabbit", DULL, "red-koala", "green-frogs", active=1, step=-1, options=options))
    at.play(1, "red-koala")
    assert told(at, GameStarted) == [GameStarted(2, 1)]
    view = at.view(None)
    assert (view.pile, view.top, view.last, view.clockwise) == (106, None, None, True)
    assert [player.won for player in view.players] == [0, 1, 0]
    while at.view(None).debts:
        at.luck(GAME.chances(at.state).outcomes[0])
    at.give("blue-rabbit")
    assert at.asked() == (1,)


@pytest.mark.rule("ZP-22", "ZP-14")
def test_who_wins_out_of_turn_starts_the_next_game_too() -> None:
    hands = (f"red-koala {DULL}", "green-frogs", "red-koala")
    at = Table(position("red-rabbit", *hands, options=Options(games=2)))
    at.play(0, "red-koala")
    at.act(2, ZOOP[card("red-koala")])
    assert at.view(None).active == 2


@pytest.mark.rule("ZP-22", "ZP-19")
def test_a_special_round_ends_with_the_game() -> None:
    hands = ("joker red-koala", "green-koala", "yellow-koala blue-crab")
    at = Table(position("yellow-frogs", *hands, options=Options(games=2)))
    at.act(0, PLAY_JOKER[KOALA])
    at.play(1, "green-koala")
    assert (at.view(None).species, at.view(None).starter) == (None, None)


@pytest.mark.rule("ZP-22", "ZP-21")
def test_after_a_blocked_game_the_next_one_is_a_fresh_one() -> None:
    hands = ("blue-frogs blue-crab", "green-crab", "green-frogs yellow-crab")
    at = Table(position("red-rabbit", *hands, pile="", options=Options(games=2)))
    for seat in range(3):
        at.act(seat, PASS)
    view = at.view(None)
    assert (view.active, view.idle, view.pile, view.last) == (1, 0, 106, None)
    assert all(player.shown == player.cannot == () for player in view.players)


@pytest.mark.rule("ZP-22")
def test_a_match_is_scored_by_games_won_then_by_fewest_cards_left() -> None:
    at = Table(position("red-rabbit", "red-koala", DULL, "green-frogs", options=Options(games=2)))
    at.play(0, "red-koala")
    at.state = position("red-rabbit", DULL, "red-koala", "green-frogs", active=1, options=Options(games=2))
    at.state.won, at.state.left = [1, 0, 0], [0, 2, 1]
    assert [score.tiebreaks[0].points for score in GAME.scores(at.state)] == [-2, -3, -2]
    at.play(1, "red-koala")
    assert GAME.turn(at.state) == OVER
    scores = GAME.scores(at.state)
    assert [score.points for score in scores] == [1, 1, 0]
    assert [score.tiebreaks[0].points for score in scores] == [-2, -2, -2]
