"""The checked door: who may act, what is refused, what can be undone, who is told."""

import pytest

from tests.engine.script import SAY, Said, Script, ScriptOptions, ScriptView, State, Toss, Tossed
from zoorama.engine.dealer import Dealer
from zoorama.engine.errors import CannotUndo, IllegalAction, NotYourTurn, Refused, Unreadable, WrongSeats
from zoorama.engine.game import CHANCE, LUCK, OVER, Action, Event, Kind, Options, Turn
from zoorama.engine.match import Match
from zoorama.engine.record import Move

HEADS, TAILS = Toss(0), Toss(1)
ScriptMatch = Match[State, Action, ScriptView]


class Tails(Dealer):
    """A crooked one: always the last number, so always tails."""

    def below(self, bound: int) -> int:
        return bound - 1


def table(script: str, dealer: Dealer | None = None, players: tuple[str, ...] = ("Anna", "Ben")) -> ScriptMatch:
    return Match(Script(), players, ScriptOptions(script), dealer)


@pytest.mark.parametrize("players", [(), ("Anna",), ("Anna", "Ben", "Cleo", "Dan")])
def test_a_game_is_refused_for_more_or_fewer_than_it_seats(players: tuple[str, ...]) -> None:
    with pytest.raises(WrongSeats) as refused:
        Match(Script(), players)
    assert refused.value.facts == {"game": "script", "seats": len(players), "least": 2, "most": 3}


def test_a_game_nobody_chose_options_for_has_the_usual_ones() -> None:
    assert Match(Script(), ("Anna", "Ben")).options == ScriptOptions("ab")


def test_only_the_seat_that_is_asked_has_choices() -> None:
    match = table("ab")
    assert match.legal(0) == [SAY[1], SAY[2], SAY[3]]
    assert match.legal(1) == []


def test_whoever_deals_for_a_match_can_ask_what_luck_may_bring() -> None:
    match = table("?a")
    assert match.chances().outcomes == [HEADS, TAILS]
    match.luck(match.chances().pick(0))
    assert match.moves == [Move(LUCK, HEADS)]


def test_how_the_sheets_stand_can_be_asked_at_any_time() -> None:
    match = table("ab")
    before = match.scores()
    match.act(0, SAY[2])
    assert match.scores() == Script().scores(match.state()) != before


def test_an_action_changes_the_table_and_is_written_down() -> None:
    match = table("ab")
    match.act(0, SAY[2])
    assert match.view(None) == ScriptView(None, "b", (2, 0))
    assert match.moves == [Move(0, SAY[2])]
    assert match.turn() == Turn(Kind.ONE, (1,))


@pytest.mark.parametrize(
    ("script", "seat", "owed"),
    [
        ("ab", 1, (0,)),
        ("ab", 2, (0,)),
        ("ab", LUCK, (0,)),
        ("?", 0, ()),
        ("", 0, ()),
    ],
    ids=["another's turn", "no such seat", "luck cannot act", "luck's turn", "the game is over"],
)
def test_whoever_is_not_asked_is_told_who_is(script: str, seat: int, owed: tuple[int, ...]) -> None:
    match = table(script)
    before = match.state()
    with pytest.raises(NotYourTurn) as refused:
        match.act(seat, SAY[1])
    assert (refused.value.seat, refused.value.owed) == (seat, owed)
    assert match.state() == before
    assert match.moves == []


@pytest.mark.parametrize(("number", "rule"), [(2, "SC-3"), (9, "SC-2")])
def test_an_illegal_action_is_refused_with_the_rule_and_changes_nothing(number: int, rule: str) -> None:
    match = table("ab")
    match.act(0, SAY[2])
    before = match.state()
    with pytest.raises(IllegalAction) as refused:
        match.act(1, SAY[number])
    assert refused.value.rule == rule
    assert match.state() == before
    assert match.moves == [Move(0, SAY[2])]


def test_without_a_dealer_luck_waits_to_be_told() -> None:
    match = table("a?b")
    match.act(0, SAY[1])
    assert match.turn() is CHANCE
    match.luck(TAILS)
    assert match.moves[-1] == Move(LUCK, TAILS)
    assert match.turn() == Turn(Kind.ONE, (1,))


def test_luck_is_refused_when_it_is_nobodys_luck() -> None:
    match = table("ab")
    with pytest.raises(NotYourTurn) as refused:
        match.luck(HEADS)
    assert (refused.value.seat, refused.value.owed) == (LUCK, (0,))


def test_luck_cannot_bring_what_the_rules_do_not_hold() -> None:
    match = table("?a")
    with pytest.raises(IllegalAction) as refused:
        match.luck(SAY[1])
    assert refused.value.rule == "SC-1"
    assert match.turn() is CHANCE


def test_with_a_dealer_luck_falls_by_itself_before_during_and_after() -> None:
    match = table("??a?", Tails())
    assert match.moves == [Move(LUCK, TAILS), Move(LUCK, TAILS)]
    match.act(0, SAY[1])
    assert match.moves[2:] == [Move(0, SAY[1]), Move(LUCK, TAILS)]
    assert match.turn() is OVER


def test_a_dealer_given_later_deals_the_luck_that_waited() -> None:
    match = table("?a?")
    match.luck(HEADS)
    match.act(0, SAY[1])
    match.use_dealer(Tails())
    assert match.moves[-1] == Move(LUCK, TAILS)
    assert match.turn() is OVER


def test_listeners_hear_every_move_with_its_events() -> None:
    heard: list[tuple[Move, list[Event]]] = []
    match = table("a?b", Tails())
    match.listeners.append(lambda move, events: heard.append((move, events)))
    match.act(0, SAY[3])
    assert heard == [(Move(0, SAY[3]), [Said(0, 3, False)]), (Move(LUCK, TAILS), [Tossed(1)])]


def test_the_state_handed_out_is_a_copy() -> None:
    match = table("ab")
    match.state().sums[0] = 99
    assert match.view(0).sums == (0, 0)


def test_sealed_choices_arrive_in_any_order() -> None:
    match = table("&", players=("Anna", "Ben", "Cleo"))
    match.act(2, SAY[3])
    assert match.turn() == Turn(Kind.TOGETHER, (0, 1))
    assert match.legal(2) == []
    with pytest.raises(NotYourTurn):
        match.act(2, SAY[1])
    match.act(0, SAY[1])
    match.act(1, SAY[2])
    assert match.view(None).sums == (1, 2, 3)


def play(match: ScriptMatch, moves: str) -> None:
    """`a1` seat 0 says 1; `?` luck brings heads."""
    for move in moves.split():
        if move == "?":
            match.luck(HEADS)
        else:
            match.act("abc".index(move[0]), SAY[int(move[1])])


@pytest.mark.parametrize(
    ("script", "moves", "seat"),
    [
        pytest.param("aab", "a1", 0, id="one's own last decision, still to decide"),
        pytest.param("ab", "a1", 0, id="one's own last decision, the next not yet acted"),
        pytest.param("a?", "a1", 0, id="luck is asked but has not fallen"),
        pytest.param("a?&Bab", "a1 ? a2 b2 b3 a1", 0, id="openly made, whatever came before"),
    ],
)
def test_a_decision_can_be_taken_back(script: str, moves: str, seat: int) -> None:
    match, expected = table(script), table(script)
    play(expected, moves[:-2])
    play(match, moves)
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.state() == expected.state()
    assert match.moves == expected.moves
    assert match.record() == expected.record()


@pytest.mark.parametrize(
    ("script", "moves", "seat"),
    [
        pytest.param("ab", "", 0, id="nothing was decided yet"),
        pytest.param("ab", "a1", 1, id="another's decision"),
        pytest.param("aba", "a1 b2", 0, id="another has acted since"),
        pytest.param("a?b", "a1 ?", 0, id="luck has fallen since"),
        pytest.param("a?b", "a1 ?", LUCK, id="luck takes nothing back"),
        pytest.param("&", "a1", 0, id="a sealed choice"),
        pytest.param("&", "b1 a1", 0, id="the last of the sealed choices"),
        pytest.param("Aa", "a1", 0, id="something was revealed"),
        pytest.param("a", "a1", 0, id="the game is over"),
    ],
)
def test_a_decision_cannot_be_taken_back(script: str, moves: str, seat: int) -> None:
    match = table(script)
    play(match, moves)
    before, moves_before = match.state(), list(match.moves)
    assert not match.can_undo(seat)
    with pytest.raises(CannotUndo) as refused:
        match.undo(seat)
    assert isinstance(refused.value, Refused)
    assert match.state() == before
    assert match.moves == moves_before


def test_decisions_are_taken_back_one_by_one_and_made_anew() -> None:
    match = table("baab")
    play(match, "b1 a2 a3")
    match.undo(0)
    match.undo(0)
    assert not match.can_undo(0)
    play(match, "a3 a1")
    assert match.moves == [Move(1, SAY[1]), Move(0, SAY[3]), Move(0, SAY[1])]


def test_undo_stops_at_something_revealed_even_after_a_later_decision_was_taken_back() -> None:
    match = table("Aaa")
    play(match, "a1 a2")
    match.undo(0)
    assert not match.can_undo(0)


def test_listeners_given_at_the_start_hear_the_luck_of_setting_up() -> None:
    heard: list[Move] = []
    Match(
        Script(),
        ("Anna", "Ben"),
        ScriptOptions("?a"),
        Tails(),
        listeners=(lambda move, events: heard.append(move),),
    )
    assert heard == [Move(LUCK, TAILS)]


def test_an_act_tells_all_that_was_played_luck_included() -> None:
    match = table("a??b", Tails())
    assert [move for move, _ in match.act(0, SAY[1])] == [Move(0, SAY[1]), Move(LUCK, TAILS), Move(LUCK, TAILS)]


def test_listeners_hear_when_luck_has_been_dealt_so_a_broken_one_leaves_a_table_that_goes_on() -> None:
    match = table("a?b", Tails())
    match.listeners.append(fail)
    with pytest.raises(ZeroDivisionError):
        match.act(0, SAY[1])
    match.listeners.clear()
    assert match.turn() == Turn(Kind.ONE, (1,))
    assert [move.seat for move in match.moves] == [0, LUCK]


def fail(move: Move, events: list[Event]) -> None:
    raise ZeroDivisionError


def test_the_options_of_another_game_are_refused() -> None:
    with pytest.raises(Unreadable) as refused:
        Match(Script(), ("Anna", "Ben"), Options())
    assert refused.value.facts == {"path": "options", "given": "Options", "known": "ScriptOptions"}


def test_a_finished_game_stands() -> None:
    match = table("a")
    match.act(0, SAY[1])
    assert match.turn() == OVER
    with pytest.raises(CannotUndo):
        match.undo(0)
