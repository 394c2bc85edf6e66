"""Zoop as bits: a hand card by card, and of the others what they showed, drew and could not play.

Most blocks are looked up: a count is a thermometer (one bit for each level it reaches), a choice is one bit of several,
and several yes-or-noes are one number.
"""

from typing import Final

from zoorama.bots.learned.features.features import Features
from zoorama.bots.learned.features.scales import Scale, one_hot, subsets
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


# Cards in hand: this many bits for each card, from its place on.
HELD: Final[tuple[int, ...]] = tuple(
    1 if IS_SPECIAL[card] else TWINS if card < JOKER else 4 if card == JOKER else 3 for card in range(KINDS)
)
PLACE: Final[tuple[int, ...]] = tuple(sum(HELD[:card]) for card in range(KINDS))
HAND: Final = sum(HELD)

SIZE: Final = Scale((1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20))
DEBTS: Final = Scale((1, 2))
WON: Final = Scale((1, 2, 3))
PUBLIC: Final = subsets(4)
SEEN: Final = Scale((1, 2))
SHOWN: Final = subsets(8)
MAY_FIT: Final = Scale((1, 2, 3, 4, 6))
MAY_BE: Final = Scale((1, 3))
OWN: Final = Scale((1, 2, 3))
REACH: Final = Scale((6, 12, 18, 24, 30, 36, 40, 44))
FITS: Final = Scale((1, 2, 3, 4, 5))
PILE: Final = Scale((1, 2, 3, 5, 8, 12, 17, 23, 30, 40, 50, 65))
IDLE: Final = Scale((1, 2, 4, 6))
OUT: Final = Scale((2, 5, 8, 12))  # discards of a colour, of a species
JOKERS_OUT: Final = Scale(tuple(range(1, JOKERS + 1)))
CAGES_OUT: Final = Scale(tuple(range(1, CAGES + 1)))
GAMES_LEFT: Final = Scale(tuple(range(2, MOST_GAMES + 1)))
TABLE: Final = subsets(8)
SEAT: Final = one_hot(MOST)
NUMBER: Final = one_hot(MOST - SEATS[0] + 1)
STAGE: Final = one_hot(len(STAGES))
FACE: Final = one_hot(len(FACES))
COLOUR: Final = one_hot(len(COLOURS))
SPECIES: Final = one_hot(len(BASIC))

EVERYBODY: Final = SIZE.width + DEBTS.width + WON.width + len(PUBLIC[0])
OTHER: Final = SEEN.width + len(SHOWN[0]) + MAY_FIT.width + len(BASIC) * MAY_BE.width
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
    blocks.append(PILE.of(state.pile.total))
    blocks.append(IDLE.of(state.idle))
    blocks.append(GAMES_LEFT.of(state.options.games - sum(state.won)))
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
    blocks.append(FITS.of(fits))
    blocks.append(OWN.of(special))
    for number in species:
        blocks.append(OWN.of(number))
    blocks.append(REACH.of(reach(held)))
    blocks.append(SEEN.of(twins(hand, state.top)))


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
        blocks.append(OUT.of(number))
    for number in species:
        blocks.append(OUT.of(number))
    blocks.append(JOKERS_OUT.of(discards[JOKER]))
    blocks.append(CAGES_OUT.of(discards[CAGE]))


def add_next(blocks: list[bytes], state: State, seat: int) -> None:
    """How near to the end the two others are whose turns come next, if nothing changes the order."""
    other = following(state, seat) if state.active == seat else state.active
    for _ in range(2):
        blocks.append(SIZE.of(len(state.hands[other])))
        blocks.append(MAY_FIT.of(candidates(state, other, asked_for(state))))
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
    blocks.append(SIZE.of(len(state.hands[other])))
    blocks.append(DEBTS.of(debts))
    blocks.append(WON.of(state.won[other]))
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
    blocks.append(SEEN.of(len(shown)))
    blocks.append(SHOWN[found + 128 * (candidates(state, other, BIT[JOKER]) > 0)])
    blocks.append(MAY_FIT.of(candidates(state, other, wanted)))
    for species in range(len(BASIC)):
        blocks.append(MAY_BE.of(candidates(state, other, OF_SPECIES[species])))


FEATURES: Final = ZoopFeatures(
    len(NUMBER[0] + STAGE[0] + 4 * SEAT[0] + SPECIES[0] + FACE[0] + COLOUR[0])
    + PILE.width
    + IDLE.width
    + GAMES_LEFT.width
    + len(TABLE[0])
    + HAND
    + FITS.width
    + 4 * OWN.width
    + REACH.width
    + SEEN.width
    + 7 * OUT.width
    + JOKERS_OUT.width
    + CAGES_OUT.width
    + 2 * SIZE.width
    + 2 * MAY_FIT.width
    + MOST * EVERYBODY
    + (MOST - 1) * OTHER,
    VERSION,
)
