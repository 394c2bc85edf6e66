"""A whole game looked at: every game and number of seats, the same however it is cut."""

from dataclasses import replace

import pytest

from tests.analysis.games import DICE, LITTLE, ZOO, finished
from zoorama.analysis.analyse import Part, analyse, look_at, put_together, stretches
from zoorama.analysis.errors import Examiner, Loss
from zoorama.analysis.offer import NotAnalysed, evaluator_for
from zoorama.analysis.report import Draw, Error, grade
from zoorama.analysis.sampling import Decision
from zoorama.codec import Codec
from zoorama.engine.game import LUCK, Action, AnyGame
from zoorama.engine.match import position
from zoorama.engine.record import Record
from zoorama.games import GAMES, find
from zoorama.games.o_zoo_le_mio.state import Options

STRETCH = 6  # moves: a whole game takes long with many seats
EVERY = [
    (game.name, seats)
    for game in GAMES
    for seats in game.seats
    if evaluator_for(game, seats, game.types.options()) is not None
]


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_every_game_is_analysed_with_every_number_of_seats(name: str, seats: int) -> None:
    game = find(name)
    record = finished(game, seats, "random")
    cut = [range(first, first + STRETCH) for first in (len(record.moves) // 2, len(record.moves) - STRETCH)]
    parts = [look_at(game, record, stretch, LITTLE) for stretch in cut]
    for stretch, part in zip(cut, parts, strict=True):
        assert [len(lost) for lost in part.lost] == decisions_in(game, record, stretch)
    told = put_together(game, record, parts)
    assert [rate.decisions for rate in told.rates] == [
        sum(len(part.lost[seat]) for part in parts) for seat in range(seats)
    ]
    assert all(sum(line) == pytest.approx(1) for line in told.chances)
    for error in told.errors:
        check(game, record, error)


def decisions_in(game: AnyGame, record: Record, stretch: range) -> list[int]:
    """By seat."""
    found = [0] * len(record.players)
    for number in stretch:
        seat = record.moves[number].seat
        if seat != LUCK and len(game.legal(position(game, record, number), seat)) > 1:
            found[seat] += 1
    return found


def check(game: AnyGame, record: Record, error: Error) -> None:
    """The better choice could have been played."""
    codec = Codec(game)
    better, move = codec.decode(error.better, Action), record.moves[error.move]
    assert (error.seat, error.played) == (move.seat, codec.encode(move.action))
    assert better != move.action
    assert better in game.legal(position(game, record, error.move), error.seat)
    assert 0 < error.low <= error.lost <= error.high
    assert error.grade == grade(error.lost)


@pytest.mark.parametrize(("game", "first"), [(DICE, 30), (ZOO, 20)], ids=["dice", "zoo"])
def test_parts_add_up_to_the_whole_however_a_game_is_cut(game: AnyGame, first: int) -> None:
    record = finished(game, 3, "random")
    moves = range(first, first + STRETCH)
    once = look_at(game, record, moves, LITTLE)
    assert any(lost for of_seat in once.lost for lost in of_seat), "there was something to differ in"
    for size in (1, 4):
        assert joined([look_at(game, record, moves[n : n + size], LITTLE) for n in range(0, STRETCH, size)]) == once


def joined(parts: list[Part]) -> Part:
    return Part(
        [line for part in parts for line in part.chances],
        [error for part in parts for error in part.errors],
        [[lost for part in parts for lost in part.lost[seat]] for seat in range(len(parts[0].lost))],
        [draw for part in parts for draw in part.draws],
    )


def test_of_moves_given_to_a_study_only_chances_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever else could be told of them is not even computed."""
    monkeypatch.setattr("zoorama.analysis.analyse.luck_factor", lambda game, seats: 1.0)
    examined: list[int] = []
    loss = Examiner.loss

    def counted(examiner: Examiner, decision: Decision) -> Loss:
        examined.append(decision.move)
        return loss(examiner, decision)

    monkeypatch.setattr(Examiner, "loss", counted)
    record = finished(DICE, 3, "random")
    end = len(record.moves)
    given = end - STRETCH
    cut = [range(given - STRETCH, given - 2), range(given - 2, end)]  # the second begins before the study does
    parts = [look_at(DICE, record, stretch, LITTLE, given) for stretch in cut]
    assert [len(part.chances) for part in parts] == [STRETCH - 2, STRETCH + 3]
    assert parts[0].draws == []
    decisions = decisions_in(DICE, record, range(given, end))
    assert [len(lost) for lost in parts[1].lost] == decisions
    assert len(examined) == sum(decisions)
    assert min(examined) >= given
    assert [draw.move for draw in parts[1].draws] == [n for n in range(given, end) if record.moves[n].seat == LUCK]


def test_luck_and_skill_of_a_study_are_what_changed_since_it_began(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zoorama.analysis.analyse.luck_factor", lambda game, seats: 1.0)
    record = finished(DICE, 3, "random")
    chances = [[0.2, 0.3, 0.5], [0.6, 0.2, 0.2], [0.0, 1.0, 0.0]]
    part = Part(chances, [], [[], [], []], [Draw(1, None, [-0.1, 0.3, -0.2])])
    told = put_together(DICE, record, [part], given=1).luck
    assert told is not None
    sums = [luck + skill for luck, skill in zip(told.luck, told.skill, strict=True)]
    assert sums == pytest.approx([-0.6, 0.8, -0.2])


def test_the_whole_analysis_tells_how_far_it_is() -> None:
    record = finished(DICE, 3, "random")
    told: list[float] = []
    whole = analyse(DICE, record, told.append, LITTLE)
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert len(told) == len(stretches(record)) <= 20
    assert len(whole.chances) == len(record.moves) + 1
    assert [error.move for error in whole.errors] == sorted(error.move for error in whole.errors)
    assert whole.errors, "nobody plays well at random"


@pytest.mark.parametrize("moves", [1, 19, 20, 21, 333])
def test_stretches_cover_every_move_once(moves: int) -> None:
    whole = finished(DICE, 3, "random")
    record = replace(whole, moves=(whole.moves * 10)[:moves])
    assert [number for stretch in stretches(record) for number in stretch] == list(range(moves))
    assert len(stretches(record)) <= 20


def test_a_game_that_is_not_over_is_not_analysed() -> None:
    whole = finished(DICE, 3, "random")
    running = replace(whole, moves=whole.moves[:-1], result=())
    for ask in (lambda: analyse(DICE, running), lambda: look_at(DICE, running, range(5))):
        with pytest.raises(NotAnalysed) as refused:
            ask()
        assert refused.value.problem == "not-over"


def test_a_game_that_nobody_can_judge_is_not_analysed() -> None:
    """The net of O Zoo le Mio was not taught upkeep."""
    whole = finished(ZOO, 2, "random")
    with pytest.raises(NotAnalysed) as refused:
        analyse(ZOO, replace(whole, options=Options(upkeep=True)))
    assert refused.value.problem == "no-evaluator"
