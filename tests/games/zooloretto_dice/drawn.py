"""Positions drawn for the tests: trucks as words, sheets as marks."""

from zoorama.engine.game import Action, Options
from zoorama.engine.match import Match
from zoorama.games.zooloretto_dice import Rules
from zoorama.games.zooloretto_dice.actions import LOAD, ROLL, TAKE, Fall
from zoorama.games.zooloretto_dice.parts import DICE, FACES
from zoorama.games.zooloretto_dice.state import Sheet, State, start
from zoorama.games.zooloretto_dice.view import View

GAME = Rules()
DiceMatch = Match[State, Action, View]


def dice(words: str) -> list[int]:
    return [FACES.index(word) for word in words.split()]


def sheet(pens: str = "0 0 0 0 0", barn: str = "", coins: int = 0, *, took: bool = False) -> Sheet:
    """Pens as marks for crocodile, ostrich, monkey, elephant, lion; the barn as words."""
    marks = [int(mark) for mark in pens.split()]
    return Sheet(marks, [species in dice(barn) for species in range(5)], coins, took)


def position(trucks: list[str], *sheets: Sheet, active: int = 0) -> State:
    """The table in the middle of a round; dice neither on a truck nor with a player are in the supply."""
    state = start(len(sheets), Options())
    state.sheets = list(sheets)
    state.trucks = [dice(words) for words in trucks]
    held = sum(len(truck) for truck in state.trucks)
    state.supply = DICE[len(sheets)] - held
    state.active = active
    return state


def table(seats: int = 2) -> DiceMatch:
    """A match without a dealer: the test chooses the luck."""
    return Match(GAME, tuple(f"player {seat}" for seat in range(seats)))


def roll(match: DiceMatch, words: str, *trucks: int) -> None:
    """Whoever is on turn rolls these faces and loads them, in the order of the faces, on these trucks."""
    seat = match.turn().seats[0]
    low, high = sorted(dice(words))
    match.act(seat, ROLL)
    match.luck(Fall(low, high))
    match.act(seat, LOAD[low][trucks[0]])
    match.act(seat, LOAD[high][trucks[1]])


def take(match: DiceMatch, truck: int) -> None:
    match.act(match.turn().seats[0], TAKE[truck])
