"""What tiles would add to a zoo of Zooloretto, worked out once for each zoo met: search meets the same ones often."""

from typing import Final

from zoorama.bots.sense.zooloretto_sketch import best_place, put, sketch_of, value
from zoorama.games.zooloretto.parts import SQUARE
from zoorama.games.zooloretto.state import Zoo

UNKNOWN: Final = -1000.0
MOST_KEPT: Final = 2048  # zoos; then the memory starts afresh
TILE_BITS: Final = 6

Groups = tuple[tuple[int, ...], ...]


class Prospects:
    """Of one zoo, with so much hope."""

    def __init__(self, zoo: Zoo, hope: float) -> None:
        self.sketch = sketch_of(zoo)
        self.hope = hope
        self.value = value(self.sketch, hope)
        self.gains: dict[int, float] = {}  # by a truck's tiles
        self.changes = [UNKNOWN] * len(SQUARE)

    def gain(self, tiles: list[int]) -> float:
        """What these tiles add when each is housed where it does most good."""
        key = 0
        for tile in tiles:
            key = (key << TILE_BITS) + tile + 1
        found = self.gains.get(key)
        if found is None:
            found = self.gains[key] = self.gain_of(tiles)
        return found

    def gain_of(self, tiles: list[int]) -> float:
        sketch = self.sketch.copy()
        after = self.value
        for tile in tiles:
            place, after = best_place(sketch, value(sketch, self.hope), tile, self.hope)
            put(sketch, tile, place)
        return after - self.value

    def change(self, kind: int) -> float:
        """What a tile of that kind adds."""
        found = self.changes[kind]
        if found == UNKNOWN:
            found = self.changes[kind] = best_place(self.sketch, self.value, SQUARE[kind], self.hope)[1] - self.value
        return found


KEPT: Final[dict[tuple[Groups, Groups, tuple[int, ...], int, float], Prospects]] = {}


def prospects(zoo: Zoo, hope: float) -> Prospects:
    key = (tuple(zoo.enclosures), tuple(zoo.stalls), tuple(zoo.barn), zoo.coins, hope)
    found = KEPT.get(key)
    if found is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = KEPT[key] = Prospects(zoo, hope)
    return found
