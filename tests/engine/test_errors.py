"""The tree of errors, and that each says what a person needs."""

import pytest

from zoorama.engine.errors import (
    CannotUndo,
    IllegalAction,
    NotYourTurn,
    Refused,
    UnknownBot,
    UnknownGame,
    UnknownVersion,
    Unreadable,
    WrongSeats,
    ZooramaError,
)


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (Unreadable("record.moves[3]", "wrong-type", {"given": "text"}), "record.moves[3]: wrong-type, given text"),
        (Unreadable("result", "wrong-result"), "result: wrong-result"),
        (UnknownGame("chess", "zoop"), "no game 'chess'; there are: zoop"),
        (UnknownVersion("zoop", 7, "1, 2"), "no rules version 7 of zoop; there is: 1, 2"),
        (UnknownBot("hal", "greedy"), "no opponent 'hal'; there are: greedy"),
        (WrongSeats("zoop", 9, 2, 6), "zoop is for 2 to 6 players, not 9"),
        (NotYourTurn(1, (0, 2)), "seat 1 is not asked now; 0, 2 is"),
        (NotYourTurn(1, ()), "seat 1 is not asked now; nobody is"),
        (IllegalAction(2, "Take(truck=1)", "ZD-8"), "seat 2 may not Take(truck=1) here (rule ZD-8)"),
        (
            CannotUndo(0),
            "seat 0 can take back only its own last decision, "
            "before anyone else acts, luck falls or something is revealed",
        ),
    ],
    ids=lambda part: type(part).__name__ if isinstance(part, ZooramaError) else "",
)
def test_an_error_says_what_was_wrong(error: ZooramaError, says: str) -> None:
    assert str(error) == says


def test_what_cannot_be_read_and_what_cannot_be_played_are_two_things() -> None:
    assert issubclass(Unreadable, ZooramaError)
    assert not issubclass(Unreadable, Refused)
    assert set(Refused.__subclasses__()) == {NotYourTurn, IllegalAction, CannotUndo}
    assert {cls for cls in ZooramaError.__subclasses__() if cls.__module__ == ZooramaError.__module__} == {
        Unreadable,
        UnknownGame,
        UnknownVersion,
        UnknownBot,
        WrongSeats,
        Refused,
    }


def test_errors_keep_their_particulars_for_a_translation() -> None:
    assert Unreadable("a.b", "out-of-range", {"low": 1}).facts == {"path": "a.b", "low": 1}
    assert NotYourTurn(1, (0,)).owed == (0,)
    assert NotYourTurn(1, (0, 2)).facts == {"seat": 2, "owed": "1, 3"}, "people count from 1"
    assert IllegalAction(0, "Say", "SC-2").rule == "SC-2"
