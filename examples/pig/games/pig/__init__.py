"""Pig: a whole game on the engine, in a page. Copy it to begin a game of your own.

PG-1  On your turn, roll a die or stop.
PG-2  A roll adds to the pot; but a 1 empties the pot, and the turn passes.
PG-3  Who stops banks the pot, and the turn passes. Who would win by stopping must stop.
PG-4  The first to bank 100 wins. After 1,000 decisions nobody does.

These are the rules of OpenSpiel's `pig`, so that the two can be timed against each other.
"""

from dataclasses import dataclass, field
from typing import Final

from zoorama.engine import game
from zoorama.engine.dealer import Rng
from zoorama.engine.game import CHANCE, LUCK, ONE, OVER, Action, Event, Game, Options, Turn, Types
from zoorama.engine.score import Line, Score
from zoorama.engine.shape import FLAG, SEAT, by_seat, maybe, whole
from zoorama.engine.tally import Odds

FACES: Final = 6
GOAL: Final = 100
SEATS: Final = range(2, 9)
PATIENCE: Final = 1_000
MOST: Final = GOAL + FACES - 1  # to bank: the last roll is made below the goal


# Actions: what a seat does, and what luck does. Fields say what they may hold; the codec reads and checks them by it.
@dataclass(frozen=True)
class Roll(Action):
    """Roll the die."""


@dataclass(frozen=True)
class Stop(Action):
    """Bank the pot."""


@dataclass(frozen=True)
class Fall(Action):
    """Luck: how the die falls."""

    face: int = field(metadata=whole(1, FACES))


# Built once and looked up: building an action at every move would cost more than the rest of the move.
ROLL: Final = Roll()
STOP: Final = Stop()
FALLS: Final[Odds[Action]] = Odds[Action]([Fall(face) for face in range(1, FACES + 1)], [1] * FACES).spread()


# Events: what happened, for listeners.
@dataclass(frozen=True)
class DieRolled(Event):
    seat: int = field(metadata=SEAT)
    face: int = field(metadata=whole(1, FACES))


@dataclass(frozen=True)
class PotBanked(Event):
    seat: int = field(metadata=SEAT)
    points: int = field(metadata=whole(0, MOST))


@dataclass
class State:
    """The whole table. It changes in place; everything else here is frozen."""

    banked: list[int]  # by seat
    pot: int = 0
    active: int = 0
    rolling: bool = False  # the die is in the air
    decisions: int = 0
    won: bool = False


@dataclass(frozen=True)
class View(game.View):
    """What a seat may know: in pig, everything."""

    seat: int | None = field(metadata=maybe(SEAT))
    banked: tuple[int, ...] = field(metadata=by_seat(whole(0, MOST), SEATS))
    pot: int = field(metadata=whole(0, MOST))
    active: int = field(metadata=SEAT)
    rolling: bool = field(metadata=FLAG)
    decisions: int = field(metadata=whole(0, PATIENCE))
    won: bool = field(metadata=FLAG)


TYPES: Final = Types((Roll, Stop, Fall), (DieRolled, PotBanked), View, Options, luck=(Fall,))


class Rules(Game[State, Action, View]):
    def __init__(self) -> None:
        super().__init__("pig", 1, SEATS, 2 * PATIENCE, TYPES)

    def start(self, seats: int, options: Options) -> State:
        return State([0] * seats)

    def copy(self, state: State) -> State:
        return State(state.banked[:], state.pot, state.active, state.rolling, state.decisions, state.won)

    def turn(self, state: State) -> Turn:
        if state.won or state.decisions == PATIENCE:  # PG-4
            return OVER
        return CHANCE if state.rolling else ONE[state.active]

    def legal(self, state: State, seat: int) -> list[Action]:
        if state.banked[seat] + state.pot >= GOAL:  # PG-3
            return [STOP]
        return [ROLL, STOP]

    def refusal(self, state: State, seat: int, action: Action) -> str:
        return "PG-3" if isinstance(action, Roll) else "PG-1"

    def chances(self, state: State) -> Odds[Action]:
        return FALLS

    def play(self, state: State, seat: int, action: Action, log: list[Event] | None = None) -> None:
        if seat != LUCK:
            state.decisions += 1
        if isinstance(action, Roll):
            state.rolling = True
        elif isinstance(action, Stop):
            stop(state, log)
        elif isinstance(action, Fall):
            fall(state, action.face, log)

    def view(self, state: State, seat: int | None) -> View:
        banked = tuple(state.banked)
        return View(seat, banked, state.pot, state.active, state.rolling, state.decisions, state.won)

    def guess(self, view: View, rng: Rng) -> State:
        # Where something is hidden, `rng` deals it here; in pig there is only one guess.
        return State(list(view.banked), view.pot, view.active, view.rolling, view.decisions, view.won)

    def scores(self, state: State) -> list[Score]:
        # There is no second place: a win is one point.
        wins = [int(points >= GOAL) for points in state.banked]
        return [Score(win, (), (Line("win", win),)) for win in wins]


def stop(state: State, log: list[Event] | None) -> None:
    state.banked[state.active] += state.pot
    state.won = state.banked[state.active] >= GOAL
    if log is not None:  # search plays without a log: building events costs more than the move
        log.append(PotBanked(state.active, state.pot))
    pass_turn(state)


def fall(state: State, face: int, log: list[Event] | None) -> None:
    state.rolling = False
    if log is not None:
        log.append(DieRolled(state.active, face))
    if face == 1:  # PG-2
        pass_turn(state)
    else:
        state.pot += face


def pass_turn(state: State) -> None:
    state.pot = 0
    state.active = (state.active + 1) % len(state.banked)
