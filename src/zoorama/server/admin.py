"""Looking after a server's database, whether the server runs or not."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from errno import ENOENT
from pathlib import Path
from typing import TypeVar

from zoorama.server.run import default_db
from zoorama.server.store.open import open_store
from zoorama.server.store.store import Store

T = TypeVar("T")
DAY = 86_400


def backup(db: str | None, file: Path) -> None:
    async def save(store: Store) -> None:
        await store.backup(file)

    asyncio.run(with_store(db, save))


def prune(db: str | None, days: int, *, finished: bool) -> int:
    async def forget(store: Store) -> int:
        stages = ("gathering", "playing", *(("over",) if finished else ()))
        return await store.prune(stages, time.time() - days * DAY)

    return asyncio.run(with_store(db, forget))


async def with_store(db: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    where = db or str(default_db())
    if "://" not in where and not Path(where).exists():
        raise FileNotFoundError(ENOENT, "", where)
    store = open_store(where, exclusive=False)
    await store.open()
    try:
        return await work(store)
    finally:
        await store.close()
