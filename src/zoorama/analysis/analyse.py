"""A finished game, looked at move by move.

The work can be cut into parts, done one after another or side by side: the sum is the same.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from zoorama.analysis.evaluator import Evaluator
from zoorama.analysis.offer import NotAnalysed, evaluator_for
from zoorama.analysis.report import FORMAT, Analysis, Draw, Error, Rate
from zoorama.engine.game import AnyGame
from zoorama.engine.record import Record
from zoorama.records.walk import walk

PARTS: Final = 20  # in which a game is analysed, so that progress can be told


@dataclass(frozen=True)
class Part:
    """What was found out about the moves of a stretch."""

    chances: list[list[float]]  # before each of them; in the last part also after the last
    errors: list[Error]
    lost: list[list[float]]  # by seat, of each of its decisions
    draws: list[Draw]


def stretches(record: Record, parts: int = PARTS) -> list[range]:
    """The moves of a game, cut into about so many parts."""
    moves = len(record.moves)
    size = max(1, -(-moves // parts))
    return [range(first, min(first + size, moves)) for first in range(0, moves, size)]


def analyse(game: AnyGame, record: Record, tell: Callable[[float], None] = lambda done: None) -> Analysis:
    """`tell` hears after each part how much of the work is done, up to 1."""
    parts: list[Part] = []
    cut = stretches(record)
    for stretch in cut:
        parts.append(look_at(game, record, stretch))
        tell(len(parts) / len(cut))
    return put_together(game, record, parts)


def look_at(game: AnyGame, record: Record, stretch: range) -> Part:
    evaluator = evaluator_of(game, record)
    positions = [position for position in walk(game, record) if position.number in stretch]
    if stretch.stop == len(record.moves):
        positions = [position for position in walk(game, record) if position.number >= stretch.start]
    chances = evaluator.shares([position.state for position in positions])
    return Part(chances.tolist(), [], [[] for _ in record.players], [])


def put_together(game: AnyGame, record: Record, parts: Sequence[Part]) -> Analysis:
    return Analysis(
        format=FORMAT,
        game=game.name,
        version=game.version,
        evaluator=evaluator_of(game, record).name,
        chances=[line for part in parts for line in part.chances],
        errors=[error for part in parts for error in part.errors],
        rates=[Rate(0, 0.0, 0.0, 0.0) for _ in record.players],
        luck=None,
    )


def evaluator_of(game: AnyGame, record: Record) -> Evaluator:
    """Raises NotAnalysed."""
    if not record.result:
        raise NotAnalysed("not-over", game.name)
    found = evaluator_for(game, len(record.players), record.options)
    if found is None:
        raise NotAnalysed("no-evaluator", game.name)
    return found
