"""Writes what the games say as JSON, and reads what players send."""

from collections.abc import Sequence
from dataclasses import fields
from functools import partial
from operator import attrgetter
from typing import Any

from msgspec import Raw

from zoorama.codec import TAG, Codec, parse, shape_of
from zoorama.engine.game import Action, AnyGame, Event, Turn, View
from zoorama.engine.score import Score, ranks
from zoorama.engine.shape import Many, Shape, Value
from zoorama.server.wire import Points

MANY = 20_000  # actions remembered; no game of ours has as many
LONGEST = 500  # bytes of one that is worth it


class Echo:
    """Writes views one after another: what is as it was in the one before is not written again."""

    def __init__(self, codec: Codec, view: type[View]) -> None:
        names = [field.name for field in fields(view)]
        self.parts_of = attrgetter(*names) if len(names) > 1 else lambda value: (getattr(value, names[0]),)
        self.head = f'{{"{TAG}":"{view.__name__}",'
        self.pieces = [Piece(f'"{field.name}":', codec, shape_of(field)) for field in fields(view)]

    def write(self, view: View) -> str:
        parts = self.parts_of(view)
        return self.head + ",".join([piece.write(part) for piece, part in zip(self.pieces, parts, strict=True)]) + "}"


class Piece:
    """One field of a view; of a list of values, each is remembered by its place."""

    def __init__(self, label: str, codec: Codec, shape: Shape) -> None:
        self.label = label
        self.last: object = self  # equal to nothing that comes
        self.text = ""
        self.write_new = codec.writer(shape)
        self.new_piece = partial(Piece, "", codec, shape.of) if isinstance(shape, Many) else None
        self.each: list[Piece] | None = [] if isinstance(shape, Many) and isinstance(shape.of, Value) else None

    def write(self, part: Any) -> str:
        if self.each is not None:
            return self.label + self._write_each(part, self.each)
        if part != self.last:
            self.last = part
            self.text = self.label + self.write_new(part)
        return self.text

    def _write_each(self, parts: Sequence[object], each: list["Piece"]) -> str:
        while len(each) < len(parts) and self.new_piece is not None:
            each.append(self.new_piece())
        return f"[{','.join([piece.write(part) for piece, part in zip(each, parts, strict=False)])}]"


class Scribe:
    """One for each game: actions are the same few over and over, so their JSON is remembered."""

    def __init__(self, game: AnyGame) -> None:
        self.codec = Codec(game)
        self.written: dict[Action, str] = {}
        self.read: dict[bytes, Action] = {}  # clients send back what they were offered, letter for letter

    def write(self, value: Event | View) -> str:
        return self.codec.dumps(value)

    def echo(self) -> Echo:
        return Echo(self.codec, self.codec.game.types.view)

    def action(self, action: Action) -> str:
        text = self.written.get(action)
        if text is None:
            if len(self.written) > MANY:
                self.written.clear()
            text = self.written[action] = self.codec.dumps(action)
        return text

    def actions(self, actions: list[Action]) -> str:
        return f"[{','.join(map(self.action, actions))}]"

    def read_action(self, raw: Raw) -> Action:
        text = bytes(raw)
        action = self.read.get(text)
        if action is None:
            action = self.codec.decode(parse(text.decode(), "action"), Action)
            if len(text) <= LONGEST and len(self.read) < MANY:
                self.read[text] = action
        return action


def points(scores: list[Score]) -> list[Points]:
    return [
        Points(
            points=score.points,
            rank=rank,
            tiebreaks=[(line.what, line.points) for line in score.tiebreaks],
            lines=[(line.what, line.points) for line in score.lines],
        )
        for score, rank in zip(scores, ranks(scores), strict=True)
    ]


def turn_text(turn: Turn, until: int | None) -> str:
    """As a `TurnInfo`."""
    seats = ",".join(map(str, turn.seats))
    return f'{{"kind":"{turn.kind.value}","seats":[{seats}],"until":{"null" if until is None else until}}}'
