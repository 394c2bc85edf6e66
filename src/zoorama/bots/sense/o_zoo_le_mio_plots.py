"""Zoos of O Zoo le Mio by what counts in them, and what they would become with another tile.

Search meets the same zoos over and over, so where a tile may lie and what comes of it is worked out once for each.
"""

from typing import Final

from zoorama.games.o_zoo_le_mio.legal import spots
from zoorama.games.o_zoo_le_mio.parts import ATTRACTIONS
from zoorama.games.o_zoo_le_mio.paths import OUR_TILES, TileSet
from zoorama.games.o_zoo_le_mio.play import add_tile
from zoorama.games.o_zoo_le_mio.state import PATHS, TAKEN, Zoo, copy_zoo

MOST_KEPT: Final = 1024  # zoos; then the memory starts afresh
NEWEST: Final = 1000  # an auction later than all that were
AGE_BITS: Final = 10  # of a rank: auctions are counted below NEWEST
SPOT_BITS: Final = 16
AUCTION_BITS: Final = 5


class Plot:
    """A zoo by what counts in it."""

    def __init__(self, zoo: Zoo) -> None:
        # By attraction, its value and then how new it is, as one number: the higher draws more.
        self.ranks = tuple([(zoo.value[a] << AGE_BITS) + zoo.since[a] for a in range(ATTRACTIONS)])
        self.benches = zoo.benches
        self.tiles = len(zoo.laid)
        self.ends = open_ends(zoo)


def open_ends(zoo: Zoo) -> int:
    """Cells that a path still leads to."""
    ends = 0
    for sides in zoo.sides.values():
        if sides & PATHS and sides != TAKEN:
            ends += 1
    return ends


class Site:
    """A zoo as it is, and as it would be with one more tile."""

    def __init__(self, zoo: Zoo) -> None:
        self.plot = Plot(zoo)
        self.plans: dict[int, dict[int, Plot]] = {}  # by tile: by spot

    def plans_for(self, zoo: Zoo, tiles: TileSet, tile: int) -> dict[int, Plot]:
        """Of the zoo that this is the site of."""
        found = self.plans.get(tile)
        if found is None:
            found = self.plans[tile] = {}
            for spot in spots(zoo, tiles, tile):
                larger = copy_zoo(zoo)
                add_tile(larger, tiles, tile, spot, NEWEST)
                found[spot] = Plot(larger)
        return found


KEPT: Final[dict[tuple[int, ...], Site]] = {}  # by the tiles laid


def site_of(zoo: Zoo, tiles: TileSet) -> Site:
    if tiles is not OUR_TILES:
        return Site(zoo)  # an owner's tiles: their numbers mean others
    key = signature(zoo)
    found = KEPT.get(key)
    if found is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = KEPT[key] = Site(zoo)
    return found


def signature(zoo: Zoo) -> tuple[int, ...]:
    key: list[int] = []
    for laid in zoo.laid:
        key.append((((laid.tile << SPOT_BITS) + laid.spot) << AUCTION_BITS) + laid.auction)
    return tuple(key)


def drawn(plots: list[Plot], seat: int, attraction: int) -> int:
    """Visitors or trees that a zoo draws, as the score counts them."""
    mine = plots[seat].ranks[attraction]
    owners, ahead = 0, 0
    for other in plots:
        rank = other.ranks[attraction]
        if rank > 0:
            owners += 1
            if rank > mine:
                ahead += 1
    return 1 if owners == 1 else max(0, 2 - ahead)
