"""What any printed tile set must be."""

from collections.abc import Sequence

from zoorama.engine.errors import Unreadable
from zoorama.games.o_zoo_le_mio.parts import COUNT, EDGE, FAMILY, Tile


def check_set(tiles: Sequence[Tile], path: str, first: int) -> None:
    """OZ-1, OZ-2; a mistake is told with its tile, counted from `first`.

    How ours is balanced besides, and that no two of its tiles are alike (OZ-3), binds nobody else: whoever owns the box
    knows what is in it.
    """
    if len(tiles) != COUNT:
        raise Unreadable(path, "tile-count", {"given": len(tiles), "wanted": COUNT})
    for number, tile in enumerate(tiles, first):
        check_tile(tile, f"{path}[{number}]")


def check_tile(tile: Tile, path: str) -> None:
    if tile.left == tile.right:
        raise Unreadable(path, "one-family", {"family": FAMILY[tile.left]})
    for edge in tile.exits:
        if tile.exits.count(edge) > 1:
            raise Unreadable(f"{path}.exits", "exit-twice", {"edge": EDGE[edge]})
