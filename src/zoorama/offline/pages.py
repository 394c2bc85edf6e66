"""Where a browser keeps the database: as pages, by number from 1."""

from collections.abc import Sequence
from typing import Protocol


class Pages(Protocol):
    async def load(self) -> bytes:
        """All of them in order: the database as it was when it was last kept. Empty if there is none."""

    async def save(self, numbers: Sequence[int], contents: bytes, size: int, count: int) -> str:
        """Keep these pages of `size` bytes each, and none beyond `count`: all of it, or nothing.

        Empty when it is on disk. Otherwise why it is not: `full`, `other-tab`, or in the browser's words.
        """
