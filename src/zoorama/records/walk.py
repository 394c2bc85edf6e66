"""One way through a recorded game, from its start to its last move."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar, cast

from zoorama.engine.game import Action, Event, Game, View
from zoorama.engine.record import Move, Record

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Position(Generic[S]):
    """How the game stood after so many moves, and what the last of them did."""

    number: int  # of moves played, luck's included
    move: Move | None  # None before the first
    events: tuple[Event, ...]
    state: S


def walk(game: Game[S, A, V], record: Record) -> Iterator[Position[S]]:
    """Every position in order, `len(record.moves) + 1` of them.

    Each has a state of its own, which later ones do not change: positions may be kept, and their states played on.
    Moves are not checked; `zoorama.engine.match.replay` does that.
    """
    state = game.start(len(record.players), record.options)
    yield Position(0, None, (), game.copy(state))
    for number, move in enumerate(record.moves, 1):
        events: list[Event] = []
        game.play(state, move.seat, cast(A, move.action), events)
        yield Position(number, move, tuple(events), game.copy(state))
