from dataclasses import dataclass, field

from zoorama.engine.game import View
from zoorama.engine.shape import FLAG, SEAT, many, maybe, nth, value, whole, word
from zoorama.engine.tally import Tally
from zoorama.games.zooloretto.parts import (
    ALL_TILES,
    ANIMALS,
    COIN_TILES,
    ENCLOSURES,
    LEAST_PLAYERS,
    MONEY,
    MOST_PLAYERS,
    MOST_TRUCK_SPACES,
    MOST_TRUCKS,
    OFFSPRINGS,
    PRINTED,
    SET_ASIDE,
    SPACES,
    SPECIES,
    SQUARE,
    STALL_SPACES,
    STALLS,
    THINGS,
    TILES,
    TRUCK_SPACES,
)
from zoorama.games.zooloretto.state import NOTHING, State, Zoo


@dataclass(frozen=True)
class ZooView:
    enclosures: tuple[tuple[int, ...], ...] = field(
        metadata=many(many(word(ANIMALS), 0, max(SPACES)), PRINTED, len(ENCLOSURES))
    )
    stalls: tuple[tuple[int, ...], ...] = field(
        metadata=many(many(word(STALLS), 0, max(STALL_SPACES)), PRINTED, len(ENCLOSURES))
    )
    barn: tuple[int, ...] = field(metadata=many(word(THINGS), 0, ALL_TILES))
    coins: int = field(metadata=whole(0, MONEY))
    truck: int | None = field(metadata=maybe(nth(MOST_TRUCKS)))  # taken this round


@dataclass(frozen=True)
class ZoolorettoView(View):
    """Everything drawn was seen by all, so all know what is still face down, though not in which order (ZO-5)."""

    seat: int | None = field(metadata=maybe(SEAT))
    active: int = field(metadata=SEAT)
    zoos: tuple[ZooView, ...] = field(metadata=many(value(ZooView), LEAST_PLAYERS, MOST_PLAYERS))
    stack: tuple[int, ...] = field(metadata=many(whole(0, COIN_TILES), len(SQUARE), len(SQUARE)))
    trucks: tuple[tuple[int, ...], ...] = field(metadata=many(many(word(TILES), 0, MOST_TRUCK_SPACES), 3, MOST_TRUCKS))
    bank: int = field(metadata=whole(0, MONEY))
    offspring: tuple[int, ...] = field(metadata=many(whole(0, OFFSPRINGS), len(SPECIES), len(SPECIES)))
    set_aside: tuple[int, ...] = field(metadata=many(word(SPECIES), 0, max(SET_ASIDE)))
    to_set_aside: int = field(metadata=whole(0, max(SET_ASIDE)))
    gone: tuple[int, ...] = field(metadata=many(word(TILES), 0, ALL_TILES))
    drawing: bool = field(metadata=FLAG)
    hand: int | None = field(metadata=maybe(word(TILES)))
    to_house: tuple[int, ...] = field(metadata=many(word(THINGS), 0, MOST_TRUCK_SPACES))
    last_round: bool = field(metadata=FLAG)
    over: bool = field(metadata=FLAG)


def seen_from(state: State, seat: int | None) -> ZoolorettoView:
    return ZoolorettoView(
        seat=seat,
        active=state.active,
        zoos=tuple(zoo_view(zoo) for zoo in state.zoos),
        stack=tuple(state.stack.counts),
        trucks=tuple(tuple(truck) for truck in state.trucks),
        bank=state.bank,
        offspring=tuple(state.offspring),
        set_aside=tuple(state.set_aside),
        to_set_aside=state.to_set_aside,
        gone=tuple(state.gone),
        drawing=state.drawing,
        hand=None if state.hand == NOTHING else state.hand,
        to_house=tuple(state.to_house),
        last_round=state.last_round,
        over=state.over,
    )


def zoo_view(zoo: Zoo) -> ZooView:
    truck = None if zoo.truck == NOTHING else zoo.truck
    return ZooView(tuple(zoo.enclosures), tuple(zoo.stalls), tuple(zoo.barn), zoo.coins, truck)


def imagine(view: ZoolorettoView) -> State:
    """Nothing is hidden but an order, and a tally has none: there is only one guess."""
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


def free_spaces(view: ZoolorettoView, truck: int) -> int:
    for zoo in view.zoos:
        if zoo.truck == truck:
            return 0
    return TRUCK_SPACES[len(view.zoos)][truck] - len(view.trucks[truck])
