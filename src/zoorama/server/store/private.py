"""Files that only their owner may read: the database holds the seeds of running games and who everybody is."""

import logging
import os
from pathlib import Path

OWNER_FILE, OWNER_FOLDER, OTHERS = 0o600, 0o700, 0o077
BESIDE = ("", "-wal", "-shm", ".lock", ".key")  # the database's own files, by what is added to its name

log = logging.getLogger("zoorama.store")


def create_private(file: Path) -> None:
    """An empty file, unless there is one. SQLite gives the files it makes beside it the same mode."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWNER_FILE))


def write_private(file: Path, text: str) -> None:
    """All of it or nothing, on disk when this returns."""
    draft = file.with_name(file.name + ".new")
    draft.unlink(missing_ok=True)
    create_private(draft)
    with draft.open("w", encoding="utf-8") as writing:
        writing.write(text)
        writing.flush()
        os.fsync(writing.fileno())
    draft.replace(file)


def tighten(database: Path) -> None:
    """Take from others what an earlier version or another umask gave them."""
    files = [database.with_name(database.name + added) for added in BESIDE]
    opened = [file for file in files if file.exists() and file.stat().st_mode & OTHERS]
    folder = database.parent
    if folder.stat().st_mode & OTHERS and _is_ours(folder, database.name):
        opened.append(folder)
    if opened and os.name == "posix":
        _close(opened)


def _is_ours(folder: Path, name: str) -> bool:
    """Whether nothing else is kept there: others may need a folder that is not ours alone."""
    return all(other.name.startswith(name) for other in folder.iterdir())


def _close(opened: list[Path]) -> None:
    names = ", ".join(path.name for path in opened)
    try:
        for path in opened:
            path.chmod(OWNER_FOLDER if path.is_dir() else OWNER_FILE)
    except OSError as error:  # somebody else's: they must do it
        log.warning("others can read the database", extra={"files": names, "why": error.strerror})
    else:
        log.warning("others could read the database, now only its owner can", extra={"files": names})
