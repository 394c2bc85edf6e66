"""Random play to the end, inside compiled code: what search and benchmarks run on."""

from typing import TypeVar

from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, Action, Game, Kind, View

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)


def playout(game: Game[S, A, V], state: S, rng: Rng) -> int:
    """Play `state` to its end; how many moves that took, luck's included."""
    moves = 0
    while True:
        turn = game.turn(state)
        if turn.kind is Kind.OVER:
            return moves
        if turn.kind is Kind.CHANCE:
            game.play(state, LUCK, game.deal(state, rng))
        else:
            seat = turn.seats[0]
            legal = game.legal(state, seat)
            game.play(state, seat, legal[rng.below(len(legal))])
        moves += 1


def playouts(game: Game[S, A, V], seats: int, games: int, seed: int) -> int:
    """Moves in that many random games."""
    rng = Rng(seed)
    options = game.types.options()
    moves = 0
    for _ in range(games):
        moves += playout(game, game.start(seats, options), rng)
    return moves


def copies(game: Game[S, A, V], state: S, times: int) -> None:
    """Copy the state that often; benchmarks time it."""
    for _ in range(times):
        game.copy(state)
