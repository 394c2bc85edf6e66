"""Zooloretto – The Dice Game, rule by rule. The luck is chosen, the positions are drawn."""

from itertools import product

import pytest

from tests.games.zooloretto_dice.drawn import GAME, dice, position, roll, sheet, table, take
from zoorama.engine.dealer import Rng
from zoorama.engine.errors import IllegalAction
from zoorama.engine.game import CHANCE, LUCK, ONE, OVER, Event, Options
from zoorama.engine.score import ranks
from zoorama.games.zooloretto_dice.actions import FALLS, LOAD, ROLL, TAKE, Fall
from zoorama.games.zooloretto_dice.events import (
    AnimalHoused,
    AnimalSentToBarn,
    BonusWon,
    CoinMarked,
    DieIgnored,
    GameEnded,
    LastRoundCalled,
    RoundEnded,
    TruckTaken,
)
from zoorama.games.zooloretto_dice.parts import COIN, CROCODILE, ELEPHANT, LION, MONKEY, OSTRICH
from zoorama.games.zooloretto_dice.state import NOBODY, Sheet, State


def play(state: State, seat: int, truck: int) -> list[Event]:
    """The seat takes the truck; what happened."""
    log: list[Event] = []
    GAME.play(state, seat, TAKE[truck], log)
    return log


@pytest.mark.rule("ZD-1")
@pytest.mark.parametrize(("seats", "supply", "trucks"), [(2, 6, 3), (3, 8, 3), (4, 10, 4)])
def test_more_players_use_more_dice_and_trucks(seats: int, supply: int, trucks: int) -> None:
    view = table(seats).view(0)
    assert view.supply == supply
    assert view.trucks == ((),) * trucks


@pytest.mark.rule("ZD-2")
def test_every_face_of_both_dice_is_equally_likely() -> None:
    expected: dict[Fall, int] = {}
    for first, second in product(range(6), repeat=2):
        fall = Fall(min(first, second), max(first, second))
        expected[fall] = expected.get(fall, 0) + 1
    assert dict(FALLS.pairs()) == expected
    assert FALLS.total == 36


@pytest.mark.rule("ZD-3")
def test_a_sheet_has_fifteen_pen_boxes_six_coin_boxes_and_a_barn_box_for_each_species() -> None:
    state = position(["", "", ""], sheet(), sheet())
    for species in (CROCODILE, OSTRICH, MONKEY, ELEPHANT, LION):
        for _ in range(8):
            state.trucks[0] = [species]
            state.active, state.sheets[0].took = 0, False
            play(state, 0, 0)
    for _ in range(8):
        state.trucks[0] = [COIN]
        state.active, state.sheets[0].took = 0, False
        play(state, 0, 0)
    assert state.sheets[0].pens == [1, 2, 3, 4, 5]
    assert state.sheets[0].barn == [True] * 5
    assert state.sheets[0].coins == 6


@pytest.mark.rule("ZD-3", "ZD-15")
@pytest.mark.parametrize(
    ("species", "points"), [("crocodile", 1), ("ostrich", 1), ("monkey", 1), ("elephant", 1), ("lion", 2)]
)
def test_a_bonus_is_worth_one_point_and_the_lions_two(species: str, points: int) -> None:
    state = position(["", "", ""], sheet(), sheet())
    state.bonus[dice(species)[0]] = 1
    assert [score.points for score in GAME.scores(state)] == [0, points]


@pytest.mark.rule("ZD-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_seat_begins(seats: int) -> None:
    assert table(seats).turn() == ONE[0]


@pytest.mark.rule("ZD-5")
def test_play_goes_clockwise_and_passes_over_those_who_have_taken() -> None:
    match = table(3)
    roll(match, "lion lion", 0, 1)
    assert match.turn() == ONE[1]
    take(match, 0)
    assert match.turn() == ONE[2]
    roll(match, "monkey monkey", 0, 2)
    assert match.turn() == ONE[0]
    roll(match, "monkey lion", 0, 2)
    assert match.turn() == ONE[2]


@pytest.mark.rule("ZD-5")
def test_a_turn_is_a_roll_or_a_truck() -> None:
    state = position(["lion", "", "coin"], sheet(), sheet())
    assert GAME.legal(state, 0) == [ROLL, TAKE[0], TAKE[2]]


@pytest.mark.rule("ZD-6")
def test_both_rolled_dice_go_to_free_crates_of_one_truck_or_of_two() -> None:
    state = position(["lion lion coin", "lion lion", ""], sheet(), sheet())
    GAME.play(state, 0, ROLL)
    assert GAME.turn(state) == CHANCE
    GAME.play(state, LUCK, Fall(CROCODILE, COIN))
    assert state.hand == dice("crocodile coin")
    assert GAME.legal(state, 0) == [LOAD[CROCODILE][1], LOAD[CROCODILE][2]]
    GAME.play(state, 0, LOAD[CROCODILE][1])
    assert GAME.turn(state) == ONE[0]
    assert GAME.legal(state, 0) == [LOAD[COIN][2]]
    GAME.play(state, 0, LOAD[COIN][2])
    assert state.trucks == [dice("lion lion coin"), dice("lion lion crocodile"), dice("coin")]
    assert GAME.turn(state) == ONE[1]


@pytest.mark.rule("ZD-6")
def test_one_truck_can_take_both_dice() -> None:
    match = table()
    roll(match, "lion crocodile", 1, 1)
    assert match.view(0).trucks[1] == tuple(dice("crocodile lion"))


@pytest.mark.rule("ZD-6")
def test_neither_a_full_truck_nor_another_face_nor_a_take_will_do_while_dice_wait() -> None:
    match = table()
    roll(match, "lion lion", 0, 0)
    match.act(1, ROLL)
    match.luck(Fall(CROCODILE, LION))
    match.act(1, LOAD[CROCODILE][0])
    for action in (LOAD[LION][0], LOAD[COIN][1], TAKE[0], ROLL):
        with pytest.raises(IllegalAction) as refused:
            match.act(1, action)
        assert refused.value.rule == "ZD-6"


@pytest.mark.rule("ZD-7")
def test_with_an_empty_supply_one_must_take_a_truck() -> None:
    match = table()
    roll(match, "lion coin", 0, 1)
    roll(match, "lion coin", 0, 1)
    roll(match, "lion coin", 2, 2)
    assert match.view(0).supply == 0
    assert match.legal(1) == [TAKE[0], TAKE[1], TAKE[2]]
    with pytest.raises(IllegalAction) as refused:
        match.act(1, ROLL)
    assert refused.value.rule == "ZD-7"


@pytest.mark.rule("ZD-8")
def test_a_truck_is_taken_whole_and_is_at_once_free_for_the_others() -> None:
    state = position(["lion coin", "monkey", ""], sheet(), sheet())
    log = play(state, 0, 0)
    assert log == [TruckTaken(0, 0, (LION, COIN)), AnimalHoused(0, LION), CoinMarked(0, 1)]
    assert state.trucks == [[], [MONKEY], []]
    assert state.sheets[0].took
    GAME.play(state, 1, ROLL)
    GAME.play(state, LUCK, Fall(OSTRICH, OSTRICH))
    assert LOAD[OSTRICH][0] in GAME.legal(state, 1)


@pytest.mark.rule("ZD-8")
def test_an_empty_truck_cannot_be_taken() -> None:
    match = table()
    with pytest.raises(IllegalAction) as refused:
        match.act(0, TAKE[0])
    assert refused.value.rule == "ZD-8"


@pytest.mark.rule("ZD-9")
def test_an_animal_goes_to_its_pen_then_to_the_barn_then_nowhere() -> None:
    state = position(["crocodile crocodile crocodile", "", ""], sheet(), sheet())
    log = play(state, 0, 0)
    assert log[1:] == [
        AnimalHoused(0, CROCODILE),
        BonusWon(0, CROCODILE),
        AnimalSentToBarn(0, CROCODILE),
        DieIgnored(0, CROCODILE),
    ]
    assert state.sheets[0] == sheet("1 0 0 0 0", barn="crocodile", took=True)


@pytest.mark.rule("ZD-10")
def test_only_the_first_to_fill_a_pen_gets_its_bonus() -> None:
    state = position(["ostrich", "ostrich", ""], sheet("0 1 0 0 0"), sheet("0 1 0 0 0"))
    assert BonusWon(0, OSTRICH) in play(state, 0, 0)
    log = play(state, 1, 1)
    assert AnimalHoused(1, OSTRICH) in log
    assert not any(isinstance(event, BonusWon) for event in log)
    assert state.bonus == [NOBODY, 0, NOBODY, NOBODY, NOBODY]


@pytest.mark.rule("ZD-11")
def test_coins_beyond_the_sixth_are_ignored() -> None:
    state = position(["coin coin", "", ""], sheet(coins=5), sheet())
    assert play(state, 0, 0)[1:] == [CoinMarked(0, 6), DieIgnored(0, COIN)]
    assert state.sheets[0].coins == 6


@pytest.mark.rule("ZD-12")
def test_the_round_ends_when_all_have_taken_and_the_last_to_take_starts_the_next() -> None:
    match = table(3)
    for words in ("lion coin", "monkey coin", "elephant lion"):
        roll(match, words, 0 if words == "lion coin" else 1, 2)
    take(match, 0)
    take(match, 1)
    take(match, 2)
    view = match.view(None)
    assert match.turn() == ONE[2]
    assert view.supply == 8
    assert view.trucks == ((), (), ())
    assert not any(player.took for player in view.sheets)


@pytest.mark.rule("ZD-12")
def test_dice_left_on_trucks_return_to_the_supply() -> None:
    state = position(["lion", "coin", "monkey monkey"], sheet(), sheet())
    play(state, 0, 0)
    assert RoundEnded(1) in play(state, 1, 1)
    assert state.trucks == [[], [], []]
    assert state.supply == 6


@pytest.mark.rule("ZD-13")
def test_the_last_one_in_may_go_on_rolling() -> None:
    match = table()
    roll(match, "lion coin", 0, 0)
    take(match, 0)
    roll(match, "monkey monkey", 0, 0)
    assert match.turn() == ONE[0]
    roll(match, "monkey monkey", 0, 1)
    assert match.turn() == ONE[0]
    assert match.legal(0) == [TAKE[0], TAKE[1]]
    take(match, 0)
    assert match.turn() == ONE[0]
    assert match.view(0).supply == 6


@pytest.mark.rule("ZD-14")
@pytest.mark.parametrize("pens", ["1 2 3 4 0", "1 2 3 4 5", "0 2 3 4 5"])
def test_at_most_one_open_pen_makes_this_round_the_last(pens: str) -> None:
    state = position(["coin", "coin", ""], sheet(pens), sheet())
    assert LastRoundCalled(0) in play(state, 0, 0)
    assert GAME.turn(state) == ONE[1]
    assert GameEnded() in play(state, 1, 1)
    assert GAME.turn(state) == OVER


@pytest.mark.rule("ZD-14")
def test_two_open_pens_do_not() -> None:
    state = position(["coin", "coin", ""], sheet("1 2 3 3 4"), sheet("1 2 3 3 4"))
    play(state, 0, 0)
    assert RoundEnded(1) in play(state, 1, 1)
    assert GAME.turn(state) == ONE[1]


@pytest.mark.rule("ZD-14")
def test_the_last_round_is_called_once() -> None:
    state = position(["coin", "coin", ""], sheet("1 2 3 4 0"), sheet("1 2 3 4 0"))
    play(state, 0, 0)
    assert LastRoundCalled(1) not in play(state, 1, 1)


@pytest.mark.rule("ZD-15")
@pytest.mark.parametrize(("coins", "groups"), [(0, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 3)])
def test_coin_groups_are_complete_at_three_five_and_six(coins: int, groups: int) -> None:
    state = position(["", "", ""], sheet(coins=coins), sheet())
    assert GAME.scores(state)[0].points == groups


@pytest.mark.rule("ZD-15", "ZD-16")
def test_the_worked_example_of_the_rulebook_scores_thirteen() -> None:
    state = position(["", "", ""], sheet("1 2 1 3 5", barn="crocodile ostrich", coins=4), sheet())
    state.bonus[CROCODILE] = state.bonus[LION] = 0
    score = GAME.scores(state)[0]
    assert score.points == 13
    assert {line.what: line.points for line in score.lines} == {
        "animals": 12,
        "bonuses": 3,
        "coins": 0,
        "barn": -4,
        "shipped": 2,
    }


@pytest.mark.rule("ZD-16")
@pytest.mark.parametrize(
    ("barn", "points"), [("", 3), ("lion", 2), ("lion ostrich", 1), ("lion monkey ostrich elephant", -2)]
)
def test_coin_groups_cancel_barn_marks_before_they_score(barn: str, points: int) -> None:
    state = position(["", "", ""], sheet(barn=barn, coins=6), sheet())
    assert GAME.scores(state)[0].points == points


@pytest.mark.rule("ZD-17")
@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        (sheet("1 1 0 0 0"), sheet("1 0 0 0 0"), [1, 2]),
        (sheet("1 0 0 0 0", coins=1), sheet("1 0 0 0 0", coins=2), [2, 1]),
        (sheet("1 0 0 0 0", coins=2), sheet("0 1 0 0 0", coins=2), [1, 1]),
    ],
)
def test_points_then_coins_then_a_shared_victory(mine: Sheet, theirs: Sheet, expected: list[int]) -> None:
    state = position(["", "", ""], mine, theirs)
    assert ranks(GAME.scores(state)) == expected


def test_a_view_lets_a_seat_reckon_the_whole_table() -> None:
    state = position(["lion", "coin", "monkey monkey"], sheet("1 0 0 0 0"), sheet(coins=3))
    state.bonus[CROCODILE] = 0
    assert GAME.guess(GAME.view(state, None), Rng(0)) == state
    assert GAME.start(2, Options()) == table().state()


@pytest.mark.rule("ZD-2")
def test_what_falls_is_lucks_to_say_and_nothing_but_two_faces() -> None:
    match = table()
    match.act(0, ROLL)
    for outcome in (Fall(LION, CROCODILE), ROLL, TAKE[0]):
        with pytest.raises(IllegalAction) as refused:
            match.luck(outcome)
        assert refused.value.rule == "ZD-2"
    match.luck(Fall(CROCODILE, LION))
    with pytest.raises(IllegalAction) as refused:
        match.act(0, Fall(CROCODILE, LION))
    assert refused.value.rule == "ZD-2"
