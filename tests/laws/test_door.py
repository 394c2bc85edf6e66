"""`Match` lets in what is owed and allowed; what it refuses leaves no trace."""

from collections.abc import Iterator

import pytest

from tests.laws.rules import rules_of
from tests.laws.table import AnyMatch, Table, enter, over_every_game, portrait, some_action, steps
from zoorama.engine.dealer import Rng
from zoorama.engine.errors import IllegalAction, NotYourTurn, Refused
from zoorama.engine.game import LUCK, AnyGame, Event, Kind
from zoorama.engine.match import Match
from zoorama.engine.record import Move


def only_who_is_asked_may_act(game: AnyGame, table: Table) -> None:
    for match, rng in some_moments(game, table):
        turn = match.turn()
        tempting = [action for seat in turn.seats for action in match.legal(seat)] or [some_action(game, rng)]
        for seat in {*range(-2, table.seats + 1)} - {*turn.seats}:
            assert match.legal(seat) == []
            if turn.kind is not Kind.CHANCE or seat != LUCK:
                refused(match, Move(seat, tempting[rng.below(len(tempting))]), NotYourTurn)


def the_forbidden_is_refused_by_a_rule(game: AnyGame, table: Table) -> None:
    known = rules_of(game.name)
    for match, rng in some_moments(game, table):
        turn = match.turn()
        for seat in (LUCK,) if turn.kind is Kind.CHANCE else turn.seats:
            allowed = game.chances(match.state()).outcomes if seat == LUCK else match.legal(seat)
            action = some_action(game, rng)
            if action not in allowed:
                error = refused(match, Move(seat, action), IllegalAction)
                assert isinstance(error, IllegalAction)
                assert error.rule in known, f"{action}: no rule {error.rule!r}"


def some_moments(game: AnyGame, table: Table) -> Iterator[tuple[AnyMatch, Rng]]:
    """A match now and then along the way, and a generator to choose mischief with."""
    rng = table.rng(4)
    match: AnyMatch = Match(game, table.names(), table.options)
    for number, (_, move) in enumerate(steps(game, table)):
        if number < 8 or rng.below(10) == 0 or move is None:
            yield match, rng
        if move is not None:
            enter(match, move)


def refused(match: AnyMatch, move: Move, why: type[Refused]) -> Refused:
    before = portrait(match.state()), match.record(), match.turn()
    heard: list[tuple[Move, list[Event]]] = []
    match.listeners.append(lambda move, events: heard.append((move, events)))
    with pytest.raises(why) as caught:
        enter(match, move)
    match.listeners.pop()
    assert (portrait(match.state()), match.record(), match.turn()) == before
    assert not heard
    return caught.value


test_door = over_every_game(only_who_is_asked_may_act, the_forbidden_is_refused_by_a_rule)
