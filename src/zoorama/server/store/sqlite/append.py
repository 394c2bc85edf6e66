"""Appends log entries of many tables in two SQL statements; the writer thread pays per statement."""

import sqlite3
from collections.abc import Sequence

from msgspec import json

from zoorama.server.store.rows import Row, entry_to_row, table_to_row
from zoorama.server.store.statements import (
    DELETE_SEATINGS,
    INSERT_ENTRY,
    INSERT_SEATING,
    UPDATE_TABLE,
    UPSERT_TABLE,
)
from zoorama.server.store.store import EntryRow, TableRow


def column(number: int) -> str:
    return f"json_extract(value, '$[{number}]')"


UPDATE_TABLES = f"""
UPDATE tables SET stage = {column(0)}, public = {column(1)}, created = {column(2)}, touched = {column(3)},
due = {column(4)}, data = {column(5)} FROM json_each(?) WHERE tables.id = {column(6)} AND tables.people = {column(7)}
"""
INSERT_ENTRIES = f"""
INSERT INTO entries (table_id, seq, at, kind, seat, act, body)
SELECT {", ".join(column(number) for number in range(7))} FROM json_each(?)
"""


class Append:
    """New entries of a table's log, and the table's row if it is saved with them."""

    def __init__(self, table: TableRow | str, entries: list[EntryRow]) -> None:
        name = table if isinstance(table, str) else table.id
        self.table = None if isinstance(table, str) else table
        self.entries = [entry_to_row(name, entry) for entry in entries]

    def execute(self, connection: sqlite3.Connection) -> Sequence[Row]:
        if self.table is not None:
            _save(connection, self.table)
        connection.executemany(INSERT_ENTRY, self.entries)
        return ()


def _save(connection: sqlite3.Connection, table: TableRow) -> None:
    row = table_to_row(table)
    if connection.execute(UPDATE_TABLE, row).rowcount == 0:
        connection.execute(UPSERT_TABLE, row)
        connection.execute(DELETE_SEATINGS, (table.id,))
        connection.executemany(INSERT_SEATING, [(table.id, person) for person in table.people])


class SeatingChanged(Exception):
    """A table is new or its people changed, so its seatings must be written too."""


def append_together(connection: sqlite3.Connection, appends: list[Append]) -> None:
    """Two statements for all: the rows, then the entries. Raises SeatingChanged."""
    rows = {append.table.id: table_to_row(append.table) for append in appends if append.table is not None}
    if rows and connection.execute(UPDATE_TABLES, (_json(list(rows.values())),)).rowcount != len(rows):
        raise SeatingChanged
    insert_entries(connection, appends)


def insert_entries(connection: sqlite3.Connection, appends: list[Append]) -> None:
    entries = [entry for append in appends for entry in append.entries]
    if entries:
        connection.execute(INSERT_ENTRIES, (_json(entries),))


def _json(rows: list[Row]) -> str:
    return json.encode(rows).decode()
