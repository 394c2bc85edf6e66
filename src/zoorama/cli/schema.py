"""`zoorama schema`: the JSON Schema of a game's values, or of the server's messages."""

import json
import sys
from typing import Final

import click

from zoorama.cli.errors import server_extra
from zoorama.cli.localised import Command
from zoorama.cli.parameters import GAME_NAMES, Choice
from zoorama.codec.schema import schema
from zoorama.games import find

WIRE: Final = "wire"  # the server's messages


@click.command("schema", cls=Command, help="command-schema")
@click.argument("game", metavar="GAME|wire", type=Choice((*GAME_NAMES, WIRE)), help="argument-schema")
def command(*, game: str) -> int:
    described = wire_schema() if game == WIRE else schema(find(game))
    sys.stdout.write(json.dumps(described, indent=2) + "\n")
    return 0


def wire_schema() -> object:
    with server_extra():
        from zoorama.server.protocol import schema as protocol
    return protocol.wire_schema()
