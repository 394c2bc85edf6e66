from collections.abc import AsyncIterator

import pytest

from zoorama.server.store.open import open_store
from zoorama.server.store.store import Store


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def store(where: str, anyio_backend: str) -> AsyncIterator[Store]:
    store = open_store(where)
    await store.open()
    yield store
    await store.close()
