"""A tile set of one's own for O Zoo le Mio, from a text file.

One line a tile, lying with its left half to the west: family and stars of the left half, of the right half, bushes, and
the edges through which its path leaves. Blank lines and what follows a # do not count:

    apes 2   birds 3   0   top_left right bottom_right

docs/games/o_zoo_le_mio_tiles.txt is our own set in this form.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from zoorama.codec import TAG, Codec, Json
from zoorama.engine.errors import Unreadable
from zoorama.games import find
from zoorama.games.o_zoo_le_mio.parts import Tile
from zoorama.games.o_zoo_le_mio.tiles import check_set

FIGURES: Final = ("left", "left_stars", "right", "right_stars", "bushes")  # then the exits


def read_tiles(file: Path) -> Json:
    """The tiles of a file, as the option `tiles` takes them. A mistake is told with the tile it is in."""
    try:
        lines = file.read_text(encoding="utf-8-sig").splitlines()
    except UnicodeDecodeError as error:
        raise Unreadable(str(file), "not-text") from error
    rows = [row for row in (line.partition("#")[0].split() for line in lines) if row]
    codec = Codec(find("o_zoo_le_mio"))
    tiles = [read_tile(codec, row, f"{file}[{number}]") for number, row in enumerate(rows, 1)]
    check_set(tiles, str(file), 1)
    return [codec.encode(tile) for tile in tiles]


def read_tile(codec: Codec, row: list[str], path: str) -> Tile:
    given: dict[str, Json] = {TAG: "Tile"}
    for name, figure in zip(FIGURES, row, strict=False):
        given[name] = int(figure) if figure.isdecimal() else figure
    given["exits"] = list(row[len(FIGURES) :])
    try:
        return codec.decode(given, Tile)
    except Unreadable as error:
        facts = {name: fact for name, fact in error.facts.items() if name != "path"}
        field = error.path.removeprefix("tile").partition("[")[0]  # which of the exits, its word says
        raise Unreadable(path + field, error.problem, facts) from error


READERS: Final[dict[str, Callable[[Path], Json]]] = {"tiles": read_tiles}
