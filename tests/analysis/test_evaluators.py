"""Evaluators: one for every game and number of seats, and none where nobody could answer for its word."""

import numpy as np
import pytest

from zoorama.analysis import offer
from zoorama.analysis.evaluator import Calibrated, Evaluator, bolder
from zoorama.analysis.measured import Measured, measured
from zoorama.analysis.nets.zoop import FEATURES
from zoorama.analysis.offer import evaluator_for, uncalibrated
from zoorama.analysis.playing_out import PlayedOut
from zoorama.analysis.rounds import RoundEvaluator
from zoorama.bots.exact import offer as exact
from zoorama.bots.learned.weights import BadWeights
from zoorama.bots.registry import make_bot
from zoorama.engine.game import LUCK, AnyGame, Kind
from zoorama.engine.record import Record
from zoorama.engine.score import victory
from zoorama.games import GAMES, find
from zoorama.games.o_zoo_le_mio.state import Options as OzOptions
from zoorama.lab.arena import new_job, play
from zoorama.records.walk import walk

DICE, ZOOP, OZ = find("zooloretto_dice"), find("zoop"), find("o_zoo_le_mio")
TABLES = [(game, seats) for game in GAMES for seats in game.seats]


def some_game(game: AnyGame, seats: int, bot: str = "random", number: int = 0) -> Record:
    job = new_job(game, (bot,) * seats, game.types.options(), 5, range(number, number + 1))
    return next(record for _, record in play(job))


def one_of(game: AnyGame, seats: int) -> Evaluator:
    found = evaluator_for(game, seats, game.types.options())
    assert found is not None
    return found


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES])
def test_every_position_of_every_game_is_shared_out(game: AnyGame, seats: int) -> None:
    record = some_game(game, seats)
    states = [position.state for position in walk(game, record)]
    some = [*states[:: max(1, len(states) // 30)], states[-2], states[-1]]
    shares = one_of(game, seats).shares(some)
    assert shares.shape == (len(some), seats)
    assert shares.sum(axis=1) == pytest.approx(1, abs=1e-9)
    assert (shares >= 0).all()
    assert shares[-1].tolist() == victory(list(record.result))


def test_an_evaluator_does_not_touch_the_states_it_judges() -> None:
    for game in GAMES:
        record = some_game(game, game.seats[0])
        states = [position.state for position in walk(game, record)][:60:7]
        before = [game.copy(state) for state in states]
        one_of(game, game.seats[0]).settled(states)
        assert [repr(game.view(state, None)) for state in states] == [repr(game.view(one, None)) for one in before]


def test_options_that_a_net_was_not_taught_have_no_evaluator() -> None:
    assert evaluator_for(OZ, 3, OzOptions(upkeep=True)) is None


def test_weights_that_cannot_be_read_make_no_evaluator(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*args: object) -> None:
        raise BadWeights("missing")

    offer.own_net.cache_clear()
    monkeypatch.setattr(offer, "read_weights", refused)
    assert evaluator_for(ZOOP, 4, ZOOP.types.options()) is None
    monkeypatch.undo()
    offer.own_net.cache_clear()
    assert evaluator_for(ZOOP, 4, ZOOP.types.options()) is not None


def test_the_dice_game_for_two_has_no_evaluator_without_its_net(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exact, "net", lambda: None)
    assert evaluator_for(DICE, 2, DICE.types.options()) is None


def test_an_evaluator_that_was_not_measured_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offer, "measured", lambda game, seats: Measured("net-of-last-year", (1.0, 1.0), None))
    assert evaluator_for(DICE, 3, DICE.types.options()) is None


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES])
def test_what_was_measured_is_of_the_evaluator_there_is(game: AnyGame, seats: int) -> None:
    raw, found = uncalibrated(game, seats, game.types.options()), measured(game.name, seats)
    assert raw is not None
    assert found is not None
    assert found.evaluator == raw.name


def test_the_name_changes_with_the_boldness() -> None:
    raw = uncalibrated(DICE, 3, DICE.types.options())
    assert raw is not None
    assert len({raw.name, Calibrated(raw, (1.1, 1)).name, Calibrated(raw, (1.1, 1.2)).name}) == 3


def test_the_bolder_the_further_from_even() -> None:
    shares = np.array([[0.5, 0.3, 0.2], [0.0, 0.0, 1.0]])
    bold, cautious = bolder(shares, (2.0, 2.0)), bolder(shares, (0.5, 0.5))
    assert bold[0, 0] > shares[0, 0] > cautious[0, 0] > 1 / 3
    assert np.allclose(bold.sum(axis=1), 1)
    assert np.allclose(bolder(shares, (1.0, 1.0)), shares, atol=1e-8)
    assert bold[1, 2] == pytest.approx(1)


def test_boldness_goes_from_that_of_even_shares_to_that_of_a_sure_victory() -> None:
    even, sure = np.array([[0.34, 0.33, 0.33]]), np.array([[0.98, 0.01, 0.01]])
    assert np.allclose(bolder(even, (0.5, 2.0)), bolder(even, (0.5, 0.5)), atol=0.005)
    assert np.allclose(bolder(sure, (0.5, 2.0)), bolder(sure, (2.0, 2.0)), atol=0.005)


# The dice game for two


def exact_one() -> RoundEvaluator:
    found = uncalibrated(DICE, 2, DICE.types.options())
    assert isinstance(found, RoundEvaluator)
    return found


def test_a_decision_of_the_dice_game_for_two_is_worth_what_its_best_choice_is() -> None:
    evaluator = exact_one()
    for position in list(walk(DICE, some_game(DICE, 2)))[3:40]:
        state = position.state
        turn = DICE.turn(state)
        after = []
        if turn.kind is not Kind.ONE or not (state.hand or any(state.trucks)):
            continue  # between rounds the net speaks, which is not quite exact
        for action in DICE.legal(state, state.active):
            after.append(DICE.copy(state))
            DICE.play(after[-1], state.active, action)
        assert evaluator.shares([state])[0, state.active] == pytest.approx(
            evaluator.shares(after)[:, state.active].max(), abs=1e-5
        )


def test_a_roll_of_the_dice_game_for_two_is_worth_the_mean_of_what_may_fall() -> None:
    evaluator = exact_one()
    rolls = [one.state for one in walk(DICE, some_game(DICE, 2)) if DICE.turn(one.state).kind is Kind.CHANCE]
    for state in rolls[:5]:
        after, weights = [], []
        for outcome, weight in DICE.chances(state).pairs():
            after.append(DICE.copy(state))
            DICE.play(after[-1], LUCK, outcome)
            weights.append(weight)
        mean = np.array(weights) @ evaluator.shares(after) / sum(weights)
        assert evaluator.shares([state])[0].tolist() == pytest.approx(mean.tolist(), abs=1e-5)


def test_the_best_choice_is_the_one_that_the_bot_of_the_same_net_takes() -> None:
    evaluator, bot = exact_one(), make_bot("rounds", DICE)
    position = list(walk(DICE, some_game(DICE, 2, "greedy")))[24]
    state = position.state
    legal = DICE.legal(state, state.active)
    worth = bot.chances(DICE.view(state, state.active), legal, None)  # type: ignore[arg-type]  # no luck is needed
    assert evaluator.shares([state])[0, state.active] == pytest.approx(max(worth), abs=1e-6)


# Zoop


def test_chances_are_played_out_the_same_whenever_they_are_asked_for() -> None:
    states = [position.state for position in walk(ZOOP, some_game(ZOOP, 3))]
    evaluator = uncalibrated(ZOOP, 3, ZOOP.types.options())
    assert isinstance(evaluator, PlayedOut)
    first, second = evaluator.judge([states[-3]]), evaluator.judge([states[20], states[-3]])
    assert first[0].tolist() == pytest.approx(second[1].tolist(), abs=1e-6)


def test_who_cannot_but_win_at_once_is_seen_by_play_more_clearly_than_by_the_net() -> None:
    """Before the last move of a game among greedy players."""
    evaluator = uncalibrated(ZOOP, 3, ZOOP.types.options())
    assert isinstance(evaluator, PlayedOut)
    surer = 0.0
    for number in range(4):
        record = some_game(ZOOP, 3, "greedy", number)
        winner = int(np.argmax(victory(list(record.result))))
        before = [list(walk(ZOOP, record))[-2].state]
        surer += evaluator.judge(before)[0, winner] - evaluator.net.judge(before)[0, winner]
    assert surer > 0


def test_of_choices_and_draws_the_net_alone_is_asked() -> None:
    evaluator, raw = one_of(ZOOP, 3), uncalibrated(ZOOP, 3, ZOOP.types.options())
    assert isinstance(raw, PlayedOut)
    assert evaluator.strict.name == raw.net.name


def test_the_net_for_judging_zoop_sees_all_hands_and_no_bot_plays_by_it() -> None:
    record = some_game(ZOOP, 4)
    state = list(walk(ZOOP, record))[-20].state
    other = ZOOP.copy(state)
    other.hands[2] = [*other.hands[2][1:], 48]
    assert FEATURES.row(state, 0) != FEATURES.row(other, 0)
    assert len(FEATURES.row(state, 0)) == FEATURES.width
