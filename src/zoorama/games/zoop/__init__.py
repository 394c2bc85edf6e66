"""Zoop, by Pere Valero (2016)."""

from typing import Final

from zoorama.engine import game
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, Event, Game, Turn, Types
from zoorama.engine.score import Score
from zoorama.engine.tally import Odds
from zoorama.games.zoop import guess, legal, play, score, view
from zoorama.games.zoop.actions import ACTIONS, First, Give
from zoorama.games.zoop.events import EVENTS
from zoorama.games.zoop.parts import SEATS
from zoorama.games.zoop.state import Options, State, copy, start
from zoorama.games.zoop.view import View

TYPES: Final = Types(ACTIONS, EVENTS, View, Options, luck=(Give, First), scored=("players", "stage"))


LONGEST: Final = (0, 11_000, 15_000)  # moves, by version


class Rules(Game[State, Action, View]):
    def __init__(self, version: int = 2) -> None:
        super().__init__("zoop", version, SEATS, LONGEST[version], TYPES, winner_begins=True)

    def start(self, seats: int, options: game.Options) -> State:
        assert isinstance(options, Options)
        return start(seats, options, self.version)

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
        return guess.guess(view, rng, self.version)

    def scores(self, state: State) -> list[Score]:
        return score.scores(state)


class RulesOfVersion1(Rules):
    """Version 1.

    No Joker was ever forced (ZP-5), a free turn came also before every other player had one (ZP-8), and luck alone
    decided a last race (ZP-21).
    """

    def __init__(self) -> None:
        super().__init__(1)


OLDER_RULES: Final = (RulesOfVersion1,)
