"""Games between bots, described as jobs. Every game has luck of its own, whoever plays it and in whatever batch."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from zoorama.bots.bot import Bot
from zoorama.bots.registry import make_bot
from zoorama.bots.selfplay import play_to_end
from zoorama.codec import Codec, Json
from zoorama.engine.dealer import stream
from zoorama.engine.game import AnyGame, Options
from zoorama.engine.match import Match
from zoorama.engine.record import Player, Record
from zoorama.games import find


@dataclass(frozen=True)
class Job:
    """Games to play, as plain values that travel between processes."""

    game: str
    version: int
    bots: tuple[str, ...]  # specs, by seat
    options: Json
    seed: int
    numbers: range  # of the games to play, among all that share the seed


def new_job(game: AnyGame, bots: tuple[str, ...], options: Options, seed: int, numbers: range) -> Job:
    """Seats and options that cannot be are refused here, before games are shared out among processes."""
    for bot in bots:
        make_bot(bot, game)
    Match(game, bots, options)
    return Job(game.name, game.version, bots, Codec(game).encode(options), seed, numbers)


def split(job: Job, size: int) -> Iterator[Job]:
    """The same games in batches, in order, as they are asked for."""
    for first in range(0, len(job.numbers), size):
        yield replace(job, numbers=job.numbers[first : first + size])


def bots_of(job: Job) -> list[Bot]:
    """The job's bots, by seat, made here."""
    game = find(job.game, job.version)
    return [make_bot(bot, game) for bot in job.bots]


def play(job: Job, seated: Sequence[Bot] = ()) -> Iterator[tuple[int, Record]]:
    """Each game's number and its record, as it ends. The bots that are seated may be the job's own, observed."""
    game = find(job.game, job.version)
    options = Codec(game).decode(job.options, Options)
    bots = seated or bots_of(job)
    players = [Player(bot, bot) for bot in job.bots]
    for number in job.numbers:
        rng = stream(job.seed, number)
        yield number, play_to_end(Match(game, players, options, dealer=rng.split()), bots, rng)
