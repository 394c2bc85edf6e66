"""`zoorama mcp`: a seat for language models, over standard input and output."""

import click

from zoorama.cli.errors import mcp_extra
from zoorama.cli.localised import Command
from zoorama.text import Text


@click.command("mcp", cls=Command, help="command-mcp")
@click.pass_obj
def command(text: Text) -> int:
    with mcp_extra():
        from zoorama.mcp.server import server
    server(text.language).run("stdio")
    return 0
