"""The dice game as bits.

First the table, then a block for each seat, the seat's own first and the others clockwise; the blocks of seats that
are not there stay zero. A seat's block ends with what each truck would do for it. Trucks are alike, so they stand in
the order of their worth to the row's own seat: "the truck that I want most" is the same bit wherever it stands.
"""

from typing import Final

from zoorama.bots.learned.features.features import Features
from zoorama.bots.learned.features.scales import FLAG, Scale, one_hot, subsets
from zoorama.games.zooloretto_dice.parts import (
    BARN_COST,
    BONUS,
    COIN,
    COIN_GROUPS,
    COINS,
    FACES,
    MOST_DICE,
    MOST_TRUCKS,
    PENS,
    ROLLED,
    SEATS,
    SPECIES,
)
from zoorama.games.zooloretto_dice.state import NOBODY, Sheet, State

Layout = tuple[tuple[str, int], ...]

VERSION: Final = 1
MOST_SEATS: Final = SEATS[-1]
POINT: Final = 4  # units of worth
COIN_WORTH: Final = 2  # on the way to a group
LAST: Final = -1000  # the worth of a truck that cannot be taken

PEN: Final = [[bytes(mark < marks for mark in range(size)) for marks in range(size + 1)] for size in PENS]
SETS: Final = subsets(SPECIES)
TO_MOVE: Final = one_hot(MOST_SEATS)
SEAT_COUNT: Final = one_hot(len(SEATS))
COINS_MARKED: Final = Scale(tuple(range(1, COINS + 1)))
OPEN_PENS: Final = Scale((1, 2, 3, 4))
POINTS: Final = Scale((2, 4, 6, 8, 10, 12, 14, 16, 18, 20))
LEAD: Final = Scale((-8, -6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 7, 9))
ROLLS_LEFT: Final = Scale(tuple(range(1, MOST_DICE // ROLLED + 1)))
FACE: Final = Scale((1, 2))
DICE: Final = Scale((1, 2, 3))
MY_GAIN: Final = Scale((-8, -4, -1, 1, 3, 5, 7, 9, 11, 14))
MY_BARN: Final = Scale((1, 2))
RIVALS_GAIN: Final = Scale((-3, 1, 4, 7, 10))

# Points for coins and barn together, by coins and by species in the barn (ZD-16).
SHIPPED: Final[list[list[int]]] = [
    [
        groups - min(groups, marks) - BARN_COST * (marks - min(groups, marks))
        for groups in [sum(coins >= full for full in COIN_GROUPS)]
        for marks in range(SPECIES + 1)
    ]
    for coins in range(COINS + 1)
]

LOAD: Final = DICE.width + len(FACES) * FACE.width
MY_LOAD: Final = MY_GAIN.width + MY_BARN.width + 2
RIVALS_LOAD: Final = RIVALS_GAIN.width + 2
SHEET: Final = sum(PENS) + 2 * SPECIES + COINS_MARKED.width + OPEN_PENS.width + 1
TABLE: Final[Layout] = (
    ("seats", len(SEATS)),
    ("to move", MOST_SEATS),
    ("rolling, last round, over", 3),
    ("rolls left in the supply", ROLLS_LEFT.width),
    ("hand, by face", len(FACES) * FACE.width),
    ("bonuses nobody has", SPECIES),
    ("trucks, best first: dice, by face", MOST_TRUCKS * LOAD),
)
MINE: Final[Layout] = (
    ("pens, barn, bonuses, coins, open pens, took", SHEET),
    ("points", POINTS.width),
    ("trucks: gain, barn, a bonus, the end", MOST_TRUCKS * MY_LOAD),
)
RIVALS: Final[Layout] = (
    ("pens, barn, bonuses, coins, open pens, took", SHEET),
    ("my lead", LEAD.width),
    ("trucks: gain, a bonus, the end", MOST_TRUCKS * RIVALS_LOAD),
)


def width_of(layout: Layout) -> int:
    return sum(width for _, width in layout)


RIVAL: Final = width_of(RIVALS)
NO_LOAD: Final = bytes(LOAD)
NO_LOAD_FOR_ME: Final = bytes(MY_LOAD)
NO_LOAD_FOR_RIVALS: Final = bytes(RIVALS_LOAD)
ABSENT: Final = [bytes(RIVAL * seats) for seats in range(MOST_SEATS)]


class Gain:
    """What a truck's dice would do to a sheet."""

    def __init__(self, state: State, seat: int, counts: list[int]) -> None:
        sheet = state.sheets[seat]
        self.barned = 0
        self.bonus = False
        self.filled = 0
        points = 0
        for species in range(SPECIES):
            dice = counts[species]
            if dice > 0:
                room = PENS[species] - sheet.pens[species]
                points += min(dice, room)
                if dice > room and not sheet.barn[species]:
                    self.barned += 1
                if dice >= room > 0:
                    self.filled += 1
                    if state.bonus[species] == NOBODY:
                        self.bonus = True
                        points += BONUS[species]
        coins, marks = min(sheet.coins + counts[COIN], COINS), ones(sheet.barn)
        points += SHIPPED[coins][marks + self.barned] - SHIPPED[sheet.coins][marks]
        self.worth: int = POINT * points + COIN_WORTH * (coins - sheet.coins)


def ones(flags: list[bool]) -> int:
    number = 0
    for flag in flags:
        if flag:
            number += 1
    return number


def as_set(flags: list[bool]) -> int:
    members, bit = 0, 1
    for flag in flags:
        if flag:
            members += bit
        bit += bit
    return members


def held_by(state: State, holder: int) -> int:
    """The species whose bonus somebody, or nobody, has."""
    members, bit = 0, 1
    for other in state.bonus:
        if other == holder:
            members += bit
        bit += bit
    return members


def open_pens(sheet: Sheet) -> int:
    number = 0
    for species in range(SPECIES):
        if sheet.pens[species] < PENS[species]:
            number += 1
    return number


def points(state: State, seat: int) -> int:
    sheet = state.sheets[seat]
    total = SHIPPED[sheet.coins][ones(sheet.barn)]
    for species in range(SPECIES):
        total += sheet.pens[species]
        if state.bonus[species] == seat:
            total += BONUS[species]
    return total


def by_face(dice: list[int]) -> list[int]:
    counts = [0, 0, 0, 0, 0, 0]
    for die in dice:
        counts[die] += 1
    return counts


def add_faces(row: list[bytes], counts: list[int]) -> None:
    for count in counts:
        row.append(FACE.of(count))


def add_table(row: list[bytes], state: State, seat: int) -> None:
    seats = len(state.sheets)
    row.append(SEAT_COUNT[seats - SEATS[0]])
    row.append(TO_MOVE[(state.active - seat) % seats])
    row.append(FLAG[state.rolling])
    row.append(FLAG[state.last_round])
    row.append(FLAG[state.over])
    row.append(ROLLS_LEFT.of(state.supply // ROLLED))
    add_faces(row, by_face(state.hand))
    row.append(SETS[held_by(state, NOBODY)])


def add_trucks(row: list[bytes], loads: list[list[int]], sizes: list[int]) -> None:
    for slot in range(len(loads)):
        row.append(DICE.of(sizes[slot]))
        add_faces(row, loads[slot])
    for _ in range(len(loads), MOST_TRUCKS):
        row.append(NO_LOAD)


def add_sheet(row: list[bytes], state: State, seat: int) -> None:
    sheet = state.sheets[seat]
    for species in range(SPECIES):
        row.append(PEN[species][sheet.pens[species]])
    row.append(SETS[as_set(sheet.barn)])
    row.append(SETS[held_by(state, seat)])
    row.append(COINS_MARKED.of(sheet.coins))
    row.append(OPEN_PENS.of(open_pens(sheet)))
    row.append(FLAG[sheet.took])


def add_my_loads(row: list[bytes], state: State, seat: int, gains: list[Gain], sizes: list[int]) -> None:
    pens = open_pens(state.sheets[seat])
    for slot in range(len(gains)):
        if sizes[slot] == 0:
            row.append(NO_LOAD_FOR_ME)
            continue
        gain = gains[slot]
        row.append(MY_GAIN.of(gain.worth))
        row.append(MY_BARN.of(gain.barned))
        row.append(FLAG[gain.bonus])
        row.append(FLAG[pens - gain.filled <= 1])
    for _ in range(len(gains), MOST_TRUCKS):
        row.append(NO_LOAD_FOR_ME)


def add_rivals_loads(row: list[bytes], state: State, seat: int, loads: list[list[int]], sizes: list[int]) -> None:
    pens = open_pens(state.sheets[seat])
    for slot in range(len(loads)):
        if sizes[slot] == 0:
            row.append(NO_LOAD_FOR_RIVALS)
            continue
        gain = Gain(state, seat, loads[slot])
        row.append(RIVALS_GAIN.of(gain.worth))
        row.append(FLAG[gain.bonus])
        row.append(FLAG[pens - gain.filled <= 1])
    for _ in range(len(loads), MOST_TRUCKS):
        row.append(NO_LOAD_FOR_RIVALS)


class DiceFeatures(Features[State]):
    def __init__(self) -> None:
        super().__init__(width_of(TABLE) + width_of(MINE) + (MOST_SEATS - 1) * RIVAL, VERSION)

    def seats(self, state: State) -> int:
        return len(state.sheets)

    def row(self, state: State, seat: int) -> bytes:
        seats = len(state.sheets)
        loads: list[list[int]] = []
        sizes: list[int] = []
        gains: list[Gain] = []
        for truck in state.trucks:
            place_by_worth(state, seat, truck, loads, sizes, gains)
        row: list[bytes] = []
        add_table(row, state, seat)
        add_trucks(row, loads, sizes)
        add_sheet(row, state, seat)
        mine = points(state, seat)
        row.append(POINTS.of(mine))
        add_my_loads(row, state, seat, gains, sizes)
        for step in range(1, seats):
            rival = (seat + step) % seats
            add_sheet(row, state, rival)
            row.append(LEAD.of(mine - points(state, rival)))
            add_rivals_loads(row, state, rival, loads, sizes)
        row.append(ABSENT[MOST_SEATS - seats])
        return b"".join(row)


def place_by_worth(
    state: State, seat: int, truck: list[int], loads: list[list[int]], sizes: list[int], gains: list[Gain]
) -> None:
    """Insert a truck where it stands by its worth to the seat; an empty one goes last."""
    counts = by_face(truck)
    gain = Gain(state, seat, counts)
    if not truck:
        gain.worth = LAST
    slot = len(gains)
    while slot > 0 and stands_after(gains[slot - 1], loads[slot - 1], gain, counts):
        slot -= 1
    gains.insert(slot, gain)
    loads.insert(slot, counts)
    sizes.insert(slot, len(truck))


def stands_after(other: Gain, others: list[int], gain: Gain, counts: list[int]) -> bool:
    """Between equals their faces decide, so that the order does not depend on where trucks stand."""
    return other.worth < gain.worth or (other.worth == gain.worth and others < counts)


FEATURES: Final = DiceFeatures()
