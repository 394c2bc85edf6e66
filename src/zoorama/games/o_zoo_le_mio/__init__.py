"""O Zoo le Mio, by Corné van Moorsel (Zoch, 2003)."""

from typing import Final

from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, Event, Game, Options, Turn, Types
from zoorama.engine.score import Score
from zoorama.engine.tally import Odds
from zoorama.games.o_zoo_le_mio.actions import Bid, Hoist, Place, TurnUp
from zoorama.games.o_zoo_le_mio.events import EVENTS
from zoorama.games.o_zoo_le_mio.legal import choices, forbidding_rule, lots, whose_turn
from zoorama.games.o_zoo_le_mio.play import carry_out
from zoorama.games.o_zoo_le_mio.score import score_sheets
from zoorama.games.o_zoo_le_mio.state import State, ZooOptions, copy_of, set_up
from zoorama.games.o_zoo_le_mio.view import AuctionView, imagine, seen_from

WORDS: Final = Types((Hoist, TurnUp, Bid, Place), EVENTS, AuctionView, ZooOptions)
LONGEST: Final = 3 + 25 + 25 * 4 + 25  # flags, tiles turned up, bids, tiles laid


class OZooLeMio(Game[State, Action, AuctionView]):
    def __init__(self) -> None:
        super().__init__("o_zoo_le_mio", 1, range(2, 5), LONGEST, WORDS)

    def start(self, seats: int, options: Options) -> State:
        assert isinstance(options, ZooOptions)
        return set_up(seats, options)

    def copy(self, state: State) -> State:
        return copy_of(state)

    def turn(self, state: State) -> Turn:
        return whose_turn(state)

    def legal(self, state: State, seat: int) -> list[Action]:
        return choices(state, seat)

    def refusal(self, state: State, seat: int, action: Action) -> str:
        return forbidding_rule(state, action)

    def chances(self, state: State) -> Odds[Action]:
        return lots(state)

    def play(self, state: State, seat: int, action: Action, log: list[Event] | None = None) -> None:
        carry_out(state, seat, action, log)

    def view(self, state: State, seat: int | None) -> AuctionView:
        return seen_from(state, seat)

    def guess(self, view: AuctionView, rng: Rng) -> State:
        return imagine(view, rng)

    def scores(self, state: State) -> list[Score]:
        return score_sheets(state)
