"""Locks a database file for one server; the operating system frees the lock when the process ends."""

import sys
from pathlib import Path
from typing import IO

from zoorama.server.store.store import StoreError

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock_database(database: Path) -> IO[bytes]:
    """The lock file, locked until closed. It is never deleted: two servers could then each lock a file of that name."""
    file = database.with_name(database.name + ".lock").open("ab")
    try:
        _lock(file)
    except (BlockingIOError, PermissionError) as error:
        file.close()
        raise StoreError("in-use", {"where": str(database)}) from error
    return file
