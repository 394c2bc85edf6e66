"""Zoop's rows: of the others, only what everybody knows."""

from typing import Final

from mypy_extensions import i64

from zoorama.envs.rows.row import Row, turned
from zoorama.envs.rows.writer import Writer
from zoorama.games.zoop import Rules, RulesOfVersion1
from zoorama.games.zoop.actions import Answer, Call, Chase, Throw, Zoop
from zoorama.games.zoop.parts import ANIMALS, BASIC, BIT, JOKER, KINDS, MOST_DEALT
from zoorama.games.zoop.state import CHOOSING, LAST_RACE, LOOKING, RACE, STAGES, Options, State, fitting

ANSWERS: Final = 4  # classes: Zoop, Throw, Chase, Call
ANSWER: Final = ANSWERS + KINDS + JOKER  # columns: which class, and the card of the first two


class ZoopWriter(Writer[State]):
    def write(self, row: Row, state: State, own: int) -> None:
        write_options(row, state.options)
        row.bag(state.hands[own], KINDS)
        seats = len(state.hands)
        for turn in range(seats):
            write_player(row, state, (own + turn) % seats, own)
        write_piles(row, state, own, seats)
        write_turn(row, state, own, seats)


def write_options(row: Row, options: Options) -> None:
    row.number(options.colours)
    row.number(options.strict_calls)
    row.number(options.games)


def write_player(row: Row, state: State, seat: int, own: int) -> None:
    row.number(len(state.hands[seat]))
    row.bag(state.shown[seat], KINDS)
    write_sums(row, state.cannot[seat])
    row.number(bool(state.stuck & BIT[seat]))
    row.number(not state.waiting & BIT[seat])
    write_answer(row, state.answers[seat] if seat == own or state.stage in (RACE, LAST_RACE) else None)
    row.number(state.won[seat])
    row.number(state.left[seat])


def write_sums(row: Row, sets: list[int]) -> None:
    """For each card, in how many of the sets it is: added up for all cards at once, a word for each binary digit."""
    ones: i64 = 0
    twos: i64 = 0
    fours: i64 = 0
    more: list[int] = []
    for cards in sets:
        carry: i64 = cards
        digit = ones & carry
        ones ^= carry
        carry = twos & digit
        twos ^= digit
        digit = fours & carry
        fours ^= carry
        if digit:
            more.append(digit)
    write_eights(row, more)
    any_left = ones | twos | fours
    card: i64 = 0
    while any_left > 0:
        row.add_many(card, (ones & 1) + 2 * (twos & 1) + 4 * (fours & 1))
        ones >>= 1
        twos >>= 1
        fours >>= 1
        any_left >>= 1
        card += 1
    row.skip(KINDS)


def write_eights(row: Row, eights: list[int]) -> None:
    """The cards that are in eight sets, once for each time."""
    for cards in eights:
        for card in range(KINDS):
            if cards & BIT[card]:
                row.add_many(card, 8)


def write_answer(row: Row, answer: Answer | None) -> None:
    if isinstance(answer, Zoop):
        row.add(0)
        row.add(ANSWERS + answer.card)
    elif isinstance(answer, Throw):
        row.add(1)
        row.add(ANSWERS + KINDS + answer.card)
    elif isinstance(answer, Chase):
        row.add(2)
    elif isinstance(answer, Call):
        row.add(3)
    row.skip(ANSWER)


def write_piles(row: Row, state: State, own: int, seats: int) -> None:
    row.number(state.pile.total)
    row.numbers(state.discards)
    row.one_of(state.top, KINDS)
    row.one_of(turned(state.last, own, seats), seats)


def write_turn(row: Row, state: State, own: int, seats: int) -> None:
    row.one_of(turned(state.active, own, seats), seats)
    row.number(state.step == 1)
    row.one_of(state.stage, len(STAGES))
    for place in range(len(state.debts) - 1, -1, -1):
        row.one_of(turned(state.debts[place], own, seats), seats)
    row.skip((MOST_DEALT - len(state.debts)) * seats)
    row.one_of(state.after, len(STAGES))
    row.one_of(state.drawn if own == state.active else -1, KINDS)
    row.one_of(state.species, len(BASIC))
    row.one_of(turned(state.starter, own, seats), seats)
    row.number(state.idle)
    for turn in range(seats):
        row.number(bool(state.had & BIT[(own + turn) % seats]))
    row.number(state.stage in (CHOOSING, LOOKING) and fitting(state) == ANIMALS)


WRITERS: Final[dict[type, type[ZoopWriter]]] = {Rules: ZoopWriter, RulesOfVersion1: ZoopWriter}
