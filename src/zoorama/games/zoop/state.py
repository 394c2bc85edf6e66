"""Zoop's state: options, set-up, copy, and whose turn follows."""

from dataclasses import dataclass, field
from typing import Final

from zoorama.engine import game
from zoorama.engine.shape import FLAG, whole
from zoorama.engine.tally import Tally
from zoorama.games.zoop.actions import Answer
from zoorama.games.zoop.parts import ANIMALS, COLOURS, FEWEST_COLOURS, GOES_ON, HAND, KINDS, MOST_GAMES, deck

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
LAST_RACE: Final = 7  # luck: who calls first when the game is blocked
ENDED: Final = 8

STAGES: Final = ("drawing", "turning-up", "choosing", "looking", "round", "window", "race", "last-race", "ended")


@dataclass(frozen=True)
class Options(game.Options):
    colours: int = field(default=len(COLOURS), metadata=whole(FEWEST_COLOURS, len(COLOURS)))
    strict_calls: bool = field(default=False, metadata=FLAG)
    games: int = field(default=1, metadata=whole(1, MOST_GAMES))


@dataclass(init=False)
class State:
    options: Options
    hands: list[list[int]]  # by seat, in the order of the cards' numbers
    shown: list[list[int]]  # of each hand, what everybody has seen
    cannot: list[list[int]]  # of each other card in a hand, oldest first: the cards all know it is not
    pile: Tally
    discards: list[int]  # by card, how many
    top: int
    last: int  # who discarded the top card
    active: int
    step: int  # 1 clockwise, -1 the other way
    stage: int
    debts: list[int]  # who has a card to draw before the game goes on
    after: int  # what it goes on with
    drawn: int  # the card the active player looks at
    waiting: int  # the seats, as bits, that have not answered the discard
    answers: list[Answer | None]  # by seat
    species: int  # of the Special Round
    starter: int  # of the Special Round
    idle: int  # turns in a row passed with no pile left
    won: list[int]  # games, by seat
    left: list[int]  # cards in hand at the end of earlier games, by seat

    def __init__(
        self,
        options: Options,
        hands: list[list[int]],
        shown: list[list[int]],
        cannot: list[list[int]],
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
        won: list[int],
        left: list[int],
    ) -> None:
        self.options = options
        self.hands = hands
        self.shown = shown
        self.cannot = cannot
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
        self.won = won
        self.left = left


def start(seats: int, options: Options) -> State:
    return State(
        options=options,
        hands=[[] for _ in range(seats)],
        shown=[[] for _ in range(seats)],
        cannot=[[] for _ in range(seats)],
        pile=Tally(deck(options.colours)),
        discards=[0] * KINDS,
        top=NOTHING,
        last=NOBODY,
        active=0,  # ZP-3: the first seat begins
        step=1,
        stage=DRAWING,
        debts=list(range(seats)) * HAND[seats],  # ZP-2
        after=TURNING_UP,
        drawn=NOTHING,
        waiting=0,
        answers=[None] * seats,
        species=NOTHING,
        starter=NOBODY,
        idle=0,
        won=[0] * seats,
        left=[0] * seats,
    )


def start_again(state: State, seat: int) -> None:
    """ZP-22: another game of the match, begun by the winner of the last one, clockwise."""
    fresh = start(len(state.hands), state.options)
    state.hands = fresh.hands
    state.shown = fresh.shown
    state.cannot = fresh.cannot
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


def copy(state: State) -> State:
    return State(
        state.options,
        [hand[:] for hand in state.hands],
        [cards[:] for cards in state.shown],
        [sets[:] for sets in state.cannot],
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
        state.won[:],
        state.left[:],
    )


def following(state: State, seat: int) -> int:
    return (seat + state.step) % len(state.hands)


def fitting(state: State) -> int:
    """The animals that the active player may put on the top card."""
    if state.active == state.last:  # ZP-8: nobody else discarded since
        return ANIMALS
    return GOES_ON[state.top]


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
