"""O Zoo le Mio, by Corné van Moorsel (Zoch, 2003)."""

from typing import Final

from zoorama.engine import game
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, Event, Game, Turn, Types
from zoorama.engine.score import Score
from zoorama.engine.tally import Odds
from zoorama.games.o_zoo_le_mio import guess, legal, play, score, view
from zoorama.games.o_zoo_le_mio.actions import ACTIONS, Hoist, TurnUp
from zoorama.games.o_zoo_le_mio.events import EVENTS, YearEnded
from zoorama.games.o_zoo_le_mio.parts import SEATS
from zoorama.games.o_zoo_le_mio.state import Options, State, copy, start
from zoorama.games.o_zoo_le_mio.tiles import check_set
from zoorama.games.o_zoo_le_mio.view import View

TYPES: Final = Types(ACTIONS, EVENTS, View, Options, YearEnded, luck=(Hoist, TurnUp), scored=("zoos",))
MAX_MOVES: Final = 3 + 25 + 25 * 4 + 25  # flags, tiles turned up, bids, tiles laid


class Rules(Game[State, Action, View]):
    def __init__(self, version: int = 2) -> None:
        super().__init__("o_zoo_le_mio", version, SEATS, MAX_MOVES, TYPES)

    def check(self, options: game.Options) -> None:
        assert isinstance(options, Options)
        if options.tiles:
            check_set(options.tiles, "options.tiles", 0)

    def start(self, seats: int, options: game.Options) -> State:
        assert isinstance(options, Options)
        return start(seats, options)

    def copy(self, state: State) -> State:
        return copy(state)

    def turn(self, state: State) -> Turn:
        return legal.turn(state)

    def legal(self, state: State, seat: int) -> list[Action]:
        return legal.legal(state, seat)

    def refusal(self, state: State, seat: int, action: Action) -> str:
        return legal.refusal(state, seat, action)

    def chances(self, state: State) -> Odds[Action]:
        return legal.chances(state)

    def deal(self, state: State, rng: Rng) -> Action:
        return legal.deal(state, rng)

    def play(self, state: State, seat: int, action: Action, log: list[Event] | None = None) -> None:
        play.play(state, seat, action, log)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def guess(self, view: View, rng: Rng) -> State:
        return guess.guess(view, rng)

    def scores(self, state: State) -> list[Score]:
        return score.scores(state)


class RulesOfVersion1(Rules):
    """The same game; its score sheets told points by year."""

    def __init__(self) -> None:
        super().__init__(1)

    def scores(self, state: State) -> list[Score]:
        return score.scores_by_year(state)


OLDER_RULES: Final = (RulesOfVersion1,)
