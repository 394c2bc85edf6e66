"""OpenSpiel's C++ games driven from Python, with what a learner asks for: observation and mask."""

from functools import partial
from importlib.metadata import version
from random import Random
from typing import Any

from bench.contestants import OPENSPIEL
from bench.lane import Task, serve
from bench.lanes.openspiel import CHANCE, fallen, pyspiel

CHOOSE = Random(0).random


def learn(game: Any, games: int) -> int:
    return sum(decisions(game.new_initial_state()) for _ in range(games))


def decisions(state: Any) -> int:
    made = 0
    while True:
        player = state.current_player()
        if player >= 0:
            state.observation_tensor(player)
            state.legal_actions_mask(player)
            legal = state.legal_actions()
            state.apply_action(legal[int(CHOOSE() * len(legal))])
            made += 1
        elif player == CHANCE:
            state.apply_action(fallen(state.chance_outcomes()))
        else:
            return made


def main() -> None:
    tasks: dict[str, Task] = {f"{name} driven": partial(learn, pyspiel.load_game(name)) for name in OPENSPIEL}
    serve({"version": version("open_spiel")}, tasks)


if __name__ == "__main__":
    main()
