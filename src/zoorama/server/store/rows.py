"""Converts the store's values to the rows of its SQL statements and back."""

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from zoorama.server.store.store import ChatRow, EntryRow, TableRow

Row = Sequence[Any]  # Any: each column has its own type


def table_to_row(table: TableRow) -> Row:
    people = _people_json(table.people)
    return (table.stage, table.public, table.created, table.touched, table.due, table.data, table.id, people)


@lru_cache(10_000)  # a table is saved again and again with the same people
def _people_json(people: tuple[str, ...]) -> str:
    return json.dumps(people)


def row_to_table(row: Row) -> TableRow:
    stage, public, created, touched, due, data, name, people = row
    return TableRow(name, stage, bool(public), created, touched, due, tuple(json.loads(people)), data)


def entry_to_row(table: str, entry: EntryRow) -> Row:
    return (table, *entry)


def chat_to_row(table: str, line: ChatRow) -> Row:
    return (table, line.number, line.at, line.person, line.name, line.text, line.act)
