"""One server for one file: a lock the operating system takes back when its holder ends, however it ends."""

import sys
from pathlib import Path
from typing import IO

from zoorama.server.store.store import StoreTrouble

if sys.platform == "win32":
    import msvcrt

    def _seize(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock_beside(database: Path) -> IO[bytes]:
    """Held until closed. The side file stays: to remove it would let two servers hold two files of one name."""
    held = database.with_name(database.name + ".lock").open("ab")
    try:
        _seize(held)
    except (BlockingIOError, PermissionError) as error:
        held.close()
        raise StoreTrouble("in-use", {"where": str(database)}) from error
    return held
