"""Compiled classes forget their annotations, so every field states its shape as well: the two must agree.

Only classes that run interpreted still know their annotations; the others are checked in the interpreted build.
"""

import sys
from dataclasses import MISSING, fields
from functools import reduce
from operator import or_
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest

from tests.laws.table import ALL_GAMES
from zoorama.codec import Codec, shape_of
from zoorama.engine.game import AnyGame
from zoorama.engine.record import Move, Record
from zoorama.engine.score import Line, Score
from zoorama.engine.shape import Flag, Many, Maybe, Nth, Seat, Shape, Text, Value, Whole, Word


def every_field_states_its_shape(game: AnyGame) -> None:
    for cls in spoken(game):
        for field in fields(cls):
            assert "shape" in field.metadata, f"{cls.__name__}.{field.name} states no shape"
            assert field.default_factory is MISSING, f"{cls.__name__}.{field.name}: the codec knows plain defaults only"


def shapes_agree_with_annotations(game: AnyGame) -> None:
    for cls in filter(is_interpreted, spoken(game)):
        hints = get_type_hints(cls)
        for field in fields(cls):
            shape = shape_of(field)
            assert agrees(shape, hints[field.name]), f"{cls.__name__}.{field.name}: {shape} is not {hints[field.name]}"


def values_are_frozen(game: AnyGame) -> None:
    for cls in spoken(game):
        assert cls.__dataclass_params__.frozen, f"{cls.__name__} can change"


def no_two_classes_share_a_name(game: AnyGame) -> None:
    """Values are told by their class's name, and so are the definitions in the schema."""
    named: dict[str, Any] = {}
    for cls in spoken(game):
        assert named.setdefault(cls.__name__, cls) is cls, f"{cls.__name__} is two classes: rename the game's own"


LAWS = (every_field_states_its_shape, shapes_agree_with_annotations, values_are_frozen, no_two_classes_share_a_name)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_shapes(law: Any, game: AnyGame) -> None:
    law(game)


def spoken(game: AnyGame) -> list[Any]:
    """The classes a game's values are made of, parts of parts included."""
    types = game.types
    found: list[Any] = [*types.actions, *types.events, types.view, types.options, Record, Move, Score, Line]
    for cls in found:
        shapes = [field.metadata["shape"] for field in fields(cls) if "shape" in field.metadata]
        found += [part for shape in shapes for part in parts(game, shape) if part not in found]
    return found


def parts(game: AnyGame, shape: Shape) -> tuple[type, ...]:
    match shape:
        case Many() | Maybe():
            return parts(game, shape.of)
        case Value():
            return Codec(game).classes(shape.classes)
    return ()


def is_interpreted(cls: type) -> bool:
    return str(sys.modules[cls.__module__].__file__).endswith(".py")


def agrees(shape: Shape, hint: Any) -> bool:
    match shape:
        case Whole() | Seat() | Nth() | Word():
            return hint is int
        case Flag():
            return hint is bool
        case Text():
            return hint is str
        case Many():
            return get_origin(hint) is tuple and get_args(hint)[1:] == (...,) and agrees(shape.of, get_args(hint)[0])
        case Maybe():
            return is_optional(hint) and agrees(shape.of, without_none(hint))
        case Value():
            allowed = set(alternatives(hint))
            return all(any(issubclass(cls, wide) for wide in allowed) for cls in shape.classes)
    return False


def alternatives(hint: Any) -> tuple[Any, ...]:
    return get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)


def is_optional(hint: Any) -> bool:
    return NoneType in alternatives(hint)


def without_none(hint: Any) -> Any:
    return reduce(or_, (part for part in alternatives(hint) if part is not NoneType))
