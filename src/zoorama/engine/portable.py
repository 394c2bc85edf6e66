"""What can be copied, deep-copied and pickled, in both builds.

A compiled class is made by its `__init__` only: Python's own copying, which makes an empty object first, fails there.
"""

from dataclasses import fields
from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Portable:
    """A dataclass that is made again from its fields, in their order. It has no fields of its own, so it costs none."""

    def __reduce__(self) -> tuple[Any, ...]:
        made: Any = type(self)
        return made, tuple([getattr(self, field.name) for field in fields(made)])
