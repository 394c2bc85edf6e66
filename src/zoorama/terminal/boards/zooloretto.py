"""Trucks with their tiles, and everybody's zoo side by side."""

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Rich

from zoorama.engine.dealer import Rng
from zoorama.games.zooloretto.guess import guess
from zoorama.games.zooloretto.parts import (
    COIN,
    END_STACK,
    EXPANSIONS,
    PLACES,
    PRINTED,
    SPACES,
    SPECIES,
    STALL,
    STALL_SPACES,
    STALLS,
    TILES,
    TRUCK_SPACES,
    form_of,
    species_of,
)
from zoorama.games.zooloretto.score import scores
from zoorama.games.zooloretto.view import View, ZooView
from zoorama.text import Text, figure

COLOURS: Final = ("magenta", "yellow", "bright_yellow", "cyan", "bright_white", "bright_red", "bright_blue", "green")
MARKS: Final = ("■", "♂", "♀", "●", "◆", "◆")  # by form
STALL_MARKS: Final = ("①", "②", "③", "④")
FREE: Final = "·"
FREE_STALL: Final = "○"
NO_SPACE: Final = "×"


def draw(view: View, text: Text, players: tuple[str, ...]) -> RenderableType:
    parts: list[RenderableType] = [
        Columns([truck(view, number, text, players) for number in range(len(view.trucks))]),
        table_line(view, text),
    ]
    if view.set_aside:
        species = ", ".join(text.word(SPECIES[species]) for species in view.set_aside)
        parts.append(Rich(text.say("board-set-aside", species=species)))
    return Group(*parts, zoos(view, text, players), legend(text))


def truck(view: View, number: int, text: Text, players: tuple[str, ...]) -> RenderableType:
    spaces = TRUCK_SPACES[len(view.zoos)]
    takers = [players[seat] for seat, zoo in enumerate(view.zoos) if zoo.truck == number]
    if not takers:
        lines = [loaded(tile, text) for tile in view.trucks[number]]
        lines += [Rich(FREE, style="dim")] * (spaces[number] - len(lines))
        lines += [Rich(NO_SPACE, style="dim")] * (max(spaces) - len(lines))
    else:
        lines = [Rich(takers[0], style="dim"), Rich(text.say("board-taken"), style="dim"), Rich("")]
    load = Rich("\n", overflow="ellipsis", no_wrap=True).join(lines)
    return Panel(load, title=text.say("board-truck", truck=number + 1), width=width(view), padding=0)


def width(view: View) -> int:
    """Trucks stand in one row of eighty columns."""
    return min(24, 79 // len(view.trucks))


def loaded(tile: int, text: Text) -> Rich:
    """A mark and the species or what the stall sells: short enough for the narrowest truck."""
    if tile == COIN:
        shown = text.word(TILES[tile])
    elif tile >= STALL:
        shown = f"{STALL_MARKS[tile - STALL]} {text.say(f'board-{TILES[tile]}')}"
    else:
        shown = f"{MARKS[form_of(tile)]} {text.word(SPECIES[species_of(tile)])}"
    return Rich(shown, style=colour(tile))


def colour(tile: int) -> str:
    if tile == COIN:
        return "yellow"
    return "bright_green" if tile >= STALL else COLOURS[species_of(tile)]


def table_line(view: View, text: Text) -> Rich:
    line = Rich(text.say("board-bank", coins=view.bank))
    if view.last_round:
        line.append("   " + text.say("board-last-round", tiles=sum(view.stack)), style="bold red")
    else:
        line.append("   " + text.say("board-stack", tiles=sum(view.stack) - END_STACK))
    if view.hand is not None:
        line.append("   " + text.say("board-hand", tile=text.word(TILES[view.hand])), style="bold")
    if view.to_house:
        tiles = ", ".join(text.word(TILES[tile]) for tile in view.to_house)
        line.append("   " + text.say("board-to-house", tiles=tiles), style="bold")
    return line


def zoos(view: View, text: Text, players: tuple[str, ...]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column("")
    for seat, zoo in enumerate(view.zoos):
        active = "▸ " if seat == view.active and not view.over else "  "
        table.add_column(active + players[seat], style="" if zoo.truck is None else "dim", overflow="fold")
    for place in range(PRINTED + EXPANSIONS[len(view.zoos)]):
        table.add_row(text.word(PLACES[place]), *(enclosure(zoo, place, text) for zoo in view.zoos))
    table.add_row(text.say("board-barn"), *(barn(zoo, text) for zoo in view.zoos))
    table.add_row(text.say("board-coins"), *(f"  {zoo.coins}" for zoo in view.zoos))
    points = (f"  {figure(score.points)}" for score in scores(guess(view, Rng(0))))
    table.add_row(text.say("board-points"), *points, style="bold")
    if any(zoo.truck is not None for zoo in view.zoos):
        table.add_row("", *("" if zoo.truck is None else "  " + text.say("board-done") for zoo in view.zoos))
    return table


def enclosure(zoo: ZooView, place: int, text: Text) -> Rich:
    """The species, then a mark for every space and every stall space."""
    if place >= len(zoo.enclosures):
        return Rich("  –", style="dim")
    animals, stalls = zoo.enclosures[place], zoo.stalls[place]
    cell = Rich("  ")
    if animals:
        cell.append(f"{text.word(SPECIES[species_of(animals[0])])}\n  ", style=colour(animals[0]))
        cell.append("".join(MARKS[form_of(animal)] for animal in sorted(animals)), style=colour(animals[0]))
    cell.append(FREE * (SPACES[place] - len(animals)), style="dim")
    cell.append(" " + "".join(STALL_MARKS[stall] for stall in stalls), style="bright_green")
    return cell.append(FREE_STALL * (STALL_SPACES[place] - len(stalls)), style="dim")


def barn(zoo: ZooView, text: Text) -> Rich:
    lines: list[Rich] = []
    for species, word in enumerate(SPECIES):
        marks = "".join(MARKS[form_of(tile)] for tile in zoo.barn if species_of(tile) == species)
        if marks:
            lines.append(Rich(f"  {text.word(word)} {marks}", style=COLOURS[species]))
    stalls = "".join(STALL_MARKS[tile - STALL] for tile in zoo.barn if tile >= STALL)
    if stalls:
        lines.append(Rich(f"  {stalls}", style="bright_green"))
    return Rich("\n").join(lines) if lines else Rich("  –", style="dim")


def legend(text: Text) -> Rich:
    meanings = [
        f"{MARKS[0]} {text.say('board-plain')}",
        f"{MARKS[1]}{MARKS[2]} {text.say('board-fertile')}",
        f"{MARKS[4]} {text.say('board-bred')}",
        f"{MARKS[3]} {text.say('board-offspring')}",
        *(f"{mark} {text.word(stall)}" for mark, stall in zip(STALL_MARKS, STALLS, strict=True)),
    ]
    return Rich("  ".join(meanings), style="dim")
