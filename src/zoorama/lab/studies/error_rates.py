"""Do better bots lose less by their decisions? `python -m zoorama.lab.studies.error_rates GAME SEATS`

More arguments: the bots, with commas between (random,greedy,keen,master), the number of games each (60), the seed (1),
who sits in the other seats (keen), the processes (1). Each bot takes every seat in turn among others of one kind, so
that all meet positions of the same sort; what is counted is what its own decisions lose on average. Games, not
decisions, are the sample: decisions of one game are alike. Intervals are 95 %.
"""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Final

from zoorama.analysis.analyse import evaluator_of
from zoorama.analysis.errors import Examiner
from zoorama.bots.threads import one_thread
from zoorama.engine.game import AnyGame
from zoorama.engine.record import Record
from zoorama.games import find
from zoorama.lab.arena import new_job
from zoorama.lab.contest import Pairing
from zoorama.lab.run import InProcesses, Runner, run
from zoorama.lab.stats import Z95
from zoorama.records.walk import walk

LEVELS: Final = "random,greedy,keen,master"


@dataclass(frozen=True)
class Tally:
    """What a bot lost in one game."""

    decisions: int
    lost: float


def tally(seat: int, game: AnyGame, number: int, record: Record) -> Tally:
    """A watcher."""
    examiner = Examiner(evaluator_of(game, record), record)
    losses = [
        examiner.loss(decision) for decision in examiner.decisions(list(walk(game, record))) if decision.seat == seat
    ]
    return Tally(len(losses), sum(loss.lost for loss in losses))


def rate(tallies: Sequence[Tally]) -> tuple[float, float]:
    """What is lost a decision, and half its interval."""
    decisions = sum(game.decisions for game in tallies)
    mean = sum(game.lost for game in tallies) / decisions
    squares = sum((game.lost - mean * game.decisions) ** 2 for game in tallies)
    games = len(tallies)
    return mean, Z95 * sqrt(squares * games / max(1, games - 1)) / decisions


def study(game: AnyGame, pairing: Pairing, seats: int, games: int, seed: int, runner: Runner) -> list[Tally]:
    """Game by game in the next seat."""
    found: list[Tally] = []
    for seat in range(seats):
        numbers = range(seat, games, seats)
        job = new_job(game, pairing.seated(seat, seats), game.types.options(), seed, numbers)
        found += run(job, partial(tally, seat), runner)
    return found


def main() -> None:
    one_thread()  # for the processes started from here
    name, seats, *more = sys.argv[1:]
    bots, games, seed, rest, processes = [*more, *[LEVELS, "60", "1", "keen", "1"][len(more) :]]
    runner = InProcesses(int(processes), 1)
    sys.stdout.write("| bot | games | decisions | lost a decision | 95 % |\n|---|--:|--:|--:|---|\n")
    for bot in bots.split(","):
        tallies = study(find(name), Pairing(bot, rest), int(seats), int(games), int(seed), runner)
        mean, spread = rate(tallies)
        decisions = sum(game.decisions for game in tallies)
        low, high = mean - spread, mean + spread
        sys.stdout.write(f"| {bot} | {len(tallies)} | {decisions} | {mean:.4f} | {low:.4f} – {high:.4f} |\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
