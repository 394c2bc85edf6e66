"""Hidden information leaves only through `view` and `Event.to`.

What a watcher cannot know is whatever may differ between the state and a guess made from the watcher's view.
"""

from typing import TypeVar

from tests.laws.table import AnyState, Table, guesses, over_every_game, steps
from zoorama.codec import Codec
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, Action, AnyGame, Event, Kind, Turn
from zoorama.engine.record import Move

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
    rng = table.rng(7)
    for _, watcher, guess in guesses(game, table):
        turn = game.turn(guess)
        assert all(game.legal(guess, seat) for seat in turn.seats)
        assert turn.kind is not Kind.CHANCE or game.chances(guess).total > 0
        for seat, action in few_moves(game, guess, None, rng):
            aftermath(game, guess, seat, action, watcher)


def the_score_sheet_is_open(game: AnyGame, table: Table) -> None:
    """How the sheets would stand is shown to everybody, so it may not depend on what somebody cannot know."""
    for state, watcher, guess in guesses(game, table):
        assert game.scores(guess) == game.scores(state), f"the sheet tells seat {watcher} something hidden"


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


def only_what_reveals_tells_secrets(game: AnyGame, table: Table) -> None:
    """What moves without revealing tells the others nothing: in their guesses, something like it was possible too.

    So what can be taken back leaks nothing. What luck deals in secret its seat may learn; there the spectator watches.
    The last sealed choice opens them all, and that may show by itself.
    Where this fails, an event should say less in `to`, or own up in `reveals`.
    """
    rng = table.rng(8)
    for state, watcher, guess in guesses(game, table):
        turn = game.turn(state)
        if turn.kind is Kind.TOGETHER and len(turn.seats) == 1:
            continue
        for seat, action in few_moves(game, state, None, rng):
            told, shown, revealed = aftermath(game, state, seat, action, watcher)
            if revealed or seat == watcher or (seat == LUCK and watcher is not None):
                continue
            assert any(
                aftermath(game, guess, seat, other, watcher)[:2] == (told, shown)
                for other in same_first(choices(game, guess, seat), action)
            ), f"seat {watcher} learns something hidden when seat {seat} does {action}: it is told {told}"


def the_untold_stays_unseen(game: AnyGame, table: Table) -> None:
    """Two games that one watcher is told alike look alike: a view shows nothing that its seat was not told."""
    codec, rng = Codec(game), table.rng(9)
    watchers = table.watchers()
    watcher = watchers[rng.below(len(watchers))]
    twin = game.start(table.seats, table.options)
    for number, (state, move) in enumerate(steps(game, table)):
        if number < 8 or rng.below(8) == 0:
            assert codec.dumps(game.view(twin, watcher)) == codec.dumps(game.view(state, watcher)), (
                f"seat {watcher} sees what it was not told"
            )
        other = None if move is None else told_alike(game, state, move, twin, watcher, rng)
        if other is None:
            return
        game.play(twin, other.seat, other.action)


def who_see_alike_see_and_hear_the_same(game: AnyGame, table: Table) -> None:
    """A game may promise that no seat knows more than a spectator: then its views differ in `seat` only."""
    if not game.open_information:
        return
    codec = Codec(game)
    for state, move in steps(game, table):
        common = codec.encode(game.view(state, None))
        for seat in range(table.seats):
            assert codec.encode(game.view(state, seat)) == {**common, "seat": seat}
            if move is not None:
                assert hearsay(game, state, move, seat) == hearsay(game, state, move, None)


def told_alike(
    game: AnyGame, state: AnyState, move: Move, twin: AnyState, watcher: int | None, rng: Rng
) -> Move | None:
    """A move in the twin game, another one if possible, that sounds to the watcher like this one."""
    told = hearsay(game, state, move, watcher)
    actions = choices(game, twin, move.seat)
    others = [] if move.seat == watcher else few([other for other in actions if other != move.action], rng)
    for action in [*others, move.action]:
        if action in actions and hearsay(game, twin, Move(move.seat, action), watcher) == told:
            return Move(move.seat, action)
    return None


def hearsay(game: AnyGame, state: AnyState, move: Move, watcher: int | None) -> tuple[list[str], Turn]:
    codec = Codec(game)
    after = game.copy(state)
    events: list[Event] = []
    game.play(after, move.seat, move.action, events)
    return [codec.dumps(heard) for event in events if (heard := event.to(watcher)) is not None], game.turn(after)


def few_moves(game: AnyGame, state: AnyState, guess: AnyState | None, rng: Rng) -> list[tuple[int, Action]]:
    """Moves that are possible here, and in the guess if there is one."""
    turn = game.turn(state)
    moves: list[tuple[int, Action]] = []
    for seat in (LUCK,) if turn.kind is Kind.CHANCE else few(list(turn.seats), rng):
        possible = choices(game, state, seat)
        if guess is not None:
            in_guess = choices(game, guess, seat)
            possible = [action for action in possible if action in in_guess]
        moves += [(seat, action) for action in few(possible, rng)]
    return few(moves, rng)


def choices(game: AnyGame, state: AnyState, seat: int) -> list[Action]:
    return game.chances(state).outcomes if seat == LUCK else game.legal(state, seat)


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
    the_score_sheet_is_open,
    secrets_make_no_difference,
    only_what_reveals_tells_secrets,
    the_untold_stays_unseen,
    who_see_alike_see_and_hear_the_same,
)
