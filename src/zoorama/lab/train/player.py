"""A process that plays by the weights of the day and sends what it learnt."""

from dataclasses import dataclass
from multiprocessing.queues import Queue
from pathlib import Path
from time import monotonic
from typing import Any, Final

from zoorama.bots.learned.net import Net
from zoorama.bots.learned.offer import features_of
from zoorama.bots.learned.weights import read_weights
from zoorama.bots.sense.sense import sense_of
from zoorama.games import find
from zoorama.lab.train.lessons import Lessons
from zoorama.lab.train.plan import Plan
from zoorama.lab.train.selfplay import SelfPlay
from zoorama.lab.workers import ignore_interrupt

ROWS: Final = 2000  # a parcel
LOOK_EVERY: Final = 2.0  # seconds between looks for new weights


@dataclass(frozen=True)
class Seat:
    """One of the playing processes."""

    plan: Plan
    weights: Path  # as they are given out; none yet: greedy players are watched
    seed: int


def play(seat: Seat, parcels: "Queue[Lessons]") -> None:
    ignore_interrupt()
    game = find(seat.plan.game)
    sense, features = sense_of(game), features_of(game)
    assert sense is not None, "see train"
    assert features is not None, "see train"
    field = SelfPlay(game, sense, features, seat.plan, seat.seed)
    read, looked = 0.0, 0.0
    while True:
        if monotonic() - looked > LOOK_EVERY:
            looked = monotonic()
            read = renew(field, seat, read, game, features)
        parcels.put(field.lessons(ROWS))


def renew(field: SelfPlay, seat: Seat, read: float, game: Any, features: Any) -> float:
    if not seat.weights.is_file():
        return read
    written = seat.weights.stat().st_mtime
    if written != read:
        field.net = Net(read_weights(seat.weights, game, features))
    return written
