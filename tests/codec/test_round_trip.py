import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.codec.samples import ALL, CODEC, CODECS, EVERY_GAME, Everything, Happened, Nothing, values
from zoorama.engine.game import Action, AnyGame, Event, Options, View
from zoorama.engine.record import Record

KINDS: tuple[type, ...] = (Action, Event, View, Options, Record)


def test_a_value_is_written_by_its_class_name_and_words() -> None:
    assert CODEC.encode(ALL) == {
        "type": "Everything",
        "number": -5,
        "seat": 7,
        "place": 2,
        "flag": True,
        "beast": "cat",
        "name": "Zoë 🦁",
        "some": ["ant", "cat"],
        "perhaps": None,
        "inner": {"type": "Inner", "number": 4},
        "inners": [{"type": "Inner", "number": 1}, None],
        "action": {"type": "Nothing"},
    }


def test_a_value_has_one_readable_line() -> None:
    assert CODEC.text(ALL) == (
        "Everything(number=-5, seat=7, place=2, flag=true, beast=cat, name=Zoë 🦁, some=[ant cat], perhaps=-, "
        "inner=Inner(number=4), inners=[Inner(number=1) -], action=Nothing())"
    )


def test_json_is_compact_and_keeps_letters_as_they_are() -> None:
    assert CODEC.dumps(Happened(Nothing())) == '{"type":"Happened","what":{"type":"Nothing"}}'
    assert "Zoë 🦁" in CODEC.dumps(ALL)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
@settings(max_examples=25, deadline=None, derandomize=True)
@given(data=st.data())
def test_what_is_written_is_read_back_as_it_was(game: AnyGame, kind: type, data: st.DataObject) -> None:
    codec = CODECS[game.name]
    value = data.draw(values(codec, kind))
    assert codec.decode(codec.encode(value), kind) == value
    assert codec.loads(codec.dumps(value), kind) == value


def test_a_word_is_a_number_again_when_it_comes_in() -> None:
    read = CODEC.decode(CODEC.encode(ALL), Action)
    assert isinstance(read, Everything)
    assert (read.beast, read.some) == (2, (0, 2))


def test_fields_with_a_default_may_be_left_out() -> None:
    read = CODEC.decode({"type": "Choices", "number": 4}, Options)
    assert json.loads(CODEC.dumps(read)) == {**CODEC.options(), "type": "Choices", "number": 4}
