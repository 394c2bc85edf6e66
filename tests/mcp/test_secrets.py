"""Whatever a seat cannot know changes nothing that its model is told."""

import json
from typing import Any

import pytest

from tests.laws.test_secrets import choices, few, hearsay
from zoorama.engine.dealer import Rng, stream
from zoorama.engine.game import LUCK, AnyGame, Kind
from zoorama.engine.match import AnyMatch, Match
from zoorama.engine.record import Move, Player
from zoorama.games import GAMES
from zoorama.mcp.describe import news, result_json, view_json
from zoorama.mcp.local import LocalTable
from zoorama.text import Text

SEAT = 1  # the model's
OPEN = ("zooloretto", "zooloretto_dice")  # there all that is hidden is luck to come
MOVES = 40


class Twin(LocalTable):
    """A table whose match the test plays, so that two can differ in what the seat cannot know."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        players = [Player("Ada", "") if seat == SEAT else Player(f"Bot {seat}", "random") for seat in range(seats)]
        super().__init__(game, players, game.types.options(), 1, Text("en", game.name))
        self.told.clear()
        self.match: AnyMatch = Match(game, players, game.types.options(), None, (self._hear,))

    def play(self, move: Move) -> None:
        if move.seat == LUCK:
            self.match.luck(move.action)
        else:
            self.match.act(move.seat, move.action)

    def everything(self) -> str:
        """All that the tools could tell now."""
        question = self.question()
        told = [(one.event, one.words) for one in self.told]
        parts: list[Any] = [view_json(self, question), result_json(self, question), told, news(self)]
        return json.dumps(parts)


def alike(game: AnyGame, first: Twin, move: Move, second: Twin, rng: Rng) -> Move | None:
    """A move at the other table, another one if possible, that sounds to the seat like this one."""
    state, twin = first.match.state(), second.match.state()
    told, possible = hearsay(game, state, move, SEAT), choices(game, twin, move.seat)
    others = [] if move.seat == SEAT else few([action for action in possible if action != move.action], rng)
    for action in [*others, move.action]:
        if action in possible and hearsay(game, twin, Move(move.seat, action), SEAT) == told:
            return Move(move.seat, action)
    return None


def next_move(game: AnyGame, table: Twin, rng: Rng) -> Move:
    turn, state = table.match.turn(), table.match.state()
    seat = LUCK if turn.kind is Kind.CHANCE else turn.seats[rng.below(len(turn.seats))]
    possible = choices(game, state, seat)
    return Move(seat, possible[rng.below(len(possible))])


def compare(game: AnyGame, rng: Rng) -> tuple[int, bool]:
    """Two tables that the seat cannot tell apart: how many moves they took, and whether their secrets differed."""
    first, second = Twin(game, game.seats[0]), Twin(game, game.seats[0])
    differed = False
    for number in range(MOVES):
        if first.match.turn().kind is Kind.OVER:
            return number, differed
        move = next_move(game, first, rng)
        other = alike(game, first, move, second, rng)
        if other is None:
            return number, differed
        first.play(move)
        second.play(other)
        differed = differed or first.match.state() != second.match.state()
        assert first.everything() == second.everything(), f"after {move} and {other}"
    return MOVES, differed


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_two_tables_that_differ_only_in_secrets_tell_a_model_the_same(game: AnyGame) -> None:
    runs = [compare(game, stream(5, run)) for run in range(6)]
    assert sum(moves for moves, _ in runs) > 100
    assert any(differed for _, differed in runs) or game.name in OPEN, "the secrets were never different"


def test_the_comparison_notices_a_table_that_tells_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    zoop = next(game for game in GAMES if game.name == "zoop")
    monkeypatch.setattr(Twin, "everything", lambda self: str(self.match.state()))
    with pytest.raises(AssertionError, match="after"):
        test_two_tables_that_differ_only_in_secrets_tell_a_model_the_same(zoop)
