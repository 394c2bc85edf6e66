"""The one place where values become wire text, and moves the text of the log.

Every cache states what it saves, in microseconds of an interpreted build; `python -m bench.server_encode` measures it.
"""

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import cache, partial
from operator import attrgetter
from typing import Any, NamedTuple

from msgspec import Raw, Struct, json

from zoorama.codec import TAG, Codec, parse, shape_of
from zoorama.engine.game import Action, AnyGame, Event, Turn, View
from zoorama.engine.match import Step
from zoorama.engine.score import Score, ranks
from zoorama.engine.shape import Many, Shape, Value
from zoorama.server.protocol.messages import NULL, Clock, Message, Outgoing, ScoreSheet, TableEvent, TurnInfo

MOST_CACHED = 20_000  # actions; no game of ours has as many
LONGEST_CACHED = 500  # bytes of an incoming action that is worth caching

SCORE_FIELDS = attrgetter("points", "tiebreaks", "lines")  # tuples compare faster than dataclasses do


class EncodedUpdate(Message, tag="update"):
    """An `Update` whose parts are encoded already: several seats share them, or they are cached (1.0 -> 0.4)."""

    v: int
    seq: int
    seat: int | None
    events: list[Raw]
    turn: Raw
    legal: list[Raw]
    view: Raw
    undo: bool
    clocks: Raw
    standings: Raw


def text_of(message: Outgoing | EncodedUpdate) -> str:
    return json.encode(message).decode()


class StoredMove(Struct, array_like=True):
    """A move as the log keeps it."""

    seat: int
    action: Raw
    arrival: bool = False  # luck's seat, but the order of arrival decided


class EntryBody(Struct):
    """The body of a log entry."""

    moves: list[StoredMove]
    bot: str | None  # which one moved, or took the seat over


class PlayedMove(NamedTuple):
    """A stored move, decoded."""

    seat: int
    action: Action
    arrival: bool


class Encoder:
    """JSON of one game's values.

    Actions are the same few over and over, up to a hundred in a legal list, so their JSON is cached: 0.8 -> 0.2.
    """

    def __init__(self, game: AnyGame) -> None:
        self.codec = Codec(game)
        self.encoded: dict[Action, Raw] = {}
        self.decoded: dict[bytes, Action] = {}  # clients send back what they were offered, letter for letter (7 -> 0.2)

    def value(self, value: Event | View) -> Raw:
        return Raw(self.codec.dumps(value))

    def event(self, event: Event | TableEvent) -> Raw:
        return self.value(event) if isinstance(event, Event) else Raw(json.encode(event))

    def action(self, action: Action) -> Raw:
        raw = self.encoded.get(action)
        if raw is None:
            if len(self.encoded) > MOST_CACHED:
                self.encoded.clear()
            raw = self.encoded[action] = Raw(self.codec.dumps(action))
        return raw

    def actions(self, actions: Sequence[Action]) -> list[Raw]:
        return list(map(self.action, actions))

    def read_action(self, raw: Raw) -> Action:
        text = bytes(raw)
        action = self.decoded.get(text)
        if action is None:
            action = self.codec.decode(parse(text.decode(), "action"), Action)
            if len(text) <= LONGEST_CACHED and len(self.decoded) < MOST_CACHED:
                self.decoded[text] = action
        return action

    def entry_body(self, steps: Sequence[Step], arrivals: set[int], bot: str | None) -> str:
        """What the log keeps of an entry; `read_entry_body` is its inverse."""
        moves = [
            StoredMove(move.seat, self.action(move.action), number in arrivals)
            for number, (move, _) in enumerate(steps)
        ]
        return json.encode(EntryBody(moves, bot)).decode()

    def read_entry_body(self, text: str) -> tuple[list[PlayedMove], str | None]:
        body = json.decode(text, type=EntryBody)
        moves = [PlayedMove(move.seat, self.read_action(move.action), move.arrival) for move in body.moves]
        return moves, body.bot

    def views(self) -> "ViewEncoder":
        return ViewEncoder(self.codec)


@cache
def encoder_of(game: AnyGame) -> Encoder:
    """One for all tables of a game."""
    return Encoder(game)


class ViewEncoder:
    """Encodes successive views, reusing the JSON of fields that did not change.

    A view costs 6 to 15 in place of 13 to 58; where information is open and all seats share one, 3 to 5.
    """

    def __init__(self, codec: Codec) -> None:
        view = codec.game.types.view
        names = [field.name for field in fields(view)]
        at = names.index("seat")
        others = [*names[:at], *names[at + 1 :]]
        self.values = attrgetter(*others) if len(others) > 1 else lambda view: [getattr(view, name) for name in others]
        self.head = f'{{"{TAG}":"{view.__name__}",'
        encoders = [FieldEncoder(f'"{field.name}":', codec, shape_of(field)) for field in fields(view)]
        self.before, self.after = encoders[:at], encoders[at + 1 :]
        self.scored = [encoders[names.index(name)] for name in codec.game.types.scored]

    def encode(self, view: View) -> Raw:
        seat: int | None = view.seat  # type: ignore[attr-defined]  # each game's view states whose it is
        return self.around_seat(view).of(seat)

    def around_seat(self, view: View) -> "SeatlessView":
        """The text of a view around its seat. Where information is open, the views of all seats differ in it alone."""
        values = iter(self.values(view))
        before = [encoder.encode(value) + "," for encoder, value in zip(self.before, values, strict=False)]
        after = ["," + encoder.encode(value) for encoder, value in zip(self.after, values, strict=False)]
        return SeatlessView(f'{self.head}{"".join(before)}"seat":', "".join(after) + "}")

    def score_basis(self) -> list[str]:
        """What the scores follow from in the view that was encoded last; empty where the game does not tell."""
        return [encoder.text for encoder in self.scored]


class SeatlessView(NamedTuple):
    before: str
    after: str

    def of(self, seat: int | None) -> Raw:
        return Raw(f"{self.before}{'null' if seat is None else seat}{self.after}")


class FieldEncoder:
    """Encodes one field of successive views; in a list of values, each place remembers its own text."""

    def __init__(self, label: str, codec: Codec, shape: Shape) -> None:
        self.label = label
        self.last: object = self  # equal to no value of a field
        self.text = ""
        self.encode_anew = codec.writer(shape)
        self.new_place = partial(FieldEncoder, "", codec, shape.of) if isinstance(shape, Many) else None
        self.places: list[FieldEncoder] | None = [] if isinstance(shape, Many) and isinstance(shape.of, Value) else None

    def encode(self, value: Any) -> str:
        if self.places is not None:
            self.text = self.label + self._encode_places(value, self.places)
        elif value != self.last:
            self.last = value
            self.text = self.label + self.encode_anew(value)
        return self.text

    def _encode_places(self, values: Sequence[object], places: list["FieldEncoder"]) -> str:
        while len(places) < len(values) and self.new_place is not None:
            places.append(self.new_place())
        return f"[{','.join([place.encode(value) for place, value in zip(places, values, strict=False)])}]"


class StandingsEncoder:
    """Draws up the score sheets only when what they follow from has changed, at one act in four (20 -> 5)."""

    def __init__(self) -> None:
        self.basis: list[str] = []
        self.scores: list[tuple[Any, ...]] | None = None
        self.raw = Raw()

    def encode(self, basis: list[str], scores: Callable[[], list[Score]]) -> Raw:
        """An empty basis: it is not known."""
        if not basis or basis != self.basis:
            self.basis = basis
            self._encode(scores())
        return self.raw

    def _encode(self, scores: list[Score]) -> None:
        compared = list(map(SCORE_FIELDS, scores))
        if compared != self.scores:
            self.scores, self.raw = compared, Raw(json.encode(score_sheets(scores)))


def score_sheets(scores: list[Score]) -> list[ScoreSheet]:
    return [
        ScoreSheet(
            points=score.points,
            rank=rank,
            tiebreaks=[(line.what, line.points) for line in score.tiebreaks],
            lines=[(line.what, line.points) for line in score.lines],
        )
        for score, rank in zip(scores, ranks(scores), strict=True)
    ]


def encode_turn(turn: Turn, until: float | None, answer: Raw = NULL) -> Raw:
    ends = None if until is None else round(until * 1000)
    return Raw(json.encode(TurnInfo(kind=turn.kind.value, seats=list(turn.seats), until=ends, answer=answer)))


def encode_clocks(clocks: list[Clock] | None) -> Raw:
    return Raw(json.encode(clocks))
