"""The score sheets of the dice game."""

from zoorama.engine.score import Score, line
from zoorama.games.zooloretto_dice.parts import BARN_COST, BONUS, COIN_GROUPS, SPECIES
from zoorama.games.zooloretto_dice.state import State


def scores(state: State) -> list[Score]:
    return [score(state, seat) for seat in range(len(state.sheets))]


def score(state: State, seat: int) -> Score:
    sheet = state.sheets[seat]
    barn = sum(sheet.barn)
    groups = sum(sheet.coins >= full for full in COIN_GROUPS)
    shipped = min(groups, barn)  # ZD-16: cancelling always beats a point
    lines = (
        line("animals", sum(sheet.pens)),
        line("bonuses", sum(BONUS[species] for species in range(SPECIES) if state.bonus[species] == seat)),
        line("coins", groups - shipped),
        line("barn", -BARN_COST * barn),
        line("shipped", BARN_COST * shipped),
    )
    return Score(sum(line.points for line in lines), (line("marked-coins", sheet.coins),), lines)
