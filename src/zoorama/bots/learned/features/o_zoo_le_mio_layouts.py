"""How the tiles of a zoo lie, and what another tile could bring there: the slow part of O Zoo le Mio's bits, kept."""

from typing import Final

from zoorama.bots.learned.features.scales import Scale
from zoorama.games.o_zoo_le_mio.legal import spots
from zoorama.games.o_zoo_le_mio.parts import FAMILIES, Tile
from zoorama.games.o_zoo_le_mio.paths import OUR_TILES, STEP, TileSet
from zoorama.games.o_zoo_le_mio.play import COUNTED
from zoorama.games.o_zoo_le_mio.state import PATHS, TAKEN, Laid, Zoo, empty_zoo

OPEN: Final = Scale((1, 2, 3, 4, 6, 8))  # cells that a path leads to
LOOPS: Final = Scale((1, 2, 3))  # those of them that would close a circular walk
ROOM: Final = Scale((1, 2, 3))  # by family, those beside its best enclosure
SKETCH: Final = OPEN.width + LOOPS.width + FAMILIES * ROOM.width

MOST_KEPT: Final = 4096  # layouts
LINKS: Final = 8  # more than any tile's path can meet
STAR_BITS: Final = 8
VALUES: Final = 1 << STAR_BITS  # more stars than any enclosure has
MOST_STARS: Final = VALUES - 1


class Layout:
    """One arrangement of tiles. Copies of a zoo share it, for they share the tile laid last."""

    def __init__(self, zoo: Zoo, last: Laid | None, tiles: TileSet) -> None:
        self.last = last
        self.tiles = tiles
        self.labels: dict[int, int] = {}  # by cell, its enclosure
        self.stars: list[int] = []  # by enclosure
        self.families: list[int] = []  # by enclosure
        label_enclosures(self, zoo)
        self.touching: dict[int, int] = {}  # see `stars_touching`
        self.sketch = sketch_of(self, zoo)
        self.outcomes: dict[int, list[int]] = {}  # by tile, see `outcomes_of`


def label_enclosures(layout: Layout, zoo: Zoo) -> None:
    cells, labels = zoo.cells, layout.labels
    for cell, content in cells.items():
        family = content >> 2
        if family == FAMILIES or cell in labels:
            continue
        label, stars = len(layout.stars), 0
        labels[cell] = label
        joined = [cell]
        for member in joined:
            stars += cells[member] & 3
            for step in STEP:
                neighbour = member + step
                if cells.get(neighbour, -1) >> 2 == family and neighbour not in labels:
                    labels[neighbour] = label
                    joined.append(neighbour)
        layout.stars.append(stars)
        layout.families.append(family)


def sketch_of(layout: Layout, zoo: Zoo) -> bytes:
    """How many path ends are open, and beside which enclosures."""
    open_cells, loops = 0, 0
    room = [0] * FAMILIES
    for cell, sides in zoo.sides.items():
        if sides == TAKEN or sides & PATHS == 0:
            continue
        open_cells += 1
        if COUNTED[sides & PATHS] > 1:
            loops += 1
        touching = stars_touching(layout, cell)
        for family in range(FAMILIES):
            stars = touching >> STAR_BITS * family & MOST_STARS
            if stars > 0 and stars >= zoo.value[family]:
                room[family] += 1
    blocks = [OPEN.of(open_cells), LOOPS.of(loops)]
    for count in room:
        blocks.append(ROOM.of(count))
    return b"".join(blocks)


def stars_touching(layout: Layout, cell: int) -> int:
    """By family, STAR_BITS each: the stars of its enclosures beside a free cell, which a tile there would join."""
    found = layout.touching.get(cell, -1)
    if found < 0:
        found = 0
        first = second = third = -1
        for step in STEP:
            label = layout.labels.get(cell + step, -1)
            if label >= 0 and label not in (first, second, third):
                found += layout.stars[label] << STAR_BITS * layout.families[label]
                first, second, third = label, first, second
        layout.touching[cell] = found
    return found


def outcomes_of(layout: Layout, zoo: Zoo, tile: int) -> list[int]:
    """What the tile could bring: (stars left * VALUES + stars right) * LINKS + benches, each outcome once.

    Stars are those of the enclosure that each half would be part of.
    """
    found = layout.outcomes.get(tile)
    if found is None:
        found = []
        face = layout.tiles.faces[tile]
        for spot in spots(zoo, layout.tiles, tile):
            outcome = outcome_at(layout, zoo, face, spot)
            if outcome not in found:
                found.append(outcome)
        layout.outcomes[tile] = found
    return found


def outcome_at(layout: Layout, zoo: Zoo, face: Tile, spot: int) -> int:
    left = spot >> 2
    right = left + STEP[spot & 3]
    links = COUNTED[zoo.sides.get(left, 0) & PATHS] + COUNTED[zoo.sides.get(right, 0) & PATHS]
    left_stars = face.left_stars + (stars_touching(layout, left) >> STAR_BITS * face.left & MOST_STARS)
    right_stars = face.right_stars + (stars_touching(layout, right) >> STAR_BITS * face.right & MOST_STARS)
    return (left_stars * VALUES + right_stars) * LINKS + links - 1


START: Final = Layout(empty_zoo(), None, OUR_TILES)
KEPT: Final[dict[int, Layout]] = {}  # by the identity of the tile laid last, which the layout holds alive


def layout_of(zoo: Zoo, tiles: TileSet) -> Layout:
    if not zoo.laid:
        return START if tiles is OUR_TILES else Layout(zoo, None, tiles)
    last = zoo.laid[-1]
    found = KEPT.get(id(last))
    if found is None or found.last is not last:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = KEPT[id(last)] = Layout(zoo, last, tiles)
    return found
