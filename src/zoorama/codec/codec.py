"""The JSON format of one game: its actions, events, views, options and records."""

import json
from dataclasses import fields
from typing import TypeVar, cast

from zoorama.codec.classes import Classes, shape_of
from zoorama.codec.json import TAG, Json, parse
from zoorama.codec.read import Reader
from zoorama.codec.text import one_line, typed
from zoorama.codec.write import Write, Writer
from zoorama.engine.errors import Unreadable
from zoorama.engine.game import AnyGame
from zoorama.engine.shape import Shape

T = TypeVar("T")


class Codec:
    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._classes = Classes(game.types)
        self._reader = Reader(self._classes)
        self._writer = Writer()

    def classes(self, kinds: tuple[type, ...]) -> tuple[type, ...]:
        """The classes that can stand where these are allowed."""
        return self._classes.allowed(kinds)

    def dumps(self, value: object) -> str:
        return self._writer.write(value)

    def loads(self, text: str, kind: type[T]) -> T:
        return self.decode(parse(text), kind)

    def encode(self, value: object) -> dict[str, Json]:
        return cast(dict[str, Json], json.loads(self.dumps(value)))

    def decode(self, data: Json, kind: type[T]) -> T:
        """An instance of `kind`, which may be as wide as Action or Event."""
        path = kind.__name__.lower()
        try:
            return cast(T, self._reader.value(data, self.classes((kind,)), path))
        except RecursionError as error:
            raise Unreadable(path, "too-deep") from error

    def writer(self, shape: Shape) -> Write:
        """What writes the values of one shape, for those who write a view field by field."""
        return self._writer.for_shape(shape)

    def text(self, value: object) -> str:
        """One readable line: `Load(die=lion, truck=1)`."""
        return one_line(self.encode(value))

    def options(self) -> dict[str, Json]:
        """The game's options and their defaults."""
        return {name: part for name, part in self.encode(self.game.types.options()).items() if name != TAG}

    def option(self, name: str, text: str) -> Json:
        """What a typed `name=text` means, to be decoded among the options."""
        shapes = {field.name: shape_of(field) for field in fields(self.game.types.options)}
        if name not in shapes:
            raise Unreadable("options", "unknown-field", {"given": name, "known": ", ".join(shapes) or "-"})
        return typed(text, shapes[name])
