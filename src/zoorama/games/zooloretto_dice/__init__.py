"""Zooloretto – The Dice Game, by Michael Schacht (Abacusspiele, 2012)."""

from typing import Final

from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, Event, Game, Options, Turn, Types
from zoorama.engine.score import Score
from zoorama.engine.tally import Odds
from zoorama.games.zooloretto_dice.actions import FALLS, Fall, Load, Roll, Take
from zoorama.games.zooloretto_dice.events import EVENTS
from zoorama.games.zooloretto_dice.legal import choices, forbidding_rule, whose_turn
from zoorama.games.zooloretto_dice.parts import LEAST_PLAYERS, MOST_PLAYERS
from zoorama.games.zooloretto_dice.play import carry_out
from zoorama.games.zooloretto_dice.score import score_sheets
from zoorama.games.zooloretto_dice.state import State, copy_of, set_up
from zoorama.games.zooloretto_dice.view import DiceView, imagine, seen_from

WORDS: Final = Types((Roll, Fall, Load, Take), EVENTS, DiceView, Options)


class ZoolorettoDice(Game[State, Action, DiceView]):
    def __init__(self) -> None:
        super().__init__(
            "zooloretto_dice", 1, range(LEAST_PLAYERS, MOST_PLAYERS + 1), 2_000, WORDS, open_information=True
        )

    def start(self, seats: int, options: Options) -> State:
        return set_up(seats)

    def copy(self, state: State) -> State:
        return copy_of(state)

    def turn(self, state: State) -> Turn:
        return whose_turn(state)

    def legal(self, state: State, seat: int) -> list[Action]:
        return choices(state)

    def refusal(self, state: State, seat: int, action: Action) -> str:
        return forbidding_rule(state, action)

    def chances(self, state: State) -> Odds[Action]:
        return FALLS

    def play(self, state: State, seat: int, action: Action, log: list[Event] | None = None) -> None:
        carry_out(state, action, log)

    def view(self, state: State, seat: int | None) -> DiceView:
        return seen_from(state, seat)

    def guess(self, view: DiceView, rng: Rng) -> State:
        return imagine(view)

    def scores(self, state: State) -> list[Score]:
        return score_sheets(state)
