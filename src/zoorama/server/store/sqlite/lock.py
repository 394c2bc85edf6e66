"""Locks a database file for one server; the operating system frees the lock when the process ends."""

import os
import sys
from pathlib import Path
from typing import IO

from zoorama.server.store.private import create_private
from zoorama.server.store.store import StoreError

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class DatabaseLock:
    """Held until closed. The file is never deleted: two servers could then each lock a file of that name.

    It is empty unless a server has the database open, or ended without closing it.
    """

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        create_private(path)
        self._file = path.open("r+b")
        try:
            _lock(self._file)
        except (BlockingIOError, PermissionError) as error:
            self._file.close()
            raise StoreError("in-use", {"where": str(database)}) from error
        self.ended_badly = os.fstat(self._file.fileno()).st_size > 0

    def mark_open(self) -> None:
        self._file.write(b"open\n")
        self._file.flush()

    def mark_closed(self) -> None:
        self._file.truncate(0)

    def close(self) -> None:
        self._file.close()
