"""A game from outside the package: it must do all that ours do."""

import pytest

from examples.pig.games.pig import GOAL, PATIENCE, ROLL, STOP, DieRolled, Fall, PotBanked, Roll, Rules, State, View
from zoorama.bots.playout import playouts
from zoorama.codec import Codec
from zoorama.engine.dealer import Rng
from zoorama.engine.errors import IllegalAction, NotYourTurn
from zoorama.engine.game import LUCK, Action, Event, Kind, Options
from zoorama.engine.match import Match, replay
from zoorama.engine.record import Record
from zoorama.engine.score import ranks

PIG = Rules()
CODEC = Codec(PIG)


def random_match(seats: int, seed: int) -> tuple[Match[State, Action, View], list[Event]]:
    told: list[Event] = []
    rng = Rng(seed)
    match = Match(PIG, tuple("abcdefgh"[:seats]), dealer=rng.split())
    match.listeners.append(lambda _, events: told.extend(events))
    while match.turn().seats:
        seat = match.turn().seats[0]
        legal = match.legal(seat)
        match.act(seat, legal[rng.below(len(legal))])
    return match, told


@pytest.mark.parametrize("seats", PIG.seats)
def test_a_random_game_ends_with_one_winner_and_its_record_replays(seats: int) -> None:
    match, _ = random_match(seats, seed=seats)
    record = match.record()
    assert len(record.moves) <= PIG.max_moves
    assert ranks(list(record.result)).count(1) == 1
    read = CODEC.loads(CODEC.dumps(record), Record)
    assert read == record
    assert replay(PIG, read).state() == match.state()


def test_every_event_and_view_passes_through_the_wire() -> None:
    match, told = random_match(3, seed=1)
    assert {type(event) for event in told} == {DieRolled, PotBanked}
    for event in told:
        assert CODEC.loads(CODEC.dumps(event), Event) == event
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert CODEC.loads(CODEC.dumps(view), View) == view
        assert PIG.view(PIG.guess(view, Rng(0)), seat) == view


def test_a_copy_is_left_alone_by_what_happens_later() -> None:
    state = PIG.start(2, Options())
    copy = PIG.copy(state)
    PIG.play(state, 0, ROLL)
    PIG.play(state, LUCK, Fall(6))
    PIG.play(state, 0, STOP)
    assert state.banked == [6, 0]
    assert copy == PIG.start(2, Options())


def test_a_one_empties_the_pot_and_passes_the_turn() -> None:  # PG-2
    state = PIG.start(2, Options())
    for face in (5, 1):
        PIG.play(state, 0, ROLL)
        PIG.play(state, LUCK, Fall(face))
    assert (state.banked, state.pot, state.active) == ([0, 0], 0, 1)


def test_who_would_win_by_stopping_must_stop() -> None:  # PG-3
    match = Match(PIG, ("ann", "bob"))
    while match.legal(0) != [STOP]:
        match.act(0, ROLL)
        match.luck(Fall(6))
    with pytest.raises(IllegalAction, match="PG-3"):
        match.act(0, Roll())
    with pytest.raises(NotYourTurn):
        match.act(1, STOP)
    match.act(0, STOP)
    assert match.turn().kind is Kind.OVER
    assert match.view(None).banked[0] >= GOAL
    assert [score.points for score in match.record().result] == [1, 0]


def test_nobody_wins_when_patience_runs_out() -> None:  # PG-4
    match = Match(PIG, ("ann", "bob"))
    for decision in range(PATIENCE):
        match.act(decision % 2, STOP)
    assert match.turn().kind is Kind.OVER
    assert [score.points for score in match.record().result] == [0, 0]


def test_a_playout_counts_luck_among_the_moves() -> None:
    assert 100 < playouts(PIG, 4, 20, 1) / 20 < 600
