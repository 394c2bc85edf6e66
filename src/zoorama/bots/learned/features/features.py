"""A state as bits: what one seat knows, the others counted from it."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(ABC, Generic[S]):
    """One a game; what it remembers changes no answer. A change of what a bit means is a change of `version`."""

    def __init__(self, width: int, version: int) -> None:
        self.width = width
        self.version = version  # weights name the one they were taught with

    @abstractmethod
    def row(self, state: S, seat: int) -> bytes:
        """`width` bytes, each 0 or 1. Depends on nothing that the seat cannot know."""

    @abstractmethod
    def seats(self, state: S) -> int:
        """How many sit at the table."""

    def covers(self, state: S) -> bool:
        """Whether the net was taught games with these options; of others it knows nothing."""
        return True
