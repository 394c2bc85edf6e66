"""Chooses the engine for a database address."""

from pathlib import Path

from zoorama.server.store.engine import Engine
from zoorama.server.store.sql import SqlStore
from zoorama.server.store.store import Store, StoreError


def open_store(where: str, *, exclusive: bool = True, shared: bool = False) -> Store:
    """The store at a PostgreSQL address or the path of an SQLite file, not yet opened.

    `exclusive=False` does not lock the database: for short administrative work while the server has it open.
    `shared` is for one of several servers, on PostgreSQL.
    """
    if where.startswith(("postgresql://", "postgres://")):
        return SqlStore(_postgres_engine(where, exclusive=exclusive, shared=shared))
    if shared:
        raise StoreError("not-shared", {"where": where})
    from zoorama.server.store.sqlite.engine import SqliteEngine

    return SqlStore(SqliteEngine(Path(where), exclusive=exclusive))


def _postgres_engine(address: str, *, exclusive: bool, shared: bool) -> Engine:
    try:
        from zoorama.server.store.postgres.engine import PostgresEngine
    except ImportError as error:
        raise StoreError("no-driver", {"where": "PostgreSQL", "extra": "zoorama[postgres]"}) from error
    return PostgresEngine(address, exclusive=exclusive, shared=shared)
