"""How long a whole analysis takes: `python -m zoorama.lab.studies.analysis_times [GAME [GAMES]]`

Set OMP_NUM_THREADS and OPENBLAS_NUM_THREADS to 1. Processor seconds, from the least to the most of
some games (3) among greedy players, for each number of seats.
"""

import sys
import time
from typing import Final

from zoorama.analysis.analyse import analyse
from zoorama.engine.game import AnyGame
from zoorama.games import GAMES, find
from zoorama.lab.arena import new_job, play

COUNT: Final = 3
SEED: Final = 55


def main() -> None:
    given = sys.argv[1:]
    count = int(given[1]) if len(given) > 1 else COUNT
    for game in [find(given[0])] if given else GAMES:
        for seats in game.seats:
            taken = sorted(times(game, seats, count))
            sys.stdout.write(f"| {game.name} | {seats} | {taken[0]:.1f} – {taken[-1]:.1f} |\n")
            sys.stdout.flush()


def times(game: AnyGame, seats: int, count: int) -> list[float]:
    found = []
    for _, record in play(new_job(game, ("greedy",) * seats, game.types.options(), SEED, range(count))):
        begun = time.process_time()
        analyse(game, record)
        found.append(time.process_time() - begun)
    return found


if __name__ == "__main__":
    main()
