"""OpenSpiel's games: inside C++ with its own uniform random bots, and move by move from Python."""

from functools import partial
from importlib import import_module
from importlib.metadata import version
from itertools import count
from random import Random
from typing import Any

from bench.lane import Task, serve

pyspiel: Any = import_module("pyspiel")

GAMES = ("crazy_eights(players=4)", "pig(players=4)", "backgammon")
SEEDS = count()
CHOOSE = Random(0).random
CHANCE = int(pyspiel.PlayerId.CHANCE)


def inside(game: Any, games: int) -> int:
    bots = [pyspiel.make_uniform_random_bot(player, next(SEEDS)) for player in range(game.num_players())]
    moves = 0
    for _ in range(games):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(SEEDS))
        moves += state.move_number()  # as long as its history, luck included
    return moves


def driven(game: Any, games: int) -> int:
    return sum(drive(game.new_initial_state()) for _ in range(games))


def drive(state: Any, most: int | None = None) -> int:
    """The quickest of the ways we tried: one call tells a decision from luck and from the end."""
    moves = 0
    while moves != most:
        player = state.current_player()
        if player >= 0:
            legal = state.legal_actions()
            state.apply_action(legal[int(CHOOSE() * len(legal))])
        elif player == CHANCE:
            state.apply_action(fallen(state.chance_outcomes()))
        else:
            break
        moves += 1
    return moves


def fallen(outcomes: list[tuple[int, float]]) -> int:
    left = CHOOSE()
    for outcome, chance in outcomes:
        left -= chance
        if left < 0:
            return outcome
    return outcomes[-1][0]


def copied(state: Any, times: int) -> int:
    clone = state.clone
    for _ in range(times):
        clone()
    return times


def midway(game: Any) -> Any:
    state = game.new_initial_state()
    drive(state, drive(game.new_initial_state()) // 2)
    return state


def main() -> None:
    tasks: dict[str, Task] = {}
    for name in GAMES:
        game = pyspiel.load_game(name)
        tasks[f"{name} play inside"] = partial(inside, game)
        tasks[f"{name} play driven"] = partial(driven, game)
        tasks[f"{name} copy driven"] = partial(copied, midway(game))
    serve({"version": version("open_spiel")}, tasks)


if __name__ == "__main__":
    main()
