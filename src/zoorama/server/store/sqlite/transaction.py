"""Commits a batch of work in one transaction, so that the whole batch costs one fsync."""

import sqlite3
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from zoorama.server.store.rows import Row
from zoorama.server.store.sqlite.append import Append, append_together, insert_entries


class Statement(NamedTuple):
    text: str
    row: Row

    def execute(self, connection: sqlite3.Connection) -> Sequence[Row]:
        return connection.execute(self.text, self.row).fetchall()


Work = Append | Statement
Result = Sequence[Row] | Exception


def commit(connection: sqlite3.Connection, batch: list[Work]) -> list[Result]:
    """The result of each piece of work, in order. Raises sqlite3.Error if nothing of the batch could be stored."""
    try:
        return _commit_entries(connection, batch) or _commit_together(connection, batch)
    except Exception:  # in any of the work: nothing is stored yet, and each piece gets its own result below
        _roll_back(connection)
    try:
        return _commit_separately(connection, batch)
    except sqlite3.Error:  # in the transaction itself, such as a full disk
        _roll_back(connection)
        raise


def _commit_entries(connection: sqlite3.Connection, batch: list[Work]) -> list[Result]:
    """Nothing but log entries, the usual batch: one statement is a transaction by itself, without BEGIN and COMMIT.

    Without result if the batch holds anything else.
    """
    appends = [work for work in batch if isinstance(work, Append) and work.table is None]
    if len(appends) < len(batch):
        return []
    insert_entries(connection, appends)
    return [()] * len(batch)


def _commit_together(connection: sqlite3.Connection, batch: list[Work]) -> list[Result]:
    """Any work, as long as none fails: without savepoints, and with successive appends combined."""
    results: list[Result] = []
    connection.execute("BEGIN IMMEDIATE")
    for _, group in groupby(batch, type):
        results += _execute(connection, list(group))
    connection.execute("COMMIT")
    return results


def _execute(connection: sqlite3.Connection, group: list[Work]) -> list[Result]:
    appends = [work for work in group if isinstance(work, Append)]
    if not appends:
        return [work.execute(connection) for work in group]
    append_together(connection, appends)
    return [()] * len(appends)


def _commit_separately(connection: sqlite3.Connection, batch: list[Work]) -> list[Result]:
    """Each piece of work in its own savepoint, so that one that fails does not undo the others."""
    connection.execute("BEGIN IMMEDIATE")
    results = [_execute_in_savepoint(connection, work) for work in batch]
    connection.execute("COMMIT")
    return results


def _execute_in_savepoint(connection: sqlite3.Connection, work: Work) -> Result:
    connection.execute("SAVEPOINT work")
    result: Result
    try:
        result = work.execute(connection)
    except Exception as error:
        connection.execute("ROLLBACK TO work")
        result = error
    connection.execute("RELEASE work")
    return result


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:  # SQLite rolls back by itself after some errors
        connection.execute("ROLLBACK")
