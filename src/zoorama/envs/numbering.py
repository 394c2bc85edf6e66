"""Every action a flat number, from the shapes of its fields.

The numbers of one rules version never change: the classes of `Types.actions` in their order, within a class its fields
as digits, the first the most significant. Seats are counted on from whoever acts: 1 is the next.
"""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, cast

from zoorama.codec import shape_of
from zoorama.engine.game import Action, AnyGame
from zoorama.engine.shape import Coordinate, Flag, Nth, Seat, Shape, Whole, Word


class Digit:
    """One field of an action: how many values it has, and which is which."""

    def __init__(self, name: str, shape: Shape, seats: int) -> None:
        self.name = name
        self.shape = shape
        self.relative = isinstance(shape, Seat)
        match shape:
            case Coordinate():
                self.low, self.count = -(shape.span // 2), shape.span
            case Whole():
                self.low, self.count = shape.low, shape.high - shape.low + 1
            case Seat():
                self.low, self.count = 0, seats
            case Nth():
                self.low, self.count = 0, shape.count
            case Flag():
                self.low, self.count = 0, 2
            case Word():
                self.low, self.count = 0, len(shape.words)
            case _:
                raise TypeError(f"the field {name} has no flat number: {shape}")

    def word(self, digit: int) -> str:
        match self.shape:
            case Word():
                return self.shape.words[digit]
            case Seat():
                return f"+{digit}"
            case Nth():
                return str(digit + 1)
            case Flag():
                return ("no", "yes")[digit]
        return str(self.low + digit)


class Verb:
    """One class of actions, and the numbers it takes up."""

    def __init__(self, cls: type[Action], first: int, most_seats: int) -> None:
        self.cls = cls
        self.first = first
        self.digits = [Digit(field.name, shape_of(field), most_seats) for field in fields(cast(Any, cls))]
        self.count = 1
        for digit in self.digits:
            self.count *= digit.count

    def number(self, action: Action, mover: int, seats: int) -> int:
        number = 0
        for digit in self.digits:
            value = getattr(action, digit.name)
            part = (value - mover) % seats if digit.relative else (value - digit.low) % digit.count
            number = number * digit.count + part
        return self.first + number

    def values(self, number: int) -> list[int]:
        """The digits of a number, by field."""
        rest = number - self.first
        found: list[int] = []
        for digit in reversed(self.digits):
            rest, part = divmod(rest, digit.count)
            found.append(part)
        return found[::-1]

    def action(self, number: int, mover: int, seats: int) -> Action:
        values = {
            digit.name: (mover + part) % seats if digit.relative else digit.low + part
            for digit, part in zip(self.digits, self.values(number), strict=True)
        }
        return self.cls(**values)

    def name(self, number: int) -> str:
        """`Load(die=lion, truck=1)`; things in a row are counted from 1, as people do."""
        parts = [f"{d.name}={d.word(part)}" for d, part in zip(self.digits, self.values(number), strict=True)]
        return f"{self.cls.__name__}({', '.join(parts)})"


def verbs(game: AnyGame, classes: Sequence[type[Action]]) -> list[Verb]:
    found: list[Verb] = []
    first = 0
    for cls in classes:
        found.append(Verb(cls, first, game.seats[-1]))
        first += found[-1].count
    return found


class Numbering:
    """The numbers of one game's actions, the players' or luck's."""

    def __init__(self, game: AnyGame, seats: int, *, luck: bool = False) -> None:
        self.game = game
        self.seats = seats
        self.verbs = verbs(game, [cls for cls in game.types.actions if (cls in game.types.luck) == luck])
        self.count = sum(verb.count for verb in self.verbs)
        self._by_class = {verb.cls: verb for verb in self.verbs}
        # Games build their actions once, so one is known by its identity; those met are kept, so that it stays theirs.
        self._known: list[dict[int, int]] = [{} for _ in range(seats)]
        self._kept: list[dict[int, Action]] = [{} for _ in range(seats)]

    def number(self, action: Action, mover: int) -> int:
        """An action's number as `mover` counts: seats go on from that one."""
        return self._by_class[type(action)].number(action, mover, self.seats)

    def numbers(self, actions: list[Action], mover: int) -> list[int]:
        """Of each action, in order; those met before are looked up."""
        known = self._known[mover]
        found: list[int] = []
        for action in actions:
            number = known.get(id(action))
            found.append(self._meet(action, mover) if number is None else number)
        return found

    def _meet(self, action: Action, mover: int) -> int:
        known = self._known[mover].get(id(action))
        if known is not None:
            return known
        number = self.number(action, mover)
        if self._kept[mover].setdefault(number, action) is action:
            self._known[mover][id(action)] = number
        return number

    def action(self, number: int, mover: int) -> Action:
        """Of coordinates, those nearest to 0 that have this number."""
        return self._verb(number).action(number, mover, self.seats)

    def name(self, number: int) -> str:
        """For people: `Load(die=lion, truck=1)`."""
        return self._verb(number).name(number)

    def _verb(self, number: int) -> Verb:
        for verb in self.verbs:
            if verb.first <= number < verb.first + verb.count:
                return verb
        raise IndexError(f"{self.game.name} has actions 0 to {self.count - 1}, not {number}")
