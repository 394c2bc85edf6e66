"""A game looked at again: step by step from one perspective, and as a certificate to take home."""

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from zoorama.codec import Codec
from zoorama.engine.game import LUCK
from zoorama.fair.certificate import HELP, Certificate, Luck, Note
from zoorama.records.rounds import RoundCounter
from zoorama.records.walk import Position, walk
from zoorama.server.errors import NotAllowed
from zoorama.server.protocol.encode import encoder_of, score_sheets
from zoorama.server.protocol.messages import Replay, ReplayStep
from zoorama.server.tables.hosting import need_entry
from zoorama.server.tables.model import TableModel
from zoorama.server.tables.session import NOTES, Entry, Session

HELP_OF = {"hint": "hint", "away": "bot", "back": "back", "undo": "undo"}  # by kind of entry
OPEN = "open"  # the perspective of all seats at once

Viewers = Sequence[int | None]  # whose views; a spectator's is None


def viewers_of(model: TableModel, person: str, perspective: str) -> Viewers:
    """While the game goes on only one's own, afterwards anybody's, or all."""
    if model.stage == "gathering":
        raise NotAllowed("not-started")
    over, seats = model.stage == "over", len(model.sitters)
    if perspective == "spectator":
        return [None]
    if perspective == OPEN and over:
        return list(range(seats))
    for seat in range(seats) if over else model.seats_of(person):
        if perspective == str(seat):
            return [seat]
    raise NotAllowed("not-your-perspective")


def need_open(model: TableModel, person: str) -> None:
    """Whoever may see the open replay may see all that is found out about a game: its analysis, and studies of it."""
    need_entry(model, person)
    need_over(model)
    viewers_of(model, person, OPEN)


def replay(session: Session, viewers: Viewers, perspective: str) -> Replay:
    return Replay(perspective=perspective, steps=replay_steps(session, viewers, everything=perspective == OPEN))


def replay_steps(session: Session, viewers: Viewers, *, everything: bool) -> list[ReplayStep]:
    game, record = session.match.game, session.match.record()
    encoder, positions = encoder_of(game), walk(game, record)
    rounds = RoundCounter(game, len(record.players))

    def step(position: Position[Any]) -> ReplayStep:
        move, events, state = position.move, position.events, position.state
        shown = events if everything else [one for event in events if (one := event.to(viewers[0])) is not None]
        return ReplayStep(
            seat=None if move is None or move.seat == LUCK else move.seat,
            round=rounds.of(position),
            events=[encoder.value(event) for event in shown],
            views=[encoder.value(game.view(state, viewer)) for viewer in viewers],
            standings=score_sheets(game.scores(state)),
            note=None,
        )

    found = [step(next(positions))]
    for entry in session.entries:
        if entry.kind in NOTES:
            found.append(structs.replace(found[-1], seat=entry.seat, events=[], note=HELP_OF[entry.kind]))
        if not entry.undone:
            found += [step(next(positions)) for _ in entry.steps]
    return found


def moves_by_step(entries: Sequence[Entry]) -> list[int]:
    """By step of a replay, how many moves were played."""
    found = [0]
    for entry in entries:
        if entry.kind in NOTES:
            found.append(found[-1])
        if not entry.undone:
            found += [found[-1] + number for number in range(1, len(entry.steps) + 1)]
    return found


def need_over(model: TableModel) -> None:
    """The record holds what was hidden."""
    if model.stage == "gathering":
        raise NotAllowed("not-started")
    if model.stage != "over":
        raise NotAllowed("not-over")


def certificate(model: TableModel, session: Session) -> str:
    """Only of a finished game."""
    contributions = tuple(sitter.contribution for sitter in model.sitters)
    luck = Luck(model.commitment, model.seed, contributions, tuple(arrivals(session.entries)), session.given)
    content = Certificate(session.match.record(), luck, tuple(notes(session.entries)))
    return Codec(session.match.game).dumps(content)


def arrivals(entries: list[Entry]) -> list[int]:
    """Moves that were races decided by arrival."""
    return [entry.before + number for entry in entries if not entry.undone for number in sorted(entry.arrivals)]


def notes(entries: list[Entry]) -> list[Note]:
    return [
        Note(entry.before, entry.seat, HELP.index(HELP_OF[entry.kind]))
        for entry in entries
        if entry.kind in HELP_OF and entry.seat is not None
    ]
