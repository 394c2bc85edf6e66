"""Puzzles from games between bots. `python -m zoorama.lab.studies.puzzles GAME --games 400 --seed 1 --out FILE`

Game after game is played with luck of its own, with every number of seats in turn, and its decisions are looked at in
any order. What is a puzzle (`puzzle_proof`), and in which a search chooses the same, is written as a line. In some
games few choices are clear and not obvious: `--easy` takes obvious ones too. Work on a file that is there is resumed
after its last game; `--minutes` ends it sooner. The same seed finds the same puzzles.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from zoorama.analysis.errors import Examiner
from zoorama.analysis.evaluator import Evaluator
from zoorama.analysis.offer import evaluator_for
from zoorama.analysis.sampling import Decision, Sampler
from zoorama.bots.learned.offer import plays_learned
from zoorama.bots.levels import specs
from zoorama.bots.registry import make_bot
from zoorama.bots.sense.sense import sense_of
from zoorama.codec import Codec, Json
from zoorama.engine.dealer import Rng, stream
from zoorama.engine.game import Action, AnyGame
from zoorama.engine.record import Record
from zoorama.games import find
from zoorama.lab.arena import new_job, play
from zoorama.lab.studies.puzzle_proof import AHEAD, EASY, Found, Screened, VariedPolicy, examine, promising
from zoorama.puzzles.puzzle import Proof, Puzzle, Source, name_of, read_puzzle, write_puzzle
from zoorama.records.walk import walk

MEASURED: Final = 12  # decisions of one game, at most
KEPT: Final = 3  # puzzles of one game, at most
PLAYERS: Final = ("keen", "keen", "greedy")  # a seat is given one of them
QUICK: Final = ("greedy", "greedy", "beginner")  # the same where no net plays, and a search would take long
LEVELS: Final = ("greedy", "keen")  # at least one of them must err, or the puzzle is easy
WITNESS: Final = "search:300"


def judged_seats(game: AnyGame) -> list[int]:
    """With how many somebody can tell what positions are worth."""
    return [seats for seats in game.seats if evaluator_for(game, seats, game.types.options()) is not None]


def play_game(game: AnyGame, seed: int, number: int) -> Record:
    judged = judged_seats(game)
    seats = judged[number % len(judged)]
    rng = stream(seed, number)
    players = PLAYERS if plays_learned(game) else QUICK
    bots = tuple(players[rng.below(len(players))] for _ in range(seats))
    [(_, record)] = play(new_job(game, bots, game.types.options(), seed, range(number, number + 1)))
    return record


def puzzles_in(game: AnyGame, record: Record, seed: int, number: int, *, easy: bool) -> Iterator[Puzzle]:
    """A few at most."""
    evaluator = evaluator_for(game, len(record.players), record.options)
    assert evaluator is not None, "see play_game"
    rng = stream(seed, number)
    for sampler, screened in islice(candidates(game, evaluator, record, rng, easy=easy), MEASURED):
        found = examine(sampler, screened, easy=easy)
        if found is not None and is_confirmed(game, sampler.decision, found, rng):
            puzzle = puzzle_of(sampler, record, found, Source(seed, number, bots_of(record)))
            if is_worth_asking(puzzle, easy=easy):
                yield puzzle


def is_worth_asking(puzzle: Puzzle, *, easy: bool) -> bool:
    return bool(puzzle.missed) or (easy and len(puzzle.legal) >= EASY)


def candidates(
    game: AnyGame, evaluator: Evaluator, record: Record, rng: Rng, *, easy: bool
) -> Iterator[tuple[Sampler, Screened]]:
    """Promising decisions of a game, in any order."""
    examiner = Examiner(evaluator, record)
    decisions = list(examiner.decisions(list(walk(game, record))))
    while decisions:
        sampler = sampler_of(examiner, decisions.pop(rng.below(len(decisions))))
        screened = promising(sampler, easy=easy)
        if screened is not None:
            yield sampler, screened


def sampler_of(examiner: Examiner, decision: Decision) -> Sampler:
    sense = sense_of(examiner.game)
    assert sense is not None
    policy = VariedPolicy(examiner.policy, sense)
    return Sampler(examiner.evaluator, policy, decision, max(AHEAD, examiner.effort.ahead))


def is_confirmed(game: AnyGame, decision: Decision, found: Found, rng: Rng) -> bool:
    view = game.view(decision.state, decision.seat)
    chosen: Action = make_bot(WITNESS, game).choose(view, decision.legal, rng)
    return chosen == decision.legal[found.best]


def missed_by(game: AnyGame, seats: int, decision: Decision, best: int, seed: int) -> tuple[str, ...]:
    """Which levels choose otherwise, of those that are offered."""
    view, right = game.view(decision.state, decision.seat), decision.legal[best]
    offered = [level for level in LEVELS if level in specs(game.name, seats)]
    chosen = [make_bot(level, game).choose(view, decision.legal, stream(seed, decision.move)) for level in offered]
    return tuple(level for level, choice in zip(offered, chosen, strict=True) if choice != right)


def bots_of(record: Record) -> tuple[str, ...]:
    return tuple(player.bot for player in record.players)


def puzzle_of(sampler: Sampler, record: Record, found: Found, source: Source) -> Puzzle:
    game, codec, decision = sampler.game, Codec(sampler.game), sampler.decision
    options: Json = codec.encode(record.options)
    moves = [(move.seat, codec.encode(move.action)) for move in record.moves[: decision.move]]
    seats = len(record.players)
    return Puzzle(
        id=name_of(game, seats, options, moves, decision.seat),
        game=game.name,
        version=game.version,
        seats=seats,
        options=options,
        moves=tuple(moves),
        seat=decision.seat,
        legal=tuple(codec.encode(action) for action in decision.legal),
        best=found.best,
        missed=missed_by(game, seats, decision, found.best, source.seed),
        proof=Proof(sampler.evaluator.name, found.samples, found.leads, found.chances, WITNESS),
        source=source,
    )


def search(game: AnyGame, seed: int, numbers: range, out: Path, until: float, *, easy: bool) -> int:
    """How many puzzles were found."""
    count = 0
    with out.open("a") as file:
        for number in numbers:
            if time.monotonic() > until:
                break
            puzzles = puzzles_in(game, play_game(game, seed, number), seed, number, easy=easy)
            for puzzle in islice(puzzles, KEPT):
                count += 1
                file.write(write_puzzle(puzzle) + "\n")
                file.flush()
    return count


def next_number(out: Path, seed: int) -> int:
    """After the last game of this seed that the file has a puzzle from."""
    lines = out.read_text().splitlines() if out.is_file() else []
    sources = [read_puzzle(line).source for line in lines]
    return max((source.number + 1 for source in sources if source.seed == seed), default=0)


def main() -> None:
    parser = argparse.ArgumentParser(description="Find puzzles in games between bots.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--easy", action="store_true")
    given = parser.parse_args()
    game = find(given.game)
    if not judged_seats(game):
        parser.error(f"nobody can tell what positions of {game.name} are worth")
    until = time.monotonic() + 60 * given.minutes
    numbers = range(next_number(given.out, given.seed), given.games)
    found = search(game, given.seed, numbers, given.out, until, easy=given.easy)
    sys.stdout.write(f"{found} puzzles\n")


if __name__ == "__main__":
    main()
