"""The tables that the laws sit at: every game, every number of players, drawn options and drawn decisions."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from typing import Any, Final, TypeVar, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.toy.snap import SnapGame
from zoorama.codec import Codec, shape_of
from zoorama.engine.dealer import Rng, stream
from zoorama.engine.errors import Unreadable
from zoorama.engine.game import LUCK, Action, AnyGame, Kind, Options, Turn
from zoorama.engine.match import Match
from zoorama.engine.record import Move
from zoorama.engine.shape import MOST_SEATS, Flag, Many, Maybe, Nth, Seat, Shape, Text, Value, Whole, Word
from zoorama.games import GAMES

T = TypeVar("T")
AnyState = Any  # each game's own; the laws hand it back to the game it came from
AnyMatch = Match[Any, Any, Any]

ALL_GAMES: Final[tuple[AnyGame, ...]] = (*GAMES, SnapGame())
HABITS: Final = ("random", "first", "last", "again")


@dataclass(frozen=True)
class Table:
    """A game to be played. Players decide as drawn, then by habit.

    Luck is dealt from a seed: with luck that is out to do harm, a dice game need never end.
    """

    seats: int
    options: Options
    seed: int
    decisions: bytes
    habit: str

    def names(self) -> tuple[str, ...]:
        return tuple(f"player {seat}" for seat in range(self.seats))

    def watchers(self) -> tuple[int | None, ...]:
        return (*range(self.seats), None)

    def rng(self, purpose: int) -> Rng:
        return stream(self.seed, purpose)


def tables(game: AnyGame, seats: int) -> st.SearchStrategy[Table]:
    return st.builds(
        Table,
        seats=st.just(seats),
        options=st.integers(0, 1000).map(lambda wish: some_options(game, seats, wish)),
        seed=st.integers(0, 2**32 - 1),
        decisions=st.binary(min_size=48, max_size=48),
        habit=st.sampled_from(HABITS),
    )


def some_options(game: AnyGame, seats: int, wish: int) -> Options:
    """Any that the shapes and the game allow; 0, or what it refuses, is what a table plays by default."""
    wished = some_value(game, game.types.options, Rng(wish)) if wish else game.types.options()
    try:
        game.start(seats, wished)
    except Unreadable:
        return game.types.options()
    return wished


Law = Callable[[AnyGame, Table], None]
LAWS: Final[list[Law]] = []


def over_every_game(*laws: Law) -> Callable[..., None]:
    """The test that these laws hold at every table."""
    LAWS.extend(laws)
    cases = [pytest.param(game, seats, id=f"{game.name}-{seats}p") for game in ALL_GAMES for seats in game.seats]

    @pytest.mark.parametrize("law", [pytest.param(law, id=law.__name__) for law in laws])
    @pytest.mark.parametrize(("game", "seats"), cases)
    @given(data=st.data())
    def test(law: Law, game: AnyGame, seats: int, data: st.DataObject) -> None:
        law(game, data.draw(tables(game, seats)))

    return cast(Callable[..., None], test)


class Players:
    def __init__(self, table: Table) -> None:
        self.decisions = list(table.decisions)
        self.habit = table.habit
        self.made = 0
        self.rng = table.rng(1)

    def choose(self, choices: list[Any]) -> Any:
        self.made += 1
        if self.made <= len(self.decisions) or self.habit == "again":
            return choices[self.decisions[self.made % len(self.decisions)] % len(choices)]
        if self.habit == "random":
            return choices[self.rng.below(len(choices))]
        return choices[0 if self.habit == "first" else -1]


def steps(game: AnyGame, table: Table) -> Iterator[tuple[AnyState, Move | None]]:
    """Every position with the move made there next, None at the end. One state, played on in place.

    A game longer than it may be just stops: that it ends is a law of its own.
    """
    state = game.start(table.seats, table.options)
    luck, players = table.rng(0), Players(table)
    for _ in range(game.max_moves):
        turn = game.turn(state)
        if turn.kind is Kind.OVER:
            break
        move = next_move(game, state, turn, luck, players)
        yield state, move
        game.play(state, move.seat, move.action)
    if game.turn(state).kind is Kind.OVER:
        yield state, None


def next_move(game: AnyGame, state: AnyState, turn: Turn, luck: Rng, players: Players) -> Move:
    if turn.kind is Kind.CHANCE:
        return Move(LUCK, luck.deal(game.chances(state)))
    seat = turn.seats[0] if len(turn.seats) == 1 else players.choose(list(turn.seats))
    legal = game.legal(state, seat)
    assert legal, f"seat {seat} is asked and may do nothing"
    return Move(seat, players.choose(legal))


def some_steps(game: AnyGame, table: Table) -> Iterator[tuple[AnyState, Move | None]]:
    """For what is costly to check: positions ever further apart, and the last."""
    rng = table.rng(2)
    wait, shown = 0, 0
    for state, move in steps(game, table):
        if wait == 0 or move is None:
            shown += 1
            wait = 1 + shown // 5 + rng.below(3)
            yield state, move
        wait -= 1


def guesses(game: AnyGame, table: Table) -> Iterator[tuple[AnyState, int | None, AnyState]]:
    """Positions, two that watch there, and what each may think the position is."""
    rng = table.rng(6)
    watchers = table.watchers()
    for state, _ in some_steps(game, table):
        first = rng.below(len(watchers))
        for watcher in (watchers[first], watchers[first - 1]):
            yield state, watcher, game.guess(game.view(state, watcher), rng)


def enter(match: AnyMatch, move: Move) -> None:
    if move.seat == LUCK:
        match.luck(move.action)
    else:
        match.act(move.seat, move.action)


def portrait(state: AnyState) -> str:
    """All there is to a state, as text: what an `==` overlooks, this does not."""
    text = repr(state)
    assert " at 0x" not in text, f"a part of the state shows nothing of itself: {text}"
    return text


def some_action(game: AnyGame, rng: Rng) -> Action:
    """Any that can be written down, allowed or not."""
    actions = game.types.actions
    return some_value(game, actions[rng.below(len(actions))], rng)


def some_value(game: AnyGame, cls: type[T], rng: Rng) -> T:
    return cls(**{field.name: some_part(game, shape_of(field), rng) for field in fields(cast(Any, cls))})


def some_part(game: AnyGame, shape: Shape, rng: Rng) -> object:
    match shape:
        case Whole():
            return shape.low + rng.below(shape.high - shape.low + 1)
        case Seat():
            return rng.below(MOST_SEATS)
        case Nth():
            return rng.below(shape.count)
        case Flag():
            return rng.below(2) == 1
        case Word():
            return rng.below(len(shape.words))
        case Text():
            return "zebra"[: shape.longest]
        case Maybe():
            return some_part(game, shape.of, rng) if rng.below(2) else None
        case Many():
            count = shape.least + rng.below(min(shape.most - shape.least, 3) + 1)
            return tuple(some_part(game, shape.of, rng) for _ in range(count))
        case Value():
            classes = Codec(game).classes(shape.classes)
            return some_value(game, classes[rng.below(len(classes))], rng)
    raise TypeError(f"no way to make {shape}")
