"""Looks over, beside play, a file whose last server did not end in order: damage is told, not met by chance."""

import logging
import sqlite3
from pathlib import Path
from threading import Thread

from zoorama.server.store.sqlite.file import open_for_reading

SHOWN = 3  # problems in the log

log = logging.getLogger("zoorama.store")


class Checkup:
    def __init__(self, file: Path) -> None:
        self._connection = open_for_reading(file)
        self._thread = Thread(target=self._run, name="zoorama-checkup", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._connection.interrupt()
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        try:
            found = [row[0] for row in self._connection.execute("PRAGMA quick_check")]
        except sqlite3.OperationalError:  # interrupted: the server ends
            return
        except sqlite3.DatabaseError as error:
            found = [str(error)]
        if found != ["ok"]:
            log.error("the database is damaged: run zoorama admin check", extra={"problems": found[:SHOWN]})
