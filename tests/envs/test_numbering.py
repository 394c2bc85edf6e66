"""Every action has a number of its own, and keeps it."""

import hashlib

import pytest

from tests.envs.tables import EVERY_TABLE_AND_SNAP
from tests.laws.table import some_options
from zoorama.codec import Codec
from zoorama.engine.dealer import Rng, stream
from zoorama.engine.game import LUCK, Action, AnyGame, Kind
from zoorama.envs.numbering import Numbering
from zoorama.games import GAMES, find
from zoorama.games.o_zoo_le_mio.actions import Place
from zoorama.games.zooloretto.actions import BUY, DRAW

# A change here changes what trained nets mean: then the rules version rises, or the numbers stay as they were.
NUMBERS = {
    "o_zoo_le_mio": (2, 11_435, "5888b55a"),
    "zooloretto": (1, 1_345, "b0f2c4cf"),
    "zooloretto_dice": (1, 29, "e3bfdeda"),
    "zoop": (2, 154, "4cabe80f"),
}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_numbers_of_a_rules_version_never_change(game: AnyGame) -> None:
    actions = Numbering(game, game.seats[-1])
    names = "\n".join(actions.name(number) for number in range(actions.count))
    digest = hashlib.sha256(names.encode()).hexdigest()[:8]
    assert (game.version, actions.count, digest) == NUMBERS[game.name]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("luck", [False, True])
def test_a_number_is_that_of_its_action(game: AnyGame, luck: bool) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        actions = Numbering(game, seats, luck=luck)
        for number in range(0, actions.count, 7):
            for mover in (0, seats - 1):
                action = actions.action(number, mover)
                if all(digit.count <= seats for verb in actions.verbs for digit in verb.digits if digit.relative):
                    assert actions.number(action, mover) == number


@EVERY_TABLE_AND_SNAP
def test_no_two_choices_share_a_number(game: AnyGame, seats: int) -> None:
    """Of O Zoo le Mio's places too, which are numbered in a window that no zoo outgrows."""
    actions, luck = Numbering(game, seats), Numbering(game, seats, luck=True)
    codec = Codec(game)
    for seed in range(4):
        rng = stream(seed, seats)
        state = game.start(seats, some_options(game, seats, seed))
        while (turn := game.turn(state)).kind is not Kind.OVER:
            mover = LUCK if turn.kind is Kind.CHANCE else turn.seats[rng.below(len(turn.seats))]
            choices = game.chances(state).outcomes if mover == LUCK else game.legal(state, mover)
            numbers = (luck if mover == LUCK else actions).numbers(choices, max(mover, 0))
            assert len(set(numbers)) == len(choices), [codec.text(choice) for choice in choices]
            assert all(0 <= number < (luck if mover == LUCK else actions).count for number in numbers)
            game.play(state, mover, choices[rng.below(len(choices))])


def test_no_zoo_outgrows_the_window() -> None:
    """Whoever wins every tile and lays each as far out as can be has the widest zoo there is."""
    game = find("o_zoo_le_mio")
    actions = Numbering(game, 2)
    widest = 0
    for seed in range(6):
        rng = Rng(seed)
        state = game.start(2, game.types.options())
        while (turn := game.turn(state)).kind is not Kind.OVER:
            if turn.kind is Kind.CHANCE:
                game.play(state, LUCK, rng.deal(game.chances(state)))
                continue
            seat = turn.seats[0]
            legal = game.legal(state, seat)
            numbers = actions.numbers(legal, seat)
            assert len(set(numbers)) == len(legal)
            places = [action for action in legal if isinstance(action, Place)]
            if places:
                widest = max(widest, max(abs(place.x) for place in places))
                game.play(state, seat, max(places, key=lambda place: (abs(place.x), -abs(place.y))))
            else:
                game.play(state, seat, legal[min(1 - seat, len(legal) - 1)])
    assert widest > 26  # beyond the window's edge around the start: there its numbers are used again


def test_seats_are_counted_on_from_whoever_acts() -> None:
    actions = Numbering(find("zooloretto"), 3)
    tile = 5
    assert actions.number(BUY[tile][1], 0) == actions.number(BUY[tile][2], 1) == actions.number(BUY[tile][0], 2)
    assert actions.name(actions.number(BUY[tile][1], 0)) == "Buy(tile=flamingo-mother, owner=+1)"
    assert actions.number(DRAW, 0) == actions.number(DRAW, 2) == 0


def test_an_action_built_anew_has_the_same_number() -> None:
    actions = Numbering(find("o_zoo_le_mio"), 2)
    first: list[Action] = [Place(x, 0, 0) for x in range(-50, 51, 53)]
    again: list[Action] = [Place(x, 0, 0) for x in range(-50, 51, 53)]
    assert actions.numbers(first, 0) == actions.numbers(again, 0) == actions.numbers(first, 0)


def test_a_number_that_no_action_has_is_refused() -> None:
    with pytest.raises(IndexError, match="zooloretto_dice has actions 0 to 28, not 29"):
        Numbering(find("zooloretto_dice"), 2).name(29)
