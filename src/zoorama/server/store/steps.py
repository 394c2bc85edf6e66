"""Steps of many tables in two statements: each statement is a turn for the writing thread to wait for."""

import sqlite3

from msgspec import json

from zoorama.server.store import Entry, TableRow
from zoorama.server.store import statements as sql
from zoorama.server.store.rows import row_of_entry, row_of_table


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
    """A table's row as it is now, and what is new in its log."""

    def __init__(self, table: TableRow, entries: list[Entry]) -> None:
        self.table = table
        self.row = row_of_table(table)
        self.entries = [row_of_entry(table.id, entry) for entry in entries]

    def __call__(self, connection: sqlite3.Connection) -> None:
        if connection.execute(sql.TOUCH_TABLE, self.row).rowcount == 0:
            connection.execute(sql.SAVE_TABLE, self.row)
            connection.execute(sql.CLEAR_SEATS, (self.table.id,))
            connection.executemany(sql.SEAT, [(self.table.id, person) for person in self.table.people])
        connection.executemany(sql.ADD_ENTRY, self.entries)


class NotPlain(Exception):
    """A table is new here, or other people sit at it: its steps must be written one by one."""


def write_together(connection: sqlite3.Connection, steps: list[Steps]) -> None:
    rows = {step.table.id: step.row for step in steps}
    touched = connection.execute(TOUCH_TABLES, (json.encode(list(rows.values())).decode(),)).rowcount
    if touched != len(steps):
        raise NotPlain
    entries = [entry for step in steps for entry in step.entries]
    connection.execute(ADD_ENTRIES, (json.encode(entries).decode(),))
