"""What a seat sees at a table of Zooloretto: everything but the order of the stack."""

from dataclasses import dataclass, field

from zoorama.engine import game
from zoorama.engine.portable import Portable
from zoorama.engine.shape import FLAG, SEAT, bag, by_seat, many, maybe, nth, value, whole, word
from zoorama.games.zooloretto.parts import (
    ALL_TILES,
    ANIMALS,
    COIN_TILES,
    ENCLOSURES,
    MONEY,
    MOST_TRUCK_SPACES,
    MOST_TRUCKS,
    OFFSPRINGS,
    PRINTED,
    SEATS,
    SET_ASIDE,
    SPACES,
    SPECIES,
    SQUARE,
    STALL_SPACES,
    STALLS,
    THINGS,
    TILES,
)
from zoorama.games.zooloretto.state import NOTHING, State, Zoo


@dataclass(frozen=True)
class ZooView(Portable):
    enclosures: tuple[tuple[int, ...], ...] = field(
        metadata=many(bag(word(ANIMALS), 0, max(SPACES)), PRINTED, len(ENCLOSURES))
    )
    stalls: tuple[tuple[int, ...], ...] = field(
        metadata=many(bag(word(STALLS), 0, max(STALL_SPACES)), PRINTED, len(ENCLOSURES))
    )
    barn: tuple[int, ...] = field(metadata=bag(word(THINGS), 0, ALL_TILES))
    coins: int = field(metadata=whole(0, MONEY))
    truck: int | None = field(metadata=maybe(nth(MOST_TRUCKS)))  # taken this round


@dataclass(frozen=True)
class View(game.View):
    """Everything drawn was seen by all, so all know what is still face down, though not in which order (ZO-5)."""

    seat: int | None = field(metadata=maybe(SEAT))
    active: int = field(metadata=SEAT)
    zoos: tuple[ZooView, ...] = field(metadata=by_seat(value(ZooView), SEATS))
    stack: tuple[int, ...] = field(metadata=many(whole(0, COIN_TILES), len(SQUARE), len(SQUARE)))
    trucks: tuple[tuple[int, ...], ...] = field(metadata=many(bag(word(TILES), 0, MOST_TRUCK_SPACES), 3, MOST_TRUCKS))
    bank: int = field(metadata=whole(0, MONEY))
    offspring: tuple[int, ...] = field(metadata=many(whole(0, OFFSPRINGS), len(SPECIES), len(SPECIES)))
    set_aside: tuple[int, ...] = field(metadata=bag(word(SPECIES), 0, max(SET_ASIDE)))
    to_set_aside: int = field(metadata=whole(0, max(SET_ASIDE)))
    gone: tuple[int, ...] = field(metadata=bag(word(TILES), 0, ALL_TILES))
    drawing: bool = field(metadata=FLAG)
    hand: int | None = field(metadata=maybe(word(TILES)))
    to_house: tuple[int, ...] = field(metadata=bag(word(THINGS), 0, MOST_TRUCK_SPACES))
    last_round: bool = field(metadata=FLAG)
    over: bool = field(metadata=FLAG)


def view(state: State, seat: int | None) -> View:
    return View(
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
