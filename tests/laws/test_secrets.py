"""Hidden information leaves only through `view` and `Event.to`.

What a watcher cannot know is whatever may differ between the state and a guess made from the watcher's view.
"""

from collections.abc import Iterator
from typing import TypeVar

from tests.laws.table import AnyState, Table, over_every_game, some_steps
from zoorama.codec import Codec
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, Action, AnyGame, Event, Kind

FEW = 4  # moves tried at a position
T = TypeVar("T")


def a_guess_looks_the_same(game: AnyGame, table: Table) -> None:
    codec = Codec(game)
    for state, watcher, guess in guesses(game, table):
        assert codec.dumps(game.view(guess, watcher)) == codec.dumps(game.view(state, watcher))


def a_guess_asks_the_same(game: AnyGame, table: Table) -> None:
    codec = Codec(game)
    for state, watcher, guess in guesses(game, table):
        turn = game.turn(state)
        assert game.turn(guess) == turn
        if watcher in turn.seats:
            offered = [codec.dumps(action) for action in game.legal(state, watcher)]
            assert [codec.dumps(action) for action in game.legal(guess, watcher)] == offered


def a_guess_can_be_played(game: AnyGame, table: Table) -> None:
    for _, watcher, guess in guesses(game, table):
        turn = game.turn(guess)
        assert all(game.legal(guess, seat) for seat in turn.seats)
        assert turn.kind is not Kind.CHANCE or game.chances(guess).total > 0
        for seat, action in few_moves(game, guess, guess, table.rng(7)):
            aftermath(game, guess, seat, action, watcher)


def secrets_make_no_difference(game: AnyGame, table: Table) -> None:
    """Whoever moves, the watcher is told and shown the same of state and guess, until something is revealed."""
    rng = table.rng(7)
    for state, watcher, guess in guesses(game, table):
        for seat, action in few_moves(game, state, guess, rng):
            told, shown, revealed = aftermath(game, state, seat, action, watcher)
            told_of_guess, shown_of_guess, revealed_in_guess = aftermath(game, guess, seat, action, watcher)
            if not (revealed or revealed_in_guess):
                who = f"seat {watcher} watching seat {seat}: {action}"
                assert told == told_of_guess, f"{who} is told what it cannot know"
                assert shown == shown_of_guess, f"{who} is shown what it cannot know"


def taking_back_leaks_nothing(game: AnyGame, table: Table) -> None:
    """What can be taken back told the others nothing: in their guesses, too, something like it is possible."""
    for state, watcher, guess in guesses(game, table):
        turn = game.turn(state)
        if turn.kind is not Kind.ONE or watcher in turn.seats:
            continue
        seat = turn.seats[0]
        for action in few(game.legal(state, seat), table.rng(8)):
            told, shown, revealed = aftermath(game, state, seat, action, watcher)
            assert revealed or any(
                aftermath(game, guess, seat, other, watcher)[:2] == (told, shown)
                for other in same_first(game.legal(guess, seat), action)
            ), f"seat {watcher} learns from seat {seat} that it could {action}"


def guesses(game: AnyGame, table: Table) -> Iterator[tuple[AnyState, int | None, AnyState]]:
    """Positions, two that watch there, and what each may think the position is."""
    rng = table.rng(6)
    watchers = table.watchers()
    for state, _ in some_steps(game, table):
        first = rng.below(len(watchers))
        for watcher in (watchers[first], watchers[first - 1]):
            yield state, watcher, game.guess(game.view(state, watcher), rng)


def few_moves(game: AnyGame, state: AnyState, guess: AnyState, rng: Rng) -> list[tuple[int, Action]]:
    """Moves that are possible in both."""
    turn = game.turn(state)
    if turn.kind is Kind.CHANCE:
        possible = game.chances(guess).outcomes
        return [(LUCK, outcome) for outcome in few(game.chances(state).outcomes, rng) if outcome in possible]
    moves: list[tuple[int, Action]] = []
    for seat in few(list(turn.seats), rng):
        possible = game.legal(guess, seat)
        moves += [(seat, action) for action in few(game.legal(state, seat), rng) if action in possible]
    return few(moves, rng)


def few(things: list[T], rng: Rng) -> list[T]:
    left = list(things)
    while len(left) > FEW:
        left.pop(rng.below(len(left)))
    return left


def same_first(legal: list[Action], action: Action) -> list[Action]:
    return [action] * (action in legal) + [other for other in legal if other != action]


def aftermath(
    game: AnyGame, state: AnyState, seat: int, action: Action, watcher: int | None
) -> tuple[list[str], str, bool]:
    """What the watcher is told of a move, what it sees then, and whether something came to light."""
    codec = Codec(game)
    after = game.copy(state)
    events: list[Event] = []
    game.play(after, seat, action, events)
    told = [codec.dumps(heard) for event in events if (heard := event.to(watcher)) is not None]
    return told, codec.dumps(game.view(after, watcher)), any(event.reveals() for event in events)


test_secrets = over_every_game(
    a_guess_looks_the_same,
    a_guess_asks_the_same,
    a_guess_can_be_played,
    secrets_make_no_difference,
    taking_back_leaks_nothing,
)
