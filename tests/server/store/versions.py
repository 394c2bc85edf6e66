"""Opens stores at a chosen schema version, and reads their databases directly."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg

from zoorama.server.store.engine import Engine
from zoorama.server.store.migrate import published
from zoorama.server.store.postgres.engine import PostgresEngine
from zoorama.server.store.sql import SqlStore
from zoorama.server.store.sqlite.engine import SqliteEngine
from zoorama.server.store.store import Store

FIRST = published()[:1]


async def open_at(where: str, migrations: tuple[str, ...]) -> Store:
    engine: Engine
    if where.startswith("postgresql:"):
        engine = PostgresEngine(where, migrations)
    else:
        engine = SqliteEngine(Path(where), migrations)
    store = SqlStore(engine)
    await store.open()
    return store


async def rows_in(where: str, table: str) -> list[tuple[Any, ...]]:
    query = f"SELECT * FROM {table}"
    if not where.startswith("postgresql:"):
        with closing(sqlite3.connect(where)) as file:
            return file.execute(query).fetchall()
    connection = await asyncpg.connect(where)
    try:
        return [tuple(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()
