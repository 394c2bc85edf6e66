"""What a seat sees at a table of O Zoo le Mio: everything but the bids of others."""

from dataclasses import dataclass, field

from zoorama.engine import game
from zoorama.engine.portable import Portable
from zoorama.engine.shape import FLAG, SEAT, bag, by_seat, many, maybe, nth, value, whole, word
from zoorama.games.o_zoo_le_mio.parts import (
    BUSH,
    BUSHES,
    COUNT,
    FAMILIES,
    MOST_BENCHES,
    MOST_COINS,
    MOST_POINTS,
    SEATS,
    STARS,
    YEARS,
    Tile,
)
from zoorama.games.o_zoo_le_mio.paths import HEADING, OUR_TILES, REACH, x_of, y_of
from zoorama.games.o_zoo_le_mio.score import drawn
from zoorama.games.o_zoo_le_mio.state import NOBODY, SOURCES, UNSAID, Laid, State


@dataclass(frozen=True)
class LaidView(Portable):
    number: int = field(metadata=nth(COUNT))
    face: Tile = field(metadata=value(Tile))
    x: int = field(metadata=whole(-REACH, REACH))
    y: int = field(metadata=whole(-REACH, REACH))
    heading: int = field(metadata=word(HEADING))
    auction: int = field(metadata=whole(1, COUNT))


@dataclass(frozen=True)
class ZooView(Portable):
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
    earned: tuple[int, ...] = field(
        metadata=many(whole(0, MOST_POINTS * YEARS), SOURCES, SOURCES)
    )  # the same points by what brought them: visitors, trees, benches


@dataclass(frozen=True)
class RowView(Portable):
    number: int = field(metadata=nth(COUNT))
    face: Tile = field(metadata=value(Tile))


@dataclass(frozen=True)
class View(game.View):
    seat: int | None = field(metadata=maybe(SEAT))
    bush_rows: bool = field(metadata=FLAG)
    upkeep: bool = field(metadata=FLAG)
    tiles: tuple[Tile, ...] = field(metadata=many(value(Tile), 0, COUNT))  # none: our own set
    year: int = field(metadata=whole(1, YEARS))
    auction: int = field(metadata=whole(1, COUNT + 1))
    flags: tuple[int, ...] = field(metadata=many(SEAT, 0, SEATS[-1]))  # from the top of the pole
    stack: tuple[int, ...] = field(metadata=bag(nth(COUNT), 0, COUNT))  # in no order
    drawing: bool = field(metadata=FLAG)
    row: tuple[RowView, ...] = field(metadata=many(value(RowView), 0, COUNT))
    sealed: tuple[bool, ...] = field(metadata=by_seat(FLAG, SEATS))  # who has bid
    bid: int | None = field(metadata=maybe(whole(0, MOST_COINS)))  # one's own, while it is sealed
    placing: int | None = field(metadata=maybe(SEAT))
    lost: tuple[int, ...] = field(metadata=bag(nth(COUNT), 0, COUNT))
    zoos: tuple[ZooView, ...] = field(metadata=by_seat(value(ZooView), SEATS))
    over: bool = field(metadata=FLAG)


def view(state: State, seat: int | None) -> View:
    own = UNSAID if seat is None else state.bids[seat]
    return View(
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
        earned=tuple(zoo.earned),
    )


def laid_view(state: State, laid: Laid) -> LaidView:
    cell = laid.spot // 4
    return LaidView(laid.tile, state.tiles.faces[laid.tile], x_of(cell), y_of(cell), laid.spot % 4, laid.auction)
