"""Values to JSON and back, by class name, strict on what comes in."""

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from operator import attrgetter
from typing import Any, Final, NoReturn, TypeVar, cast

from zoorama.engine.errors import Fact, Unreadable
from zoorama.engine.game import Action, AnyGame, Event, Options, View
from zoorama.engine.record import Record
from zoorama.engine.shape import MOST_SEATS, Flag, Many, Maybe, Nth, Seat, Shape, Text, Value, Whole, Word
from zoorama.games import find

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
T = TypeVar("T")
Writer = Callable[[Any], str]  # a value's JSON

TAG = "type"  # the key that names a value's class
CERTIFICATE: Final = "Certificate"  # the class of what a table server hands out: a record and more
DIGITS: Final = re.compile(r"-?\d{1,30}")  # no number here has more; Python itself gives up at some thousands


class Codec:
    """The wire format of one game."""

    def __init__(self, game: AnyGame) -> None:
        types = game.types
        self.game = game
        self.writers: dict[type, Writer] = {}
        self.concrete: dict[type, tuple[type, ...]] = {
            Action: types.actions,
            Event: types.events,
            View: (types.view,),
            Options: (types.options,),
        }

    def classes(self, kinds: tuple[type, ...]) -> tuple[type, ...]:
        """The classes that can stand where these are allowed."""
        return tuple(concrete for kind in kinds for concrete in self.concrete.get(kind, (kind,)))

    def encode(self, value: object) -> dict[str, Json]:
        return cast(dict[str, Json], json.loads(self.dumps(value)))

    def decode(self, data: Json, kind: type[T]) -> T:
        """An instance of `kind`, which may be as wide as Action or Event."""
        path = kind.__name__.lower()
        try:
            return cast(T, self._incoming_value(data, self.classes((kind,)), path))
        except RecursionError as error:
            raise Unreadable(path, "too-deep") from error

    def dumps(self, value: object) -> str:
        return self._write(value)

    def loads(self, text: str, kind: type[T]) -> T:
        return self.decode(parse(text), kind)

    def text(self, value: object) -> str:
        """One readable line: `Load(die=lion, truck=1)`."""
        return _plain(self.encode(value))

    def options(self) -> dict[str, Json]:
        """The game's options and their defaults."""
        return {name: part for name, part in self.encode(self.game.types.options()).items() if name != TAG}

    def option(self, name: str, text: str) -> Json:
        """What a typed `name=text` means, to be decoded among the options."""
        shapes = {field.name: shape_of(field) for field in fields(self.game.types.options)}
        if name not in shapes:
            _refuse("options", "unknown-field", {"given": name, "known": ", ".join(shapes) or "-"})
        return _from_text(text, shapes[name])

    def _write(self, value: object) -> str:
        writer = self.writers.get(type(value))
        if writer is None:
            writer = self.writers[type(value)] = self._class_writer(type(value))
        return writer(value)

    def _class_writer(self, cls: type) -> Writer:
        """Made once for a class, as views are written for every seat after every move."""
        known = fields(cls)
        if not known:
            alone = f'{{"{TAG}":"{cls.__name__}"}}'
            return lambda value: alone
        names = [field.name for field in known]
        writers = [self.writer(shape_of(field)) for field in known]
        form = f'{{"{TAG}":"{cls.__name__}",' + ",".join(f'"{name}":%s' for name in names) + "}"
        if len(names) == 1:
            name, write = names[0], writers[0]
            return lambda value: form % write(getattr(value, name))
        parts = attrgetter(*names)
        return lambda value: form % tuple([write(part) for write, part in zip(writers, parts(value), strict=True)])

    def writer(self, shape: Shape) -> Writer:
        match shape:
            case Maybe():
                within = self.writer(shape.of)
                return lambda value: "null" if value is None else within(value)
            case Many():
                each = self.writer(shape.of)
                return lambda value: f"[{','.join(map(each, value))}]"
            case Word():
                return [quoted(word) for word in shape.words].__getitem__
            case Value():
                return self._write
            case Flag():
                return ("false", "true").__getitem__
            case Text():
                return quoted
        return str

    def _incoming(self, data: Json, shape: Shape, path: str) -> object:
        match shape:
            case Maybe():
                return None if data is None else self._incoming(data, shape.of, path)
            case Many():
                return self._incoming_many(data, shape, path)
            case Value():
                return self._incoming_value(data, self.classes(shape.classes), path)
        return _incoming_leaf(data, shape, path)

    def _incoming_many(self, data: Json, shape: Many, path: str) -> tuple[object, ...]:
        if not isinstance(data, list):
            _refuse(path, "wrong-type", {"given": _kind(data), "wanted": "list"})
        if not shape.least <= len(data) <= shape.most:
            _refuse(path, "wrong-length", {"given": len(data), "least": shape.least, "most": shape.most})
        return tuple(self._incoming(part, shape.of, f"{path}[{index}]") for index, part in enumerate(data))

    def _incoming_value(self, data: Json, classes: tuple[type, ...], path: str) -> object:
        if not isinstance(data, dict):
            _refuse(path, "wrong-type", {"given": _kind(data), "wanted": "object"})
        cls = _named(data, classes, path)
        known = {field.name: field for field in fields(cls)}
        for name in data:
            if name != TAG and name not in known:
                _refuse(path, "unknown-field", {"given": name, "known": ", ".join(known) or "-"})
        values: dict[str, object] = {}
        for name, field in known.items():
            if name in data:
                values[name] = self._incoming(data[name], shape_of(field), f"{path}.{name}")
            elif field.default is MISSING:
                _refuse(path, "missing-field", {"wanted": name})
        return cls(**values)


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def shape_of(field: Field[Any]) -> Shape:
    return cast(Shape, field.metadata["shape"])


def parse(text: str, source: str = "json") -> Json:
    try:
        return cast(Json, json.loads(text, object_pairs_hook=_each_once))
    except json.JSONDecodeError as error:
        raise Unreadable(source, "not-json", {"line": error.lineno, "column": error.colno}) from error
    except ValueError as error:
        raise Unreadable(source, "too-many-digits") from error
    except RecursionError as error:
        raise Unreadable(source, "too-deep") from error


def whole_number(text: str) -> int | None:
    """What somebody who typed these digits means; None for anything else."""
    return int(text) if DIGITS.fullmatch(text) else None


def read_record(text: str, source: str = "json") -> tuple[AnyGame, Record]:
    """A record, alone or on a table's certificate, and the game, in its rules version, that it was played by."""
    data = record_in(parse(text, source))
    game = game_of(data)
    return game, Codec(game).decode(data, Record)


def record_in(data: Json) -> Json:
    """What a table's certificate holds as its record; anything else is to be one itself."""
    return data.get("record") if isinstance(data, dict) and is_certificate(data) else data


def is_certificate(data: Json) -> bool:
    return isinstance(data, dict) and data.get(TAG) == CERTIFICATE


def game_of(data: Json) -> AnyGame:
    """The game that what is to be a record says it tells of."""
    if not isinstance(data, dict):
        _refuse("record", "wrong-type", {"given": _kind(data), "wanted": "object"})
    name, version = data.get("game"), data.get("version")
    if not isinstance(name, str) or not isinstance(version, int):
        _refuse("record", "missing-field", {"wanted": "game, version"})
    return find(name, version)


def digest(game: AnyGame, record: Record) -> str:
    return hashlib.sha256(Codec(game).dumps(record).encode()).hexdigest()


def _refuse(path: str, problem: str, facts: dict[str, Fact]) -> NoReturn:
    raise Unreadable(path, problem, facts)


def _each_once(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for name, value in pairs:
        if name in found:
            _refuse("json", "repeated-field", {"given": name})
        found[name] = value
    return found


def _named(data: dict[str, Json], classes: tuple[type, ...], path: str) -> type:
    for cls in classes:
        if data.get(TAG) == cls.__name__:
            return cls
    _refuse(
        f"{path}.{TAG}",
        "unknown-word",
        {"given": str(data.get(TAG)), "known": ", ".join(cls.__name__ for cls in classes)},
    )


def _incoming_leaf(data: Json, shape: Shape, path: str) -> object:
    match shape:
        case Whole():
            return _incoming_number(data, shape.low, shape.high, path)
        case Seat():
            return _incoming_number(data, 0, MOST_SEATS - 1, path)
        case Nth():
            return _incoming_number(data, 0, shape.count - 1, path)
        case Flag():
            if not isinstance(data, bool):
                _refuse(path, "wrong-type", {"given": _kind(data), "wanted": "flag"})
            return data
        case Word():
            if not isinstance(data, str) or data not in shape.words:
                _refuse(path, "unknown-word", {"given": str(data), "known": ", ".join(shape.words)})
            return shape.words.index(data)
        case Text():
            if not isinstance(data, str):
                _refuse(path, "wrong-type", {"given": _kind(data), "wanted": "text"})
            if len(data) > shape.longest:
                _refuse(path, "wrong-length", {"given": len(data), "least": 0, "most": shape.longest})
            if not data.isprintable():  # half a letter breaks every printer, a control code commands the terminal
                _refuse(path, "unprintable", {})
            return data
    raise TypeError(f"no way to read {shape}")


def _incoming_number(data: Json, low: int, high: int, path: str) -> int:
    if not isinstance(data, int) or isinstance(data, bool):
        _refuse(path, "wrong-type", {"given": _kind(data), "wanted": "whole"})
    if not low <= data <= high:
        _refuse(path, "out-of-range", {"given": str(data), "low": low, "high": high})
    return data


def _from_text(text: str, shape: Shape) -> Json:
    """Typed at a prompt, everything is text: make of it what the shape asks for, and leave the rest to decoding."""
    match shape:
        case Whole():
            number = whole_number(text)
            return text if number is None else number
        case Flag() if text in ("true", "yes", "on", "1"):
            return True
        case Flag() if text in ("false", "no", "off", "0"):
            return False
        case Maybe():
            return None if text == "" else _from_text(text, shape.of)
        case Many():
            return [_from_text(part, shape.of) for part in text.split(",")] if text else []
    return text


def _kind(data: Json) -> str:
    match data:
        case None:
            return "null"
        case bool():
            return "flag"
        case int():
            return "whole"
        case float():
            return "number"
        case str():
            return "text"
        case list():
            return "list"
    return "object"


def _plain(data: Json) -> str:
    match data:
        case list():
            return "[" + " ".join(_plain(part) for part in data) + "]"
        case dict():
            parts = (f"{name}={_plain(part)}" for name, part in data.items() if name != TAG)
            return f"{data[TAG]}({', '.join(parts)})"
        case None:
            return "-"
    return str(data).lower() if isinstance(data, bool) else str(data)
