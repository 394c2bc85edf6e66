"""Our games, in whichever build this interpreter finds. The argument names the module that holds pig."""

import sys
from functools import partial
from importlib import import_module
from itertools import count
from random import Random
from typing import Any

import zoorama.engine.game
from bench.lane import Task, serve
from zoorama.bots.playout import copies, playouts
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, AnyGame, Kind
from zoorama.games import GAMES

SEEDS = count()
CHOOSE = Random(0).random


def inside(game: AnyGame, seats: int, games: int) -> int:
    return playouts(game, seats, games, next(SEEDS))


def driven(game: AnyGame, seats: int, games: int) -> int:
    """The same, with every move asked for and chosen in plain Python."""
    rng = Rng(next(SEEDS))
    options = game.types.options()
    return sum(drive(game, game.start(seats, options), rng) for _ in range(games))


def drive(game: AnyGame, state: Any, rng: Rng, most: int | None = None) -> int:
    moves = 0
    while moves != most:
        turn = game.turn(state)
        if turn.seats:
            seat = turn.seats[0]
            legal = game.legal(state, seat)
            game.play(state, seat, legal[int(CHOOSE() * len(legal))])
        elif turn.kind is Kind.CHANCE:
            game.play(state, LUCK, game.deal(state, rng))
        else:
            break
        moves += 1
    return moves


def copied_inside(game: AnyGame, state: Any, times: int) -> int:
    copies(game, state, times)
    return times


def copied(game: AnyGame, state: Any, times: int) -> int:
    copy = game.copy
    for _ in range(times):
        copy(state)
    return times


def midway(game: AnyGame, seats: int) -> Any:
    """The state in the middle of a random game."""
    whole = drive(game, game.start(seats, game.types.options()), Rng(1))
    state = game.start(seats, game.types.options())
    drive(game, state, Rng(1), whole // 2)
    return state


def seats_of(game: AnyGame) -> int:
    return 4 if 4 in game.seats else game.seats[-1]


def tasks_of(game: AnyGame) -> dict[str, Task]:
    seats = seats_of(game)
    state = midway(game, seats)
    return {
        f"{game.name} play inside": partial(inside, game, seats),
        f"{game.name} play driven": partial(driven, game, seats),
        f"{game.name} copy inside": partial(copied_inside, game, state),
        f"{game.name} copy driven": partial(copied, game, state),
    }


def main() -> None:
    pig: AnyGame = import_module(sys.argv[1]).Rules()
    tasks: dict[str, Task] = {}
    for game in (*GAMES, pig):
        tasks |= tasks_of(game)
    interpreted = str(zoorama.engine.game.__file__).endswith(".py")
    facts = {"build": "interpreted" if interpreted else "compiled"}
    facts |= {game.name: f"{seats_of(game)} seats" for game in (*GAMES, pig)}
    serve(facts, tasks)


if __name__ == "__main__":
    main()
