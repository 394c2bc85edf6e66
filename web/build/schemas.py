"""Prints the JSON Schemas that the client's types are made from, and their digest: `python web/build/schemas.py`."""

import hashlib
import json
import sys
from dataclasses import fields
from typing import Any, cast

import msgspec

from zoorama.codec import Json, shape_of
from zoorama.codec.schema import schema
from zoorama.engine.game import AnyGame
from zoorama.engine.shape import Flag, Many, Maybe, Nth, Seat, Shape, Value, Word
from zoorama.games import GAMES
from zoorama.server.protocol import messages as wire


def told() -> list[type]:
    """Every message of the wire, and what goes over HTTP."""
    structs = [part for part in vars(wire).values() if isinstance(part, type) and issubclass(part, msgspec.Struct)]
    return [struct for struct in structs if struct.__struct_fields__ or struct is wire.Ping]


def wire_schema() -> dict[str, Any]:
    _, definitions = msgspec.json.schema_components(told(), ref_template="#/$defs/{name}")
    return {"title": "wire", "type": "object", "protocol": wire.PROTOCOL, "$defs": definitions}


def kind_of(shape: Shape) -> str:
    """How a field's value becomes words, as web/src/lib/facts.ts reads it."""
    match shape:
        case Maybe():
            return "maybe " + kind_of(shape.of)
        case Many():
            return "many " + kind_of(shape.of)
        case Value():
            return "value"
    return {Seat: "seat", Nth: "nth", Word: "word", Flag: "flag"}.get(type(shape), "plain")


def kinds(game: AnyGame) -> dict[str, Json]:
    classes = (*game.types.actions, *game.types.events)
    return {cls.__name__: {field.name: kind_of(shape_of(field)) for field in fields(cast(Any, cls))} for cls in classes}


def everything() -> dict[str, Any]:
    games = {game.name: {"schema": schema(game), "kinds": kinds(game)} for game in GAMES}
    return {"wire": wire_schema(), "games": games}


def digest() -> str:
    return hashlib.sha256(json.dumps(everything(), sort_keys=True).encode()).hexdigest()


if __name__ == "__main__":
    json.dump({"digest": digest(), **everything()}, sys.stdout)
