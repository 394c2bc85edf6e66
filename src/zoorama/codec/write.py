"""Values to JSON text, by functions made once for each class: views are written for every seat after every move."""

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import Any

from zoorama.codec.classes import shape_of
from zoorama.codec.json import TAG, quoted
from zoorama.engine.shape import Flag, Many, Maybe, Shape, Text, Value, Word

Write = Callable[[Any], str]  # a value's JSON text


class Writer:
    def __init__(self) -> None:
        self.by_class: dict[type, Write] = {}

    def write(self, value: object) -> str:
        write = self.by_class.get(type(value))
        if write is None:
            write = self.by_class[type(value)] = self._for_class(type(value))
        return write(value)

    def for_shape(self, shape: Shape) -> Write:
        match shape:
            case Maybe():
                within = self.for_shape(shape.of)
                return lambda value: "null" if value is None else within(value)
            case Many():
                each = self.for_shape(shape.of)
                return lambda value: f"[{','.join(map(each, value))}]"
            case Word():
                return [quoted(word) for word in shape.words].__getitem__
            case Value():
                return self.write
            case Flag():
                return ("false", "true").__getitem__
            case Text():
                return quoted
        return str

    def _for_class(self, cls: type) -> Write:
        known = fields(cls)
        if not known:
            alone = f'{{"{TAG}":"{cls.__name__}"}}'
            return lambda value: alone
        names = [field.name for field in known]
        writes = [self.for_shape(shape_of(field)) for field in known]
        form = f'{{"{TAG}":"{cls.__name__}",' + ",".join(f'"{name}":%s' for name in names) + "}"
        if len(names) == 1:
            name, only = names[0], writes[0]
            return lambda value: form % only(getattr(value, name))
        parts = attrgetter(*names)
        return lambda value: form % tuple([write(part) for write, part in zip(writes, parts(value), strict=True)])
