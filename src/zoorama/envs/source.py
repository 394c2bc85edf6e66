"""The source of a function that writes a view into a row, put together line by line and compiled once.

Straight lines of Python write a row two to three times as fast as a function called for each field.
"""

from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeAlias

Row: TypeAlias = "array[int]"  # of 16-bit numbers
Write = Callable[[Row, int, Any, int], None]  # a view into the columns from here on, as this seat sees it


@dataclass(frozen=True)
class Place:
    """A column: so many after the one that a variable holds."""

    base: str
    offset: int = 0

    def __add__(self, columns: int) -> "Place":
        return Place(self.base, self.offset + columns)

    def __str__(self) -> str:
        return f"{self.base} + {self.offset}" if self.offset else self.base


class Source:
    def __init__(self) -> None:
        self.lines = ["def write(row, at, view, own):"]
        self.depth = 1
        self.names: dict[str, Any] = {"array": array}

    def add(self, line: str) -> None:
        self.lines.append("    " * self.depth + line)

    def name(self, what: str, value: str | None = None) -> str:
        """A variable that nothing else uses, set to a value if one is given."""
        name = f"{what}{len(self.lines)}"
        if value is not None:
            self.add(f"{name} = {value}")
        return name

    def constant(self, what: str, value: Any) -> str:
        name = f"{what}_{len(self.names)}"
        self.names[name] = value
        return name

    @contextmanager
    def block(self, line: str) -> Iterator[None]:
        self.add(line)
        self.depth += 1
        yield
        self.depth -= 1

    def compiled(self) -> Write:
        exec("\n".join([*self.lines, "    return"]), self.names)
        write: Write = self.names["write"]
        return write
