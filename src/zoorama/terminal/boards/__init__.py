"""How each game looks in a terminal."""

from collections.abc import Callable
from typing import Any, Final

from rich.console import RenderableType

from zoorama.terminal.boards import o_zoo_le_mio, zooloretto, zooloretto_dice, zoop
from zoorama.text import Text

Board = Callable[[Any, Text, tuple[str, ...]], RenderableType]

BOARDS: Final[dict[str, Board]] = {
    "zooloretto": zooloretto.draw,
    "zooloretto_dice": zooloretto_dice.draw,
    "o_zoo_le_mio": o_zoo_le_mio.draw,
    "zoop": zoop.draw,
}
