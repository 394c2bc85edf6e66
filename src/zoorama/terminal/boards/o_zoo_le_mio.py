"""Zoos drawn cell by cell, so that paths can be followed with a finger, and who attracts whom."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Rich

from zoorama.engine.dealer import Rng
from zoorama.games.o_zoo_le_mio.guess import guess
from zoorama.games.o_zoo_le_mio.parts import FAMILIES, FAMILY, YEARS, Tile
from zoorama.games.o_zoo_le_mio.paths import (
    EAST,
    HUT,
    LEFT_HALF,
    RIGHT_HALF,
    START,
    START_EXITS,
    STEP,
    cell_at,
    exits,
    x_of,
    y_of,
)
from zoorama.games.o_zoo_le_mio.score import scores
from zoorama.games.o_zoo_le_mio.view import View
from zoorama.text import Text, figure

GROUND: Final = ("#a85a00", "#8a7a00", "#a02020", "#5f5f5f", "#1f4f9f")  # behind each family
LAWN: Final = "#2a6a2a"  # behind the start tile
CROSSING: Final = " ╺╻┏╸━┓┳╹┗┃┣┛┻┫╋"  # by exits: one bit for east, south, west, north
VISITOR: Final = "●"
TREE: Final = "♠"
HUT_SIGN: Final = "⌂"


@dataclass(frozen=True)
class Square:
    """A cell as drawn: three lines of five characters, paths through the middle."""

    top: str
    bottom: str
    note: str
    paths: int
    ground: str

    def line(self, number: int) -> Rich:
        east, south, west, north = (bool(self.paths >> side & 1) for side in range(4))
        if number == 1:
            drawn = ("━" if west else " ") * 2 + CROSSING[self.paths] + ("━" if east else " ") * 2
        elif number == 0:
            drawn = f"{self.top:<2}{'┃' if north else ' '}  "
        else:
            drawn = f"{self.bottom:<2}{'┃' if south else ' '}{self.note:>2}"
        return Rich(drawn, style=f"bold #ffffff on {self.ground}" if self.ground else "")


@dataclass(frozen=True)
class Offer:
    """A free cell that the left half of the tile may lie on: what to type for that, one number for each heading.

    They stand below each other, clear of the numbers beside them. A fourth goes beside the first: it takes four free
    neighbours with a path on each, and none of those can have four numbers as well.
    """

    numbers: tuple[str, ...]

    def line(self, number: int) -> Rich:
        lines = (" ".join(self.numbers[:-2]), *self.numbers[-2:], "")
        drawn = Rich(f"{lines[number]:^5}", style="bold cyan")
        drawn.truncate(5, overflow="ellipsis")
        return drawn


Squares = Mapping[int, Square | Offer]


def draw(view: View, text: Text, players: tuple[str, ...]) -> RenderableType:
    zoos = [seat for seat in range(len(players)) if seat != view.seat]
    parts: list[RenderableType] = [Columns([zoo_panel(view, seat, text, players) for seat in zoos])]
    if view.seat is not None:
        parts.append(zoo_panel(view, view.seat, text, players))
    parts.append(overview(view, text, players))
    parts.append(table_line(view, text, players))
    if view.row:
        parts.append(Columns([row_tile(view, number, text) for number in range(len(view.row))]))
    return Group(*parts)


def table_line(view: View, text: Text, players: tuple[str, ...]) -> Rich:
    flags = " › ".join(players[seat] for seat in view.flags)
    said = [text.say("board-year", year=view.year, years=YEARS), text.say("board-flags", players=flags)]
    said.append(text.say("board-stack", tiles=len(view.stack)))
    line = Rich("   ".join(said))
    if view.bid is not None:
        line.append("   " + text.say("board-bid", coins=view.bid), style="bold")
    return line


def overview(view: View, text: Text, players: tuple[str, ...]) -> Table:
    """By family, the stars of everybody's best enclosure and the visitors before it; then everything else."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for seat, player in enumerate(players):
        table.add_column(("▸ " if is_asked(view, seat) else "  ") + player, min_width=10)
    for family in range(FAMILIES):
        name = Rich(f" {text.word(FAMILY[family])} ", style=f"bold #ffffff on {GROUND[family]}")
        table.add_row(name, *(drawn(f"{zoo.enclosures[family]}★", VISITOR, zoo.visitors[family]) for zoo in view.zoos))
    table.add_row(text.say("board-bushes"), *(drawn(f"{zoo.bushes}♣", TREE, zoo.trees) for zoo in view.zoos))
    table.add_row(text.say("board-benches"), *(f"  {zoo.benches}" for zoo in view.zoos))
    table.add_row(text.say("board-coins"), *(f"  {zoo.purse}" for zoo in view.zoos))
    points = (f"  {figure(score.points)}" for score in scores(guess(view, Rng(0))))
    table.add_row(text.say("board-points"), *points, style="bold")
    return table


def is_asked(view: View, seat: int) -> bool:
    if view.over or view.drawing:
        return False
    return not view.sealed[seat] if view.placing is None else view.placing == seat


def drawn(value: str, sign: str, count: int) -> str:
    return "  " + ("–" if value[0] == "0" else f"{value:>4} {sign * count}")


def row_tile(view: View, number: int, text: Text) -> RenderableType:
    face = view.row[number].face
    squares = tile_squares(face, 0, 0, EAST, text)
    title = text.say("board-now" if view.placing is None else "board-won") if number == 0 else str(number + 1)
    return Panel(plan(squares), title=title, width=14, style="" if number == 0 else "dim")


def zoo_panel(view: View, seat: int, text: Text, players: tuple[str, ...]) -> RenderableType:
    squares = {START: Square("", "", "", START_EXITS, LAWN), HUT: Square("", HUT_SIGN, "", 0, LAWN)}
    for laid in view.zoos[seat].laid:
        squares |= tile_squares(laid.face, laid.x, laid.y, laid.heading, text)
    zoo = numbered(squares, offers(view)) if seat == view.seat else plan(squares)
    return Panel(zoo, title=players[seat], expand=False)


def offers(view: View) -> dict[int, Offer]:
    """By cell, the choices of a seat that has a tile to lay; they come in the order of `legal`."""
    if view.placing is None or view.placing != view.seat:
        return {}
    numbers: dict[int, tuple[str, ...]] = {}
    for number, spot in enumerate(guess(view, Rng(0)).spots, 1):
        numbers[spot // 4] = (*numbers.get(spot // 4, ()), str(number))
    return {cell: Offer(there) for cell, there in numbers.items()}


def tile_squares(face: Tile, x: int, y: int, heading: int, text: Text) -> dict[int, Square]:
    left, right = exits(face, LEFT_HALF, heading), exits(face, RIGHT_HALF, heading)
    if left and right:  # the path runs on through the middle of the tile
        left |= 1 << heading
        right |= 1 << (heading + 2) % 4
    bushes = f"{face.bushes}♣" if face.bushes else ""
    cell = cell_at(x, y)
    return {
        cell: Square(f"{face.left_stars}★", short(face.left, text), bushes, left, GROUND[face.left]),
        cell + STEP[heading]: Square(f"{face.right_stars}★", short(face.right, text), "", right, GROUND[face.right]),
    }


def short(family: int, text: Text) -> str:
    return text.say(f"board-short-{FAMILY[family]}")


def plan(squares: Squares) -> Rich:
    """The squares where they lie, nothing where nothing lies."""
    columns, rows = spans(squares)
    return sheet([picture_line(squares, columns, row, number) for row in rows for number in range(3)])


def numbered(squares: Squares, offered: dict[int, Offer]) -> Rich:
    """A plan with its columns and rows numbered, one row and column of room on every side, and room for the offers."""
    columns, rows = spans(squares)
    corners = cell_at(columns.start - 1, rows.start - 1), cell_at(columns.stop, rows.stop)
    columns, rows = spans([*corners, *offered])
    lines = [Rich("    " + "".join(f"{column:^5}" for column in columns), style="dim")]
    for row in rows:
        for number in range(3):
            margin = Rich(f"{row:>3} " if number == 1 else "    ", style="dim")
            lines.append(margin + picture_line({**squares, **offered}, columns, row, number))
    return sheet(lines)


def sheet(lines: list[Rich]) -> Rich:
    """Lines one below the other; in a window too narrow they end in an ellipsis, and are never broken."""
    whole = Rich("\n").join(lines)
    whole.no_wrap, whole.overflow = True, "ellipsis"
    return whole


def spans(cells: Collection[int]) -> tuple[range, range]:
    columns, rows = {x_of(cell) for cell in cells}, {y_of(cell) for cell in cells}
    return range(min(columns), max(columns) + 1), range(min(rows), max(rows) + 1)


def picture_line(squares: Squares, columns: range, row: int, number: int) -> Rich:
    nothing = Square("", "", "", 0, "")
    return Rich("").join(squares.get(cell_at(column, row), nothing).line(number) for column in columns)
