from collections.abc import AsyncIterator

import pytest

from tests.mcp.client import Model, model


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def table(anyio_backend: str) -> AsyncIterator[Model]:
    """A model that sits at one table, which refusals leave as it is."""
    async with model() as visitor:
        await visitor.text("open_table", game="zooloretto_dice", bots=["random"], seed=1)
        yield visitor
