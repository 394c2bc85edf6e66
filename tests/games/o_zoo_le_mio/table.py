"""A table to try the rules at: tiles and luck as the test wants them, zoos as it draws them."""

from dataclasses import dataclass

import pytest

from zoorama.engine.errors import IllegalAction
from zoorama.engine.game import CHANCE, LUCK, Action, Event
from zoorama.engine.match import Match
from zoorama.games.o_zoo_le_mio import Rules
from zoorama.games.o_zoo_le_mio.actions import BID, HOIST, Place, TurnUp
from zoorama.games.o_zoo_le_mio.legal import spots
from zoorama.games.o_zoo_le_mio.parts import APES, BIRDS, EDGE, Tile
from zoorama.games.o_zoo_le_mio.paths import EAST, SOUTH, WEST, TileSet, cell_at
from zoorama.games.o_zoo_le_mio.play import add_tile
from zoorama.games.o_zoo_le_mio.state import Options, State, Zoo, empty_zoo
from zoorama.games.o_zoo_le_mio.view import View, ZooView

ZOO = Rules()
CROSS = tuple(range(len(EDGE)))  # a path through every edge, so that the tile fits against any other of its kind
FAR_APART = ((1, 0, EAST), (-1, 0, WEST), (3, 0, EAST), (-3, 0, WEST), (5, 0, EAST))
OzMatch = Match[State, Action, View]


def cross(left: int, left_stars: int, right: int, right_stars: int, bushes: int = 0) -> Tile:
    return Tile(left, left_stars, right, right_stars, bushes, CROSS)


def plain(count: int) -> tuple[Tile, ...]:
    """Tiles that nobody minds getting."""
    return (cross(APES, 1, BIRDS, 1),) * count


def table(seats: int = 2, tiles: tuple[Tile, ...] = (), *, bush_rows: bool = False, upkeep: bool = False) -> OzMatch:
    """Flags hang in the order of the seats; the first row lies open, in the order of the tiles."""
    players = tuple(f"player {seat}" for seat in range(seats))
    match = Match(ZOO, players, Options(bush_rows, upkeep, tiles))
    for seat in range(seats - 1):
        match.luck(HOIST[seat])
    turn_up(match)
    return match


def turn_up(match: OzMatch) -> None:
    """Fill the row with the next tiles of the set."""
    state = match.state()
    while state.drawing:
        match.luck(TurnUp(state.stack.counts.index(1)))
        state = match.state()


def bid(match: OzMatch, *coins: int) -> None:
    for seat, bid in enumerate(coins):
        match.act(seat, BID[bid])


def lay(match: OzMatch, x: int, y: int, heading: int = EAST) -> None:
    match.act(match.turn().seats[0], Place(x, y, heading))


def sell(match: OzMatch, seat: int, x: int, y: int, heading: int = EAST) -> None:
    """This seat gets the next tile for one coin, and lays it there."""
    bid(match, *(int(other == seat) for other in range(len(match.players))))
    lay(match, x, y, heading)


def give(match: OzMatch, seat: int, times: int = 1) -> None:
    """This seat gets the next tiles for one coin each, and lays them where it can."""
    for _ in range(times):
        bid(match, *(int(other == seat) for other in range(len(match.players))))
        match.act(seat, match.legal(seat)[0])


def finish_year(match: OzMatch) -> None:
    """Sell the rest of the row for nothing: the highest flag takes it."""
    while match.state().row:
        bid(match, *(0 for _ in match.players))
        match.act(match.turn().seats[0], match.legal(match.turn().seats[0])[0])


def spot(x: int, y: int, heading: int = EAST) -> int:
    return 4 * cell_at(x, y) + heading


@dataclass(frozen=True)
class Drawn:
    tiles: TileSet
    zoo: Zoo


def drawn_zoo(picture: str) -> Drawn:
    """A zoo as drawn: S is the start tile, a letter the two halves of a tile, - and | are paths.

    The tiles are laid outwards from the start, each where the rules allow it.
    """
    lines = picture.strip("\n").splitlines()
    points = {(x, y): mark for y, line in enumerate(lines) for x, mark in enumerate(line) if mark != " "}
    start = next(point for point, mark in points.items() if mark == "S")
    halves: dict[str, list[tuple[int, int]]] = {}
    for (x, y), mark in sorted(points.items(), key=lambda item: item[0][::-1]):
        if mark.islower():
            halves.setdefault(mark, []).append(((x - start[0]) // 2, (y - start[1]) // 2))
    names = sorted(halves)
    faces = tuple(drawn_tile(halves[name], points, start) for name in names)
    return lay_outwards(TileSet(faces), [halves[name] for name in names])


def drawn_tile(cells: list[tuple[int, int]], points: dict[tuple[int, int], str], start: tuple[int, int]) -> Tile:
    """One that shows these paths, when its left half lies on the first cell and its right half on the second."""
    (x, y), (other_x, other_y) = cells
    along = (other_x - x, other_y - y)
    across = (-along[1], along[0])  # to the right of one who walks from the left half to the right half
    sides = {
        "left": (cells[0], (-along[0], -along[1])),
        "top_left": (cells[0], (-across[0], -across[1])),
        "top_right": (cells[1], (-across[0], -across[1])),
        "right": (cells[1], along),
        "bottom_right": (cells[1], across),
        "bottom_left": (cells[0], across),
    }
    exits = [
        edge
        for edge, name in enumerate(EDGE)
        if (
            2 * sides[name][0][0] + sides[name][1][0] + start[0],
            2 * sides[name][0][1] + sides[name][1][1] + start[1],
        )
        in points
    ]
    return Tile(APES, 1, BIRDS, 1, 0, tuple(exits))


def lay_outwards(tiles: TileSet, places: list[list[tuple[int, int]]]) -> Drawn:
    zoo = empty_zoo()
    waiting = dict(enumerate(places))
    while waiting:
        for tile, ((x, y), (other_x, _)) in list(waiting.items()):
            at = spot(x, y, EAST if other_x > x else SOUTH)
            if at in spots(zoo, tiles, tile):
                add_tile(zoo, tiles, tile, at, len(zoo.laid) + 1)
                del waiting[tile]
                break
        else:
            raise AssertionError(f"tiles {sorted(waiting)} cannot be laid as drawn")
    return Drawn(tiles, zoo)


FINE = 4  # points to a cell's side, so that there is a way round the end of every path
START_PATH = {(x, 0) for x in range(-2, 3)}


def picture(tiles: tuple[Tile, ...], laid: list[tuple[int, int, int, int]]) -> set[tuple[int, int]]:
    """The paths of laid tiles (tile, x, y, heading) as points of a fine grid, worked out from the faces alone."""
    return {point for tile, x, y, heading in laid for point in tile_picture(tiles[tile], x, y, heading)}


def tile_picture(face: Tile, x: int, y: int, heading: int) -> set[tuple[int, int]]:
    """Paths run from the middle of an edge to the middle of a cell. A quarter turn is a multiplication by i."""
    ahead = 1j**heading
    left = complex(FINE * x, FINE * y)
    right = left + FINE * ahead
    ways = {
        "left": (left, -ahead),
        "top_left": (left, -1j * ahead),
        "top_right": (right, -1j * ahead),
        "right": (right, ahead),
        "bottom_right": (right, 1j * ahead),
        "bottom_left": (left, 1j * ahead),
    }
    used = [ways[EDGE[edge]] for edge in face.exits]
    if {middle for middle, _ in used} == {left, right}:
        used += [(left, ahead), (right, -ahead)]
    points = [middle + step * way for middle, way in used for step in range(FINE // 2 + 1)]
    return {(round(point.real), round(point.imag)) for point in points}


def encircled(paths: set[tuple[int, int]]) -> int:
    """Areas that paths cut off from the world, by filling one area after the other."""
    columns, rows = [x for x, _ in paths], [y for _, y in paths]
    west, east, north, south = min(columns) - 1, max(columns) + 1, min(rows) - 1, max(rows) + 1
    dry = {(x, y) for x in range(west, east + 1) for y in range(north, south + 1)} - paths
    areas = 0
    while dry:
        areas += 1
        wet = [dry.pop()]
        while wet:
            x, y = wet.pop()
            for point in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if point in dry:
                    dry.remove(point)
                    wet.append(point)
    return areas - 1  # the world itself


def laid_in(zoo: ZooView) -> list[tuple[int, int, int, int]]:
    return [(laid.number, laid.x, laid.y, laid.heading) for laid in zoo.laid]


def listen(match: OzMatch) -> list[Event]:
    heard: list[Event] = []
    match.listeners.append(lambda move, events: heard.extend(events))
    return heard


def refused(match: OzMatch, action: Action) -> str:
    """The rule that forbids this to whoever is asked."""
    seat = LUCK if match.turn() is CHANCE else match.turn().seats[0]
    with pytest.raises(IllegalAction) as caught:
        match.luck(action) if seat == LUCK else match.act(seat, action)
    return caught.value.rule


def sell_apart(match: OzMatch, *owners: int) -> None:
    """Each owner lays the next tiles in one line, apes outwards: no two cells of a family touch."""
    laid = [len(zoo.laid) for zoo in match.view(None).zoos]
    for owner in owners:
        sell(match, owner, *FAR_APART[laid[owner]])
        laid[owner] += 1
