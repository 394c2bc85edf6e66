"""The codec's format as JSON Schema, one document a game."""

from dataclasses import MISSING, fields

from zoorama.codec import TAG, Codec, Json, shape_of
from zoorama.engine.game import Action, AnyGame, Event, Options, View
from zoorama.engine.record import Record
from zoorama.engine.shape import MOST_SEATS, Flag, Many, Maybe, Nth, Seat, Shape, Text, Value, Whole, Word


class Draft:
    """Collects the definitions that a game's values refer to."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self.definitions: dict[str, Json] = {}

    def one_of(self, classes: tuple[type, ...]) -> Json:
        refs: list[Json] = [{"$ref": f"#/$defs/{self.define(cls)}"} for cls in classes]
        return refs[0] if len(refs) == 1 else {"oneOf": refs}

    def define(self, cls: type) -> str:
        name = cls.__name__
        if name not in self.definitions:
            self.definitions[name] = None  # so that a class may refer to itself
            properties: dict[str, Json] = {TAG: {"const": name}}
            properties |= {field.name: self.describe(shape_of(field)) for field in fields(cls)}
            required: list[Json] = [field.name for field in fields(cls) if field.default is MISSING]
            self.definitions[name] = {
                "type": "object",
                "properties": properties,
                "required": [TAG, *required],
                "additionalProperties": False,
            }
        return name

    def describe(self, shape: Shape) -> Json:
        match shape:
            case Whole():
                return {"type": "integer", "minimum": shape.low, "maximum": shape.high}
            case Seat():
                return {"type": "integer", "minimum": 0, "maximum": MOST_SEATS - 1, "format": "seat"}
            case Nth():
                return {"type": "integer", "minimum": 0, "maximum": shape.count - 1, "format": "nth"}
            case Flag():
                return {"type": "boolean"}
            case Word():
                return {"enum": list(shape.words)}
            case Text():
                return {"type": "string", "maxLength": shape.longest}
            case Maybe():
                return {"anyOf": [self.describe(shape.of), {"type": "null"}]}
            case Many():
                items = self.describe(shape.of)
                return {"type": "array", "items": items, "minItems": shape.least, "maxItems": shape.most}
            case Value():
                return self.one_of(self.codec.classes(shape.classes))
        raise TypeError(f"no schema for {shape}")


def schema(game: AnyGame) -> dict[str, Json]:
    codec = Codec(game)
    draft = Draft(codec)
    roots: dict[str, Json] = {
        kind.__name__.lower(): draft.one_of(codec.classes((kind,))) for kind in (Action, Event, View, Record, Options)
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"{game.name} {game.version}",
        "properties": roots,
        "$defs": draft.definitions,
    }
