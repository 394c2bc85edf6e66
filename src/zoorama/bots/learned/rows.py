"""What follows each action, as rows for a net; and the way from one real decision to the next."""

from typing import Any

from zoorama.bots.learned.features.features import Features
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, Action, AnyGame, Kind, Turn
from zoorama.engine.score import victory


class After:
    """The states after each of a seat's actions, luck and answers still to come."""

    def __init__(self, rows: bytes, over: list[int], results: list[list[float]]) -> None:
        self.rows = rows  # one an action, as the seat sees it
        self.over = over  # the indices of actions that end the game
        self.results = results  # of these, the shares of the victory by seat


def after_each(game: AnyGame, features: Features[Any], state: Any, seat: int, legal: list[Action]) -> After:
    """Choices that others have sealed must be open again: nobody knows them."""
    rows: list[bytes] = []
    over: list[int] = []
    results: list[list[float]] = []
    for index in range(len(legal)):
        after = game.copy(state)
        game.play(after, seat, legal[index])
        rows.append(features.row(after, seat))
        if game.turn(after).kind is Kind.OVER:
            over.append(index)
            results.append(victory(game.scores(after)))
    return After(b"".join(rows), over, results)


def advance(game: AnyGame, state: Any, rng: Rng) -> Turn:
    """Past luck and past decisions that are none, to the next turn on which somebody has a choice, or to the end."""
    while True:
        turn: Turn = game.turn(state)
        kind = turn.kind
        if kind is Kind.OVER:
            return turn
        if kind is Kind.CHANCE:
            game.play(state, LUCK, game.deal(state, rng))
        elif has_choice(game, state, turn):
            return turn
        else:
            for seat in turn.seats:
                game.play(state, seat, game.legal(state, seat)[0])


def has_choice(game: AnyGame, state: Any, turn: Turn) -> bool:
    for seat in turn.seats:
        if len(game.legal(state, seat)) > 1:
            return True
    return False
