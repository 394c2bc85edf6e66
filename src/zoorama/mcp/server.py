"""The server that a model's program starts, and talks to over standard input and output."""

from typing import Final

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ResourceNotFoundError
from mcp.types import ToolAnnotations

from zoorama import __version__
from zoorama.codec import Json
from zoorama.codec.schema import schema
from zoorama.engine.errors import ZooramaError
from zoorama.games import find
from zoorama.mcp.tools import Tools
from zoorama.text import Text

READING: Final = ToolAnnotations(read_only_hint=True, open_world_hint=False)
PLAYING: Final = ToolAnnotations(destructive_hint=False, open_world_hint=False)
REACHING: Final = ToolAnnotations(destructive_hint=False, open_world_hint=True)  # goes where a link leads


def server(language: str) -> MCPServer[None]:
    tools, text = Tools(language), Text(language)
    made: MCPServer[None] = MCPServer(
        "zoorama", version=__version__, instructions=text.say("mcp-instructions"), log_level="ERROR"
    )
    for tool, kind, is_data in (
        (tools.list_games, READING, True),
        (tools.read_rules, READING, False),
        (tools.open_table, PLAYING, False),
        (tools.join_table, REACHING, False),
        (tools.list_tables, READING, True),
        (tools.look, READING, False),
        (tools.read_view, READING, True),
        (tools.act, PLAYING, False),
        (tools.read_log, READING, True),
        (tools.hint, PLAYING, False),
        (tools.result, READING, True),
        (tools.close_table, PLAYING, False),
    ):
        about = text.say(f"mcp-tool-{tool.__name__}")
        made.add_tool(tool, description=about, annotations=kind, structured_output=is_data)
    add_resources(made, tools, text)
    return made


def add_resources(made: MCPServer[None], tools: Tools, text: Text) -> None:
    """What does not change while one plays: rules and schemas."""

    @made.resource("zoorama://rules/{game}/{language}", description=text.say("mcp-resource-rules"))
    def rules(game: str, language: str) -> str:
        return tools.read_rules(game, language=language)

    @made.resource(
        "zoorama://schema/{game}", description=text.say("mcp-resource-schema"), mime_type="application/schema+json"
    )
    def schema_of(game: str) -> Json:
        try:
            return schema(find(game))
        except ZooramaError as error:
            raise ResourceNotFoundError(text.error(error)) from error
