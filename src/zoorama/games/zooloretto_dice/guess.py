"""The state that a view of the dice game shows."""

from zoorama.engine.dealer import Rng
from zoorama.games.zooloretto_dice.parts import SPECIES
from zoorama.games.zooloretto_dice.state import NOBODY, Sheet, State
from zoorama.games.zooloretto_dice.view import View


def guess(view: View, rng: Rng) -> State:
    """Nothing is hidden, so there is only one guess."""
    return State(
        sheets=[Sheet(list(sheet.pens), list(sheet.barn), sheet.coins, sheet.took) for sheet in view.sheets],
        trucks=[list(truck) for truck in view.trucks],
        supply=view.supply,
        rolling=view.rolling,
        hand=list(view.hand),
        bonus=[holder(view, species) for species in range(SPECIES)],
        active=view.active,
        last_round=view.last_round,
        over=view.over,
    )


def holder(view: View, species: int) -> int:
    for seat in range(len(view.sheets)):
        if view.sheets[seat].bonus[species]:
            return seat
    return NOBODY
