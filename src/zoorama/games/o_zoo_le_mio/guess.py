"""A state that agrees with a view of O Zoo le Mio."""

from zoorama.engine.dealer import Rng
from zoorama.engine.tally import Tally
from zoorama.games.o_zoo_le_mio.legal import spots
from zoorama.games.o_zoo_le_mio.parts import COUNT
from zoorama.games.o_zoo_le_mio.paths import TileSet, cell_at, tile_set
from zoorama.games.o_zoo_le_mio.play import add_tile
from zoorama.games.o_zoo_le_mio.state import NOBODY, UNSAID, State, Zoo, empty_zoo
from zoorama.games.o_zoo_le_mio.view import View, ZooView


def guess(view: View, rng: Rng) -> State:
    """Only sealed bids are hidden: any that the purses allow."""
    bids = [rng.below(view.zoos[seat].purse + 1) if view.sealed[seat] else UNSAID for seat in range(len(view.zoos))]
    if view.seat is not None and view.bid is not None:
        bids[view.seat] = view.bid
    tiles = tile_set(view.tiles)
    stack = [0] * COUNT
    for tile in view.stack:
        stack[tile] = 1
    zoos = [rebuilt(zoo, tiles) for zoo in view.zoos]
    return State(
        tiles=tiles,
        bush_rows=view.bush_rows,
        upkeep=view.upkeep,
        zoos=zoos,
        flags=list(view.flags),
        stack=Tally(stack),
        drawing=view.drawing,
        row=[shown.number for shown in view.row],
        bids=bids,
        placing=NOBODY if view.placing is None else view.placing,
        spots=[] if view.placing is None else spots(zoos[view.placing], tiles, view.row[0].number),
        lost=list(view.lost),
        auction=view.auction,
        year=view.year,
        over=view.over,
    )


def rebuilt(seen: ZooView, tiles: TileSet) -> Zoo:
    """The zoo, laid again tile by tile."""
    zoo = empty_zoo()
    for laid in seen.laid:
        add_tile(zoo, tiles, laid.number, 4 * cell_at(laid.x, laid.y) + laid.heading, laid.auction)
    zoo.purse = seen.purse
    zoo.points = list(seen.points)
    zoo.earned = list(seen.earned)
    return zoo
