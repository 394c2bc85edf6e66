"""Zooloretto, by Michael Schacht (Abacusspiele, 2007)."""

from typing import Final

from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, Event, Game, Options, Turn, Types
from zoorama.engine.score import Score
from zoorama.engine.tally import Odds
from zoorama.games.zooloretto.actions import (
    Buy,
    Discard,
    Draw,
    Exchange,
    ExchangeWithBarn,
    Expand,
    House,
    Load,
    MoveAnimal,
    MoveStall,
    SetAside,
    Take,
    TurnUp,
)
from zoorama.games.zooloretto.events import EVENTS
from zoorama.games.zooloretto.legal import choices, forbidding_rule, lucky_outcomes, whose_turn
from zoorama.games.zooloretto.parts import LEAST_PLAYERS, MOST_PLAYERS
from zoorama.games.zooloretto.play import carry_out
from zoorama.games.zooloretto.score import score_sheets
from zoorama.games.zooloretto.state import State, ZoolorettoOptions, copy_of, set_up
from zoorama.games.zooloretto.view import ZoolorettoView, imagine, seen_from

ACTIONS: Final = (
    SetAside,
    Draw,
    TurnUp,
    Load,
    Take,
    House,
    MoveAnimal,
    MoveStall,
    Exchange,
    ExchangeWithBarn,
    Buy,
    Discard,
    Expand,
)
WORDS: Final = Types(ACTIONS, EVENTS, ZoolorettoView, ZoolorettoOptions)


class Zooloretto(Game[State, Action, ZoolorettoView]):
    def __init__(self) -> None:
        super().__init__("zooloretto", 1, range(LEAST_PLAYERS, MOST_PLAYERS + 1), 3_000, WORDS, open_information=True)

    def start(self, seats: int, options: Options) -> State:
        return set_up(seats, options)

    def copy(self, state: State) -> State:
        return copy_of(state)

    def turn(self, state: State) -> Turn:
        return whose_turn(state)

    def legal(self, state: State, seat: int) -> list[Action]:
        return choices(state)

    def refusal(self, state: State, seat: int, action: Action) -> str:
        return forbidding_rule(state, seat, action)

    def chances(self, state: State) -> Odds[Action]:
        return lucky_outcomes(state)

    def play(self, state: State, seat: int, action: Action, log: list[Event] | None = None) -> None:
        carry_out(state, action, log)

    def view(self, state: State, seat: int | None) -> ZoolorettoView:
        return seen_from(state, seat)

    def guess(self, view: ZoolorettoView, rng: Rng) -> State:
        return imagine(view)

    def scores(self, state: State) -> list[Score]:
        return score_sheets(state)
