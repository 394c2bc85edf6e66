"""A finished game, looked at move by move.

The work can be cut into parts, done one after another or side by side: the sum is the same.

A study begins with moves that were given to it from another game (`given`, how many). Chances are told of these too,
but neither errors nor luck: nobody here decided or drew them.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from zoorama.analysis.effort import Effort
from zoorama.analysis.errors import Examiner, error_of
from zoorama.analysis.evaluator import Evaluator
from zoorama.analysis.luck import draws_at, luck_of
from zoorama.analysis.offer import NotAnalysed, evaluator_for, luck_factor
from zoorama.analysis.report import FORMAT, Analysis, Draw, Error, Rate
from zoorama.engine.game import AnyGame
from zoorama.engine.record import Record
from zoorama.records.walk import Position, walk

PARTS: Final = 20  # in which a game is analysed, so that progress can be told
Z95: Final = 1.959964  # of the normal distribution, for an interval of 95 %


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


def analyse(
    game: AnyGame,
    record: Record,
    tell: Callable[[float], None] = lambda done: None,
    effort: Effort | None = None,
    given: int = 0,
) -> Analysis:
    """`tell` hears after each part how much of the work is done, up to 1. Without an effort, the game's own."""
    parts: list[Part] = []
    cut = stretches(record)
    for stretch in cut:
        parts.append(look_at(game, record, stretch, effort, given))
        tell(len(parts) / len(cut))
    return put_together(game, record, parts, given)


def look_at(game: AnyGame, record: Record, stretch: range, effort: Effort | None = None, given: int = 0) -> Part:
    """One part of the work: the moves of a stretch. Raises NotAnalysed."""
    evaluator = evaluator_of(game, record)
    positions = list(positions_in(game, record, stretch))
    own = [position for position in positions if position.number >= given]
    factor = luck_factor(game, len(record.players))
    losses = Examiner(evaluator, record, effort).losses(own)
    errors = [error for loss in losses if (error := error_of(game, loss)) is not None]
    return Part(
        # One by one: a net rounds otherwise when it is asked about more at once.
        [evaluator.shares([position.state])[0].tolist() for position in positions],
        errors,
        [[loss.lost for loss in losses if loss.seat == seat] for seat in range(len(record.players))],
        [] if factor is None else draws_at(evaluator.strict, record, own, factor),
    )


def positions_in(game: AnyGame, record: Record, stretch: range) -> Iterator[Position[Any]]:
    """Those before its moves; at the end of the game also the last."""
    for position in walk(game, record):
        if position.number in stretch or position.number == stretch.stop == len(record.moves):
            yield position
        elif position.number >= stretch.stop:
            return


def put_together(game: AnyGame, record: Record, parts: Sequence[Part], given: int = 0) -> Analysis:
    """The analysis of the whole game from all of its parts, in order."""
    chances = [line for part in parts for line in part.chances]
    draws = [draw for part in parts for draw in part.draws]
    lost = [[one for part in parts for one in part.lost[seat]] for seat in range(len(record.players))]
    return Analysis(
        format=FORMAT,
        game=game.name,
        version=game.version,
        evaluator=evaluator_of(game, record).name,
        chances=chances,
        errors=[error for part in parts for error in part.errors],
        rates=[rate(of_seat) for of_seat in lost],
        luck=None if luck_factor(game, len(record.players)) is None else luck_of(draws, chances[given:]),
    )


def rate(lost: Sequence[float]) -> Rate:
    """Decisions are a sample of how the seat decides. No rate is below zero, though a measured loss may be."""
    if len(lost) < 2:
        return Rate(len(lost), max(0.0, sum(lost)), 0.0, 1.0)
    mean = sum(lost) / len(lost)
    spread = Z95 * sqrt(sum((one - mean) ** 2 for one in lost) / (len(lost) - 1) / len(lost))
    return Rate(len(lost), max(0.0, mean), max(0.0, mean - spread), max(0.0, mean + spread))


def evaluator_of(game: AnyGame, record: Record) -> Evaluator:
    """Raises NotAnalysed."""
    if not record.result:
        raise NotAnalysed("not-over", game.name)
    found = evaluator_for(game, len(record.players), record.options)
    if found is None:
        raise NotAnalysed("no-evaluator", game.name)
    return found
