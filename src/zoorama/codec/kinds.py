"""How the fields of a game's actions and events become words, for clients that write the sentences themselves."""

from dataclasses import fields
from typing import Any, cast

from zoorama.codec import shape_of
from zoorama.engine.game import AnyGame
from zoorama.engine.shape import Flag, Many, Maybe, Nth, Seat, Shape, Value, Word

Kinds = dict[str, dict[str, str]]  # by class, then by field

KIND: dict[type[Shape], str] = {Seat: "seat", Nth: "nth", Word: "word", Flag: "flag", Value: "value"}


def kind_of(shape: Shape) -> str:
    """One of `seat`, `nth`, `word`, `flag`, `value` or `plain`, after `maybe` or `many`."""
    match shape:
        case Maybe():
            return "maybe " + kind_of(shape.of)
        case Many():
            return "many " + kind_of(shape.of)
    return KIND.get(type(shape), "plain")


def field_kinds(game: AnyGame) -> Kinds:
    classes = (*game.types.actions, *game.types.events)
    return {cls.__name__: {field.name: kind_of(shape_of(field)) for field in fields(cast(Any, cls))} for cls in classes}
