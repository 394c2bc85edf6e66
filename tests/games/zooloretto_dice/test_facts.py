"""What the rules page says always holds, in games as they are played."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.zooloretto_dice.drawn import GAME
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, Kind, Options
from zoorama.games.zooloretto_dice.actions import TAKE
from zoorama.games.zooloretto_dice.parts import COIN, COINS, CRATES, CROCODILE, FACES, PENS, SPECIES
from zoorama.games.zooloretto_dice.play import mark

LEAST, MOST = -1, 24  # points


@pytest.mark.rule("ZD-9", "ZD-15")
@given(dice=st.lists(st.sampled_from(range(len(FACES))), max_size=60), firsts=st.sets(st.integers(0, SPECIES - 1)))
@settings(max_examples=300, deadline=None, derandomize=True)
def test_nobody_scores_below_minus_one_or_above_24_whatever_they_take(dice: list[int], firsts: set[int]) -> None:
    """A species comes into the barn only when its pen is full, so only the crocodile, alone in its pen, costs more."""
    state = GAME.start(2, Options())
    for species in set(range(SPECIES)) - firsts:
        state.bonus[species] = 1
    for die in dice:
        mark(state, 0, die, None)
        assert LEAST <= GAME.scores(state)[0].points <= MOST


@pytest.mark.rule("ZD-3", "ZD-15")
def test_both_bounds_are_reached() -> None:
    state = GAME.start(2, Options())
    state.bonus[CROCODILE] = 1
    for _ in range(2):
        mark(state, 0, CROCODILE, None)
    for die in [*(species for species in range(SPECIES) for _ in range(PENS[species])), *[COIN] * COINS]:
        mark(state, 1, die, None)
    assert [score.points for score in GAME.scores(state)] == [LEAST, MOST]


@given(seats=st.integers(2, 4), seed=st.integers(0, 2**32), thrift=st.integers(1, 9))
@settings(max_examples=40, deadline=None, derandomize=True)
def test_facts_of_the_rules_page(seats: int, seed: int, thrift: int) -> None:
    """`thrift`: how often in ten the players roll on where they could take."""
    rng = Rng(seed)
    state = GAME.start(seats, Options())
    while (turn := GAME.turn(state)).kind is not Kind.OVER:
        assert state.supply % 2 == 0, "the supply is always even"
        assert all(LEAST <= score.points <= MOST for score in GAME.scores(state))
        if turn.kind is Kind.CHANCE:
            free = sum(CRATES - len(truck) for truck in state.trucks)
            assert free >= 2, "a roll always has room for both dice"
            GAME.play(state, LUCK, rng.deal(GAME.chances(state)))
            continue
        legal = GAME.legal(state, turn.seats[0])
        assert legal, "a legal move always exists"
        wanted = [action for action in legal if action not in TAKE] if rng.below(10) < thrift else []
        choices = wanted or legal
        GAME.play(state, turn.seats[0], choices[rng.below(len(choices))])
