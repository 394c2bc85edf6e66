"""How each game looks in a terminal."""

from collections.abc import Callable
from typing import Any, Final

from rich.console import RenderableType

from zoorama.terminal import zooloretto_dice, zoop
from zoorama.text import Text

Board = Callable[[Any, Text, tuple[str, ...]], RenderableType]

BOARDS: Final[dict[str, Board]] = {"zooloretto_dice": zooloretto_dice.draw, "zoop": zoop.draw}
