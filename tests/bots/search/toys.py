"""Two games small enough to know the truth of, and guides for them."""

from dataclasses import dataclass
from typing import Any, Final

from zoorama.bots.search.guide import Guide, Outlook, SenseGuide
from zoorama.bots.search.search import Search
from zoorama.bots.sense.sense import Sense, sense_of
from zoorama.engine.dealer import Rng
from zoorama.engine.game import ONE, OVER, Action, AnyGame, Event, Game, Options, Turn, Types, View, together
from zoorama.engine.score import Score
from zoorama.engine.tally import Odds


@dataclass(frozen=True)
class Pick(Action):
    """So many matches, or one side of a penny."""

    number: int


@dataclass(frozen=True)
class Seen(View):
    seat: int | None
    left: int
    active: int
    chosen: tuple[bool, ...] = ()


TAKE: Final = [Pick(number) for number in range(4)]
HEADS, TAILS = TAKE[0], TAKE[1]
TYPES: Final = Types((Pick,), (), Seen, Options)


@dataclass
class Heap:
    left: int
    active: int = 0


class Nim(Game[Heap, Pick, Seen]):
    """Take one, two or three matches: whoever takes the last one wins. A multiple of four is lost."""

    def __init__(self, heap: int) -> None:
        super().__init__("nim", 1, range(2, 3), 100, TYPES, open_information=True)
        self.heap = heap
        self.guesses = 0

    def start(self, seats: int, options: Options) -> Heap:
        return Heap(self.heap)

    def copy(self, state: Heap) -> Heap:
        return Heap(state.left, state.active)

    def turn(self, state: Heap) -> Turn:
        return ONE[state.active] if state.left else OVER

    def legal(self, state: Heap, seat: int) -> list[Pick]:
        return TAKE[1 : state.left + 1]

    def refusal(self, state: Heap, seat: int, action: Pick) -> str:
        return "NIM-1"

    def chances(self, state: Heap) -> Odds[Pick]:
        raise AssertionError("no luck here")

    def play(self, state: Heap, seat: int, action: Pick, log: list[Event] | None = None) -> None:
        state.left -= action.number
        state.active = 1 - seat

    def view(self, state: Heap, seat: int | None) -> Seen:
        return Seen(seat, state.left, state.active)

    def guess(self, view: Seen, rng: Rng) -> Heap:
        self.guesses += 1
        return Heap(view.left, view.active)

    def scores(self, state: Heap) -> list[Score]:
        """The one who moved last is not active."""
        return [Score(int(seat != state.active), (), ()) for seat in range(2)]


class Pennies(Game[list[int], Pick, Seen]):
    """Both lay a penny, sealed: seat 0 wins if they show the same side, seat 1 if not."""

    def __init__(self) -> None:
        super().__init__("pennies", 1, range(2, 3), 2, TYPES)

    def start(self, seats: int, options: Options) -> list[int]:
        return [-1, -1]

    def copy(self, state: list[int]) -> list[int]:
        return state[:]

    def turn(self, state: list[int]) -> Turn:
        owing = tuple(seat for seat in range(2) if state[seat] < 0)
        return together(owing) if owing else OVER

    def legal(self, state: list[int], seat: int) -> list[Pick]:
        return [HEADS, TAILS]

    def refusal(self, state: list[int], seat: int, action: Pick) -> str:
        return "PEN-1"

    def chances(self, state: list[int]) -> Odds[Pick]:
        raise AssertionError("no luck here")

    def play(self, state: list[int], seat: int, action: Pick, log: list[Event] | None = None) -> None:
        state[seat] = action.number

    def view(self, state: list[int], seat: int | None) -> Seen:
        return Seen(seat, 0, 0, tuple(side >= 0 for side in state))

    def guess(self, view: Seen, rng: Rng) -> list[int]:
        return [rng.below(2) if chosen else -1 for chosen in view.chosen]

    def scores(self, state: list[int]) -> list[Score]:
        same = state[0] == state[1]
        return [Score(int(same), (), ()), Score(int(not same), (), ())]


class Clueless(Sense[Any]):
    """Every action is worth the same, and nothing can be judged before the end."""

    def weigh(self, state: Any, seat: int, legal: list[Action]) -> list[float]:
        return [0.0] * len(legal)

    def is_quiet(self, state: Any) -> bool:
        return False

    def judge(self, state: Any) -> list[float]:
        raise AssertionError("never quiet")


class Told(Guide):
    """Says what it was told, and counts how often it was asked."""

    def __init__(self, priors: list[float], worths: list[float], shares: list[list[float]]) -> None:
        self.priors = priors
        self.worths = worths
        self.shares = shares  # by the seat that looks
        self.looks = 0

    def look(self, state: Any, seat: int, legal: list[Action], rng: Rng) -> Outlook:
        self.looks += 1
        return Outlook(self.priors[: len(legal)], self.worths[: len(legal)], self.shares[seat])


def sensible(game: AnyGame, simulations: int) -> Search:
    """By the game's heuristics, also where there is a net."""
    sense = sense_of(game)
    assert sense is not None
    return Search(game, SenseGuide(game, sense), simulations)


def searcher(game: AnyGame, simulations: int) -> Search:
    return Search(game, SenseGuide(game, Clueless(1.0)), simulations)
