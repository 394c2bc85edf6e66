"""Zoop, by Pere Valero (2016)."""

from typing import Final

from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, Event, Game, Options, Turn, Types
from zoorama.engine.score import Score
from zoorama.engine.tally import Odds
from zoorama.games.zoop.actions import (
    Chase,
    Draw,
    First,
    Give,
    LetPass,
    Pass,
    Play,
    PlayJoker,
    Throw,
    Zoop,
)
from zoorama.games.zoop.events import EVENTS
from zoorama.games.zoop.guess import imagine
from zoorama.games.zoop.legal import chances, choices, forbidding_rule, whose_turn
from zoorama.games.zoop.parts import FEWEST_SEATS, MOST_SEATS
from zoorama.games.zoop.play import carry_out
from zoorama.games.zoop.score import score_sheets
from zoorama.games.zoop.state import State, ZoopOptions, copy_of, set_up
from zoorama.games.zoop.view import ZoopView, seen_from

ACTIONS: Final = (Play, PlayJoker, Draw, Pass, LetPass, Zoop, Throw, Chase, Give, First)
WORDS: Final = Types(ACTIONS, EVENTS, ZoopView, ZoopOptions)


class ZoopGame(Game[State, Action, ZoopView]):
    def __init__(self) -> None:
        super().__init__("zoop", 1, range(FEWEST_SEATS, MOST_SEATS + 1), 11_000, WORDS)

    def start(self, seats: int, options: Options) -> State:
        assert isinstance(options, ZoopOptions)
        return set_up(seats, options)

    def copy(self, state: State) -> State:
        return copy_of(state)

    def turn(self, state: State) -> Turn:
        return whose_turn(state)

    def legal(self, state: State, seat: int) -> list[Action]:
        return choices(state, seat)

    def refusal(self, state: State, seat: int, action: Action) -> str:
        return forbidding_rule(state, seat, action)

    def chances(self, state: State) -> Odds[Action]:
        return chances(state)

    def play(self, state: State, seat: int, action: Action, log: list[Event] | None = None) -> None:
        carry_out(state, seat, action, log)

    def view(self, state: State, seat: int | None) -> ZoopView:
        return seen_from(state, seat)

    def guess(self, view: ZoopView, rng: Rng) -> State:
        return imagine(view, rng)

    def scores(self, state: State) -> list[Score]:
        return score_sheets(state)
