"""What a greedy director sees in a tile: visitors, trees and benches over the years that are left."""

from typing import Final

from zoorama.bots.sense.o_zoo_le_mio_standings import Standings
from zoorama.bots.sense.sense import Sense, softmax
from zoorama.engine.game import Action
from zoorama.games.o_zoo_le_mio.actions import Bid, Place
from zoorama.games.o_zoo_le_mio.parts import ROW, YEARS
from zoorama.games.o_zoo_le_mio.paths import cell_at
from zoorama.games.o_zoo_le_mio.state import NOBODY, UNSAID, State

DUE: Final = 0.5  # what a coin that will be earned counts beside one in hand
THRIFT: Final = 0.3  # what an auction of a later year counts beside one of this year
EAGERNESS: Final = 0.75  # how much of the share so found it bids
AUCTIONED: Final = 3.0  # visitors, trees and benches that a tile brings, and keeps from others
WARMTH: Final = 1.5
SCALE: Final = 6.0  # points, see `softmax`
MARGIN: Final = 0.2  # how much of its gain it bids where coins are points themselves


def weigh(state: State, seat: int, legal: list[Action]) -> list[float]:
    standings = Standings(state)
    if isinstance(legal[0], Bid):
        fair = fair_bid(state, seat, standings)
        return [-abs(bid.coins - fair) if isinstance(bid, Bid) else 0.0 for bid in legal]
    plans = standings.sites[seat].plans_for(state.zoos[seat], state.tiles, state.row[0])
    worths: list[float] = []
    for action in legal:
        assert isinstance(action, Place)
        plot = plans[4 * cell_at(action.x, action.y) + action.heading]
        worths.append(standings.lead_with(seat, seat, plot))
    return worths


def fair_bid(state: State, seat: int, standings: Standings) -> int:
    """Coins that share out over the auctions still to come as this tile's gain shares in theirs."""
    gain = standings.gain(state, seat, state.row[0])
    if gain <= 0.0:
        return 0
    if state.upkeep:
        return min(round(MARGIN * gain), needed(state, seat))
    coming = gain
    for tile in state.row[1:]:
        coming += max(0.0, standings.gain(state, seat, tile))
    later = min(ROW * (YEARS - state.year), state.stack.total)
    coming += THRIFT * later * coming / len(state.row)
    budget = wealth_of(state, seat)
    return min(round(EAGERNESS * budget * len(state.zoos) * gain / coming), needed(state, seat))


def needed(state: State, seat: int) -> int:
    """No bid need be higher than this: nobody can top it."""
    most = 0
    for other in state.flags:
        if other != seat:
            above = state.flags.index(other) < state.flags.index(seat)
            most = max(most, state.zoos[other].purse + above)
    return min(most, state.zoos[seat].purse)


def is_quiet(state: State) -> bool:
    """Before an auction."""
    if state.placing != NOBODY:
        return False
    for bid in state.bids:
        if bid != UNSAID:
            return False
    return True


def judge(state: State) -> list[float]:
    standings, coin = Standings(state), worth_of_coin(state)
    return softmax([standings.outlook(seat) + made(state, seat, coin) for seat in range(len(state.zoos))], SCALE)


def made(state: State, seat: int, coin: float) -> float:
    """Points, and what coins may still buy; in variant 2 they are points themselves."""
    zoo = state.zoos[seat]
    return float(zoo.purse) if state.upkeep else sum(zoo.points) + coin * wealth_of(state, seat)


def worth_of_coin(state: State) -> float:
    """All coins together buy all that is still to be had."""
    coins = 0.0
    for seat in range(len(state.zoos)):
        coins += wealth_of(state, seat)
    return prizes(state) / max(1.0, coins)


def wealth_of(state: State, seat: int) -> float:
    """Coins in hand and, with a discount, those that will be earned."""
    zoo = state.zoos[seat]
    return zoo.purse + DUE * len(zoo.laid) * (YEARS - state.year)


def prizes(state: State) -> float:
    """The points that the tiles of all auctions to come will bring."""
    found = len(state.row) * AUCTIONED * worth_in(state.year)
    for year in range(state.year + 1, YEARS + 1):
        found += ROW * AUCTIONED * worth_in(year)
    return found


def worth_in(year: int) -> float:
    """Points that one visitor brings from this year on."""
    return (YEARS * (YEARS + 1) - year * (year - 1)) / 2


def unseal(state: State, seat: int) -> None:
    for other in range(len(state.bids)):
        if other != seat:
            state.bids[other] = UNSAID


class ZooSense(Sense[State]):
    def weigh(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        return weigh(state, seat, legal)

    def is_quiet(self, state: State) -> bool:
        return is_quiet(state)

    def judge(self, state: State) -> list[float]:
        return judge(state)

    def unseal(self, state: State, seat: int) -> None:
        unseal(state, seat)


SENSE: Final = ZooSense(WARMTH, hides=False)
