"""Looking after a server's database, whether the server runs or not."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from errno import ENOENT
from pathlib import Path
from typing import TypeVar

from zoorama.server import restore as restoring
from zoorama.server.config.load import load
from zoorama.server.draining import request_drain
from zoorama.server.key_storage import key_storage, read_keys
from zoorama.server.keys import dump_keys, rotated
from zoorama.server.restore import Restored
from zoorama.server.run import default_db
from zoorama.server.store.open import open_store
from zoorama.server.store.store import Store
from zoorama.server.tables import check as tables_check
from zoorama.server.tables.check import Findings

T = TypeVar("T")
DAY = 86_400


def backup(db: str | None, file: Path) -> None:
    async def save(store: Store) -> None:
        await store.backup(file)

    asyncio.run(with_store(db, save))


def prune(db: str | None, days: int, *, finished: bool, vacuum: bool) -> int:
    async def forget(store: Store) -> int:
        stages = ("gathering", "playing", *(("over",) if finished else ()))
        gone = await store.retention.prune(stages, time.time() - days * DAY)
        await (store.retention.vacuum() if vacuum else store.retention.give_back_space())
        return gone

    return asyncio.run(with_store(db, forget, exclusive=vacuum))


def check(db: str | None, *, repair: bool) -> Findings:
    async def look_over(store: Store) -> Findings:
        return await tables_check.check(store, repair=repair)

    return asyncio.run(with_store(db, look_over, exclusive=repair))


def restore(db: str | None, file: Path) -> Restored:
    return restoring.restore(database(db), file)


def rotate_key(db: str | None, days: int, key_file: str) -> None:
    async def rotate(store: Store) -> None:
        storage = key_storage(store, key_file or load(os.environ, {}).settings().keeping.key_file)
        keys = rotated(await read_keys(storage), time.time(), days * DAY)
        await storage.write(dump_keys(keys))

    asyncio.run(with_store(db, rotate))


def drain(db: str | None, minutes: int) -> None:
    async def ask(store: Store) -> None:
        await request_drain(store, minutes * 60)

    asyncio.run(with_store(db, ask))


def database(given: str | None) -> str:
    """Unless named: the server's, by the settings file and the environment."""
    return given or load(os.environ, {}).options().db or str(default_db())


async def with_store(db: str | None, work: Callable[[Store], Awaitable[T]], *, exclusive: bool = False) -> T:
    """Beside a server, unless the work needs the database to itself."""
    where = database(db)
    if "://" not in where and not Path(where).exists():
        raise FileNotFoundError(ENOENT, "", where)
    store = open_store(where, exclusive=exclusive)
    await store.open()
    try:
        return await work(store)
    finally:
        await store.close()
