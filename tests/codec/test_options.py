"""Options typed as text: `--option name=value`."""

import pytest

from tests.codec.samples import CODEC, Choices
from zoorama.codec import TAG
from zoorama.engine.errors import Unreadable
from zoorama.engine.game import Options


def chosen(name: str, text: str) -> Options:
    return CODEC.decode({TAG: "Choices", name: CODEC.option(name, text)}, Options)


def test_a_game_tells_its_options_and_their_defaults() -> None:
    assert CODEC.options() == {
        "number": 3,
        "open": False,
        "beast": "bee",
        "name": "zoo",
        "limit": None,
        "beasts": [],
        "rows": [1],
    }


@pytest.mark.parametrize(
    ("name", "text", "options"),
    [
        ("number", "7", Choices(number=7)),
        ("number", "-9", Choices(number=-9)),
        ("open", "yes", Choices(open=True)),
        ("open", "true", Choices(open=True)),
        ("open", "on", Choices(open=True)),
        ("open", "1", Choices(open=True)),
        ("open", "no", Choices(open=False)),
        ("open", "false", Choices(open=False)),
        ("open", "off", Choices(open=False)),
        ("open", "0", Choices(open=False)),
        ("beast", "cat", Choices(beast=2)),
        ("name", "12", Choices(name="12")),
        ("name", "", Choices(name="")),
        ("limit", "", Choices(limit=None)),
        ("limit", "5", Choices(limit=5)),
        ("beasts", "", Choices(beasts=())),
        ("beasts", "ant,cat", Choices(beasts=(0, 2))),
        ("rows", "1,2,3", Choices(rows=(1, 2, 3))),
    ],
)
def test_a_typed_option_is_read_as_its_shape_asks(name: str, text: str, options: Choices) -> None:
    assert chosen(name, text) == options


@pytest.mark.parametrize(
    ("name", "text", "path", "problem"),
    [
        ("colours", "3", "options", "unknown-field"),
        ("type", "Choices", "options", "unknown-field"),
        ("", "3", "options", "unknown-field"),
        ("number", "10", "options.number", "out-of-range"),
        ("number", "1" * 5000, "options.number", "wrong-type"),
        ("number", "three", "options.number", "wrong-type"),
        ("number", "--3", "options.number", "wrong-type"),
        ("number", "-", "options.number", "wrong-type"),
        ("number", "3-", "options.number", "wrong-type"),
        ("number", "1.5", "options.number", "wrong-type"),
        ("number", "", "options.number", "wrong-type"),
        ("number", "²", "options.number", "wrong-type"),
        ("open", "maybe", "options.open", "wrong-type"),
        ("beast", "dog", "options.beast", "unknown-word"),
        ("name", "far too long", "options.name", "wrong-length"),
        ("limit", "none", "options.limit", "wrong-type"),
        ("beasts", "ant,,cat", "options.beasts[1]", "unknown-word"),
        ("beasts", "ant,ant,ant,ant", "options.beasts", "wrong-length"),
        ("rows", "1,x", "options.rows[1]", "wrong-type"),
    ],
)
def test_an_option_that_cannot_be_is_refused_and_named(name: str, text: str, path: str, problem: str) -> None:
    with pytest.raises(Unreadable) as error:
        chosen(name, text)
    assert (error.value.path, error.value.problem) == (path, problem)
