"""Finished games as rows of plain values: what tables and pictures are made of, and a line of JSON each.

A row tells all about its game, so that files of rows can be put together in any order. The digest of many games is the
sum of those of their rows: whoever played them, and however they were shared out, it is the same.
"""

import json
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import sha256
from typing import Final

from zoorama.codec import Codec, Json
from zoorama.engine.game import LUCK, AnyGame, Event
from zoorama.engine.record import Record
from zoorama.engine.score import Line, ranks, victory
from zoorama.lab.arena import Job
from zoorama.lab.run import HERE, Progress, Runner, play_batch
from zoorama.records.rounds import RoundCounter
from zoorama.records.walk import Position

DIGEST: Final = 16  # hexadecimal digits that people are shown
Key = tuple[str, tuple[str, ...], int]
Lines = Mapping[str, int]


@dataclass(frozen=True)
class Row:
    """One finished game: who played, what came of it, how long it took. Everything that can be counted by seat is."""

    game: str
    version: int
    options: dict[str, Json]
    seed: str  # larger than some readers of JSON can bear
    number: int
    bots: tuple[str, ...]  # by seat, as all that follows in brackets
    shares: tuple[float, ...]  # of the victory
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    lines: tuple[Lines, ...]  # of the score sheet
    tiebreaks: tuple[Lines, ...]
    moves: int  # luck's included
    decisions: int  # of the players
    choices: int  # decisions at which there was more than one thing to do
    rounds: int
    record: str  # the digest of the whole game

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.bots)

    @property
    def key(self) -> Key:
        """Which game it is, among those of one seed."""
        return json.dumps(self.options, sort_keys=True), self.bots, self.number


def row_of(seed: int, game: AnyGame, number: int, record: Record) -> Row:
    """What is kept of a record; `seed` and `number` say which game it was."""
    codec, scores = Codec(game), list(record.result)
    choices, rounds = length_of(game, record)
    return Row(
        game.name,
        game.version,
        codec.encode(record.options),
        str(seed),
        number,
        tuple(player.bot for player in record.players),
        tuple(victory(scores)),
        tuple(ranks(scores)),
        tuple(score.points for score in scores),
        tuple(sheet(score.lines) for score in scores),
        tuple(sheet(score.tiebreaks) for score in scores),
        len(record.moves),
        sum(move.seat != LUCK for move in record.moves),
        choices,
        rounds,
        sha256(codec.dumps(record).encode()).hexdigest()[:DIGEST],
    )


def sheet(lines: Iterable[Line]) -> Lines:
    return {line.what: line.points for line in lines}


def length_of(game: AnyGame, record: Record) -> tuple[int, int]:
    """Decisions at which there was a choice, and rounds. The state is played on: nobody keeps a position."""
    counter, state = RoundCounter(game, len(record.players)), game.start(len(record.players), record.options)
    choices, rounds = 0, counter.of(Position(0, None, (), state))
    for number, move in enumerate(record.moves, 1):
        if move.seat != LUCK:
            choices += len(game.legal(state, move.seat)) > 1
        events: list[Event] = []
        game.play(state, move.seat, move.action, events)
        rounds = counter.of(Position(number, move, tuple(events), state))
    return choices, rounds


def play_rows(
    batches: Iterable[tuple[Job, ...]], runner: Runner = HERE, progress: Progress | None = None
) -> Generator[Row, None, None]:
    """The rows of these games, in order, wherever they are played. A batch is played in one place."""
    with closing(runner.map(rows_of, batches)) as found:
        for rows in found:
            if progress is not None:
                progress(len(rows))
            yield from rows


def rows_of(jobs: tuple[Job, ...]) -> list[Row]:
    return [row for job in jobs for row in play_batch(partial(row_of, job.seed), job)]


def while_time(batches: Iterable[tuple[Job, ...]], more: Callable[[], bool]) -> Iterator[tuple[Job, ...]]:
    """Time may stop a batch from being begun, never one that has begun: long games would be missing."""
    for batch in batches:
        if not more():
            return
        yield batch


def as_line(row: Row) -> str:
    """The row as JSON on one line."""
    return json.dumps(asdict(row), ensure_ascii=False, separators=(",", ":"))


def digest(rows: Iterable[Row]) -> str:
    """The same for the same games, in whatever order and wherever they were played."""
    total = sum(int.from_bytes(sha256(as_line(row).encode()).digest()) for row in rows)
    return f"{total % 2**256:064x}"[:DIGEST]
