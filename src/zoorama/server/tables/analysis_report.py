"""An analysis as it goes over the wire: by the steps of the replay, with the choices there were."""

from msgspec import Raw

from zoorama.analysis.report import Analysis, Error, Luck
from zoorama.codec import Json
from zoorama.engine.game import Action, AnyGame
from zoorama.engine.record import Record
from zoorama.records.walk import walk
from zoorama.server.protocol.analysis import (
    AnalysedDraw,
    AnalysedError,
    AnalysedLuck,
    AnalysisReport,
    ErrorRate,
)
from zoorama.server.protocol.encode import Encoder, encoder_of
from zoorama.server.tables.analysis_tasks import PreparedGame


def report_of(game: AnyGame, record: Record, prepared: PreparedGame, analysis: Analysis) -> AnalysisReport:
    choices = legal_at(game, record, {error.move: error.seat for error in analysis.errors})
    encoder = encoder_of(game)
    return AnalysisReport(
        version=analysis.version,
        evaluator=analysis.evaluator,
        chances=[analysis.chances[moves] for moves in prepared.steps],
        errors=[told_error(error, prepared, choices[error.move], encoder) for error in analysis.errors],
        rates=[ErrorRate(rate.decisions, rate.lost, rate.low, rate.high) for rate in analysis.rates],
        luck=None if analysis.luck is None else told_luck(analysis.luck, prepared),
    )


def legal_at(game: AnyGame, record: Record, seats: dict[int, int]) -> dict[int, list[Action]]:
    """By number of moves played, what the seat that then decided could choose from."""
    return {
        position.number: list(game.legal(position.state, seats[position.number]))
        for position in walk(game, record)
        if position.number in seats
    }


def told_error(error: Error, prepared: PreparedGame, legal: list[Action], encoder: Encoder) -> AnalysedError:
    return AnalysedError(
        step=prepared.step_before(error.move),
        move=error.move,
        seat=error.seat,
        played=as_listed(error.played, encoder),
        better=as_listed(error.better, encoder),
        legal=encoder.actions(legal),
        lost=error.lost,
        low=error.low,
        high=error.high,
        grade=error.grade,
    )


def as_listed(action: Json, encoder: Encoder) -> Raw:
    """Letter for letter as in the list of legal actions."""
    return encoder.action(encoder.codec.decode(action, Action))


def told_luck(luck: Luck, prepared: PreparedGame) -> AnalysedLuck:
    draws = [AnalysedDraw(prepared.step_before(draw.move), draw.move, draw.gained) for draw in luck.draws]
    return AnalysedLuck(luck=luck.luck, skill=luck.skill, draws=draws)
