"""A walk through a record, cut into rounds."""

from itertools import pairwise

import pytest

from tests.codec.samples import played
from tests.engine.script import Script, ScriptOptions, Toss
from zoorama.engine.game import AnyGame, Kind
from zoorama.engine.match import Match
from zoorama.engine.record import Player, Record
from zoorama.games import GAMES
from zoorama.records.rounds import RoundCounter
from zoorama.records.walk import walk

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
games_that_name_an_event = pytest.mark.parametrize(
    "game", [game for game in GAMES if game.types.round_end], ids=lambda game: game.name
)


def rounds_of(game: AnyGame, record: Record) -> list[int]:
    counter = RoundCounter(game, len(record.players))
    return [counter.of(position) for position in walk(game, record)]


def scripted(seats: int, script: str) -> str:
    """The round of every step after the start, in a game that names no event."""
    match = Match(Script(), (Player("Ada", ""),) * seats, ScriptOptions(script))
    while (turn := match.turn()).kind is not Kind.OVER:
        if turn.kind is Kind.CHANCE:
            match.luck(Toss(0))
        else:
            match.act(turn.seats[0], match.legal(turn.seats[0])[0])
    return "".join(str(number) for number in rounds_of(Script(), match.record())[1:])


@each_game
def test_rounds_count_from_one_and_there_is_more_than_one(game: AnyGame) -> None:
    numbers = rounds_of(game, played(game))
    assert numbers[0] == 1
    assert numbers == sorted(numbers)
    assert numbers[-1] > 1


@games_that_name_an_event
def test_a_round_ends_with_the_event_that_the_game_names(game: AnyGame) -> None:
    record, end = played(game), game.types.round_end
    assert end is not None
    ended = [sum(isinstance(event, end) for event in position.events) for position in walk(game, record)]
    assert [after - before for before, after in pairwise(rounds_of(game, record))] == ended[:-1]


@pytest.mark.parametrize(
    ("script", "rounds"),
    [
        pytest.param("abcabca", "1112223", id="everybody has had a turn"),
        pytest.param("aabccca", "1111112", id="somebody goes on with a turn"),
        pytest.param("acaba", "11112", id="somebody was passed over"),
        pytest.param("ab?c??a", "1111112", id="luck has no turn"),
        pytest.param("ab&c&a", "1111111112", id="what is decided together is nobody's turn"),
    ],
)
def test_without_such_an_event_a_round_is_a_turn_for_everybody(script: str, rounds: str) -> None:
    assert scripted(3, script) == rounds
