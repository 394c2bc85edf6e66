"""Zoop's state: options, set-up, copy, and whose turn follows."""

from dataclasses import dataclass, field
from typing import Final

from zoorama.engine import game
from zoorama.engine.portable import Portable
from zoorama.engine.shape import FLAG, whole
from zoorama.engine.tally import Tally
from zoorama.games.zoop.actions import Answer
from zoorama.games.zoop.parts import ANIMALS, BIT, COLOURS, FEWEST_COLOURS, GOES_ON, HAND, KINDS, MOST_GAMES, deck

NOBODY: Final = -1
NOTHING: Final = -1  # no card, no species

# What the table waits for.
DRAWING: Final = 0  # luck: a card for the first who has one to draw
TURNING_UP: Final = 1  # luck: the first card
CHOOSING: Final = 2  # the active player plays, draws or passes
LOOKING: Final = 3  # the active player looks at the card just drawn
ROUND: Final = 4  # the active player answers a Joker
WINDOW: Final = 5  # everybody who may call on the last discard
RACE: Final = 6  # luck: who called first
LAST_RACE: Final = 7  # luck: who called first when the game is blocked
ENDED: Final = 8
LAST_WINDOW: Final = 9  # those still tied when the game is blocked: the first to call wins

STAGES: Final = (
    "drawing",
    "turning-up",
    "choosing",
    "looking",
    "round",
    "window",
    "race",
    "last-race",
    "ended",
    "last-window",
)


@dataclass(frozen=True)
class Options(game.Options):
    colours: int = field(default=len(COLOURS), metadata=whole(FEWEST_COLOURS, len(COLOURS)))
    strict_calls: bool = field(default=False, metadata=FLAG)
    games: int = field(default=1, metadata=whole(1, MOST_GAMES))


@dataclass(init=False)
class State(Portable):
    version: int  # of the rules
    options: Options
    hands: list[list[int]]  # by seat, in the order of the cards' numbers
    shown: list[list[int]]  # of each hand, what everybody has seen
    cannot: list[list[int]]  # of each other card in a hand, oldest first: the cards all know it is not
    stuck: int  # the seats, as bits, that all know to have no Joker, or no animal to name with it
    pile: Tally
    discards: list[int]  # by card, how many
    top: int
    last: int  # who discarded the top card
    active: int
    step: int  # 1 clockwise, -1 the other way
    stage: int
    debts: list[int]  # who has a card to draw before the game goes on; the next is the last
    after: int  # what it goes on with
    drawn: int  # the card the active player looks at
    waiting: int  # the seats, as bits, that have not answered the discard
    answers: list[Answer | None]  # by seat
    species: int  # of the Special Round
    starter: int  # of the Special Round
    idle: int  # turns in a row passed with no pile left
    had: int  # the seats, as bits, that had a turn since the last discard or were skipped; its own only if it was free
    won: list[int]  # games, by seat
    left: list[int]  # cards in hand at the end of earlier games, by seat

    def __init__(
        self,
        version: int,
        options: Options,
        hands: list[list[int]],
        shown: list[list[int]],
        cannot: list[list[int]],
        stuck: int,
        pile: Tally,
        discards: list[int],
        top: int,
        last: int,
        active: int,
        step: int,
        stage: int,
        debts: list[int],
        after: int,
        drawn: int,
        waiting: int,
        answers: list[Answer | None],
        species: int,
        starter: int,
        idle: int,
        had: int,
        won: list[int],
        left: list[int],
    ) -> None:
        self.version = version
        self.options = options
        self.hands = hands
        self.shown = shown
        self.cannot = cannot
        self.stuck = stuck
        self.pile = pile
        self.discards = discards
        self.top = top
        self.last = last
        self.active = active
        self.step = step
        self.stage = stage
        self.debts = debts
        self.after = after
        self.drawn = drawn
        self.waiting = waiting
        self.answers = answers
        self.species = species
        self.starter = starter
        self.idle = idle
        self.had = had
        self.won = won
        self.left = left


def start(seats: int, options: Options, version: int) -> State:
    return State(
        version=version,
        options=options,
        hands=[[] for _ in range(seats)],
        shown=[[] for _ in range(seats)],
        cannot=[[] for _ in range(seats)],
        stuck=0,
        pile=Tally(deck(options.colours)),
        discards=[0] * KINDS,
        top=NOTHING,
        last=NOBODY,
        active=0,  # ZP-3: the first seat begins
        step=1,
        stage=DRAWING,
        debts=list(range(seats - 1, -1, -1)) * HAND[seats],  # ZP-2
        after=TURNING_UP,
        drawn=NOTHING,
        waiting=0,
        answers=[None] * seats,
        species=NOTHING,
        starter=NOBODY,
        idle=0,
        had=0,
        won=[0] * seats,
        left=[0] * seats,
    )


def start_again(state: State, seat: int) -> None:
    """ZP-22: another game of the match, begun by the winner of the last one, clockwise."""
    fresh = start(len(state.hands), state.options, state.version)
    state.hands = fresh.hands
    state.shown = fresh.shown
    state.cannot = fresh.cannot
    state.stuck = 0
    state.pile = fresh.pile
    state.discards = fresh.discards
    state.top = NOTHING
    state.last = NOBODY
    state.active = seat
    state.step = 1
    state.stage = DRAWING
    state.debts = fresh.debts
    state.after = TURNING_UP
    state.idle = 0
    state.had = 0


def copy(state: State) -> State:
    return State(
        state.version,
        state.options,
        [hand[:] for hand in state.hands],
        [cards[:] for cards in state.shown],
        [sets[:] for sets in state.cannot],
        state.stuck,
        state.pile.copy(),
        state.discards[:],
        state.top,
        state.last,
        state.active,
        state.step,
        state.stage,
        state.debts[:],
        state.after,
        state.drawn,
        state.waiting,
        state.answers[:],
        state.species,
        state.starter,
        state.idle,
        state.had,
        state.won[:],
        state.left[:],
    )


def following(state: State, seat: int) -> int:
    seats = len(state.hands)
    if state.step > 0:
        return seat + 1 if seat + 1 < seats else 0
    return seat - 1 if seat > 0 else seats - 1


def is_free(state: State) -> bool:
    """ZP-8: nobody else discarded since the active player did, though all had a turn or were skipped."""
    if state.active != state.last:
        return False
    return state.version == 1 or state.had | BIT[state.last] == everybody(state)


def everybody(state: State) -> int:
    return BIT[len(state.hands)] - 1


def fitting(state: State) -> int:
    """The animals that the active player may put on the top card."""
    return ANIMALS if is_free(state) else GOES_ON[state.top]


def owe(state: State, seat: int) -> None:
    """A card to draw, after all that are due already."""
    state.debts.insert(0, seat)


def go_on(state: State, stage: int) -> None:
    """On to this stage, once the cards that are due have been drawn. ZP-6: as far as the pile goes."""
    state.stage = stage
    if state.debts and state.pile.total > 0:
        state.stage = DRAWING
        state.after = stage
    elif state.debts:
        state.debts.clear()


def end_special_round(state: State) -> None:
    state.species = NOTHING
    state.starter = NOBODY
