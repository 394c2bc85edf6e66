"""The state that a view of Zooloretto shows."""

from zoorama.engine.dealer import Rng
from zoorama.engine.tally import Tally
from zoorama.games.zooloretto.parts import TRUCK_SPACES
from zoorama.games.zooloretto.state import NOTHING, State, Zoo
from zoorama.games.zooloretto.view import View, ZooView


def guess(view: View, rng: Rng) -> State:
    """Only the order of the stack is hidden, and a tally has none: there is only one guess."""
    return State(
        zoos=[zoo_seen(zoo) for zoo in view.zoos],
        stack=Tally(list(view.stack)),
        trucks=[list(truck) for truck in view.trucks],
        room=[free_spaces(view, truck) for truck in range(len(view.trucks))],
        bank=view.bank,
        offspring=list(view.offspring),
        set_aside=list(view.set_aside),
        to_set_aside=view.to_set_aside,
        gone=list(view.gone),
        drawing=view.drawing,
        hand=NOTHING if view.hand is None else view.hand,
        to_house=list(view.to_house),
        active=view.active,
        last_round=view.last_round,
        over=view.over,
    )


def zoo_seen(zoo: ZooView) -> Zoo:
    truck = NOTHING if zoo.truck is None else zoo.truck
    return Zoo(list(zoo.enclosures), list(zoo.stalls), list(zoo.barn), zoo.coins, truck)


def free_spaces(view: View, truck: int) -> int:
    for zoo in view.zoos:
        if zoo.truck == truck:
            return 0
    return TRUCK_SPACES[len(view.zoos)][truck] - len(view.trucks[truck])
