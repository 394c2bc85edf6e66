"""Playing an action of O Zoo le Mio: one dispatch, then a function for each verb."""

from typing import Final

from zoorama.engine.game import Action, Event
from zoorama.games.o_zoo_le_mio.actions import Bid, Hoist, Place, TurnUp
from zoorama.games.o_zoo_le_mio.events import (
    BenchesBuilt,
    BidRevealed,
    BidSealed,
    FlagHoisted,
    GameEnded,
    IncomePaid,
    PointsScored,
    TileLaid,
    TileLost,
    TileTurnedUp,
    TileWon,
    TreesMoved,
    VisitorsMoved,
    YearEnded,
)
from zoorama.games.o_zoo_le_mio.legal import spots
from zoorama.games.o_zoo_le_mio.parts import ATTRACTIONS, BUSH, BUSHY_ROW, ROW, YEARS
from zoorama.games.o_zoo_le_mio.paths import STEP, TileSet, cell_at, x_of, y_of
from zoorama.games.o_zoo_le_mio.score import drawn, income, sources
from zoorama.games.o_zoo_le_mio.state import NOBODY, PATHS, SOURCES, UNSAID, Laid, State, Zoo, border

COUNTED: Final[tuple[int, ...]] = tuple([paths.bit_count() for paths in range(16)])


def play(state: State, seat: int, action: Action, log: list[Event] | None = None) -> None:
    """Play an action in place.

    Search plays without a log, and building events costs more than the move: hence `if log is not None` everywhere.
    """
    if isinstance(action, Bid):
        bid(state, seat, action.coins, log)
    elif isinstance(action, Place):
        lay(state, 4 * cell_at(action.x, action.y) + action.heading, log)
    elif isinstance(action, TurnUp):
        turn_up(state, action.tile, log)
    else:
        assert isinstance(action, Hoist)
        hoist(state, action.seat, log)


def hoist(state: State, seat: int, log: list[Event] | None) -> None:
    state.flags.append(seat)
    if log is not None:
        log.append(FlagHoisted(seat))
    if len(state.flags) == len(state.zoos) - 1:
        last = 0
        while last in state.flags:
            last += 1
        hoist(state, last, log)  # where else could it hang?


def turn_up(state: State, tile: int, log: list[Event] | None) -> None:
    state.stack.take(tile)
    state.row.append(tile)
    state.drawing = not row_complete(state)
    if log is not None:
        face = state.tiles.faces[tile]
        log.append(TileTurnedUp(face.left, face.left_stars, face.right, face.right_stars, face.bushes))


def row_complete(state: State) -> bool:
    if state.stack.total == 0:
        return True
    if not state.bush_rows:
        return len(state.row) == ROW  # OZ-6
    bushy = 0
    for tile in state.row:
        if state.tiles.faces[tile].bushes > 0:
            bushy += 1
    return bushy == BUSHY_ROW  # OZ-19


def bid(state: State, seat: int, coins: int, log: list[Event] | None) -> None:
    state.bids[seat] = coins
    if log is not None:
        log.append(BidSealed(seat))
    if UNSAID not in state.bids:
        if log is not None:
            for bidder in range(len(state.bids)):
                log.append(BidRevealed(bidder, state.bids[bidder]))
        award(state, log)


def award(state: State, log: list[Event] | None) -> None:
    """The highest bid wins; among equals the highest flag, which then goes to the bottom (OZ-8)."""
    highest, tied = UNSAID, False
    winner = NOBODY
    for seat in state.flags:
        if state.bids[seat] > highest:
            highest, tied, winner = state.bids[seat], False, seat
        elif state.bids[seat] == highest:
            tied = True
    if tied:
        state.flags.remove(winner)
        state.flags.append(winner)
    state.zoos[winner].purse -= highest
    state.bids = [UNSAID] * len(state.bids)
    if log is not None:
        log.append(TileWon(winner, highest, tied))
    hand_over(state, winner, log)


def hand_over(state: State, winner: int, log: list[Event] | None) -> None:
    """OZ-9: the tile must be laid; where it fits nowhere it leaves the game."""
    state.spots = spots(state.zoos[winner], state.tiles, state.row[0])
    if state.spots:
        state.placing = winner
        return
    state.lost.append(state.row[0])
    if log is not None:
        log.append(TileLost(winner))
    next_auction(state, log)


def lay(state: State, spot: int, log: list[Event] | None) -> None:
    if log is None:
        add_tile(state.zoos[state.placing], state.tiles, state.row[0], spot, state.auction)
    else:
        lay_and_tell(state, spot, log)
    state.placing = NOBODY
    state.spots = []
    next_auction(state, log)


def add_tile(zoo: Zoo, tiles: TileSet, tile: int, spot: int, auction: int) -> None:
    face = tiles.faces[tile]
    turned = 4 * tile + spot % 4
    left = spot // 4
    right = left + STEP[spot % 4]
    links = COUNTED[zoo.sides.get(left, 0) & PATHS] + COUNTED[zoo.sides.get(right, 0) & PATHS]
    zoo.benches += links - 1  # OZ-14: the first link joins the tile, every other closes a loop
    zoo.laid.append(Laid(tile, spot, auction))
    zoo.cells[left] = 4 * face.left + face.left_stars
    zoo.cells[right] = 4 * face.right + face.right_stars
    border(zoo, left, tiles.left_exits[turned])
    border(zoo, right, tiles.right_exits[turned])
    attract(zoo, face.left, enclosure(zoo, left), auction)
    attract(zoo, face.right, enclosure(zoo, right), auction)
    if face.bushes > 0:
        attract(zoo, BUSH, zoo.value[BUSH] + face.bushes, auction)


def attract(zoo: Zoo, attraction: int, value: int, auction: int) -> None:
    """Only the best counts (OZ-10); a new one as good as the best is the newer (OZ-12)."""
    if value >= zoo.value[attraction]:
        zoo.value[attraction] = value
        zoo.since[attraction] = auction


def enclosure(zoo: Zoo, cell: int) -> int:
    """The stars of all cells of one family that hang together with this one (OZ-10)."""
    family = zoo.cells[cell] // 4
    stars = 0
    joined = [cell]
    for member in joined:
        stars += zoo.cells[member] % 4
        for step in STEP:
            neighbour = member + step
            if zoo.cells.get(neighbour, -1) // 4 == family and neighbour not in joined:
                joined.append(neighbour)
    return stars


def lay_and_tell(state: State, spot: int, log: list[Event]) -> None:
    """Lay a tile, and say what moved (OZ-15)."""
    seat, tile = state.placing, state.row[0]
    zoo = state.zoos[seat]
    before, benches = holdings(state), zoo.benches
    add_tile(zoo, state.tiles, tile, spot, state.auction)
    face = state.tiles.faces[tile]
    log.append(TileLaid(seat, face.left, face.right, x_of(spot // 4), y_of(spot // 4), spot % 4))
    after = holdings(state)
    for other in range(len(state.zoos)):
        for attraction in range(ATTRACTIONS):
            count = after[other][attraction]
            if count != before[other][attraction]:
                moved = TreesMoved(other, count) if attraction == BUSH else VisitorsMoved(other, attraction, count)
                log.append(moved)
    if zoo.benches > benches:
        log.append(BenchesBuilt(seat, zoo.benches - benches, zoo.benches))


def holdings(state: State) -> list[list[int]]:
    """By seat and attraction, the visitors and trees each zoo has."""
    return [
        [drawn(state.zoos, seat, attraction) for attraction in range(ATTRACTIONS)] for seat in range(len(state.zoos))
    ]


def next_auction(state: State, log: list[Event] | None) -> None:
    del state.row[0]
    state.auction += 1
    if not state.row:
        end_year(state, log)


def end_year(state: State, log: list[Event] | None) -> None:
    for seat in range(len(state.zoos)):
        pay_and_score(state, seat, log)
    if log is not None:
        log.append(YearEnded(state.year))
    if state.year == YEARS:
        state.over = True
        if log is not None:
            log.append(GameEnded())
        return
    state.year += 1
    if state.stack.total > 0:
        state.drawing = True
    else:
        end_year(state, log)  # OZ-19 can use the stack up early: a year without auctions


def pay_and_score(state: State, seat: int, log: list[Event] | None) -> None:
    zoo = state.zoos[seat]
    coins = income(state, seat)
    zoo.purse += coins
    if log is not None:
        log.append(IncomePaid(seat, coins))
    if not state.upkeep:
        points = count_year(state, seat)
        if log is not None:
            log.append(PointsScored(seat, points))


def count_year(state: State, seat: int) -> int:
    """OZ-17: visitors, trees and benches, each worth as many points as the year's number."""
    zoo = state.zoos[seat]
    counts = sources(state.zoos, seat)
    for source in range(SOURCES):
        zoo.earned[source] += counts[source] * state.year
    points = sum(counts) * state.year
    zoo.points.append(points)
    return points
