"""Zooloretto, by Michael Schacht (Abacusspiele, 2007)."""

from typing import Final

from zoorama.engine import game
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, Event, Game, Turn, Types
from zoorama.engine.score import Score
from zoorama.engine.tally import Odds
from zoorama.games.zooloretto import guess, legal, play, score, view
from zoorama.games.zooloretto.actions import ACTIONS, SetAside, TurnUp
from zoorama.games.zooloretto.events import EVENTS, RoundEnded
from zoorama.games.zooloretto.parts import SEATS
from zoorama.games.zooloretto.state import Options, State, copy, start
from zoorama.games.zooloretto.view import View

TYPES: Final = Types(ACTIONS, EVENTS, View, Options, RoundEnded, luck=(SetAside, TurnUp), scored=("zoos",))


class Rules(Game[State, Action, View]):
    def __init__(self) -> None:
        super().__init__("zooloretto", 1, SEATS, 3_000, TYPES, open_information=True)

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
