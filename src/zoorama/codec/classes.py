"""The classes that a game's values are instances of, and the shapes of their fields."""

from dataclasses import Field
from typing import Any, cast

from zoorama.engine.game import Action, Event, Options, Types, View
from zoorama.engine.shape import Shape


class Classes:
    """Which classes can stand where an action, event, view or options may."""

    def __init__(self, types: Types) -> None:
        self.concrete: dict[type, tuple[type, ...]] = {
            Action: types.actions,
            Event: types.events,
            View: (types.view,),
            Options: (types.options,),
        }

    def allowed(self, kinds: tuple[type, ...]) -> tuple[type, ...]:
        return tuple(concrete for kind in kinds for concrete in self.concrete.get(kind, (kind,)))


def shape_of(field: Field[Any]) -> Shape:
    return cast(Shape, field.metadata["shape"])
