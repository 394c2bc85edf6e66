"""Values as the rows they are kept in, and back."""

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from zoorama.server.store.store import Entry, Said, TableRow

Row = Sequence[Any]  # Any: a row has a type for each column


def row_of_table(table: TableRow) -> Row:
    people = written(table.people)
    return (table.stage, table.public, table.created, table.touched, table.due, table.data, table.id, people)


@lru_cache(10_000)
def written(people: tuple[str, ...]) -> str:
    return json.dumps(people)


def table_from(row: Row) -> TableRow:
    stage, public, created, touched, due, data, name, people = row
    return TableRow(name, stage, bool(public), created, touched, due, tuple(json.loads(people)), data)


def row_of_entry(table: str, entry: Entry) -> Row:
    return (table, *entry)


def row_of_said(table: str, said: Said) -> Row:
    return (table, said.number, said.at, said.person, said.name, said.text)
