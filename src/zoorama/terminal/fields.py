"""The board of a game that has none of its own: the fields of the view as a table."""

from dataclasses import fields
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Rich

from zoorama.codec import shape_of
from zoorama.engine.shape import Flag, Many, Maybe, Nth, Seat, Shape, Value, Word
from zoorama.text import Text

NOTHING = "–"


def draw_fields(view: Any, text: Text, players: tuple[str, ...]) -> RenderableType:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for field in fields(view):
        label = Rich(field.name.replace("_", " "), style="bold")
        table.add_row(label, draw_part(getattr(view, field.name), shape_of(field), text, players))
    return table


def draw_part(part: Any, shape: Shape, text: Text, players: tuple[str, ...]) -> RenderableType:
    match shape:
        case Maybe() if part is not None:
            return draw_part(part, shape.of, text, players)
        case Value() if part is not None:
            return draw_fields(part, text, players)
        case Many() if part:
            drawn = [draw_part(each, shape.of, text, players) for each in part]
            lines = all(isinstance(each, Rich) for each in drawn)
            return Rich(", ").join([each for each in drawn if isinstance(each, Rich)]) if lines else Columns(drawn)
    return Rich(leaf(part, shape, text, players))


def leaf(part: Any, shape: Shape, text: Text, players: tuple[str, ...]) -> str:
    match shape:
        case Seat() if part is not None:
            return str(players[part])
        case Nth() if part is not None:
            return str(part + 1)
        case Word() if part is not None:
            word = shape.words[part]
            return text.word(word) if text.knows(f"word-{word}") else word
        case Flag():
            return "+" if part else NOTHING
    return NOTHING if part is None or part == () else str(part)
