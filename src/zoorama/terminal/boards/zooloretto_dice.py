"""Trucks with their dice, and everybody's score sheet side by side."""

from itertools import pairwise
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Rich

from zoorama.engine.dealer import Rng
from zoorama.games.zooloretto_dice.guess import guess
from zoorama.games.zooloretto_dice.parts import BARN_COST, BONUS, COIN, COIN_GROUPS, COINS, CRATES, FACES, PENS, SPECIES
from zoorama.games.zooloretto_dice.score import scores
from zoorama.games.zooloretto_dice.view import SheetView, View
from zoorama.text import Text, figure

COLOURS: Final = ("green", "bright_blue", "magenta", "cyan", "yellow", "bright_white")
MARKED: Final = "■"
FREE: Final = "□"
STAR: Final = "★"
BARN: Final = "⌂"


def draw(view: View, text: Text, players: tuple[str, ...]) -> RenderableType:
    parts: list[RenderableType] = [Columns([truck(view, number, text) for number in range(len(view.trucks))])]
    parts.append(table_line(view, text))
    parts.append(sheets(view, text, players))
    parts.append(
        Rich(f"{STAR} {text.say('board-bonus')}   {BARN} {text.say('board-barn')} (−{BARN_COST})", style="dim")
    )
    return Group(*parts)


def truck(view: View, number: int, text: Text) -> RenderableType:
    dice = view.trucks[number]
    crates = [face(die, text) for die in dice] + [Rich("·", style="dim")] * (CRATES - len(dice))
    return Panel(Rich("\n").join(crates), title=text.say("board-truck", truck=number + 1), width=16)


def face(die: int, text: Text) -> Rich:
    return Rich(text.word(FACES[die]), style=COLOURS[die])


def table_line(view: View, text: Text) -> Rich:
    line = Rich(text.say("board-supply", dice=view.supply))
    if view.hand:
        hand = ", ".join(text.word(FACES[die]) for die in view.hand)
        line.append("   " + text.say("board-hand", dice=hand), style="bold")
    if view.last_round:
        line.append("   " + text.say("board-last-round"), style="bold red")
    return line


def sheets(view: View, text: Text, players: tuple[str, ...]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column("")
    for seat, sheet in enumerate(view.sheets):
        active = "▸ " if seat == view.active and not view.over else "  "
        table.add_column(Rich(active + players[seat]), style="dim" if sheet.took else "")
    for species in range(SPECIES):
        table.add_row(face(species, text), *(pen(sheet, species) for sheet in view.sheets))
    table.add_row(face(COIN, text), *(coins(sheet) for sheet in view.sheets))
    points = (Rich("  " + figure(score.points), style="bold") for score in scores(guess(view, Rng(0))))
    table.add_row(Rich(text.say("board-points"), style="bold"), *points)
    if any(sheet.took for sheet in view.sheets):
        table.add_row("", *("  " + text.say("board-done") if sheet.took else "" for sheet in view.sheets))
    return table


def pen(sheet: SheetView, species: int) -> Rich:
    cell = Rich("  " + MARKED * sheet.pens[species] + FREE * (PENS[species] - sheet.pens[species]))
    if sheet.bonus[species]:
        cell.append(f" {STAR}{BONUS[species]}", style="bold yellow")
    if sheet.barn[species]:
        cell.append(f" {BARN}", style="bold red")
    return cell


def coins(sheet: SheetView) -> Rich:
    boxes = MARKED * sheet.coins + FREE * (COINS - sheet.coins)
    groups = (boxes[start:end] for start, end in pairwise((0, *COIN_GROUPS)))
    return Rich("  " + " ".join(groups))
