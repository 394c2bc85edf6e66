"""A group that imports a command only when it is called, so that no command pays for another's imports."""

from importlib import import_module
from typing import Any

import click

from zoorama.cli.localised import Group, translated


class LazyGroup(Group):
    """Its commands are in the modules of their names, after a prefix."""

    def __init__(self, *given: Any, names: tuple[str, ...], prefix: str = "", **more: Any) -> None:
        super().__init__(*given, **more)
        self.names = names
        self.prefix = prefix

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.names)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.names:
            return None
        command: click.Command = import_module(f"zoorama.cli.{self.prefix}{cmd_name}").command
        return translated(command, ctx.obj)
