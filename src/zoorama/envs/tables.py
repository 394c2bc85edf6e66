"""Many games stepped at once, compiled with the rules, in buffers that NumPy shares."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from zoorama.engine.game import OVER
from zoorama.envs.rewards import Reward
from zoorama.envs.rows.row import Row
from zoorama.envs.rows.writer import Writer
from zoorama.envs.table import Table, begin, place_of, play


class Tables:
    """Of every table its row, its mask, who decides, and of a game that just ended what it brought."""

    def __init__(self, tables: list[Table], writer: Writer[Any], width: int, reward: Reward) -> None:
        games = len(tables)
        self.players: i64 = tables[0].seats
        self.actions: i64 = tables[0].actions.count
        self.tables = tables
        self.writers = [writer.of_its_own() for _ in tables]
        self.reward = reward
        cells = vec[i16](bytes(games * width))
        self.cells = cells
        self.rows = [Row(cells, table * width) for table in range(games)]
        self.masks = vec[u8](bytes(games * tables[0].actions.count))
        self.shown: list[list[int]] = [[] for _ in tables]  # the actions whose masks are 1
        self.seats = vec[i64](bytes(games))
        self.rewards = vec[float]([0.0] * (games * self.players))
        self.ended = vec[u8](bytes(games))

    def reset(self, seed: int | None) -> None:
        for number, table in enumerate(self.tables):
            self._wipe(number)
            begin(table, None if seed is None else seed + number)
            self._show(number, table)

    def resume(self, rewards: list[float], ended: list[bool]) -> None:
        """Show games that are being played already, after a step that ended so."""
        for number, table in enumerate(self.tables):
            if table.turn is not OVER:
                self._show(number, table)
            self.ended[number] = u8(ended[number])
        for place, worth in enumerate(rewards):
            self.rewards[place] = worth

    def refused(self, chosen: list[int]) -> int:
        """The first table where what was chosen is not legal; -1 if there is none."""
        for number, table in enumerate(self.tables):
            if place_of(table, chosen[number]) < 0:
                return number
        return -1

    def step(self, chosen: list[int]) -> None:
        """What was chosen is legal."""
        for number, table in enumerate(self.tables):
            self._wipe(number)
            play(table, table.legal[place_of(table, chosen[number])])
            if table.turn is OVER:
                self._end(number, table)
            self._show(number, table)

    def _end(self, number: i64, table: Table) -> None:
        """What the game brought, and the next one."""
        self.ended[number] = 1
        for seat, worth in enumerate(self.reward(table.game.scores(table.state))):
            self.rewards[number * self.players + seat] = worth
        begin(table, None)

    def _wipe(self, number: i64) -> None:
        """What the last step left."""
        self.rows[number].wipe()
        masks, first = self.masks, number * self.actions
        for action in self.shown[number]:
            masks[first + action] = 0
        if self.ended[number]:
            self.ended[number] = 0
            for seat in range(self.players):
                self.rewards[number * self.players + seat] = 0.0

    def _show(self, number: i64, table: Table) -> None:
        self.writers[number].write(self.rows[number], table.state, table.seat)
        masks, first = self.masks, number * self.actions
        self.shown[number] = table.numbers
        for action in table.numbers:
            masks[first + action] = 1
        self.seats[number] = table.seat
