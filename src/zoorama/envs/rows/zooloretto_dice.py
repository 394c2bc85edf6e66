"""The dice game's rows."""

from typing import Final

from zoorama.envs.rows.row import Row, turned
from zoorama.envs.rows.writer import Writer
from zoorama.games.zooloretto_dice import Rules
from zoorama.games.zooloretto_dice.parts import FACES, LEAST_TRUCKS, MOST_TRUCKS, ROLLED
from zoorama.games.zooloretto_dice.state import State


class DiceWriter(Writer[State]):
    def write(self, row: Row, state: State, own: int) -> None:
        seats = len(state.sheets)
        row.one_of(turned(state.active, own, seats), seats)
        row.number(state.supply)
        row.bags(state.trucks, len(FACES), LEAST_TRUCKS, MOST_TRUCKS)
        row.number(state.rolling)
        for die in state.hand:
            row.one_of(die, len(FACES))
        row.skip((ROLLED - len(state.hand)) * len(FACES))
        for turn in range(seats):
            write_sheet(row, state, (own + turn) % seats)
        row.number(state.last_round)
        row.number(state.over)


def write_sheet(row: Row, state: State, seat: int) -> None:
    sheet = state.sheets[seat]
    row.numbers(sheet.pens)
    for marked in sheet.barn:
        row.number(marked)
    for holder in state.bonus:
        row.number(holder == seat)
    row.number(sheet.coins)
    row.number(sheet.took)


WRITERS: Final[dict[type, type[DiceWriter]]] = {Rules: DiceWriter}
