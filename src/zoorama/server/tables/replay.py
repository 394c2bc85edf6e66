"""A game looked at again: step by step from one perspective, and as a certificate to take home."""

from typing import Any

from msgspec import structs

from zoorama.codec import Codec
from zoorama.engine.game import LUCK
from zoorama.fair.certificate import HELP, Certificate, Luck, Note
from zoorama.records.rounds import RoundCounter
from zoorama.records.walk import Position, walk
from zoorama.server.errors import NotAllowed
from zoorama.server.protocol.encode import score_sheets
from zoorama.server.protocol.messages import Replay, ReplayStep
from zoorama.server.tables.context import TableContext
from zoorama.server.tables.model import TableModel
from zoorama.server.tables.session import NOTES, Entry, Session

HELP_OF = {"hint": "hint", "away": "bot", "back": "back", "undo": "undo"}  # by kind of entry


def replay(context: TableContext, session: Session, person: str, perspective: str) -> Replay:
    viewers = viewers_of(context.model, person, perspective)
    steps = replay_steps(context, session, viewers, everything=perspective == "open")
    return Replay(table=context.info(person), perspective=perspective, steps=steps)


def viewers_of(model: TableModel, person: str, perspective: str) -> list[int | None]:
    """Whose views: while the game goes on only one's own, afterwards anybody's, or all."""
    over, seats = model.stage == "over", len(model.sitters)
    if perspective == "spectator":
        return [None]
    if perspective == "open" and over:
        return list(range(seats))
    for seat in range(seats) if over else model.seats_of(person):
        if perspective == str(seat):
            return [seat]
    raise NotAllowed("not-your-perspective")


def replay_steps(
    context: TableContext, session: Session, viewers: list[int | None], *, everything: bool
) -> list[ReplayStep]:
    game, encoder = context.game, context.encoder
    positions = walk(game, session.match.record())
    rounds = RoundCounter(game, len(context.model.sitters))

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


def certificate(context: TableContext, session: Session) -> tuple[str, str]:
    """A file's name and content. Only of a finished game: the record holds what was hidden."""
    model = context.model
    if model.stage != "over":
        raise NotAllowed("not-over")
    contributions = tuple(sitter.contribution for sitter in model.sitters)
    luck = Luck(model.commitment, model.seed, contributions, tuple(arrivals(session.entries)))
    content = Certificate(session.match.record(), luck, tuple(notes(session.entries)))
    return f"{model.game}-{context.id[:6]}.json", Codec(context.game).dumps(content)


def arrivals(entries: list[Entry]) -> list[int]:
    """Moves that were races decided by arrival."""
    return [entry.before + number for entry in entries if not entry.undone for number in sorted(entry.arrivals)]


def notes(entries: list[Entry]) -> list[Note]:
    return [
        Note(entry.before, entry.seat, HELP.index(HELP_OF[entry.kind]))
        for entry in entries
        if entry.kind in HELP_OF and entry.seat is not None
    ]
