"""Paths: where tiles may lie, and the areas they encircle, against counts made another way."""

import pytest

from tests.games.o_zoo_le_mio.table import FINE, START_PATH, Drawn, drawn_zoo, encircled, picture, tile_picture
from zoorama.engine.dealer import Rng
from zoorama.games.o_zoo_le_mio.legal import spots
from zoorama.games.o_zoo_le_mio.parts import APES, BIRDS, COUNT, EDGE, FAMILIES, TILES, Tile
from zoorama.games.o_zoo_le_mio.paths import HEADING, REACH, TileSet, cell_at, x_of, y_of
from zoorama.games.o_zoo_le_mio.play import add_tile
from zoorama.games.o_zoo_le_mio.state import Laid, Zoo, empty_zoo

NO_LOOP = """
a-a-S-b-b
    H
"""
TIGHT = """
a-a
| |
b-b-S
    H
"""
AROUND_AN_EMPTY_CELL = """
a-a-b
|   |
c   b
|   |
c-S-d
  H |
    d
"""
AROUND_THE_HUT = """
a-S-b
|   |
a H b
|   |
c-c-d-d
"""
NESTED = """
a-a-b-b-c
|       |
d e-e   c
| | |   |
d f-f-g-g
|       |
h-h-S-i-i
    H
"""
CLOSED_FOUR_TIMES_BY_ONE_TILE = """
a-a-b-b
|     |
c-d-d-e
| | | |
c-f-f-e-S
        H
"""


@pytest.mark.rule("OZ-14")
@pytest.mark.parametrize(
    ("drawing", "benches"),
    [
        (NO_LOOP, 0),
        (TIGHT, 1),
        (AROUND_AN_EMPTY_CELL, 1),
        (AROUND_THE_HUT, 1),
        (NESTED, 2),
        (CLOSED_FOUR_TIMES_BY_ONE_TILE, 4),
    ],
)
def test_every_area_encircled_by_paths_gets_a_bench(drawing: str, benches: int) -> None:
    drawn = drawn_zoo(drawing)
    assert drawn.zoo.benches == benches
    assert encircled(paths_of(drawn.tiles.faces, drawn.zoo)) == benches


@pytest.mark.rule("OZ-14")
def test_a_dead_end_encircles_nothing() -> None:
    assert drawn_zoo("a-a-\n|\nb-b-S").zoo.benches == 0


def paths_of(faces: tuple[Tile, ...], zoo: Zoo) -> set[tuple[int, int]]:
    return START_PATH | picture(faces, [where(laid) for laid in zoo.laid])


def where(laid: Laid) -> tuple[int, int, int, int]:
    return laid.tile, x_of(laid.spot // 4), y_of(laid.spot // 4), laid.spot % 4


def random_tile(rng: Rng, exits: int) -> Tile:
    left = rng.below(FAMILIES)
    chosen: list[int] = []
    while len(chosen) < exits:
        edge = rng.below(len(EDGE))
        if edge not in chosen:
            chosen.append(edge)
    right = (left + 1 + rng.below(FAMILIES - 1)) % FAMILIES
    return Tile(left, 1 + rng.below(3), right, 1 + rng.below(3), rng.below(4), tuple(chosen))


def random_zoo(rng: Rng) -> Drawn:
    """Laid at random, from our tiles or from tiles with any number of exits; a crowded zoo closes many loops."""
    faces = TILES if rng.below(4) == 0 else tuple(random_tile(rng, 2 + rng.below(5)) for _ in range(COUNT))
    tiles = TileSet(faces)
    zoo = empty_zoo()
    crowding = 1 + rng.below(6)
    for tile in range(1 + rng.below(COUNT)):
        free = spots(zoo, tiles, tile)
        if free:
            tried = [free[rng.below(len(free))] for _ in range(crowding)]
            add_tile(zoo, tiles, tile, min(tried, key=from_start), tile + 1)
    return Drawn(tiles, zoo)


def from_start(spot: int) -> int:
    return abs(x_of(spot // 4)) + abs(y_of(spot // 4))


def check_benches(seeds: range) -> None:
    most = 0
    for seed in seeds:
        drawn = random_zoo(Rng(seed))
        assert drawn.zoo.benches == encircled(paths_of(drawn.tiles.faces, drawn.zoo)), f"seed {seed}"
        most = max(most, drawn.zoo.benches)
    assert most > 10, "these zoos have too few loops to show anything"


@pytest.mark.rule("OZ-14")
def test_benches_are_what_filling_every_area_counts() -> None:
    check_benches(range(200))


@pytest.mark.soak
@pytest.mark.rule("OZ-14")
def test_benches_are_what_filling_every_area_counts_in_thousands_of_zoos() -> None:
    check_benches(range(1_000, 11_000))


def allowed(faces: tuple[Tile, ...], zoo: Zoo, tile: int) -> set[tuple[int, int, int]]:
    """Every placement, tried one by one on the fine grid: free cells, paths that meet, at least one shared (OZ-9)."""
    built = {(0, 0), *(cell for laid in zoo.laid for cell in cells(*where(laid)[1:]))}
    paths = paths_of(faces, zoo)
    built_edges = {edge for cell in built for edge in edges(cell)}
    near = {(x + dx, y + dy) for x, y in built for dx in range(-2, 3) for dy in range(-2, 3)}
    found = set()
    for x, y in near:
        for heading in range(4):
            new = cells(x, y, heading)
            shared = {edge for cell in new for edge in edges(cell)} & built_edges
            met = shared & tile_picture(faces[tile], x, y, heading)
            if met and met == shared & paths and not {*new} & (built | {(0, 1)}):
                found.add((x, y, heading))
    return found


def cells(x: int, y: int, heading: int) -> list[tuple[int, int]]:
    dx, dy = ((1, 0), (0, 1), (-1, 0), (0, -1))[heading]
    return [(x, y), (x + dx, y + dy)]


def edges(cell: tuple[int, int]) -> list[tuple[int, int]]:
    """The middles of a cell's four edges, on the fine grid."""
    x, y, half = FINE * cell[0], FINE * cell[1], FINE // 2
    return [(x + half, y), (x, y + half), (x - half, y), (x, y - half)]


@pytest.mark.rule("OZ-9")
def test_every_placement_is_found_and_found_once() -> None:
    for seed in range(40):
        rng = Rng(seed)
        drawn = random_zoo(rng)
        tile = rng.below(COUNT)
        found = [where(Laid(tile, spot, 1))[1:] for spot in spots(drawn.zoo, drawn.tiles, tile)]
        assert len(set(found)) == len(found)
        assert {*found} == allowed(drawn.tiles.faces, drawn.zoo, tile), f"seed {seed}"


@pytest.mark.rule("OZ-10")
def test_the_best_enclosures_are_what_joining_all_cells_finds() -> None:
    for seed in range(200):
        drawn = random_zoo(Rng(seed))
        assert drawn.zoo.value[:FAMILIES] == best_enclosures(drawn), f"seed {seed}"


def best_enclosures(drawn: Drawn) -> list[int]:
    """Give every cell a label of its own, and let neighbours of a family agree until nothing changes."""
    family: dict[tuple[int, int], int] = {}
    stars: dict[tuple[int, int], int] = {}
    for laid in drawn.zoo.laid:
        tile, x, y, heading = where(laid)
        face = drawn.tiles.faces[tile]
        left, right = cells(x, y, heading)
        family[left], stars[left] = face.left, face.left_stars
        family[right], stars[right] = face.right, face.right_stars
    label = {cell: number for number, cell in enumerate(family)}
    changed = True
    while changed:
        changed = False
        for x, y in family:
            for other in ((x + 1, y), (x, y + 1)):
                if family.get(other) == family[x, y] and label[other] != label[x, y]:
                    label[other] = label[x, y] = min(label[other], label[x, y])
                    changed = True
    best = [0] * FAMILIES
    for cell, number in label.items():
        value = sum(stars[other] for other in family if label[other] == number)
        best[family[cell]] = max(best[family[cell]], value)
    return best


@pytest.mark.rule("OZ-9")
@pytest.mark.parametrize("heading", range(4), ids=HEADING)
def test_a_zoo_can_grow_as_far_as_its_tiles_reach(heading: int) -> None:
    """East and west straight on; north and south after a bend."""
    lane = Tile(APES, 1, BIRDS, 1, 0, (0, 3))  # left and right
    bend = Tile(APES, 1, BIRDS, 1, 0, (0, 2, 4))  # left, and up and down on the right
    straight = heading in (0, 2)
    tiles = TileSet((lane,) * COUNT if straight else (bend,) + (lane,) * (COUNT - 1))
    dx, dy = ((1, 0), (0, 1), (-1, 0), (0, -1))[heading]
    zoo = empty_zoo()
    x, y = (dx, dy) if straight else (2, dy)
    if not straight:
        add_tile(zoo, tiles, 0, 4 * cell_at(1, 0), 1)
    for tile in range(len(zoo.laid), COUNT):
        at = 4 * cell_at(x, y) + heading
        assert at in spots(zoo, tiles, tile)
        add_tile(zoo, tiles, tile, at, tile + 1)
        x, y = x + 2 * dx, y + 2 * dy
    assert len(zoo.laid) == COUNT
    assert max(abs(x - dx), abs(y - dy)) == (REACH if straight else REACH - 2)


def test_a_cell_is_where_it_says() -> None:
    for x, y in ((0, 0), (-REACH, REACH), (REACH, -REACH), (REACH + 1, REACH + 1), (-REACH - 1, -REACH - 1)):
        assert (x_of(cell_at(x, y)), y_of(cell_at(x, y))) == (x, y)
