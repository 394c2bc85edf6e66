"""What decisions cost: as the seat could see it, and told only where it is certain."""

from typing import Any

import numpy as np
import pytest

from tests.analysis.games import (
    DICE,
    SOME,
    ZOO,
    ZOOP,
    FewestCards,
    Indifferent,
    decision,
    decisions,
    evaluator,
    examiner,
    finished,
)
from zoorama.analysis.analyse import analyse
from zoorama.analysis.errors import Loss, error_of, interval, rivals
from zoorama.analysis.rollout import NetPolicy, policy_for
from zoorama.analysis.sampling import Decision, Sampler, Worths
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, Kind
from zoorama.engine.record import Record
from zoorama.games.o_zoo_le_mio.actions import BID, Bid
from zoorama.games.zooloretto_dice.actions import Load
from zoorama.lab.studies.blunders import place_of, planted
from zoorama.records.walk import walk


def blunder() -> tuple[Record, int]:
    """A game of dice for three in which the worst choice was taken once, where it is much worse than the best."""
    record, judge = finished(DICE, 3), evaluator(DICE, 3)

    def worths(one: Decision) -> Worths:
        return Sampler(judge, policy_for(DICE, 3), one, 0).screen(1)

    one = max(decisions(DICE, record)[20:30], key=lambda one: float(np.ptp(worths(one))))
    return planted(DICE, record, one, int(np.argmin(worths(one))), Rng(5)), one.move


def test_a_planted_blunder_is_among_the_three_worst() -> None:
    record, move = blunder()
    place, lost = place_of(analyse(DICE, record, effort=SOME), move)
    assert 1 <= place <= 3
    assert lost > 0.1


def test_nothing_is_lost_where_nothing_depends_on_the_choice() -> None:
    record = finished(DICE, 3)
    look = examiner(Indifferent(DICE, 3, "indifferent"))
    losses = [look.loss(one) for one in decisions(DICE, record)]
    assert losses
    assert all(loss.lost == loss.low == loss.high == 0 and loss.better == loss.played for loss in losses)


def test_equal_choices_are_never_told_apart() -> None:
    """The first die of a game: all trucks are empty."""
    first = decisions(DICE, finished(DICE, 3))[0]
    look = examiner(evaluator(DICE, 3))
    assert all(isinstance(action, Load) for action in first.legal)
    for played in first.legal:
        assert error_of(DICE, look.loss(decision(DICE, first.state, first.seat, played))) is None


def test_forced_decisions_and_luck_do_not_count() -> None:
    record = finished(DICE, 2)
    counted = {one.move for one in decisions(DICE, record)}
    for position in list(walk(DICE, record))[:-1]:
        move = record.moves[position.number]
        forced = move.seat == LUCK or len(DICE.legal(position.state, move.seat)) == 1
        assert (position.number in counted) is not forced


def auction(seats: int) -> Any:
    """O Zoo le Mio at its first auction, nobody having bid."""
    return next(p.state for p in walk(ZOO, finished(ZOO, seats, "random")) if ZOO.turn(p.state).kind is Kind.TOGETHER)


def after_bids(state: Any, *bids: int) -> Any:
    found = ZOO.copy(state)
    for seat, bid in enumerate(bids):
        ZOO.play(found, seat, BID[bid])
    return found


def test_what_others_have_sealed_does_not_change_a_loss() -> None:
    judge, state = evaluator(ZOO, 3), auction(3)
    look = examiner(judge)
    assert isinstance(look.policy, NetPolicy)
    twins = [after_bids(state, 0, 1), after_bids(state, 4, 3)]
    assert ZOO.view(twins[0], 2) == ZOO.view(twins[1], 2)
    first, second = (look.loss(decision(ZOO, twin, 2, BID[4])) for twin in twins)
    assert first == second
    assert first.lost != 0, "something was measured, so that there was something to be the same"


def test_others_do_not_answer_to_a_bid_that_they_cannot_see() -> None:
    """Every bid meets the same bids of the others, luck being the same."""
    judge, state = evaluator(ZOO, 2), auction(2)
    sampler = Sampler(judge, policy_for(ZOO, 2), decision(ZOO, state, 0, BID[0]), 0)
    seen: list[list[int]] = []

    class Noting(NetPolicy):
        def choose(self, owed: list[Any]) -> list[Any]:
            assert all(ZOO.view(one.rollout.state, None).sealed == (False, False) for one in owed)
            chosen = super().choose(owed)
            seen.append([action.coins for action in chosen if isinstance(action, Bid)])
            return chosen

    policy = sampler.policy
    assert isinstance(policy, NetPolicy)
    sampler.policy = Noting(ZOO, policy.features, policy.net, 2)
    sampler.sample([0, 1, 2, 3, 4], 30)
    assert [len(bids) for bids in seen] == [30], "one answer a sample, whatever the actions compared"
    assert len(set(seen[0])) > 1, "nobody foresees a sealed bid exactly"


def test_hidden_cards_do_not_change_a_loss() -> None:
    """Zoop: another player's unseen card and one of the pile change places."""
    judge = FewestCards(ZOOP, 3, "fewest")
    look = examiner(judge)
    twins = 0
    for one in decisions(ZOOP, finished(ZOOP, 3))[::4]:
        other = ZOOP.copy(one.state)
        if not swap_hidden(other, one.seat) or ZOOP.view(other, one.seat) != ZOOP.view(one.state, one.seat):
            continue
        twins += 1
        losses = [look.loss(decision(ZOOP, state, one.seat, one.legal[one.played])) for state in (one.state, other)]
        assert losses[0] == losses[1]
    assert twins >= 3


def swap_hidden(state: Any, seat: int) -> bool:
    for rival in range(len(state.hands)):
        hand, shown = state.hands[rival], state.shown[rival]
        for card in hand:
            for drawn, count in enumerate(state.pile.counts):
                if rival != seat and card not in shown and count and drawn != card:
                    hand.remove(card)
                    state.pile.put(card)
                    state.pile.take(drawn)
                    hand.append(drawn)
                    hand.sort()
                    return True
    return False


def test_rivals_are_the_best_others_at_first_look() -> None:
    assert rivals(np.array([0.1, 0.5, 0.45, 0.3, 0.49]), 0, 2) == [1, 4]
    assert rivals(np.array([0.1, 0.5, 0.45, 0.3, 0.49]), 1, 3) == [4], "too far behind the choice played"
    assert rivals(np.array([0.3, 0.301, 0.302]), 0, 3) == [], "it makes no difference"


def test_fewer_samples_make_wider_intervals() -> None:
    few, many = interval([0.1, 0.3] * 4), interval([0.1, 0.3] * 40)
    assert few[0] == many[0] == pytest.approx(0.2)
    assert few[2] - few[1] > 3.5 * (many[2] - many[1])


def test_an_error_is_told_only_where_its_interval_excludes_zero() -> None:
    def loss(lost: float, low: float) -> Loss:
        return Loss(7, 1, BID[3], BID[0], lost, low, 2 * lost - low)

    told = error_of(ZOO, loss(0.12, 0.03))
    assert told is not None
    assert (told.move, told.seat, told.grade, told.lost) == (7, 1, "mistake", 0.12)
    assert (told.played, told.better) == ({"type": "Bid", "coins": 3}, {"type": "Bid", "coins": 0})
    assert error_of(ZOO, loss(0.12, -0.01)) is None
    assert error_of(ZOO, loss(0.019, 0.018)) is None
