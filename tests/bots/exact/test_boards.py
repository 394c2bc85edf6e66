"""Codes of boards say what the rules say: marks, bonuses, the end of the game, the score."""

import numpy as np
import pytest

from zoorama.bots.exact.boards import MARKED, ME, OTHER, is_over, mirrored, result
from zoorama.bots.exact.position import Position, position
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, Kind
from zoorama.engine.score import victory
from zoorama.games import find
from zoorama.games.zooloretto_dice.actions import Take
from zoorama.games.zooloretto_dice.parts import COIN, SPECIES
from zoorama.games.zooloretto_dice.state import State

DICE = find("zooloretto_dice")


def seen(state: State, me: int) -> Position:
    bonus = [0 if holder < 0 else 1 if holder == me else -1 for holder in state.bonus]
    return position(state.sheets[me], state.sheets[1 - me], bonus)


@pytest.mark.parametrize("seed", range(12))
def test_a_random_game_goes_the_same_way_in_codes(seed: int) -> None:
    rng, state = Rng(seed), DICE.start(2, DICE.types.options())
    while (turn := DICE.turn(state)).kind is not Kind.OVER:
        if turn.kind is Kind.CHANCE:
            DICE.play(state, LUCK, rng.deal(DICE.chances(state)))
            continue
        seat = turn.seats[0]
        legal = DICE.legal(state, seat)
        action = legal[rng.below(len(legal))]
        before, dice = seen(state, 0), list(state.trucks[action.truck]) if isinstance(action, Take) else []
        DICE.play(state, seat, action)
        animals = [dice.count(species) for species in range(SPECIES)]
        after = MARKED[(ME, OTHER)[seat]][animals, np.arange(SPECIES), before.board()]
        assert tuple(after.tolist()) == seen(state, 0).codes
        assert (mirrored(after) == seen(state, 1).board()).all()
        coins = before.mine if seat == 0 else before.theirs
        assert state.sheets[seat].coins == min(6, coins + dice.count(COIN))
    last = seen(state, 0)
    assert is_over(last.board())
    share = result(last.board(), np.array(last.mine), np.array(last.theirs))
    assert float(share) == victory(DICE.scores(state))[0]
