"""OpenSpiel's own searches, in C++: MCTS, and IS-MCTS where the game hides something; random rollouts to the end."""

from functools import partial
from importlib.metadata import version
from itertools import cycle
from typing import Any

from bench.lane import Task, serve
from bench.lanes.openspiel import drive, pyspiel

SIMULATIONS = 200  # a decision
POSITIONS = 12
UCT = 1.4
MEGABYTES = 256
SEED = 1
TASKS = (("hearts", "IS-MCTS"), ("hearts", "MCTS"), ("crazy_eights(players=4)", "MCTS"), ("backgammon", "MCTS"))


def decisions(game: Any) -> list[Any]:
    """States of random games, a quarter to three quarters into them, in which somebody has a choice."""
    return [decision(game, number) for number in range(POSITIONS)]


def decision(game: Any, number: int) -> Any:
    """On from there to the next choice: whole stretches of a game may be luck's."""
    while True:
        whole = drive(game.new_initial_state())
        state = game.new_initial_state()
        drive(state, whole // 4 + whole // 2 * number // POSITIONS)
        while not state.is_terminal():
            if state.current_player() >= 0 and len(state.legal_actions()) > 1:
                return state
            drive(state, 1)


def bot_for(game: Any, search: str) -> Any:
    rollout = pyspiel.RandomRolloutEvaluator(1, SEED)
    if search == "MCTS":
        return pyspiel.MCTSBot(game, rollout, UCT, SIMULATIONS, MEGABYTES, False, SEED, False)  # noqa: FBT003 – its order
    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return pyspiel.ISMCTSBot(SEED, rollout, UCT, SIMULATIONS, -1, most_visited, False, False)  # noqa: FBT003 – its order


def searched(bot: Any, states: "cycle[Any]", times: int) -> int:
    for _ in range(times):
        bot.step(next(states))
    return times * SIMULATIONS


def main() -> None:
    tasks: dict[str, Task] = {}
    for name, search in TASKS:
        game = pyspiel.load_game(name)
        tasks[f"{name} {search}"] = partial(searched, bot_for(game, search), cycle(decisions(game)))
    serve({"version": version("open_spiel")}, tasks)


if __name__ == "__main__":
    main()
