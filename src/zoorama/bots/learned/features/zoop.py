"""Zoop as bits: a hand card by card, and of the others what they showed, drew and could not play.

Most blocks are looked up: a count is a thermometer (one bit for each level it reaches), a choice is one bit of several,
and several yes-or-noes are one number.
"""

from typing import Final

from zoorama.bots.learned.features.features import Features
from zoorama.games.zoop.hands import holds
from zoorama.games.zoop.parts import (
    BASIC,
    BASIC_FACES,
    BASIC_OF,
    BIT,
    CAGE,
    CAGES,
    COLOURS,
    COUNT,
    FACES,
    GOES_ON,
    IS_SPECIAL,
    JOKER,
    JOKERS,
    KINDS,
    MOST_GAMES,
    OF_SPECIES,
    SEATS,
    TWINS,
)
from zoorama.games.zoop.state import (
    DRAWING,
    LAST_RACE,
    LOOKING,
    NOTHING,
    RACE,
    STAGES,
    State,
    fitting,
    following,
    is_free,
)

VERSION: Final = 1
MOST: Final = SEATS[-1]


def thermometer(*levels: int) -> tuple[bytes, ...]:
    """By number, up to the highest level."""
    return tuple(bytes(number >= level for level in levels) for number in range(levels[-1] + 1))


def one_of(width: int) -> tuple[bytes, ...]:
    """By number; the last, which -1 finds too, stands for none."""
    return tuple(bytes(number == place for place in range(width)) for number in range(width + 1))


def flags(width: int) -> tuple[bytes, ...]:
    """By the sum of 2**n for the n-th that is so."""
    return tuple(bytes(number >> place & 1 for place in range(width)) for number in range(1 << width))


# Cards in hand: this many bits for each card, from its place on.
HELD: Final[tuple[int, ...]] = tuple(
    1 if IS_SPECIAL[card] else TWINS if card < JOKER else 4 if card == JOKER else 3 for card in range(KINDS)
)
PLACE: Final[tuple[int, ...]] = tuple(sum(HELD[:card]) for card in range(KINDS))
HAND: Final = sum(HELD)

SIZE: Final = thermometer(1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20)
DEBTS: Final = thermometer(1, 2)
WON: Final = thermometer(1, 2, 3)
PUBLIC: Final = flags(4)
SEEN: Final = thermometer(1, 2)
SHOWN: Final = flags(8)
MAY_FIT: Final = thermometer(1, 2, 3, 4, 6)
MAY_BE: Final = thermometer(1, 3)
OWN: Final = thermometer(1, 2, 3)
REACH: Final = thermometer(6, 12, 18, 24, 30, 36, 40, 44)
FITS: Final = thermometer(1, 2, 3, 4, 5)
PILE: Final = thermometer(1, 2, 3, 5, 8, 12, 17, 23, 30, 40, 50, 65)
IDLE: Final = thermometer(1, 2, 4, 6)
OUT: Final = thermometer(2, 5, 8, 12)  # discards of a colour, of a species
JOKERS_OUT: Final = thermometer(*range(1, JOKERS + 1))
CAGES_OUT: Final = thermometer(*range(1, CAGES + 1))
GAMES_LEFT: Final = thermometer(*range(2, MOST_GAMES + 1))
TABLE: Final = flags(8)
SEAT: Final = one_of(MOST)
NUMBER: Final = one_of(MOST - SEATS[0] + 1)
STAGE: Final = one_of(len(STAGES))
FACE: Final = one_of(len(FACES))
COLOUR: Final = one_of(len(COLOURS))
SPECIES: Final = one_of(len(BASIC))

EVERYBODY: Final = len(SIZE[0] + DEBTS[0] + WON[0] + PUBLIC[0])
OTHER: Final = len(SEEN[0] + SHOWN[0] + MAY_FIT[0]) + len(BASIC) * len(MAY_BE[0])
EMPTY: Final = tuple(bytes((EVERYBODY + OTHER) * seats) for seats in range(MOST))


class ZoopFeatures(Features[State]):
    def seats(self, state: State) -> int:
        return len(state.hands)

    def row(self, state: State, seat: int) -> bytes:
        blocks: list[bytes] = []
        add_table(blocks, state, seat)
        add_hand(blocks, state, seat)
        add_discards(blocks, state)
        add_next(blocks, state, seat)
        add_player(blocks, state, seat, seat)
        seats = len(state.hands)
        for steps in range(1, seats):
            other = (seat + steps) % seats
            add_player(blocks, state, seat, other)
            add_other(blocks, state, other)
        blocks.append(EMPTY[MOST - seats])
        return b"".join(blocks)


def add_table(blocks: list[bytes], state: State, seat: int) -> None:
    """The game's course: whose turn, in which stage, on what."""
    seats = len(state.hands)
    blocks.append(NUMBER[seats - SEATS[0]])
    blocks.append(STAGE[state.after if state.stage == DRAWING else state.stage])
    blocks.append(SEAT[(seat - state.active) * state.step % seats])  # turns until this seat's own
    blocks.append(SEAT[(state.active - seat) % seats])
    blocks.append(SEAT[-1 if state.last < 0 else (state.last - seat) % seats])
    blocks.append(SEAT[-1 if state.starter < 0 else (state.starter - seat) % seats])
    blocks.append(SPECIES[state.species])
    blocks.append(FACE[state.top % COUNT if 0 <= state.top < JOKER else -1])
    blocks.append(COLOUR[state.top // COUNT if 0 <= state.top < JOKER else -1])
    blocks.append(PILE[min(state.pile.total, 65)])
    blocks.append(IDLE[min(state.idle, 6)])
    blocks.append(GAMES_LEFT[state.options.games - sum(state.won)])
    blocks.append(TABLE[table_flags(state, seat)])


def table_flags(state: State, seat: int) -> int:
    found = (state.step == 1) + 2 * state.options.strict_calls + 4 * (state.options.colours == len(COLOURS))
    found += 8 * is_free(state) + 16 * (state.stage == DRAWING) + 32 * (state.top == CAGE)
    if state.stage == LOOKING and state.active == seat:
        found += 64 * (state.drawn == JOKER) + 128 * (fitting(state) >> state.drawn & 1)
    return found


def asked_for(state: State) -> int:
    """The cards that go on the top card, or are of the species named."""
    if state.species != NOTHING:
        return OF_SPECIES[state.species]
    return 0 if state.top == NOTHING else GOES_ON[state.top]


def add_hand(blocks: list[bytes], state: State, seat: int) -> None:
    hand = state.hands[seat]
    bits = bytearray(HAND)
    wanted = asked_for(state)
    fits, special, held, before, copies = 0, 0, 0, NOTHING, 0
    species = [0] * len(BASIC)
    for card in hand:  # in order, so that copies come together
        copies = copies + 1 if card == before else 0
        before = card
        if copies < HELD[card]:
            bits[PLACE[card] + copies] = 1
        held |= BIT[card]
        fits += wanted >> card & 1
        special += IS_SPECIAL[card]
        if BASIC_OF[card] >= 0:
            species[BASIC_OF[card]] += 1
    blocks.append(bytes(bits))
    blocks.append(FITS[min(fits, 5)])
    blocks.append(OWN[min(special, 3)])
    for number in species:
        blocks.append(OWN[min(number, 3)])
    blocks.append(REACH[min(reach(held), 44)])
    blocks.append(SEEN[min(twins(hand, state.top), 2)])


def reach(held: int) -> int:
    """The animals on which one of these cards could be played."""
    reached = 0
    for top in range(JOKER):
        if GOES_ON[top] & held:
            reached += 1
    return reached


def twins(hand: list[int], top: int) -> int:
    copies = 0
    for card in hand:
        copies += card == top
    return copies


def add_discards(blocks: list[bytes], state: State) -> None:
    discards = state.discards
    colours, species = [0] * len(COLOURS), [0] * len(BASIC)
    for card in range(JOKER):
        number = discards[card]
        if number and card % COUNT < BASIC_FACES:
            colours[card // COUNT] += number
            species[BASIC_OF[card]] += number
    for number in colours:
        blocks.append(OUT[min(number, 12)])
    for number in species:
        blocks.append(OUT[min(number, 12)])
    blocks.append(JOKERS_OUT[discards[JOKER]])
    blocks.append(CAGES_OUT[discards[CAGE]])


def add_next(blocks: list[bytes], state: State, seat: int) -> None:
    """How near to the end the two others are whose turns come next, if nothing changes the order."""
    other = following(state, seat) if state.active == seat else state.active
    for _ in range(2):
        blocks.append(SIZE[min(len(state.hands[other]), 20)])
        blocks.append(MAY_FIT[min(candidates(state, other, asked_for(state)), 6)])
        other = following(state, other)


def candidates(state: State, other: int, wanted: int) -> int:
    """The cards of a hand that may be among those wanted, for all that everybody knows."""
    found = 0
    for card in state.shown[other]:
        found += wanted >> card & 1
    for cannot in state.cannot[other]:
        found += wanted & ~cannot != 0
    return found


def add_player(blocks: list[bytes], state: State, seat: int, other: int) -> None:
    """What is public of everybody."""
    debts = 0
    for owing in state.debts:
        debts += owing == other
    blocks.append(SIZE[min(len(state.hands[other]), 20)])
    blocks.append(DEBTS[min(debts, 2)])
    blocks.append(WON[min(state.won[other], 3)])
    found = (state.waiting >> other & 1) + 2 * (state.had >> other & 1) + 4 * has_called(state, seat, other)
    blocks.append(PUBLIC[found + 8 * (state.left[other] < state.left[seat])])


def has_called(state: State, seat: int, other: int) -> bool:
    """Sealed until all have answered."""
    return state.answers[other] is not None and (seat == other or state.stage in (RACE, LAST_RACE))


def add_other(blocks: list[bytes], state: State, other: int) -> None:
    """What everybody knows of a hand."""
    shown = state.shown[other]
    wanted = asked_for(state)
    found = (state.stuck >> other & 1) + 2 * holds(shown, JOKER) + 4 * holds(shown, CAGE)
    for card in shown:
        found |= 8 * (wanted >> card & 1)
        if BASIC_OF[card] >= 0:
            found |= 16 << BASIC_OF[card]
    blocks.append(SEEN[min(len(shown), 2)])
    blocks.append(SHOWN[found + 128 * (candidates(state, other, BIT[JOKER]) > 0)])
    blocks.append(MAY_FIT[min(candidates(state, other, wanted), 6)])
    for species in range(len(BASIC)):
        blocks.append(MAY_BE[min(candidates(state, other, OF_SPECIES[species]), 3)])


FEATURES: Final = ZoopFeatures(
    len(NUMBER[0] + STAGE[0] + 4 * SEAT[0] + SPECIES[0] + FACE[0] + COLOUR[0] + PILE[0] + IDLE[0])
    + len(GAMES_LEFT[0] + TABLE[0])
    + HAND
    + len(FITS[0] + OWN[0] + 3 * OWN[0] + REACH[0] + SEEN[0])
    + len(7 * OUT[0] + JOKERS_OUT[0] + CAGES_OUT[0])
    + len(2 * SIZE[0] + 2 * MAY_FIT[0])
    + MOST * EVERYBODY
    + (MOST - 1) * OTHER,
    VERSION,
)
