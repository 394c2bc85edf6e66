"""Winning, free turns, blocked games and matches (ZP-7, ZP-8, ZP-21, ZP-22)."""

import pytest

from tests.games.zoop.drawn import (
    BEFORE,
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
from zoorama.engine.game import LUCK, OVER, Kind, together
from zoorama.engine.score import ranks
from zoorama.games.zoop.actions import (
    CALL,
    DRAW,
    FIRST,
    LET_PASS,
    PASS,
    PLAY,
    PLAY_JOKER,
    ZOOP,
)
from zoorama.games.zoop.events import (
    CallsRaced,
    GameBlocked,
    GameStarted,
    GameWon,
    HandShown,
    LastRaceStarted,
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


def zooped_by_the_third(hand: str, pile: str | None = None) -> Table:
    """Seat 0 discarded and seat 3 zooped; 1 and 2 had nothing, and it is the turn of 3: only 0 had none yet."""
    at = table("red-rabbit", "red-koala yellow-monkeys", "green-crab", "green-frogs", f"red-koala {hand}", pile=pile)
    at.play(0, "red-koala")
    at.act(2, LET_PASS)
    at.act(3, ZOOP[card("red-koala")])
    if pile is None:
        at.nobody_calls()  # otherwise the third copy is among the discards
    for seat in (1, 2):
        draw_and_pass(at, seat)
    return at


def draw_and_pass(at: Table, seat: int) -> None:
    """As far as there are cards to draw."""
    if DRAW in at.legal(seat):
        at.act(seat, DRAW)
        at.give({0: "yellow-crab", 1: "yellow-frogs", 2: "blue-frogs", 3: "green-monkeys"}[seat])
    at.act(seat, PASS)


@pytest.mark.rule("ZP-8", "ZP-14")
def test_who_zooped_has_no_free_card_before_every_other_player_had_a_turn() -> None:
    at = zooped_by_the_third("blue-koalas blue-toucans")
    assert not at.view(None).free
    assert at.view(None).had == (1, 2)
    assert at.legal(3) == [DRAW]
    at.state.version = BEFORE.version
    assert len(BEFORE.legal(at.state, 3)) == 2


@pytest.mark.rule("ZP-8", "ZP-14")
def test_who_zooped_has_a_free_card_once_all_the_others_passed() -> None:
    at = zooped_by_the_third("blue-koalas blue-toucans")
    for seat in (3, 0):
        draw_and_pass(at, seat)
    for seat in (1, 2):
        at.act(seat, DRAW)
        at.give("green-kangaroos" if seat == 1 else "yellow-kangaroos")
        at.act(seat, PASS)
    assert at.view(None).free
    assert [PLAY[card(word)] for word in ("blue-koalas", "blue-toucans")] == at.legal(3)[-2:]


@pytest.mark.rule("ZP-8", "ZP-14")
def test_a_discard_out_of_turn_takes_the_free_turn_from_who_discarded_before() -> None:
    at = table("red-rabbit", f"red-koala {DULL}", "green-crab", "green-frogs", "red-koala blue-toucans")
    at.play(0, "red-koala")
    at.act(2, LET_PASS)
    at.act(3, ZOOP[card("red-koala")])
    at.nobody_calls()
    for seat in (1, 2, 3):
        draw_and_pass(at, seat)
    assert not at.view(None).free
    assert at.legal(0) == [PLAY[card("blue-koala")]]  # by species and number, on the red koala


@pytest.mark.rule("ZP-8", "ZP-10", "ZP-13")
@pytest.mark.parametrize("played", ["red-frogs", "red-kangaroos"])
def test_who_was_skipped_counts_as_having_had_a_turn(played: str) -> None:
    at = table("red-koalas", f"{played} blue-toucan", "green-crab", "green-chameleon")
    at.play(0, played)
    at.nobody_calls()
    if played == "red-kangaroos":
        at.give("blue-frogs")
    at.act(2, DRAW)
    at.give("yellow-crab")
    at.act(2, PASS)
    assert at.view(None).had == (1, 2)
    assert at.legal(0) == [PLAY[card("blue-toucan")]]


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


TIED = ("blue-frogs joker", "green-crab cage", "green-frogs yellow-crab yellow-frogs", "yellow-kangaroo joker")


@pytest.mark.rule("ZP-21")
def test_those_still_tied_are_asked_in_a_window_and_one_who_calls_wins() -> None:
    at = blocked(*TIED)
    assert told(at, LastRaceStarted) == [LastRaceStarted((0, 1, 3))]
    assert GAME.turn(at.state) == together((0, 1, 3), LET_PASS)
    assert [words(list(player.shown)) for player in at.view(None).players] == [at.hand(seat) for seat in range(4)]
    assert at.legal(3) == [LET_PASS, CALL]
    assert GAME.refusal(at.state, 3, PASS) == GAME.refusal(at.state, 2, CALL) == "ZP-21"
    at.act(0, LET_PASS)
    at.act(3, CALL)
    assert not told(at, GameWon), "the answers are sealed until the last is in"
    at.act(1, LET_PASS)
    assert told(at, GameWon) == [GameWon(3)]
    assert ranks(GAME.scores(at.state)) == [2, 2, 4, 1]


@pytest.mark.rule("ZP-21")
def test_between_several_callers_of_the_last_race_arrival_or_luck_decides() -> None:
    at = blocked(*TIED)
    for seat, action in ((3, CALL), (1, LET_PASS), (0, CALL)):
        at.act(seat, action)
    assert told(at, CallsRaced) == [CallsRaced((0, 3))]
    assert [at.view(None).players[seat].answer for seat in range(4)] == [CALL, None, None, CALL]
    assert GAME.chances(at.state).pairs() == [(FIRST[0], 1), (FIRST[3], 1)]
    assert GAME.refusal(at.state, -1, FIRST[2]) == "ZP-21"
    at.first(3)
    assert told(at, GameWon) == [GameWon(3)]


@pytest.mark.rule("ZP-21")
def test_where_nobody_calls_in_the_last_race_luck_decides_between_all_who_are_tied() -> None:
    at = blocked(*TIED)
    at.nobody_calls()
    assert GAME.chances(at.state).pairs() == [(FIRST[0], 1), (FIRST[1], 1), (FIRST[3], 1)]
    at.first(1)
    assert told(at, GameWon) == [GameWon(1)]


@pytest.mark.rule("ZP-21")
def test_by_version_1_luck_alone_decides_the_last_race() -> None:
    state = position("red-rabbit", *TIED, pile="")
    state.version = BEFORE.version
    for seat in range(4):
        BEFORE.play(state, seat, PASS)
    assert BEFORE.chances(state).pairs() == [(FIRST[0], 1), (FIRST[1], 1), (FIRST[3], 1)]
    BEFORE.play(state, LUCK, FIRST[3])
    assert BEFORE.turn(state) == OVER
    assert not any(player.stuck for player in BEFORE.view(state, None).players)


@pytest.mark.rule("ZP-21", "ZP-22")
def test_a_last_race_leaves_nothing_to_the_next_game_of_a_match() -> None:
    at = Table(position("red-rabbit", *TIED, pile="", options=Options(games=2)))
    for seat in range(4):
        at.act(seat, PASS)
    for seat in (0, 1, 3):
        at.act(seat, CALL)
    at.first(1)
    assert at.view(None).active == 1
    assert [(player.answered, player.answer, player.stuck) for player in at.view(1).players] == [
        (True, None, False)
    ] * 4


@pytest.mark.rule("ZP-21")
def test_in_the_last_race_a_guess_takes_whoever_answered_to_have_called() -> None:
    at = blocked(*TIED)
    at.act(1, LET_PASS)
    at.act(0, LET_PASS)
    assert [at.guess(0, 1).answers[seat] for seat in range(4)] == [None, CALL, None, None]


@pytest.mark.rule("ZP-21", "ZP-8")
def test_a_game_is_not_blocked_before_who_zooped_had_a_free_turn() -> None:
    """Four have passed in a row, 3 among them; but 3 is free once 0 has passed, and plays any animal."""
    at = zooped_by_the_third("blue-koalas blue-toucans", pile="")
    for seat in (3, 0):
        at.act(seat, PASS)
    assert not told(at, GameBlocked)
    for seat in (1, 2):
        at.act(seat, PASS)
    assert at.legal(3) == [PLAY[card("blue-koalas")], PLAY[card("blue-toucans")]]


@pytest.mark.rule("ZP-21", "ZP-8")
def test_a_game_is_blocked_once_a_free_turn_was_passed_too() -> None:
    at = zooped_by_the_third("cage cage", pile="")
    for seat in (3, 0, 1, 2):
        at.act(seat, PASS)
    assert not told(at, GameBlocked)
    at.act(3, PASS)
    assert told(at, GameBlocked)


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
