"""Proves puzzles again, by the evaluators there are now: `python -m zoorama.lab.studies.puzzles_again FILE…`

What is still proved, and still chosen by the witness, stays in its place with its new proof; the rest is dropped. What
was proved by today's evaluator is left alone. The files are those of the puzzles (`src/zoorama/puzzles/data/*.jsonl`).
"""

import sys
from pathlib import Path

from zoorama.analysis.errors import Examiner
from zoorama.analysis.offer import evaluator_for
from zoorama.analysis.sampling import Decision
from zoorama.engine.dealer import stream
from zoorama.games import find
from zoorama.lab.studies.puzzle_proof import Screened, heuristic_choices, prove, solve
from zoorama.lab.studies.puzzles import is_confirmed, is_worth_asking, puzzle_of, sampler_of
from zoorama.puzzles.puzzle import Puzzle, position_of, read_puzzle, record_of, write_puzzle


def main() -> None:
    for file in map(Path, sys.argv[1:]):
        puzzles = [read_puzzle(line) for line in file.read_text(encoding="utf-8").splitlines()]
        kept = [again for puzzle in puzzles if (again := proved_again(puzzle)) is not None]
        file.write_text("".join(write_puzzle(puzzle) + "\n" for puzzle in kept), encoding="utf-8")
        sys.stdout.write(f"{file.name}: {len(kept)} of {len(puzzles)} are proved again\n")
        sys.stdout.flush()


def proved_again(puzzle: Puzzle) -> Puzzle | None:
    game = find(puzzle.game, puzzle.version)
    record = record_of(game, puzzle)
    evaluator = evaluator_for(game, puzzle.seats, record.options)
    if evaluator is None:
        return None
    if puzzle.proof.evaluator == evaluator.strict.name:
        return puzzle
    state = position_of(game, puzzle)
    decision = Decision(len(puzzle.moves), puzzle.seat, game.legal(state, puzzle.seat), puzzle.best, state)
    sampler = sampler_of(Examiner(evaluator, record), decision)
    if sampler.evaluator.exact:
        found = solve(sampler, Screened([], heuristic_choices(sampler)))
    else:
        found = prove(sampler, puzzle.best)
    if found is None or found.best != puzzle.best:
        return None
    rng = stream(puzzle.source.seed, puzzle.source.number)
    again = puzzle_of(sampler, record, found, puzzle.source)
    return again if is_worth_asking(again, easy=True) and is_confirmed(game, decision, found, rng) else None


if __name__ == "__main__":
    main()
