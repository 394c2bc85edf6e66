"""How the tiles of a zoo lie, and what another tile could bring there: the slow part of O Zoo le Mio's bits, kept."""

from typing import Final

from zoorama.bots.learned.features.scales import Scale
from zoorama.games.o_zoo_le_mio.legal import spots
from zoorama.games.o_zoo_le_mio.parts import FAMILIES
from zoorama.games.o_zoo_le_mio.paths import OUR_TILES, STEP, TileSet
from zoorama.games.o_zoo_le_mio.play import COUNTED
from zoorama.games.o_zoo_le_mio.state import PATHS, TAKEN, Laid, Zoo, empty_zoo

OPEN: Final = Scale((1, 2, 3, 4, 6, 8))  # cells that a path leads to
LOOPS: Final = Scale((1, 2, 3))  # those of them that would close a circular walk
ROOM: Final = Scale((1, 2, 3))  # by family, those beside its best enclosure
SKETCH: Final = OPEN.width + LOOPS.width + FAMILIES * ROOM.width

MOST_KEPT: Final = 4096  # layouts
LINKS: Final = 8  # more than any tile's path can meet
VALUES: Final = 256  # more stars than any enclosure has


class Layout:
    """One arrangement of tiles. Copies of a zoo share it, for they share the tile laid last."""

    def __init__(self, zoo: Zoo, last: Laid | None, tiles: TileSet) -> None:
        self.last = last
        self.tiles = tiles
        self.labels: dict[int, int] = {}  # by cell, its enclosure
        self.stars: list[int] = []  # by enclosure
        label_enclosures(self, zoo)
        self.sketch = sketch_of(self, zoo)
        self.outcomes: dict[int, list[int]] = {}  # by tile, see `outcomes_of`


def label_enclosures(layout: Layout, zoo: Zoo) -> None:
    cells, labels = zoo.cells, layout.labels
    for cell, content in cells.items():
        family = content // 4
        if family == FAMILIES or cell in labels:
            continue
        label, stars = len(layout.stars), 0
        labels[cell] = label
        joined = [cell]
        for member in joined:
            stars += cells[member] % 4
            for step in STEP:
                neighbour = member + step
                if cells.get(neighbour, -1) // 4 == family and neighbour not in labels:
                    labels[neighbour] = label
                    joined.append(neighbour)
        layout.stars.append(stars)


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
        for step in STEP:
            label = layout.labels.get(cell + step, -1)
            if label >= 0:
                family = zoo.cells[cell + step] // 4
                if layout.stars[label] == zoo.value[family]:
                    room[family] += 1
    blocks = [OPEN.of(open_cells), LOOPS.of(loops)]
    for count in room:
        blocks.append(ROOM.of(count))
    return b"".join(blocks)


def outcomes_of(layout: Layout, zoo: Zoo, tile: int) -> list[int]:
    """What the tile could bring: (stars left * VALUES + stars right) * LINKS + benches, each outcome once.

    Stars are those of the enclosure that each half would be part of.
    """
    found = layout.outcomes.get(tile)
    if found is None:
        found = []
        for spot in spots(zoo, layout.tiles, tile):
            outcome = outcome_at(layout, zoo, tile, spot)
            if outcome not in found:
                found.append(outcome)
        layout.outcomes[tile] = found
    return found


def outcome_at(layout: Layout, zoo: Zoo, tile: int, spot: int) -> int:
    face = layout.tiles.faces[tile]
    left = spot // 4
    right = left + STEP[spot % 4]
    links = COUNTED[zoo.sides.get(left, 0) & PATHS] + COUNTED[zoo.sides.get(right, 0) & PATHS]
    left_stars = face.left_stars + joined_stars(layout, zoo, left, face.left)
    right_stars = face.right_stars + joined_stars(layout, zoo, right, face.right)
    return (left_stars * VALUES + right_stars) * LINKS + links - 1


def joined_stars(layout: Layout, zoo: Zoo, cell: int, family: int) -> int:
    """Of the enclosures of this family that touch the cell."""
    stars = 0
    first = second = third = -1
    for step in STEP:
        label = layout.labels.get(cell + step, -1)
        if label < 0 or label in (first, second, third):
            continue
        if zoo.cells[cell + step] // 4 == family:
            stars += layout.stars[label]
            first, second, third = label, first, second
    return stars


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
