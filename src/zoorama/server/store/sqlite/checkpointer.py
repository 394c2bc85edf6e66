"""Works the log of writes into the database file beside the writer, who would make everybody wait for it."""

import sqlite3
from pathlib import Path
from threading import Event, Thread

from zoorama.server.store.sqlite.file import connect

EVERY = 5.0  # seconds; meanwhile the disk flushes for the writer alone


class Tidier:
    def __init__(self, file: Path) -> None:
        self._connection = connect(file)
        self._ended = Event()
        self._thread = Thread(target=self._tidy_up, name="zoorama-tidier", daemon=True)
        self._thread.start()

    def end(self) -> None:
        self._ended.set()
        self._thread.join()
        self._connection.close()

    def _tidy_up(self) -> None:
        while not self._ended.wait(EVERY):
            try:
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            except sqlite3.Error:  # the writer meets the same trouble, and tells
                continue
