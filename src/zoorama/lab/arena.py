"""Bots play many games; every game has its own luck, so any number of processes gives the same games."""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from typing import Final

from zoorama.bots import seat_bot
from zoorama.codec import Codec, Json
from zoorama.engine.dealer import Rng, stream
from zoorama.engine.game import AnyGame, Kind, Options
from zoorama.engine.match import Match
from zoorama.engine.score import Score, ranks
from zoorama.games import find

BATCH: Final = 50
Z95: Final = 1.959964  # of the normal distribution, for an interval of 95 %


@dataclass(frozen=True)
class Outcome:
    """One finished game, as plain numbers that travel between processes."""

    moves: int
    points: tuple[int, ...]
    shares: tuple[float, ...]  # of the victory, by seat


@dataclass(frozen=True)
class Job:
    """A batch of games, described so that another process can play it."""

    game: str
    players: tuple[str, ...]
    options: Json
    seed: int
    numbers: range


def play_one(game: AnyGame, players: tuple[str, ...], options: Options, rng: Rng) -> Outcome:
    bots = [seat_bot(name, game) for name in players]
    match = Match(game, players, options, dealer=rng.split())
    turn = match.turn()
    while turn.kind is not Kind.OVER:
        seat = turn.seats[0]
        match.act(seat, bots[seat].choose(match.view(seat), match.legal(seat), rng))
        turn = match.turn()
    record = match.record()
    return Outcome(len(record.moves), tuple(score.points for score in record.result), victory(record.result))


def victory(scores: tuple[Score, ...]) -> tuple[float, ...]:
    placed = ranks(list(scores))
    return tuple((rank == 1) / placed.count(1) for rank in placed)


def play_batch(job: Job) -> list[Outcome]:
    game = find(job.game)
    options = Codec(game).decode(job.options, Options)
    return [play_one(game, job.players, options, stream(job.seed, number)) for number in job.numbers]


def simulate(
    game: AnyGame, players: tuple[str, ...], options: Options, games: int, seed: int, jobs: int = 1
) -> Iterator[Outcome]:
    """Outcomes in the order of their games, as they come in."""
    for name in players:
        seat_bot(name, game)  # what cannot be seated is refused here: errors do not travel between processes
    Match(game, players, options)
    described = Codec(game).encode(options)
    batches = [
        Job(game.name, players, described, seed, range(first, min(first + BATCH, games)))
        for first in range(0, games, BATCH)
    ]
    if jobs == 1:
        for batch in batches:
            yield from play_batch(batch)
        return
    # Started afresh: a fork beside the thread that moves a progress bar may hang.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=heed_no_interrupt)
    try:
        for outcomes in pool.map(play_batch, batches):
            yield from outcomes
    finally:
        pool.shutdown(cancel_futures=True)


def heed_no_interrupt() -> None:
    """Ctrl-C reaches every process at once. The first one ends the others; one that died of it could hold a lock."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval for a share of victories."""
    share = won / games
    spread = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    middle = share + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
