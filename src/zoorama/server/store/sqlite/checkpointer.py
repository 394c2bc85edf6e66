"""Checkpoints the WAL on its own thread, so that the writer never stalls for it."""

import sqlite3
from pathlib import Path
from threading import Event, Thread

from zoorama.server.store.sqlite.file import connect

INTERVAL = 5.0  # seconds


class Checkpointer:
    def __init__(self, file: Path) -> None:
        self._connection = connect(file)
        self._closing = Event()
        self._thread = Thread(target=self._run, name="zoorama-checkpointer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        while not self._closing.wait(INTERVAL):
            try:
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            except sqlite3.Error:  # the writer gets the same error and reports it
                continue
