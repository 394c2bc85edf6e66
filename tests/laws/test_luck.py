"""Luck weighs every outcome once."""

from collections import Counter

from tests.laws.table import Table, over_every_game, some_steps
from zoorama.engine.game import AnyGame, Kind

FEW = 500  # outcomes are counted one by one up to here
DEALS = 10


def luck_weighs_every_outcome_once(game: AnyGame, table: Table) -> None:
    for state, _ in some_steps(game, table):
        if game.turn(state).kind is not Kind.CHANCE:
            continue
        odds = game.chances(state)
        assert odds.outcomes, "luck is asked and nothing can happen"
        assert len(set(odds.outcomes)) == len(odds.outcomes)
        assert len(odds.things) == len(odds.counts)
        assert all(type(chance) is int and chance >= 0 for chance in odds.counts)
        assert odds.total == sum(odds.counts)
        if odds.total <= FEW:
            drawn = Counter(odds.pick(number) for number in range(odds.total))
            assert drawn == dict(odds.pairs())


def luck_and_players_never_do_the_same(game: AnyGame, table: Table) -> None:
    """A game says which of its actions are luck's, and players are never offered those."""
    luck = game.types.luck
    assert set(luck) <= set(game.types.actions)
    for state, _ in some_steps(game, table):
        turn = game.turn(state)
        if turn.kind is Kind.CHANCE:
            assert all(type(outcome) in luck for outcome in game.chances(state).outcomes)
        for seat in turn.seats:
            assert not any(type(action) in luck for action in game.legal(state, seat))


def dealing_is_drawing_from_the_chances(game: AnyGame, table: Table) -> None:
    """`deal` may find an outcome sooner, but it is the one that the same generator draws from the odds listed."""
    for state, _ in some_steps(game, table):
        if game.turn(state).kind is Kind.CHANCE:
            for number in range(DEALS):
                one, two = table.rng(number), table.rng(number)
                assert game.deal(state, one) is two.deal(game.chances(state))
                assert one.words() == two.words()


test_luck = over_every_game(
    luck_weighs_every_outcome_once, luck_and_players_never_do_the_same, dealing_is_drawing_from_the_chances
)
