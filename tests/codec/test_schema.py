"""The published schemas, read by an independent validator."""

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from tests.codec.mutate import mutated
from tests.codec.samples import CODECS, EVERY_GAME, SAMPLER, played, values
from tests.codec.wrong import GOOD, WRONG
from zoorama.codec import Codec, Json
from zoorama.codec.schema import Draft, schema
from zoorama.engine.errors import Unreadable
from zoorama.engine.game import Action, AnyGame, Event, Options, View
from zoorama.engine.record import Record
from zoorama.engine.shape import Shape
from zoorama.games import GAMES

KINDS: tuple[type, ...] = (Action, Event, View, Options, Record)
games = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
kinds = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)


@cache
def validator(game: AnyGame) -> Draft202012Validator:
    return Draft202012Validator(schema(game))


def fits(game: AnyGame, kind: type, data: Json) -> bool:
    return bool(validator(game).is_valid({kind.__name__.lower(): data}))


@games
def test_a_schema_is_a_valid_schema(game: AnyGame) -> None:
    document = schema(game)
    assert document["$schema"] == Draft202012Validator.META_SCHEMA["$id"]
    Draft202012Validator.check_schema(document)
    assert json.loads(json.dumps(document)) == document


@games
def test_every_class_of_a_game_is_in_its_schema(game: AnyGame) -> None:
    definitions: Any = schema(game)["$defs"]
    for cls in (*game.types.actions, *game.types.events, game.types.view, game.types.options, Record):
        assert definitions[cls.__name__]["properties"]["type"] == {"const": cls.__name__}
        assert definitions[cls.__name__]["additionalProperties"] is False


@games
def test_every_reference_in_a_schema_leads_somewhere(game: AnyGame) -> None:
    document = json.dumps(schema(game))
    definitions: Any = schema(game)["$defs"]
    used = {part.split('"')[0] for part in document.split("#/$defs/")[1:]}
    assert used == set(definitions)


@kinds
@games
@settings(max_examples=15, deadline=None, derandomize=True)
@given(data=st.data())
def test_what_the_codec_writes_fits_the_schema(game: AnyGame, kind: type, data: st.DataObject) -> None:
    codec = CODECS[game.name]
    assert fits(game, kind, codec.encode(data.draw(values(codec, kind))))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_whole_record_fits_the_schema(game: AnyGame) -> None:
    assert fits(game, Record, Codec(game).encode(played(game)))


@pytest.mark.parametrize(("changes", "path", "problem"), WRONG)
def test_what_the_codec_refuses_does_not_fit_the_schema(changes: dict[str, Json], path: str, problem: str) -> None:
    whole_fraction = isinstance(changes.get("number"), float) and changes["number"] == 1
    beyond_a_schema = problem == "unprintable" or whole_fraction
    assert fits(SAMPLER, Action, GOOD)
    assert fits(SAMPLER, Action, {**GOOD, **changes}) == beyond_a_schema


@kinds
@games
@settings(max_examples=30, deadline=None, derandomize=True)
@given(data=st.data())
def test_the_schema_and_the_codec_refuse_the_same(game: AnyGame, kind: type, data: st.DataObject) -> None:
    """But for two things no schema can tell: 1.0 from 1, and what can be printed from what cannot."""
    codec = CODECS[game.name]
    changed = data.draw(mutated(codec.encode(data.draw(values(codec, kind)))))
    written = json.dumps(changed)
    try:
        codec.decode(changed, kind)
        readable = True
    except Unreadable:
        readable = False
    assert fits(game, kind, changed) == readable or ("1.0" in written or "\\ud800" in written)


def test_a_shape_without_a_description_is_a_mistake_of_the_programmer() -> None:
    with pytest.raises(TypeError, match="Shape"):
        Draft(Codec(SAMPLER)).describe(Shape())
