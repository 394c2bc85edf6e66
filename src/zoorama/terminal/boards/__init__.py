"""How a game looks in a terminal: `draw(view, text, players)` in the module of the game's name."""

from collections.abc import Callable
from typing import Any, cast

from rich.console import RenderableType

from zoorama.discovery import module_for
from zoorama.engine.game import AnyGame
from zoorama.terminal.fields import draw_fields
from zoorama.text import Text

Board = Callable[[Any, Text, tuple[str, ...]], RenderableType]


def board_for(game: AnyGame) -> Board:
    """The game's own board, or the plain list of what its view holds."""
    module = module_for(game.name, __name__)
    return cast(Board, module.draw) if module else draw_fields
