"""What writes a state into a row, as one seat sees it."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from zoorama.envs.rows.row import Row

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Writer(ABC, Generic[S]):
    """Laws compare its rows with those that `Encoder` makes from views, byte for byte."""

    def of_its_own(self) -> "Writer[S]":
        """One for a single table: those that remember what they wrote there need that."""
        return self

    @abstractmethod
    def write(self, row: Row, state: S, own: int) -> None:
        """The fields of the view in their order, from the first column of a row that was wiped."""
