"""Plain data to values, strictly: every field known, present, of its shape and within its bounds."""

from dataclasses import MISSING, fields
from typing import Any, cast

from zoorama.codec.classes import Classes, shape_of
from zoorama.codec.json import TAG, Json, kind_of
from zoorama.engine.errors import Unreadable
from zoorama.engine.shape import MOST_SEATS, Flag, Many, Maybe, Nth, Seat, Shape, Text, Value, Whole, Word


class Reader:
    def __init__(self, classes: Classes) -> None:
        self.classes = classes

    def value(self, data: Json, classes: tuple[type, ...], path: str) -> object:
        """An instance of one of these classes."""
        if not isinstance(data, dict):
            raise Unreadable(path, "wrong-type", {"given": kind_of(data), "wanted": "object"})
        cls = _named(data, classes, path)
        known = {field.name: field for field in fields(cast(Any, cls))}
        for name in data:
            if name != TAG and name not in known:
                raise Unreadable(path, "unknown-field", {"given": name, "known": ", ".join(known) or "-"})
        values: dict[str, object] = {}
        for name, field in known.items():
            if name in data:
                values[name] = self._shaped(data[name], shape_of(field), f"{path}.{name}")
            elif field.default is MISSING:
                raise Unreadable(path, "missing-field", {"wanted": name})
        return cls(**values)

    def _shaped(self, data: Json, shape: Shape, path: str) -> object:
        match shape:
            case Maybe():
                return None if data is None else self._shaped(data, shape.of, path)
            case Many():
                return self._many(data, shape, path)
            case Value():
                return self.value(data, self.classes.allowed(shape.classes), path)
        return _leaf(data, shape, path)

    def _many(self, data: Json, shape: Many, path: str) -> tuple[object, ...]:
        if not isinstance(data, list):
            raise Unreadable(path, "wrong-type", {"given": kind_of(data), "wanted": "list"})
        _need_length(len(data), shape.least, shape.most, path)
        return tuple(self._shaped(part, shape.of, f"{path}[{index}]") for index, part in enumerate(data))


def _named(data: dict[str, Json], classes: tuple[type, ...], path: str) -> type:
    for cls in classes:
        if data.get(TAG) == cls.__name__:
            return cls
    known = ", ".join(cls.__name__ for cls in classes)
    raise Unreadable(f"{path}.{TAG}", "unknown-word", {"given": str(data.get(TAG)), "known": known})


def _leaf(data: Json, shape: Shape, path: str) -> object:
    match shape:
        case Whole():
            return _whole(data, shape.low, shape.high, path)
        case Seat():
            return _whole(data, 0, MOST_SEATS - 1, path)
        case Nth():
            return _whole(data, 0, shape.count - 1, path)
        case Flag():
            return _flag(data, path)
        case Word():
            return _word(data, shape, path)
        case Text():
            return _text(data, shape, path)
    raise TypeError(f"no way to read {shape}")


def _whole(data: Json, low: int, high: int, path: str) -> int:
    if not isinstance(data, int) or isinstance(data, bool):
        raise Unreadable(path, "wrong-type", {"given": kind_of(data), "wanted": "whole"})
    if not low <= data <= high:
        raise Unreadable(path, "out-of-range", {"given": str(data), "low": low, "high": high})
    return data


def _flag(data: Json, path: str) -> bool:
    if not isinstance(data, bool):
        raise Unreadable(path, "wrong-type", {"given": kind_of(data), "wanted": "flag"})
    return data


def _word(data: Json, shape: Word, path: str) -> int:
    if not isinstance(data, str) or data not in shape.words:
        raise Unreadable(path, "unknown-word", {"given": str(data), "known": ", ".join(shape.words)})
    return shape.words.index(data)


def _text(data: Json, shape: Text, path: str) -> str:
    if not isinstance(data, str):
        raise Unreadable(path, "wrong-type", {"given": kind_of(data), "wanted": "text"})
    _need_length(len(data), 0, shape.longest, path)
    if not data.isprintable():  # half a letter breaks every printer, a control code commands the terminal
        raise Unreadable(path, "unprintable")
    return data


def _need_length(given: int, least: int, most: int, path: str) -> None:
    if not least <= given <= most:
        raise Unreadable(path, "wrong-length", {"given": given, "least": least, "most": most})
