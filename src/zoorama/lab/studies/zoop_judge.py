"""Teaches the net by which finished games of Zoop are judged: `python -m zoorama.lab.studies.zoop_judge [FOLDER]`

Writes `zoop.npz` and its card into the folder (the working one). Greedy players and random ones, mixed anew for each
game, play; the net sees positions of these games with all hands open, and who won. On one kind of machine the same
weights come of it every time. It needs PyTorch, and some minutes with the compiled build.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from zoorama.analysis.nets.zoop import FEATURES
from zoorama.bots.learned.net import Weights
from zoorama.bots.learned.weights import write_weights
from zoorama.engine.dealer import Rng, stream
from zoorama.engine.game import AnyGame
from zoorama.engine.record import Record
from zoorama.engine.score import victory
from zoorama.games import find
from zoorama.lab.arena import new_job, play
from zoorama.lab.train.learner import Learner
from zoorama.lab.train.lessons import Notebook, Step
from zoorama.lab.train.plan import Plan
from zoorama.records.walk import walk

GAMES: Final = 12_000
POSITIONS: Final = 12  # seen of each game
STEPS: Final = 2_000
SEED: Final = 16
PARCEL: Final = 500  # games
PLAN: Final = Plan("zoop", 0, tuple(range(3, 9)), 1, first=96, seed=SEED)
CARD: Final = """\
# A net that judges Zoop

`zoop.npz`: {numbers:,} weights as 16-bit floats.

**What it does.** It reads a state with all hands open, as bits, and tells every seat's share of the victory.
What choices and draws of finished games are worth is judged by it; of chances it has a small say beside play to the end
(`analysis/playing_out.py`). No bot plays by it.

**How it is built.** {width:,} bits, layers of {first} and {second}, one number a seat, a softmax over the seats there.

**How it was made.** `python -m zoorama.lab.studies.zoop_judge`: {games:,} games with 3 to 8 seats, half of them among
greedy players, half among greedy and random ones mixed; {positions} positions of each, as each seat sees it and with
the other hands open; {steps:,} steps of {batch:,} of these lessons, each of which is who won.

**How well it judges.** See [docs/analysis.md](../../../../docs/analysis.md).
"""


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    game = find("zoop")
    weights = taught(game, GAMES, STEPS)
    write_weights(folder / "zoop.npz", weights, game, FEATURES)
    (folder / "zoop.md").write_text(card(weights), encoding="utf-8")


def taught(game: AnyGame, games: int, steps: int, plan: Plan = PLAN) -> Weights:
    learner = Learner(plan, FEATURES.width, game.seats[-1], "cpu")
    notebook = Notebook(game.seats[-1])
    for number, record in enumerate(played(game, games), 1):
        notebook.write(lessons_in(game, record, stream(SEED, number)), victory(list(record.result)), 1.0)
        if number % PARCEL == 0 or number == games:
            learner.add(notebook.tear_out())
            say(f"{number:,} games")
    for step in range(steps):
        loss = learner.learn(step / steps)
        if step % PARCEL == 0:
            say(f"step {step:,}: {float(loss):.4f}")
    return learner.given_out()


def played(game: AnyGame, games: int) -> Iterator[Record]:
    """By turns with each number of seats."""
    for number in range(games):
        seats = game.seats[number % len(game.seats)]
        job = new_job(game, seated(seats, stream(SEED, number)), game.types.options(), SEED, range(number, number + 1))
        yield from (record for _, record in play(job))


def seated(seats: int, rng: Rng) -> tuple[str, ...]:
    mixed = rng.below(2)
    return tuple("random" if mixed and rng.below(2) else "greedy" for _ in range(seats))


def lessons_in(game: AnyGame, record: Record, rng: Rng) -> list[Step]:
    """Positions of a game, from the first on, any of which is as likely."""
    chosen = {rng.below(len(record.moves)) for _ in range(POSITIONS)}
    states = [position.state for position in walk(game, record) if position.number in chosen]
    return [lesson(state, len(record.players)) for state in states]


def lesson(state: Any, seats: int) -> Step:
    return Step([FEATURES.row(state, seat) for seat in range(seats)], list(range(seats)))


def card(weights: Weights) -> str:
    return CARD.format(
        numbers=sum(part.size for part in weights.values()),
        width=FEATURES.width,
        first=PLAN.first,
        second=PLAN.second,
        games=GAMES,
        positions=POSITIONS,
        steps=STEPS,
        batch=PLAN.batch,
    )


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
