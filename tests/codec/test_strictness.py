"""What comes in is read strictly, and what is wrong with it is named with its place."""

from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.codec.mutate import mutated
from tests.codec.samples import ALL, CODEC, CODECS, EVERY_GAME, played, values
from tests.codec.wrong import GOOD, WRONG
from zoorama.codec import Codec, Json, parse
from zoorama.engine.errors import Unreadable
from zoorama.engine.game import Action, AnyGame, Event, Options, View
from zoorama.engine.record import Record
from zoorama.engine.shape import Shape
from zoorama.games import find

DICE = find("zooloretto_dice")
WHOLE = played(DICE)


def refused(data: Json, kind: type = Action) -> tuple[str, str]:
    with pytest.raises(Unreadable) as error:
        CODEC.decode(data, kind)
    assert error.value.path in str(error.value)
    return error.value.path, error.value.problem


def without(name: str) -> dict[str, Json]:
    return {field: part for field, part in GOOD.items() if field != name}


@pytest.mark.parametrize(("changes", "path", "problem"), WRONG)
def test_a_change_is_refused_at_its_place(changes: dict[str, Json], path: str, problem: str) -> None:
    assert refused({**GOOD, **changes}) == (path, problem)


@pytest.mark.parametrize("name", [name for name in GOOD if name != "type"])
def test_a_missing_field_is_named(name: str) -> None:
    with pytest.raises(Unreadable) as error:
        CODEC.decode(without(name), Action)
    assert (error.value.path, error.value.problem, error.value.facts["wanted"]) == ("action", "missing-field", name)


def test_the_class_cannot_be_left_out() -> None:
    assert refused(without("type")) == ("action.type", "unknown-word")


@pytest.mark.parametrize(
    ("data", "given"),
    [
        (None, "null"),
        (True, "flag"),
        (7, "whole"),
        (0.5, "number"),
        ("Nothing", "text"),
        ([], "list"),
    ],
)
def test_what_is_no_object_at_all_is_named_for_what_it_is(data: Json, given: str) -> None:
    with pytest.raises(Unreadable) as error:
        CODEC.decode(data, Action)
    assert error.value.facts == {"path": "action", "given": given, "wanted": "object"}


def test_an_error_names_what_would_have_been_allowed() -> None:
    with pytest.raises(Unreadable) as error:
        CODEC.decode({**GOOD, "beast": "dog"}, Action)
    assert error.value.facts == {"path": "action.beast", "given": "dog", "known": "ant, bee, cat"}
    with pytest.raises(Unreadable) as error:
        CODEC.decode({"type": "Nothing", "extra": 1}, Action)
    assert error.value.facts == {"path": "action", "given": "extra", "known": "-"}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        pytest.param("", "not-json", id="nothing"),
        pytest.param("hello", "not-json", id="a word"),
        pytest.param('{"type": "Nothing"', "not-json", id="cut off"),
        pytest.param('{"type": "Noth', "not-json", id="cut off in a word"),
        pytest.param('{"type": "Nothing"} {}', "not-json", id="two things"),
        pytest.param("{'type': 'Nothing'}", "not-json", id="Python, not JSON"),
        pytest.param('{"type": "Nothing",}', "not-json", id="a comma too many"),
        pytest.param('\ufeff{"type": "Nothing"}', "not-json", id="a byte order mark"),
        pytest.param('{"type": "Nothing\x00"}', "not-json", id="a control character"),
        pytest.param('{"type": "Nothing", "type": "Nothing"}', "repeated-field", id="a field twice"),
        pytest.param('{"type": "Nothing", "a": {"b": 1, "b": 2}}', "repeated-field", id="an inner field twice"),
        pytest.param("[" * 100_000, "too-deep", id="endless lists"),
        pytest.param('{"a":' * 100_000, "too-deep", id="endless objects"),
        pytest.param("9" * 5_000, "too-many-digits", id="a number of 5000 digits"),
        pytest.param('{"type": -' + "9" * 5_000 + "}", "too-many-digits", id="a negative one, inside"),
    ],
)
def test_what_is_not_json_is_refused(text: str, problem: str) -> None:
    with pytest.raises(Unreadable) as error:
        CODEC.loads(text, Action)
    assert (error.value.path, error.value.problem) == ("json", problem)


def test_the_place_where_json_breaks_off_is_told() -> None:
    with pytest.raises(Unreadable) as error:
        parse('{"a": 1,\n "b": }')
    assert error.value.facts == {"path": "json", "line": 2, "column": 7}


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "-1e999", "1e2", "0.0", "-0.5"])
def test_only_whole_numbers_are_numbers(number: str) -> None:
    text = CODEC.dumps(ALL).replace('"number":-5', f'"number":{number}')
    with pytest.raises(Unreadable) as error:
        CODEC.loads(text, Action)
    assert (error.value.path, error.value.problem) == ("action.number", "wrong-type")


@pytest.mark.parametrize("field", ["beast", "number", "name", "inner", "type", "some", "unknown"])
def test_nesting_that_json_just_bears_does_not_break_the_reader(field: str) -> None:
    for depth in range(900, 1000, 3):
        nested: Any = 1
        for _ in range(depth):
            nested = [nested]
        with pytest.raises(Unreadable):
            CODEC.decode({**GOOD, field: nested}, Action)


def test_actions_inside_actions_without_end_are_refused() -> None:
    text = '{"type":"Happened","what":' + CODEC.dumps(ALL)[:-1].replace('"action":{"type":"Nothing"}', '"action":')
    opening = text[text.index('{"type":"Everything"') :]
    with pytest.raises(Unreadable):
        CODEC.loads(opening * 400 + "null" + "}" * 400, Action)


KINDS: tuple[type, ...] = (Action, Event, View, Options)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
@settings(max_examples=40, deadline=None, derandomize=True)
@given(data=st.data())
def test_a_changed_value_is_refused_or_means_what_it_says(game: AnyGame, kind: type, data: st.DataObject) -> None:
    codec = CODECS[game.name]
    changed = data.draw(mutated(codec.encode(data.draw(values(codec, kind)))))
    try:
        read: object = codec.decode(changed, kind)
    except Unreadable:
        return
    assert codec.encode(read) == filled(codec, changed)
    assert codec.loads(codec.dumps(read), kind) == read


def filled(codec: Codec, data: Json) -> Json:
    """With the options that were left out, which then have their defaults."""
    if isinstance(data, list):
        return [filled(codec, part) for part in data]
    if not isinstance(data, dict):
        return data
    left_out = codec.options() if data["type"] == codec.game.types.options.__name__ else {}
    return {**left_out, **{name: filled(codec, part) for name, part in data.items()}}


@dataclass(frozen=True)
class Shapeless(Action):
    thing: int = field(metadata={"shape": Shape()})


def test_a_shape_that_cannot_be_read_is_a_mistake_of_the_programmer() -> None:
    with pytest.raises(TypeError, match="Shape"):
        CODEC.decode({"type": "Shapeless", "thing": 1}, Shapeless)


def test_a_record_is_decoded_for_its_own_game_only() -> None:
    with pytest.raises(Unreadable):
        CODEC.decode(Codec(DICE).encode(WHOLE), Record)
