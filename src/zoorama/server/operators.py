"""Who moderates: links that make a browser an operator's, from the command line."""

import asyncio
import secrets
import time

from zoorama.server.admin import with_store
from zoorama.server.people import digest
from zoorama.server.store.moderation import OperatorRow
from zoorama.server.store.store import Store

LINK_LASTS = 60 * 60  # seconds


def offer(db: str | None, name: str) -> str:
    """The token of a link that works once."""
    token = secrets.token_urlsafe(24)

    async def save(store: Store) -> None:
        await store.moderation.offer_operator(digest(token), name, time.time() + LINK_LASTS)

    asyncio.run(with_store(db, save))
    return token


def listed(db: str | None) -> list[OperatorRow]:
    async def read(store: Store) -> list[OperatorRow]:
        return await store.moderation.operators()

    return asyncio.run(with_store(db, read))


def remove(db: str | None, name: str) -> int:
    """Returns how many browsers and unused links it was."""

    async def drop(store: Store) -> int:
        return await store.moderation.remove_operator(name)

    return asyncio.run(with_store(db, drop))
