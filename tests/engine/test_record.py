"""Records replay to the match they were taken from, and to nothing else."""

from dataclasses import replace

import pytest

from tests.engine.script import SAY, Script, ScriptOptions, Toss
from zoorama.engine.errors import UnknownVersion, Unreadable, WrongSeats
from zoorama.engine.game import LUCK, Kind
from zoorama.engine.match import Match, replay
from zoorama.engine.record import Move, Player, Record
from zoorama.engine.score import Line, Score

SCRIPT = "a?b&"
MOVES = (
    Move(0, SAY[1]),
    Move(LUCK, Toss(1)),
    Move(1, SAY[2]),
    Move(1, SAY[3]),
    Move(0, SAY[1]),
)
RESULT = (Score(2, (), (Line("said", 2),)), Score(5, (), (Line("said", 5),)))
WHOLE = Record("script", 1, ScriptOptions(SCRIPT), (Player("Anna", ""), Player("Ben", "greedy")), MOVES, RESULT)


def edited(number: int, move: Move) -> Record:
    return replace(WHOLE, moves=(*MOVES[:number], move, *MOVES[number + 1 :]))


def test_a_record_tells_who_played_what_with_which_luck_and_how_it_ended() -> None:
    match = Match(Script(), ("Anna", Player("Ben", "greedy")), ScriptOptions(SCRIPT))
    for move in MOVES:
        if move.seat == LUCK:
            match.luck(move.action)
        else:
            match.act(move.seat, move.action)
    assert match.record() == WHOLE


def test_a_replayed_record_gives_the_same_match() -> None:
    match = replay(Script(), WHOLE)
    assert match.turn().kind is Kind.OVER
    assert match.record() == WHOLE


def test_a_record_says_who_is_a_bot() -> None:
    match = replay(Script(), WHOLE)
    assert match.players == WHOLE.players == (Player("Anna", ""), Player("Ben", "greedy"))
    assert match.names == WHOLE.names == ("Anna", "Ben")


@pytest.mark.parametrize("moves", range(len(MOVES)))
def test_a_game_broken_off_has_no_result_and_goes_on_after_a_replay(moves: int) -> None:
    unfinished = replace(WHOLE, moves=MOVES[:moves], result=())
    match = replay(Script(), unfinished)
    assert match.record() == unfinished
    for move in MOVES[moves:]:
        if move.seat == LUCK:
            match.luck(move.action)
        else:
            match.act(move.seat, move.action)
    assert match.record() == WHOLE


def test_a_replayed_match_can_be_undone_as_the_first_one_could() -> None:
    assert replay(Script(), replace(WHOLE, moves=MOVES[:1], result=())).can_undo(0)
    assert not replay(Script(), replace(WHOLE, moves=MOVES[:2], result=())).can_undo(0)
    assert not replay(Script(), WHOLE).can_undo(0)


@pytest.mark.parametrize(
    "record",
    [
        pytest.param(replace(WHOLE, moves=MOVES[:-1]), id="a move is missing at the end"),
        pytest.param(replace(WHOLE, result=()), id="the result was taken out"),
        pytest.param(replace(WHOLE, result=RESULT[::-1]), id="the result was turned round"),
        pytest.param(replace(WHOLE, result=RESULT[:1]), id="half a result"),
        pytest.param(replace(WHOLE, moves=(), options=ScriptOptions("")), id="other options"),
        pytest.param(edited(4, Move(0, SAY[3])), id="a legal move in place of another"),
    ],
)
def test_a_record_whose_moves_lead_elsewhere_is_refused(record: Record) -> None:
    with pytest.raises(Unreadable) as refused:
        replay(Script(), record)
    assert (refused.value.path, refused.value.problem) == ("result", "wrong-result")


@pytest.mark.parametrize(
    ("record", "path", "rule"),
    [
        pytest.param(edited(2, Move(1, SAY[1])), "moves[2]", "SC-3", id="a move the rules forbid"),
        pytest.param(edited(1, Move(LUCK, SAY[1])), "moves[1]", "SC-1", id="luck that cannot be"),
    ],
)
def test_an_illegal_move_in_a_record_is_refused_with_its_rule(record: Record, path: str, rule: str) -> None:
    with pytest.raises(Unreadable) as refused:
        replay(Script(), record)
    assert refused.value.problem == "refused-move"
    assert refused.value.facts == {"path": path, "rule": rule}


@pytest.mark.parametrize(
    ("record", "path", "seat"),
    [
        pytest.param(edited(2, Move(0, SAY[2])), "moves[2]", 0, id="somebody else's move"),
        pytest.param(edited(2, Move(7, SAY[2])), "moves[2]", 7, id="nobody's move"),
        pytest.param(edited(0, Move(LUCK, Toss(0))), "moves[0]", LUCK, id="luck out of turn"),
        pytest.param(replace(WHOLE, moves=MOVES[1:]), "moves[0]", LUCK, id="the beginning is missing"),
        pytest.param(replace(WHOLE, moves=MOVES * 2), "moves[5]", 0, id="moves after the end"),
    ],
)
def test_a_move_out_of_turn_in_a_record_is_refused_with_its_seat(record: Record, path: str, seat: int) -> None:
    with pytest.raises(Unreadable) as refused:
        replay(Script(), record)
    assert refused.value.problem == "out-of-turn"
    assert refused.value.facts == {"path": path, "seat": seat + 1}


@pytest.mark.parametrize("record", [replace(WHOLE, version=2), replace(WHOLE, game="chess")], ids=["version", "game"])
def test_a_record_of_other_rules_is_refused(record: Record) -> None:
    with pytest.raises(UnknownVersion) as refused:
        replay(Script(), record)
    assert refused.value.facts == {"name": record.game, "version": str(record.version), "known": "script 1"}


def test_a_record_with_more_players_than_seats_is_refused() -> None:
    with pytest.raises(WrongSeats):
        replay(Script(), replace(WHOLE, players=WHOLE.players * 2))
