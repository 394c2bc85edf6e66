"""Zooloretto – The Dice Game, rule by rule."""

import pytest

from zoorama.engine.errors import IllegalAction
from zoorama.engine.game import OVER, Action, ranks
from zoorama.engine.match import Match
from zoorama.games.zooloretto_dice import ZoolorettoDice
from zoorama.games.zooloretto_dice.actions import LOAD, ROLL, TAKE, Fall
from zoorama.games.zooloretto_dice.parts import COIN, CROCODILE, ELEPHANT, LION, MONKEY, OSTRICH
from zoorama.games.zooloretto_dice.state import Sheet, State
from zoorama.games.zooloretto_dice.view import DiceView

DICE = ZoolorettoDice()


def table(seats: int = 2) -> Match[State, Action, DiceView]:
    """A match without a dealer: the test chooses the luck."""
    return Match(DICE, tuple(f"player {seat}" for seat in range(seats)))


def roll(match: Match[State, Action, DiceView], first: int, second: int, trucks: tuple[int, int]) -> None:
    """The player on turn rolls these faces and loads them on these trucks."""
    seat = match.turn().seats[0]
    low, high = sorted((first, second))
    match.act(seat, ROLL)
    match.luck(Fall(low, high))
    match.act(seat, LOAD[low][trucks[0]])
    match.act(seat, LOAD[high][trucks[1]])


def take(match: Match[State, Action, DiceView], truck: int) -> None:
    match.act(match.turn().seats[0], TAKE[truck])


@pytest.mark.rule("ZD-1")
@pytest.mark.parametrize(("seats", "dice", "trucks"), [(2, 6, 3), (3, 8, 3), (4, 10, 4)])
def test_more_players_use_more_dice_and_trucks(seats: int, dice: int, trucks: int) -> None:
    view = table(seats).view(0)
    assert view.supply == dice
    assert view.trucks == ((),) * trucks
