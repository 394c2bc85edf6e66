"""A model's program: the SDK's own client, and the server it starts."""

import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from mcp import Client, StdioServerParameters

Json = dict[str, Any]


class Model:
    """Calls tools; what is refused is an answer like any other."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def text(self, tool: str, **arguments: Any) -> str:
        answer = await self.client.call_tool(tool, arguments)
        said = "\n".join(block.text for block in answer.content if block.type == "text")
        assert not answer.is_error, said
        return said

    async def data(self, tool: str, **arguments: Any) -> Json:
        answer = await self.client.call_tool(tool, arguments)
        assert not answer.is_error, answer.content
        assert answer.structured_content is not None
        assert json.loads(answer.content[0].text) == answer.structured_content  # type: ignore[union-attr]  # text
        return dict(answer.structured_content)

    async def refused(self, tool: str, **arguments: Any) -> str:
        answer = await self.client.call_tool(tool, arguments)
        assert answer.is_error
        said = "\n".join(block.text for block in answer.content if block.type == "text")
        assert "Traceback" not in said
        return said


@asynccontextmanager
async def model(*options: str) -> AsyncIterator[Model]:
    """`zoorama mcp`, started and talked to over its standard input and output."""
    command = StdioServerParameters(command=sys.executable, args=["-m", "zoorama", "mcp", *options])
    async with Client(command) as client:
        yield Model(client)
