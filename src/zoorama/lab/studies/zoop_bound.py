"""How much anybody could know of who will win at Zoop: `python -m zoorama.lab.studies.zoop_bound [GAMES [SEATS …]]`

Positions of games (600) as the calibration plays them are played on to the end, once knowing who plays in which seat,
once not knowing. The Brier score of so many rollouts without end follows without bias: what few of them vary by is
known, and taken off. No evaluator can be better than who knows all hands and players; only luck is left.
"""

import sys
from typing import Final

import numpy as np

from zoorama.analysis.evaluator import Shares
from zoorama.analysis.offer import uncalibrated
from zoorama.analysis.playing_out import PlayedOut
from zoorama.engine.dealer import Rng, stream
from zoorama.engine.record import Record
from zoorama.engine.score import victory
from zoorama.games import find
from zoorama.lab.studies.calibration import FITTED_ON
from zoorama.lab.studies.judgement import games
from zoorama.records.walk import walk

COUNT: Final = 600
SEED: Final = 56
POSITIONS: Final = 6
ROLLOUTS: Final = 12


def main() -> None:
    count, *tables = [int(given) for given in sys.argv[1:]] or [COUNT]
    game = find("zoop")
    sys.stdout.write("| seats | knowing who plays | not knowing |\n|---|---|---|\n")
    for seats in tables or game.seats:
        evaluator = uncalibrated(game, seats, game.types.options())
        assert isinstance(evaluator, PlayedOut)
        scores = np.array([scores_of(evaluator, number, record) for number, record in games_with(seats, count)])
        parts = scores * seats / (seats - 1)  # of the base rate's score: every seat wins as often
        gains, spreads = 1 - parts.mean(axis=0), parts.std(axis=0) / count**0.5
        told = " | ".join(f"{gain:.1%} ± {spread:.1%}" for gain, spread in zip(gains, spreads, strict=True))
        sys.stdout.write(f"| {seats} | {told} |\n")
        sys.stdout.flush()


def games_with(seats: int, count: int) -> list[tuple[int, Record]]:
    return list(games(find("zoop"), seats, FITTED_ON, SEED, range(count)))


def scores_of(evaluator: PlayedOut, number: int, record: Record) -> list[float]:
    """The mean Brier scores of a game, knowing who plays and not knowing."""
    rng = stream(SEED, number)
    result = np.array(victory(list(record.result)))
    beginners = sum(1 << seat for seat, player in enumerate(record.players) if player.bot == "beginner")
    chosen = {rng.below(len(record.moves)) for _ in range(POSITIONS)}
    states = [position.state for position in walk(evaluator.game, record) if position.number in chosen]
    found = [[score(evaluator, state, result, rng, who) for who in (beginners, None)] for state in states]
    return [float(mean) for mean in np.mean(found, axis=0)]


def score(evaluator: PlayedOut, state: object, result: Shares, rng: Rng, beginners: int | None) -> float:
    ends = []
    for _ in range(ROLLOUTS):
        who = rng.below(1 << evaluator.seats) if beginners is None else beginners
        ends.append(evaluator.result(evaluator.game.copy(state), rng, who))
    said = np.mean(ends, axis=0)
    return float(((said - result) ** 2 - np.var(ends, axis=0, ddof=1) / ROLLOUTS).sum())


if __name__ == "__main__":
    main()
