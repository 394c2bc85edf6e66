"""A training: who plays, who learns, what is kept, how it goes. Interrupted, it goes on where it was."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from queue import Empty
from time import monotonic
from typing import Any, Final

from zoorama.bots.learned.features.features import Features
from zoorama.bots.learned.offer import features_of
from zoorama.bots.learned.weights import about, write_weights
from zoorama.bots.threads import one_thread
from zoorama.engine.game import AnyGame
from zoorama.games import find
from zoorama.lab.stats import wilson
from zoorama.lab.train.card import Line, card
from zoorama.lab.train.learner import Learner
from zoorama.lab.train.lessons import Exam, Lessons
from zoorama.lab.train.plan import Plan
from zoorama.lab.train.player import Seat, play

CHECKPOINT: Final = "checkpoint.pt"
CURVE: Final = "curve.jsonl"
REPORT_EVERY: Final = 15.0  # seconds
GIVE_OUT_EVERY: Final = 3.0
TOGETHER: Final = 64  # steps between looks at the clock and the parcels


class Stopped(Exception):
    """A process that plays has ended by itself."""


class Foreign(Exception):
    """The checkpoint is of another training: another game, other rules or features, or no checkpoint at all."""


@dataclass(frozen=True)
class Players:
    parcels: Any  # a queue of lessons
    processes: list[Any]

    def check(self) -> None:
        if not all(process.is_alive() for process in self.processes):
            raise Stopped


@dataclass
class Progress:
    """Since the training began; a part of the checkpoint."""

    minutes: float = 0.0
    games: int = 0
    lessons: int = 0


@dataclass
class Report:
    """What a line of the curve tells, of the time since the last one."""

    began: float
    games: int = 0
    lessons: int = 0
    exams: list[Exam] = field(default_factory=list)

    def add(self, lessons: Lessons) -> None:
        self.games += lessons.games
        self.lessons += len(lessons.seats)
        self.exams += lessons.exams

    def line(self, progress: Progress, loss: float) -> Line:
        seconds = monotonic() - self.began
        return {
            "minutes": round(progress.minutes, 2),
            "games": progress.games,
            "games_a_second": round(self.games / seconds, 1),
            "lessons_a_second": round(self.lessons / seconds),
            "loss": round(loss, 4),
            "against_greedy": {str(seats): found for seats, found in by_seats(self.exams).items()},
        }


def by_seats(exams: list[Exam]) -> dict[int, dict[str, Any]]:
    found = {}
    for seats in sorted({exam.seats for exam in exams}):
        shares = [exam.share for exam in exams if exam.seats == seats]
        low, high = wilson(sum(shares), len(shares))
        found[seats] = {"share": round(sum(shares) / len(shares), 3), "games": len(shares), "low": low, "high": high}
    return found


Say = Callable[[Line], None]


def read_curve(folder: Path) -> list[Line]:
    return [json.loads(line) for line in (folder / CURVE).read_text(encoding="utf-8").splitlines()]


def train(plan: Plan, folder: Path, device: str, say: Say) -> Progress:
    """Until the plan's minutes are over; what is known so far is in the folder at any time."""
    game = find(plan.game)
    features = features_of(game)
    assert features is not None, "a game without features cannot be learnt"
    folder.mkdir(parents=True, exist_ok=True)
    learner = Learner(plan, features.width, game.seats[-1], device)
    training = Training(plan, folder, game, features, learner, say)
    if training.progress.minutes < plan.minutes:
        with players(plan, training.weights) as playing:
            training.run(playing)
    return training.progress


class Training:
    def __init__(
        self, plan: Plan, folder: Path, game: AnyGame, features: Features[Any], learner: Learner, say: Say
    ) -> None:
        self.plan, self.folder, self.game, self.features, self.learner = plan, folder, game, features, learner
        self.say = say
        self.weights = folder / f"{plan.game}.npz"
        self.progress = Progress()
        if (folder / CHECKPOINT).is_file():
            self.progress = self.resumed(folder / CHECKPOINT)
        self.before = self.progress.minutes

    def resumed(self, checkpoint: Path) -> Progress:
        try:
            kept = self.learner.load(checkpoint, about(self.game, self.features))
        except Exception as error:  # PyTorch's own are many, and of any kind
            raise Foreign(checkpoint) from error
        return Progress(**kept)

    def run(self, playing: Players) -> None:
        began = given_out = monotonic()
        report, loss = Report(began), float("nan")
        while self.progress.minutes < self.plan.minutes:
            playing.check()
            self.take(playing.parcels, report)
            for _ in range(TOGETHER):
                if not self.learner.is_due():
                    break
                found = self.learner.learn(self.progress.minutes / self.plan.minutes)
                loss = found if loss != loss else 0.98 * loss + 0.02 * found
            now = monotonic()
            self.progress.minutes = self.before + (now - began) / 60
            if now - given_out > GIVE_OUT_EVERY and self.progress.minutes > self.plan.watch * self.plan.minutes:
                self.give_out()
                given_out = now
            if now - report.began > REPORT_EVERY:
                self.tell(report.line(self.progress, float(loss)))
                report = Report(now)
        self.tell(report.line(self.progress, float(loss)))
        self.give_out()
        told = card(self.plan, self.learner.given_out(), read_curve(self.folder), self.learner.name())
        (self.folder / f"{self.plan.game}.md").write_text(told, encoding="utf-8")

    def give_out(self) -> None:
        write_weights(self.weights, self.learner.given_out(), self.game, self.features)

    def take(self, parcels: Any, report: Report) -> None:
        """All parcels that are there; if there is nothing to do, wait for one."""
        wait = not self.learner.is_due()
        while True:
            try:
                lessons: Lessons = parcels.get(timeout=0.2 if wait else 0)
            except Empty:
                return
            wait = False
            self.learner.add(lessons)
            report.add(lessons)
            self.progress.games += lessons.games
            self.progress.lessons += len(lessons.seats)

    def tell(self, line: Line) -> None:
        with (self.folder / CURVE).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        self.learner.save(self.folder / CHECKPOINT, about(self.game, self.features), asdict(self.progress))
        self.say(line)


@contextmanager
def players(plan: Plan, weights: Path) -> Iterator[Players]:
    """The processes that play, and the queue of what they send."""
    one_thread()
    context = get_context("spawn")
    parcels = context.Queue(plan.processes * 4)
    seats = [Seat(plan, weights, plan.seed * 1000 + number) for number in range(plan.processes)]
    processes = [context.Process(target=play, args=(seat, parcels), daemon=True) for seat in seats]
    try:
        for process in processes:
            process.start()
        yield Players(parcels, processes)
    finally:
        for process in processes:
            process.terminate()
