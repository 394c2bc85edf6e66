"""Values as people type and read them: `games=3` typed, `Load(die=lion, truck=1)` read."""

import re
from typing import Final

from zoorama.codec.json import TAG, Json
from zoorama.engine.shape import Flag, Many, Maybe, Shape, Whole

DIGITS: Final = re.compile(r"-?\d{1,30}")  # no number here has more; Python itself gives up at some thousands
YES: Final = ("true", "yes", "on", "1")
NO: Final = ("false", "no", "off", "0")


def whole_number(text: str) -> int | None:
    """What somebody who typed these digits means; None for anything else."""
    return int(text) if DIGITS.fullmatch(text) else None


def typed(text: str, shape: Shape) -> Json:
    """What typed text means where this shape is wanted. What it cannot mean stays text, for the reader to refuse."""
    match shape:
        case Whole():
            number = whole_number(text)
            return text if number is None else number
        case Flag() if text in YES:
            return True
        case Flag() if text in NO:
            return False
        case Maybe():
            return None if text == "" else typed(text, shape.of)
        case Many():
            return [typed(part, shape.of) for part in text.split(",")] if text else []
    return text


def one_line(data: Json) -> str:
    """An encoded value on one readable line."""
    match data:
        case list():
            return "[" + " ".join(one_line(part) for part in data) + "]"
        case dict():
            parts = (f"{name}={one_line(part)}" for name, part in data.items() if name != TAG)
            return f"{data[TAG]}({', '.join(parts)})"
        case None:
            return "-"
        case bool():
            return str(data).lower()
    return str(data)
