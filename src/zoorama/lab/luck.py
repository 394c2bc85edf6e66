"""What luck gave each seat of a game, by an evaluator that is fixed before anybody plays."""

from zoorama.analysis.evaluator import Evaluator
from zoorama.analysis.luck import draws_at
from zoorama.analysis.offer import NotAnalysed, evaluator_for
from zoorama.engine.game import AnyGame, Options
from zoorama.engine.record import Record
from zoorama.records.walk import walk


def judge(game: AnyGame, seats: int, options: Options) -> Evaluator:
    """Of single draws. Raises NotAnalysed."""
    found = evaluator_for(game, seats, options)
    if found is None:
        raise NotAnalysed("no-evaluator", game.name)
    return found.strict


def luck_in(evaluator: Evaluator, record: Record) -> list[float]:
    """By seat, what all draws of a game gave beyond what was to be expected."""
    draws = draws_at(evaluator, record, list(walk(evaluator.game, record)))
    return [sum(draw.gained[seat] for draw in draws) for seat in range(len(record.players))]
