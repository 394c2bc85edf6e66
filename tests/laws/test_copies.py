"""A copy is independent, and looking changes nothing."""

from tests.laws.table import Table, over_every_game, portrait, some_steps
from zoorama.engine.game import AnyGame, Kind


def no_earlier_copy_changes(game: AnyGame, table: Table) -> None:
    kept = []
    for state, _ in some_steps(game, table):
        copy = game.copy(state)
        assert copy == state
        kept.append((copy, portrait(state)))
    for copy, before in kept:
        assert portrait(copy) == before


def looking_changes_nothing(game: AnyGame, table: Table) -> None:
    """Every verb but `play` only reads."""
    rng, watchers = table.rng(3), table.watchers()
    for state, _ in some_steps(game, table):
        before = portrait(state)
        turn = game.turn(state)
        for seat in turn.seats:
            game.legal(state, seat)
        if turn.kind is Kind.CHANCE:
            game.chances(state)
            game.deal(state, rng)
        view = game.view(state, watchers[rng.below(len(watchers))])
        game.guess(view, rng)
        game.scores(state)
        assert portrait(state) == before


test_copies = over_every_game(no_earlier_copy_changes, looking_changes_nothing)
