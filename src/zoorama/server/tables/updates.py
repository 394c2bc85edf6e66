"""What a seat is told of a moment: what it has not seen yet, and how things stand for it."""

from msgspec import Raw

from zoorama.engine.game import Event, Turn
from zoorama.server.protocol.encode import (
    EncodedUpdate,
    Encoder,
    SeatlessView,
    StandingsEncoder,
    ViewEncoder,
    encode_clocks,
    encode_turn,
    text_of,
)
from zoorama.server.protocol.messages import NULL, PROTOCOL, TableEvent
from zoorama.server.tables import answers, timing
from zoorama.server.tables.model import TableModel
from zoorama.server.tables.session import Session


class UpdateBuilder:
    """Builds the updates of one moment, one for each perspective; what they share is encoded once."""

    def __init__(
        self, encoder: Encoder, views: ViewEncoder, standings: StandingsEncoder, session: Session, model: TableModel
    ) -> None:
        self.session = session
        self.model = model
        self.encoder = encoder
        self.views = views
        self.turn = encode_turn(session.turn, timing.closes(model))
        self.clocks = encode_clocks(timing.clocks(model, set()))
        self.score_sheets = standings
        self.standings: Raw | None = None  # drawn up beside the first view
        self.common: tuple[int, list[Raw], SeatlessView] | None = None  # since when; where information is open
        self.encoded: dict[
            int, tuple[Event | TableEvent, Raw]
        ] = {}  # by the event's id; kept, so that the id stays its

    def text(self, seat: int | None, since: int) -> str:
        """What a seat has not seen yet, and how things stand for it."""
        session, match = self.session, self.session.match
        events, view = self._open(seat, since) if match.game.open_information else self._hidden(seat, since)
        if self.standings is None:
            self.standings = self._standings(seat)
        answered = answers.seen_by(self.model, seat) if self.model.answers else set[int]()
        return text_of(
            EncodedUpdate(
                v=PROTOCOL,
                seq=session.seq,
                seat=seat,
                events=events,
                turn=self._own_turn(seat, answered) if answered else self.turn,
                legal=[] if seat is None or seat in answered else self.encoder.actions(match.legal(seat)),
                view=view,
                undo=seat is not None and session.can_undo(seat),
                clocks=encode_clocks(timing.clocks(self.model, answered)) if answered else self.clocks,
                standings=self.standings,
            )
        )

    def _standings(self, seat: int | None) -> Raw:
        """Seats may see the same fields differently, so those of one are held against its own."""
        basis, match = self.views.score_basis(), self.session.match
        if basis and not match.game.open_information:
            basis.append(str(seat))
        return self.score_sheets.encode(basis, match.scores)

    def _own_turn(self, seat: int | None, answered: set[int]) -> Raw:
        """The turn as those see it who know their own answers."""
        turn, own = self.session.turn, None if seat is None else answers.given_by(self.model, seat)
        asked = Turn(turn.kind, tuple(other for other in turn.seats if other not in answered))
        return encode_turn(asked, timing.closes(self.model), NULL if own is None else own.action)

    def _hidden(self, seat: int | None, since: int) -> tuple[list[Raw], Raw]:
        return self._events(seat, since), self.views.encode(self.session.match.view(seat))

    def _open(self, seat: int | None, since: int) -> tuple[list[Raw], Raw]:
        if self.common is None or self.common[0] != since:
            self.common = since, self._events(None, since), self.views.around_seat(self.session.match.view(None))
        return self.common[1], self.common[2].of(seat)

    def _events(self, seat: int | None, since: int) -> list[Raw]:
        return [self._event(event) for event in self.session.events_for(seat, since)]

    def _event(self, event: Event | TableEvent) -> Raw:
        known = self.encoded.get(id(event))
        if known is None:
            known = self.encoded[id(event)] = event, self.encoder.event(event)
        return known[1]
