from dataclasses import dataclass, field

from zoorama.engine.dealer import Rng
from zoorama.engine.game import View
from zoorama.engine.shape import FLAG, SEAT, many, maybe, nth, value, whole, word
from zoorama.engine.tally import Tally
from zoorama.games.o_zoo_le_mio.legal import spots
from zoorama.games.o_zoo_le_mio.parts import (
    BUSH,
    BUSHES,
    COUNT,
    FAMILIES,
    MOST_BENCHES,
    MOST_COINS,
    MOST_POINTS,
    MOST_SEATS,
    STARS,
    YEARS,
    Tile,
)
from zoorama.games.o_zoo_le_mio.paths import HEADING, OUR_TILES, REACH, TileSet, cell_at, tile_set, x_of, y_of
from zoorama.games.o_zoo_le_mio.play import add_tile
from zoorama.games.o_zoo_le_mio.score import drawn
from zoorama.games.o_zoo_le_mio.state import NOBODY, UNSAID, Laid, State, Zoo, empty_zoo


@dataclass(frozen=True)
class LaidView:
    number: int = field(metadata=nth(COUNT))
    face: Tile = field(metadata=value(Tile))
    x: int = field(metadata=whole(-REACH, REACH))
    y: int = field(metadata=whole(-REACH, REACH))
    heading: int = field(metadata=word(HEADING))
    auction: int = field(metadata=whole(1, COUNT))


@dataclass(frozen=True)
class ZooView:
    """A purse is kept closed at the table, but everybody can reckon what is in it."""

    purse: int = field(metadata=whole(0, MOST_COINS))
    laid: tuple[LaidView, ...] = field(metadata=many(value(LaidView), 0, COUNT))
    enclosures: tuple[int, ...] = field(
        metadata=many(whole(0, STARS * COUNT), FAMILIES, FAMILIES)
    )  # stars of the best, by family
    bushes: int = field(metadata=whole(0, BUSHES * COUNT))
    visitors: tuple[int, ...] = field(metadata=many(whole(0, 2), FAMILIES, FAMILIES))
    trees: int = field(metadata=whole(0, 2))
    benches: int = field(metadata=whole(0, MOST_BENCHES))
    points: tuple[int, ...] = field(metadata=many(whole(0, MOST_POINTS), 0, YEARS))  # by year


@dataclass(frozen=True)
class RowView:
    number: int = field(metadata=nth(COUNT))
    face: Tile = field(metadata=value(Tile))


@dataclass(frozen=True)
class AuctionView(View):
    seat: int | None = field(metadata=maybe(SEAT))
    bush_rows: bool = field(metadata=FLAG)
    upkeep: bool = field(metadata=FLAG)
    tiles: tuple[Tile, ...] = field(metadata=many(value(Tile), 0, COUNT))  # none: our own set
    year: int = field(metadata=whole(1, YEARS))
    auction: int = field(metadata=whole(1, COUNT + 1))
    flags: tuple[int, ...] = field(metadata=many(SEAT, 0, MOST_SEATS))  # from the top of the pole
    stack: tuple[int, ...] = field(metadata=many(nth(COUNT), 0, COUNT))  # in no order
    drawing: bool = field(metadata=FLAG)
    row: tuple[RowView, ...] = field(metadata=many(value(RowView), 0, COUNT))
    sealed: tuple[bool, ...] = field(metadata=many(FLAG, 2, MOST_SEATS))  # who has bid
    bid: int | None = field(metadata=maybe(whole(0, MOST_COINS)))  # one's own, while it is sealed
    placing: int | None = field(metadata=maybe(SEAT))
    lost: tuple[int, ...] = field(metadata=many(nth(COUNT), 0, COUNT))
    zoos: tuple[ZooView, ...] = field(metadata=many(value(ZooView), 2, MOST_SEATS))
    over: bool = field(metadata=FLAG)


def seen_from(state: State, seat: int | None) -> AuctionView:
    own = UNSAID if seat is None else state.bids[seat]
    return AuctionView(
        seat=seat,
        bush_rows=state.bush_rows,
        upkeep=state.upkeep,
        tiles=() if state.tiles is OUR_TILES else state.tiles.faces,
        year=state.year,
        auction=state.auction,
        flags=tuple(state.flags),
        stack=tuple([tile for tile in range(COUNT) if state.stack.counts[tile] > 0]),
        drawing=state.drawing,
        row=tuple([RowView(tile, state.tiles.faces[tile]) for tile in state.row]),
        sealed=tuple([bid != UNSAID for bid in state.bids]),
        bid=None if own == UNSAID else own,
        placing=None if state.placing == NOBODY else state.placing,
        lost=tuple(state.lost),
        zoos=tuple([zoo_view(state, seat) for seat in range(len(state.zoos))]),
        over=state.over,
    )


def zoo_view(state: State, seat: int) -> ZooView:
    zoo = state.zoos[seat]
    return ZooView(
        purse=zoo.purse,
        laid=tuple([laid_view(state, laid) for laid in zoo.laid]),
        enclosures=tuple(zoo.value[:FAMILIES]),
        bushes=zoo.value[BUSH],
        visitors=tuple([drawn(state.zoos, seat, family) for family in range(FAMILIES)]),
        trees=drawn(state.zoos, seat, BUSH),
        benches=zoo.benches,
        points=tuple(zoo.points),
    )


def laid_view(state: State, laid: Laid) -> LaidView:
    cell = laid.spot // 4
    return LaidView(laid.tile, state.tiles.faces[laid.tile], x_of(cell), y_of(cell), laid.spot % 4, laid.auction)


def imagine(view: AuctionView, rng: Rng) -> State:
    """Only sealed bids are hidden: any that their purses allow."""
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
    return zoo
