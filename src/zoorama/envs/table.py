"""One game being played by numbers, compiled with the rules: on from one decision to the next."""

from secrets import randbits
from typing import Any

from mypy_extensions import mypyc_attr

from zoorama.engine.dealer import Rng, SplitMix64, stream
from zoorama.engine.game import LUCK, OVER, Action, AnyGame, Kind, Options, Turn
from zoorama.envs.numbering import Numbering


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """Luck is dealt at once. With `skip_forced`, so is every decision that leaves no choice.

    Of several seats that are asked together, the first acts first and nobody learns what it chose. Where they act
    `together`, none of them is skipped while another has a choice: who has answered would show who had none.
    """

    def __init__(self, game: AnyGame, seats: int, options: Options, actions: Numbering, *, skip_forced: bool) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.actions = actions
        self.skip_forced = skip_forced
        self.together = False
        self.seeds = SplitMix64(randbits(64))  # until somebody gives one
        self.seed = 0
        self.luck = Rng(0)
        self.state: Any = None
        self.turn: Turn = OVER
        self.seat = 0  # who decides
        self.legal: list[Action] = []
        self.numbers: list[int] = []  # of what is legal


def begin(table: Table, seed: int | None) -> None:
    """Without a seed, the next one after the last that was given; if none ever was, one that nobody knows."""
    if seed is not None:
        table.seeds = SplitMix64(seed)
    table.seed = table.seeds.next() if seed is None else seed
    table.luck = stream(table.seed, LUCK)
    table.state = table.game.start(table.seats, table.options)
    settle(table)


def play(table: Table, action: Action) -> None:
    """What the seat that decides does, and the luck that follows."""
    table.game.play(table.state, table.seat, action)
    settle(table)


def place_of(table: Table, number: int) -> int:
    """Where an action stands among the legal ones; -1 if it does not."""
    for place, legal in enumerate(table.numbers):
        if legal == number:
            return place
    return -1


def settle(table: Table) -> None:
    """On to the next decision, or to the end."""
    game, state = table.game, table.state
    turn: Turn = game.turn(state)
    while turn.kind is not Kind.OVER:
        if turn.kind is Kind.CHANCE:
            game.play(state, LUCK, game.deal(state, table.luck))
        else:
            seat = turn.seats[0]
            legal = game.legal(state, seat)
            if not table.skip_forced or have_a_choice(table, turn, legal):
                ask(table, turn, seat, legal)
                return
            game.play(state, seat, legal[0])
        turn = game.turn(state)
    close(table)


def ask(table: Table, turn: Turn, seat: int, legal: list[Action]) -> None:
    table.turn = turn
    table.seat = seat
    table.legal = legal
    table.numbers = table.actions.numbers(legal, seat)


def close(table: Table) -> None:
    """Nobody acts any more."""
    table.turn = OVER
    table.legal = []
    table.numbers = []


def have_a_choice(table: Table, turn: Turn, legal: list[Action]) -> bool:
    """Whether the seat that decides has one, or where all decide together, any of them."""
    if len(legal) > 1 or not table.together:
        return len(legal) > 1
    return any(len(table.game.legal(table.state, seat)) > 1 for seat in turn.seats[1:])
