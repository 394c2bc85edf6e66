"""What has been worked out for the zoos of O Zoo le Mio as they stand: search meets the same ones often.

None of it depends on purses, on the row or on who bids, which differ much more.
"""

from typing import Final

from zoorama.bots.sense.o_zoo_le_mio_appraisal import Appraisal, change_by, outlook, standing, zoo_with
from zoorama.games.o_zoo_le_mio.parts import COUNT
from zoorama.games.o_zoo_le_mio.paths import OUR_TILES
from zoorama.games.o_zoo_le_mio.state import State

MOST_KEPT: Final = 2048  # scenes; then the memory starts afresh
SEPARATOR: Final = -1
SPOT_BITS: Final = 16
AUCTION_BITS: Final = 5


class Scene:
    """All zoos, in one year."""

    def __init__(self) -> None:
        self.outlooks: list[float] = []  # by seat
        self.changes: dict[int, float] = {}  # by seat and tile
        self.layings: dict[int, dict[int, float]] = {}  # by seat and tile: by spot

    def outlooks_of(self, state: State) -> list[float]:
        if not self.outlooks:
            appraisal = Appraisal(state, 0)
            self.outlooks = [outlook(appraisal, seat) for seat in range(len(state.zoos))]
        return self.outlooks

    def change(self, state: State, seat: int, tile: int) -> float:
        """What it is worth to have the tile and not see the others have it."""
        key = seat * COUNT + tile
        found = self.changes.get(key)
        if found is None:
            found = self.changes[key] = change_by(Appraisal(state, seat), tile)
        return found

    def laying(self, state: State, seat: int, tile: int, spot: int) -> float:
        """What the seat can hope for once it has laid the tile there."""
        layings = self.layings.get(seat * COUNT + tile)
        if layings is None:
            layings = self.layings[seat * COUNT + tile] = {}
        found = layings.get(spot)
        if found is None:
            appraisal = Appraisal(state, seat)
            found = layings[spot] = standing(appraisal, seat, zoo_with(appraisal, seat, tile, spot))
        return found


KEPT: Final[dict[tuple[int, ...], Scene]] = {}


def scene_of(state: State) -> Scene:
    if state.tiles is not OUR_TILES:
        return Scene()  # an owner's tiles: numbers mean others
    key = signature(state)
    found = KEPT.get(key)
    if found is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = KEPT[key] = Scene()
    return found


def signature(state: State) -> tuple[int, ...]:
    """The year and every tile laid. Which auction comes next does not matter: it is later than all that were."""
    key = [state.year * 2 + state.upkeep]
    for zoo in state.zoos:
        key.append(SEPARATOR)
        for laid in zoo.laid:
            key.append((((laid.tile << SPOT_BITS) + laid.spot) << AUCTION_BITS) + laid.auction)
    return tuple(key)
