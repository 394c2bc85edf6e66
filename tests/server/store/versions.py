"""Stores of a chosen version, and a look into the database past them."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg

from zoorama.server.store.migrate import published
from zoorama.server.store.postgres.engine import PostgresStore
from zoorama.server.store.sqlite.engine import SqliteStore
from zoorama.server.store.store import Store

FIRST = published()[:1]


async def open_at(where: str, migrations: tuple[str, ...]) -> Store:
    store: Store
    if where.startswith("postgresql:"):
        store = PostgresStore(where, migrations)
    else:
        store = SqliteStore(Path(where), migrations)
    await store.open()
    return store


async def rows_in(where: str, table: str) -> list[tuple[Any, ...]]:
    question = f"SELECT * FROM {table}"
    if not where.startswith("postgresql:"):
        with closing(sqlite3.connect(where)) as connection:
            return connection.execute(question).fetchall()
    link = await asyncpg.connect(where)
    try:
        return [tuple(row) for row in await link.fetch(question)]
    finally:
        await link.close()
