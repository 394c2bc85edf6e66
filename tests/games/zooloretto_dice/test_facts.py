"""What the rules page says always holds, in games as they are played."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.zooloretto_dice.drawn import GAME
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, Kind, Options
from zoorama.games.zooloretto_dice.actions import TAKE
from zoorama.games.zooloretto_dice.parts import CRATES


@given(seats=st.integers(2, 4), seed=st.integers(0, 2**32), thrift=st.integers(1, 9))
@settings(max_examples=40, deadline=None, derandomize=True)
def test_facts_of_the_rules_page(seats: int, seed: int, thrift: int) -> None:
    """`thrift`: how often in ten the players roll on where they could take."""
    rng = Rng(seed)
    state = GAME.start(seats, Options())
    while (turn := GAME.turn(state)).kind is not Kind.OVER:
        assert state.supply % 2 == 0, "the supply is always even"
        assert all(-10 <= score.points <= 24 for score in GAME.scores(state))
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
