"""Zooloretto's rows."""

from typing import Final

from zoorama.envs.rows.row import Row, turned
from zoorama.envs.rows.writer import Writer
from zoorama.games.zooloretto import Rules
from zoorama.games.zooloretto.parts import (
    ANIMALS,
    ENCLOSURES,
    MOST_TRUCKS,
    PRINTED,
    SPECIES,
    STALLS,
    THINGS,
    TILES,
)
from zoorama.games.zooloretto.state import State, Zoo

LEAST_TRUCKS: Final = 3


class ZoolorettoWriter(Writer[State]):
    def write(self, row: Row, state: State, own: int) -> None:
        seats = len(state.zoos)
        row.one_of(turned(state.active, own, seats), seats)
        for turn in range(seats):
            write_zoo(row, state.zoos[(own + turn) % seats])
        row.numbers(state.stack.counts)
        row.bags(state.trucks, len(TILES), LEAST_TRUCKS, MOST_TRUCKS)
        row.number(state.bank)
        row.numbers(state.offspring)
        row.bag(state.set_aside, len(SPECIES))
        row.number(state.to_set_aside)
        row.bag(state.gone, len(TILES))
        row.number(state.drawing)
        row.one_of(state.hand, len(TILES))
        row.bag(state.to_house, len(THINGS))
        row.number(state.last_round)
        row.number(state.over)


def write_zoo(row: Row, zoo: Zoo) -> None:
    write_places(row, zoo.enclosures, len(ANIMALS))
    write_places(row, zoo.stalls, len(STALLS))
    row.bag(zoo.barn, len(THINGS))
    row.number(zoo.coins)
    row.one_of(zoo.truck, MOST_TRUCKS)


def write_places(row: Row, places: list[tuple[int, ...]], kinds: int) -> None:
    """What stands in each enclosure; of an expansion, also whether it is open."""
    for place in range(len(ENCLOSURES)):
        there = place < len(places)
        if place >= PRINTED:
            row.number(there)
        if there:
            for thing in places[place]:
                row.add(thing)
        row.skip(kinds)


WRITERS: Final[dict[type, type[ZoolorettoWriter]]] = {Rules: ZoolorettoWriter}
