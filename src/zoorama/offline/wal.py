"""What a commit changed, read from SQLite's write-ahead log. Its format is documented and fixed."""

from struct import Struct
from typing import Final, NamedTuple

HEADER: Final = Struct(">6L8x")  # magic, version, page size, checkpoint, two salts; two checksums
FRAME: Final = Struct(">4L8x")  # page, pages of the database after a commit or 0, two salts; two checksums


class Changes(NamedTuple):
    pages: dict[int, bytes]  # by number, from 1
    size: int  # of one
    total: int  # that the database has now


def read_changes(log: bytes) -> Changes | None:
    """Everything that was committed; None if nothing was."""
    if len(log) < HEADER.size:
        return None
    _, _, size, _, *salts = HEADER.unpack_from(log)
    committed: dict[int, bytes] = {}
    pending: dict[int, bytes] = {}
    total, step = 0, FRAME.size + size
    for at in range(HEADER.size, len(log) - step + 1, step):
        page, pages, *salted = FRAME.unpack_from(log, at)
        if salted != salts:  # left from an earlier round
            break
        pending[page] = log[at + FRAME.size : at + step]
        if pages:
            committed |= pending
            pending, total = {}, pages
    return Changes(committed, size, total) if total else None
