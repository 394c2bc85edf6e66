"""Sealed choices may arrive in any order."""

from itertools import permutations
from math import factorial

from tests.laws.table import AnyState, Table, over_every_game, portrait, some_steps, steps
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, Kind

FEW = 24  # orders tried: all of them for up to four seats


def arrival_order_does_not_matter(game: AnyGame, table: Table) -> None:
    rng = table.rng(5)
    for state, _ in some_steps(game, table):
        turn = game.turn(state)
        if turn.kind is not Kind.TOGETHER:
            continue
        choices = {seat: game.legal(state, seat) for seat in turn.seats}
        sealed = {seat: legal[rng.below(len(legal))] for seat, legal in choices.items()}
        settled = [settle(game, state, order, choices, sealed) for order in orders(turn.seats, rng)]
        assert all(other == settled[0] for other in settled)
        assert len({portrait(other) for other in settled}) == 1


def orders(seats: tuple[int, ...], rng: Rng) -> list[tuple[int, ...]]:
    if factorial(len(seats)) <= FEW:
        return list(permutations(seats))
    shuffled = [seats, seats[::-1]]
    while len(shuffled) < FEW:
        left = list(seats)
        shuffled.append(tuple(left.pop(rng.below(len(left))) for _ in seats))
    return shuffled


def settle(
    game: AnyGame, state: AnyState, order: tuple[int, ...], choices: dict[int, list[Action]], sealed: dict[int, Action]
) -> AnyState:
    """What comes of the sealed choices, arriving in this order; meanwhile nobody else's question changes."""
    table = game.copy(state)
    for arrived, seat in enumerate(order):
        turn = game.turn(table)
        assert turn.kind is Kind.TOGETHER
        assert set(turn.seats) == set(order[arrived:])
        assert game.legal(table, seat) == choices[seat]
        game.play(table, seat, sealed[seat])
    return table


def silence_is_an_answer(game: AnyGame, table: Table) -> None:
    for state, _ in steps(game, table):
        turn = game.turn(state)
        if turn.silence is not None:
            assert turn.kind is Kind.TOGETHER
            assert all(turn.silence in game.legal(state, seat) for seat in turn.seats)


test_together = over_every_game(arrival_order_does_not_matter, silence_is_an_answer)
