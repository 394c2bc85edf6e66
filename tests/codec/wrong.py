"""Changes to a good value that must be refused, where and why."""

from typing import Final

import pytest

from tests.codec.samples import ALL, CODEC
from zoorama.engine.shape import MOST_SEATS

GOOD: Final = CODEC.encode(ALL)
WRONG: Final = [
    pytest.param({"extra": 1}, "action", "unknown-field", id="a field nobody knows"),
    pytest.param({"type": "Nonsense"}, "action.type", "unknown-word", id="a class nobody knows"),
    pytest.param({"type": "Happened"}, "action.type", "unknown-word", id="an event where an action should be"),
    pytest.param({"type": None}, "action.type", "unknown-word", id="no class"),
    pytest.param({"type": ["Everything"]}, "action.type", "unknown-word", id="a list for a class"),
    pytest.param({"number": 6}, "action.number", "out-of-range", id="above the range"),
    pytest.param({"number": -6}, "action.number", "out-of-range", id="below the range"),
    pytest.param({"number": 10**40}, "action.number", "out-of-range", id="a huge number"),
    pytest.param({"number": True}, "action.number", "wrong-type", id="true for a number"),
    pytest.param({"number": "1"}, "action.number", "wrong-type", id="text for a number"),
    pytest.param({"number": 1.0}, "action.number", "wrong-type", id="a fraction for a whole number"),
    pytest.param({"number": float("nan")}, "action.number", "wrong-type", id="NaN"),
    pytest.param({"number": float("inf")}, "action.number", "wrong-type", id="Infinity"),
    pytest.param({"number": None}, "action.number", "wrong-type", id="null for a number"),
    pytest.param({"seat": MOST_SEATS}, "action.seat", "out-of-range", id="a seat too far"),
    pytest.param({"seat": -1}, "action.seat", "out-of-range", id="luck's seat for a player's"),
    pytest.param({"seat": False}, "action.seat", "wrong-type", id="false for a seat"),
    pytest.param({"place": 3}, "action.place", "out-of-range", id="the fourth of three"),
    pytest.param({"place": True}, "action.place", "wrong-type", id="true for the second"),
    pytest.param({"flag": 1}, "action.flag", "wrong-type", id="1 for true"),
    pytest.param({"flag": "true"}, "action.flag", "wrong-type", id="text for true"),
    pytest.param({"beast": "dog"}, "action.beast", "unknown-word", id="a word nobody knows"),
    pytest.param({"beast": "Ant"}, "action.beast", "unknown-word", id="a capital letter"),
    pytest.param({"beast": 0}, "action.beast", "unknown-word", id="the rules' number for a word"),
    pytest.param({"beast": {}}, "action.beast", "unknown-word", id="an object for a word"),
    pytest.param({"name": 5}, "action.name", "wrong-type", id="a number for text"),
    pytest.param({"name": "x" * 9}, "action.name", "wrong-length", id="too long a text"),
    pytest.param({"name": "\ud800"}, "action.name", "unprintable", id="half a letter"),
    pytest.param({"name": "\x1b[2J"}, "action.name", "unprintable", id="a command to the terminal"),
    pytest.param({"name": "a\nb"}, "action.name", "unprintable", id="two lines"),
    pytest.param({"some": []}, "action.some", "wrong-length", id="too few"),
    pytest.param({"some": ["ant"] * 4}, "action.some", "wrong-length", id="too many"),
    pytest.param({"some": "ant"}, "action.some", "wrong-type", id="text for a list"),
    pytest.param({"some": {"0": "ant"}}, "action.some", "wrong-type", id="an object for a list"),
    pytest.param({"some": ["ant", 1]}, "action.some[1]", "unknown-word", id="a wrong part of a list"),
    pytest.param({"perhaps": "none"}, "action.perhaps", "wrong-type", id="text for nothing"),
    pytest.param({"perhaps": 10}, "action.perhaps", "out-of-range", id="too much of something optional"),
    pytest.param({"inner": None}, "action.inner", "wrong-type", id="null for an object"),
    pytest.param({"inner": []}, "action.inner", "wrong-type", id="a list for an object"),
    pytest.param({"inner": {"number": 1}}, "action.inner.type", "unknown-word", id="an inner value without class"),
    pytest.param({"inner": {"type": "Inner"}}, "action.inner", "missing-field", id="an inner field is missing"),
    pytest.param(
        {"inners": [None, {"type": "Inner", "number": 10}]},
        "action.inners[1].number",
        "out-of-range",
        id="something wrong deep inside",
    ),
    pytest.param(
        {"action": {**GOOD, "action": {**GOOD, "place": 9}}},
        "action.action.action.place",
        "out-of-range",
        id="something wrong deeper inside",
    ),
]
