"""Is a blunder found that was planted in a game? `python -m zoorama.lab.studies.blunders GAME SEATS`

More arguments: the bot that plays (keen), the number of games (60), the seed (1), the processes (1). In each game one
decision, any at which the worst choice costs a fifth of the victory, is played anew as badly as can be; the bots play
on from there, and the game is analysed. The decision is found if it is among the three worst of the analysis. What a
choice costs, more samples tell than an analysis takes, with luck of their own. Intervals are 95 %.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import numpy as np

from zoorama.analysis.analyse import analyse, evaluator_of
from zoorama.analysis.errors import Examiner
from zoorama.analysis.report import Analysis
from zoorama.analysis.sampling import Decision, Sampler
from zoorama.bots.registry import make_bot
from zoorama.bots.selfplay import play_to_end
from zoorama.bots.threads import one_thread
from zoorama.engine.dealer import Rng, stream
from zoorama.engine.game import LUCK, AnyGame
from zoorama.engine.match import Match
from zoorama.engine.record import Record
from zoorama.games import find
from zoorama.lab.arena import new_job
from zoorama.lab.run import InProcesses, run
from zoorama.lab.stats import wilson
from zoorama.records.walk import walk

COSTS: Final = 0.20  # what makes a blunder, see `zoorama.analysis.report`
SAMPLES: Final = 96  # by which that is confirmed
WORST: Final = 3
Bad = tuple[Decision, int, float]  # a decision, its worst choice, and what that costs


@dataclass(frozen=True)
class Finding:
    """What came of one game."""

    number: int
    cost: float  # of the blunder; 0 where none could be planted
    place: int  # among the errors found, the worst first; 0 if it is not among them
    lost: float  # as it was found

    @property
    def is_found(self) -> bool:
        return 1 <= self.place <= WORST


def plant_and_look(seed: int, game: AnyGame, number: int, record: Record) -> Finding:
    """A watcher."""
    rng = stream(seed ^ 0xB1, number)
    bad = next(bad_choices(game, record, rng), None)
    if bad is None:
        return Finding(number, 0.0, 0, 0.0)
    decision, worst, cost = bad
    place, lost = place_of(analyse(game, planted(game, record, decision, worst, rng)), decision.move)
    return Finding(number, cost, place, lost)


def bad_choices(game: AnyGame, record: Record, rng: Rng) -> Iterator[Bad]:
    """In any order, decisions at which a blunder can be made."""
    examiner = Examiner(evaluator_of(game, record), record)
    decisions = list(examiner.decisions(list(walk(game, record))))
    while decisions:
        decision = decisions.pop(rng.below(len(decisions)))
        sampler = Sampler(examiner.evaluator, examiner.policy, decision, examiner.effort.ahead, rng.split())
        screened = sampler.screen(examiner.effort.guesses, examiner.effort.first)
        best, worst = int(np.argmax(screened)), int(np.argmin(screened))
        if screened[best] - screened[worst] >= COSTS:
            both = sampler.sample([best, worst], SAMPLES).mean(axis=0)
            if both[0] - both[1] >= COSTS:
                yield decision, worst, float(both[0] - both[1])


def planted(game: AnyGame, record: Record, decision: Decision, worst: int, rng: Rng) -> Record:
    """The same game up to the blunder, and on from there."""
    match: Match[Any, Any, Any] = Match(game, record.players, record.options)
    for move in record.moves[: decision.move]:
        if move.seat == LUCK:
            match.luck(move.action)
        else:
            match.act(move.seat, move.action)
    match.act(decision.seat, decision.legal[worst])
    match.use_dealer(rng.split())
    return play_to_end(match, [make_bot(player.bot, game) for player in record.players], rng)


def place_of(analysis: Analysis, move: int) -> tuple[int, float]:
    worst_first = sorted(analysis.errors, key=lambda error: -error.lost)
    for place, error in enumerate(worst_first, 1):
        if error.move == move:
            return place, error.lost
    return 0, 0.0


def report(findings: list[Finding]) -> str:
    tried = [finding for finding in findings if finding.cost]
    if not tried:
        return f"no blunder could be planted in {len(findings)} games"
    found = sum(finding.is_found for finding in tried)
    low, high = wilson(found, len(tried))
    return f"found {found} of {len(tried)}: {found / len(tried):.1%} ({low:.1%} – {high:.1%}); games {len(findings)}"


def main() -> None:
    one_thread()  # for the processes started from here
    name, seats, *more = sys.argv[1:]
    bot, games, seed, processes = [*more, *["keen", "60", "1", "1"][len(more) :]]
    game = find(name)
    job = new_job(game, (bot,) * int(seats), game.types.options(), int(seed), range(int(games)))
    runner = InProcesses(int(processes), 1)
    findings = []
    for finding in run(job, partial(plant_and_look, int(seed)), runner):
        findings.append(finding)
        sys.stdout.write(f"{finding}\n{report(findings)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
