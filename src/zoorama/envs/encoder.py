"""One game for so many seats as numbers: actions, masks, observations."""

from array import array
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from zoorama.codec import Codec
from zoorama.engine.game import Action, AnyGame, View
from zoorama.envs.columns import Block, Column, Layout
from zoorama.envs.numbering import Numbering
from zoorama.envs.rows.row import Row as SharedRow
from zoorama.envs.rows.writer import Writer
from zoorama.envs.rows.writers import writer_for
from zoorama.envs.source import Place, Row, Source, Write

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]
MASKS_KEPT: Final = 1 << 22  # bytes


class Encoder:
    """`columns` names what stands where in an observation, `actions` numbers what players do, `luck` what luck does."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.codec = Codec(game)
        self.actions = Numbering(game, seats)
        self.luck = Numbering(game, seats, luck=True)
        block = Layout(self.codec, seats).value((game.types.view,), without="seat")  # all is told from this seat
        self.columns = tuple(
            [Column(column.name.removeprefix("."), column.low, column.high) for column in block.columns]
        )
        self.write = from_view(block)
        self.width = block.width
        self._blank = bytes(2 * self.width)
        self._masks: dict[tuple[int, ...], Mask] = {}
        self._most_masks = max(1, MASKS_KEPT // self.actions.count)
        self.writer = writer_for(game) or FromView(self)
        self.low: Observation = np.array([column.low for column in self.columns], np.int16)
        self.high: Observation = np.array([column.high for column in self.columns], np.int16)

    def observe(self, view: View, seat: int) -> Observation:
        """The row of a view; seats are told from `seat` on."""
        row: Row = array("h", self._blank)
        self.write(row, 0, view, seat)
        return np.frombuffer(row, np.int16)

    def named(self, observation: Sequence[int] | Observation) -> dict[str, int]:
        """The columns that are not 0, for a person to read."""
        found = zip(self.columns, observation, strict=True)
        return {column.name: int(number) for column, number in found if number}

    def numbers(self, legal: list[Action], seat: int) -> list[int]:
        """Of each of these actions, as the seat that acts counts."""
        return self.actions.numbers(legal, seat)

    def mask(self, numbers: list[int]) -> Mask:
        """1 for each of these actions. Games offer the same choices again and again, so the array is shared."""
        key = tuple(numbers)
        mask = self._masks.get(key)
        if mask is None:
            if len(self._masks) >= self._most_masks:
                self._masks.clear()
            mask = np.zeros(self.actions.count, np.int8)
            mask[numbers] = 1
            mask.flags.writeable = False
            self._masks[key] = mask
        return mask

    def json(self, view: View) -> str:
        """The view itself, as the game's schema describes it."""
        return self.codec.dumps(view)

    def __reduce__(self) -> tuple[Any, ...]:
        return encoder_for, (self.game, self.seats)


class FromView(Writer[Any]):
    """For games without a writer of their own: slower, and the same."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder

    def write(self, row: SharedRow, state: Any, own: int) -> None:
        for number in self.encoder.observe(self.encoder.game.view(state, own), own).tolist():
            row.number(number)


def from_view(block: Block) -> Write:
    source = Source()
    block.lines(source, Place("at"), "view")
    return source.compiled()


_ENCODERS: Final[dict[tuple[str, int, type, int], Encoder]] = {}


def encoder_for(game: AnyGame, seats: int) -> Encoder:
    """One a process: what it has met is looked up from then on."""
    key = game.name, game.version, type(game), seats
    if key not in _ENCODERS:
        _ENCODERS[key] = Encoder(game, seats)
    return _ENCODERS[key]
