"""Answers in an open reaction window: put by in the table's model, and played all together when it closes.

Until then the game does not know of them, so nothing that is made of it tells who has answered.
Hints given in it are put by in the same way: who asks for one has something to call.
"""

from collections.abc import Iterator
from typing import NamedTuple

from zoorama.engine.errors import NotYourTurn
from zoorama.engine.game import Action, Turn
from zoorama.server.protocol.encode import Encoder
from zoorama.server.tables.model import Answer, TableModel


class Given(NamedTuple):
    """An answer as it is played."""

    seat: int
    action: Action
    act_id: str | None
    bot: str | None


def given_by(model: TableModel, seat: int) -> Answer | None:
    return next((answer for answer in model.answers if answer.seat == seat), None)


def need_none(model: TableModel, seat: int) -> None:
    """One answer a seat. Who has given one learns nothing of the others by trying again."""
    if given_by(model, seat) is not None:
        raise NotYourTurn(seat, tuple(other for other in model.waiting if other != seat))


def is_repeated(model: TableModel, seat: int, act_id: str) -> bool:
    answer = given_by(model, seat)
    return answer is not None and answer.act_id == act_id


def seen_by(model: TableModel, seat: int | None) -> set[int]:
    """Seats of which whoever holds this one knows that they have answered: their own."""
    if seat is None:
        return set()
    person = model.sitters[seat].person
    return {answer.seat for answer in model.answers if answer.seat == seat or model.sits(person, answer.seat)}


def is_complete(model: TableModel, turn: Turn) -> bool:
    return {answer.seat for answer in model.answers} >= set(turn.seats)


def drop_gone(model: TableModel, asked_since: dict[int, int]) -> None:
    """Answers and hints to questions that are no longer put."""
    model.answers = [answer for answer in model.answers if asked_since.get(answer.seat) == answer.since]
    model.hinted = {seat: since for seat, since in model.hinted.items() if asked_since.get(seat) == since}


def in_order(model: TableModel, turn: Turn, encoder: Encoder) -> Iterator[Given]:
    """Calls as they arrived, then silence seat by seat: who let it pass, and when, is in no record."""
    assert turn.silence is not None
    calls = [answer for answer in model.answers if encoder.read_action(answer.action) != turn.silence]
    for call in calls:
        yield played(call.seat, encoder.read_action(call.action), call)
    for seat in turn.seats:
        if all(call.seat != seat for call in calls):
            yield played(seat, turn.silence, given_by(model, seat))


def played(seat: int, action: Action, answer: Answer | None) -> Given:
    if answer is None:
        return Given(seat, action, None, None)
    return Given(seat, action, answer.act_id or None, answer.bot or None)
