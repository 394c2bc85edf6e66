"""A game that follows a script, so that a test can draw the very position it is about.

Each letter of the script is a step: `a`, `b`, `c` a seat that says a number; `A`, `B`, `C` the same, and something
hidden comes to light; `?` luck tosses; `&` everybody says a number, sealed. After the last step the game is over.

SC-1 luck tosses heads or tails · SC-2 say 1, 2 or 3 · SC-3 never say the number that was said last
"""

from dataclasses import dataclass, field
from typing import Final

from zoorama.engine.dealer import Rng
from zoorama.engine.game import (
    CHANCE,
    LUCK,
    ONE,
    OVER,
    Action,
    Event,
    Game,
    Options,
    Turn,
    Types,
    View,
    together,
)
from zoorama.engine.score import Line, Score
from zoorama.engine.shape import FLAG, SEAT, many, maybe, text, whole, word
from zoorama.engine.tally import Odds

SIDES: Final = ("heads", "tails")


@dataclass(frozen=True)
class Say(Action):
    number: int = field(metadata=whole(1, 9))


@dataclass(frozen=True)
class Toss(Action):
    side: int = field(metadata=word(SIDES))


@dataclass(frozen=True)
class Said(Event):
    seat: int = field(metadata=SEAT)
    number: int | None = field(metadata=maybe(whole(1, 9)))
    shown: bool = field(metadata=FLAG)

    def reveals(self) -> bool:
        return self.shown


@dataclass(frozen=True)
class Tossed(Event):
    side: int = field(metadata=word(SIDES))


@dataclass(frozen=True)
class ScriptOptions(Options):
    script: str = field(default="ab", metadata=text(40))


@dataclass(frozen=True)
class ScriptView(View):
    seat: int | None = field(metadata=maybe(SEAT))
    left: str = field(metadata=text(40))
    sums: tuple[int, ...] = field(metadata=many(whole(0, 400), 2, 3))


@dataclass
class State:
    left: str  # of the script
    sums: list[int]  # of the numbers said, by seat
    last: int  # number said
    sealed: dict[int, int]  # what those who were asked together have said


TYPES: Final = Types((Say, Toss), (Said, Tossed), ScriptView, ScriptOptions)
TOSSES: Final[Odds[Action]] = Odds([Toss(0), Toss(1)], [2, 1])
SAY: Final = [Say(number) for number in range(10)]


class Script(Game[State, Action, ScriptView]):
    def __init__(self, version: int = 1) -> None:
        super().__init__("script", version, range(2, 4), 100, TYPES)

    def start(self, seats: int, options: Options) -> State:
        assert isinstance(options, ScriptOptions)
        return State(options.script, [0] * seats, 0, {})

    def copy(self, state: State) -> State:
        return State(state.left, state.sums[:], state.last, dict(state.sealed))

    def turn(self, state: State) -> Turn:
        match state.left[:1]:
            case "":
                return OVER
            case "?":
                return CHANCE
            case "&":
                return together(tuple(seat for seat in range(len(state.sums)) if seat not in state.sealed))
            case letter:
                return ONE["abc".index(letter.lower())]

    def legal(self, state: State, seat: int) -> list[Action]:
        return [SAY[number] for number in (1, 2, 3) if number != state.last]

    def refusal(self, state: State, seat: int, action: Action) -> str:
        if seat == LUCK:
            return "SC-1"
        return "SC-3" if action == SAY[state.last] else "SC-2"

    def chances(self, state: State) -> Odds[Action]:
        return TOSSES

    def play(self, state: State, seat: int, action: Action, log: list[Event] | None = None) -> None:
        shown = state.left[0].isupper()
        match action:
            case Toss(side):
                state.left = state.left[1:]
                event: Event = Tossed(side)
            case Say(number) if state.left[0] == "&":
                self.seal(state, seat, number)
                event = Said(seat, None, shown)
            case Say(number):
                state.left = state.left[1:]
                state.sums[seat] += number
                state.last = number
                event = Said(seat, number, shown)
        if log is not None:
            log.append(event)

    def seal(self, state: State, seat: int, number: int) -> None:
        state.sealed[seat] = number
        if len(state.sealed) == len(state.sums):
            for said_by, said in state.sealed.items():
                state.sums[said_by] += said
            state.left, state.sealed = state.left[1:], {}

    def view(self, state: State, seat: int | None) -> ScriptView:
        return ScriptView(seat, state.left, tuple(state.sums))

    def guess(self, view: ScriptView, rng: Rng) -> State:
        return State(view.left, list(view.sums), 0, {})

    def scores(self, state: State) -> list[Score]:
        return [Score(points, (), (Line("said", points),)) for points in state.sums]
