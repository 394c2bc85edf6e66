"""Steps of many tables in two statements: each statement is a turn for the writing thread to wait for."""

import sqlite3

from msgspec import json

from zoorama.server.store import statements as sql
from zoorama.server.store.rows import Row, row_of_entry, row_of_table
from zoorama.server.store.store import Entry, TableRow


def nth(number: int) -> str:
    return f"json_extract(value, '$[{number}]')"


TOUCH_TABLES = f"""
UPDATE tables SET stage = {nth(0)}, public = {nth(1)}, created = {nth(2)}, touched = {nth(3)}, due = {nth(4)},
data = {nth(5)} FROM json_each(?) WHERE tables.id = {nth(6)} AND tables.people = {nth(7)}
"""
ADD_ENTRIES = f"""
INSERT INTO entries (table_id, seq, at, kind, seat, act, body)
SELECT {", ".join(nth(number) for number in range(7))} FROM json_each(?)
"""


class Steps:
    """What is new in a table's log, and its row if that is to be saved too."""

    def __init__(self, table: TableRow | str, entries: list[Entry]) -> None:
        name = table if isinstance(table, str) else table.id
        self.table = None if isinstance(table, str) else table
        self.entries = [row_of_entry(name, entry) for entry in entries]

    def __call__(self, connection: sqlite3.Connection) -> None:
        if self.table is not None:
            self._save(connection, self.table)
        connection.executemany(sql.ADD_ENTRY, self.entries)

    def _save(self, connection: sqlite3.Connection, table: TableRow) -> None:
        row = row_of_table(table)
        if connection.execute(sql.TOUCH_TABLE, row).rowcount == 0:
            connection.execute(sql.SAVE_TABLE, row)
            connection.execute(sql.CLEAR_SEATS, (table.id,))
            connection.executemany(sql.SEAT, [(table.id, person) for person in table.people])


class NotPlain(Exception):
    """A table is new here, or other people sit at it: its steps must be written one by one."""


def write_in_one(connection: sqlite3.Connection, steps: list[Steps]) -> bool:
    """If no row is to be saved, one statement is the whole transaction."""
    if any(step.table is not None for step in steps):
        return False
    add_entries(connection, steps)
    return True


def write_together(connection: sqlite3.Connection, steps: list[Steps]) -> None:
    rows = {step.table.id: row_of_table(step.table) for step in steps if step.table is not None}
    if rows and connection.execute(TOUCH_TABLES, (written(list(rows.values())),)).rowcount != len(rows):
        raise NotPlain
    add_entries(connection, steps)


def add_entries(connection: sqlite3.Connection, steps: list[Steps]) -> None:
    entries = [entry for step in steps for entry in step.entries]
    if entries:
        connection.execute(ADD_ENTRIES, (written(entries),))


def written(rows: list[Row]) -> str:
    return json.encode(rows).decode()
