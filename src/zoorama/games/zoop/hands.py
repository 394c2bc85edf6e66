"""Cards in hands: how they come and go, and what everybody knows of them."""

from mypy_extensions import i64

from zoorama.games.zoop.parts import BASIC_OF, BIT, JOKER
from zoorama.games.zoop.state import NOTHING, State


def lay(state: State, seat: int, card: int) -> None:
    """From a hand onto the discard pile."""
    release(state, seat, card)
    state.discards[card] += 1
    state.top = card
    state.last = seat
    state.idle = 0
    state.had = 0
    state.drawn = NOTHING
    if state.stuck & BIT[seat] and BASIC_OF[card] >= 0:
        admit(state, seat, BIT[JOKER])  # there was an animal to name after all


def receive(state: State, seat: int, card: int) -> None:
    """A card from the pile, unseen by the others."""
    state.pile.take(card)
    insert(state.hands[seat], card)
    state.cannot[seat].append(0)


def holds(hand: list[int], card: i64) -> bool:
    """A hand is in order. Jokers and Cages, most asked for, stand last."""
    place: i64 = len(hand) - 1
    while place >= 0 and hand[place] > card:
        place -= 1
    return place >= 0 and hand[place] == card


def insert(hand: list[int], card: int) -> None:
    place: i64 = len(hand)
    number: i64 = card
    while place > 0 and hand[place - 1] > number:
        place -= 1
    hand.insert(place, card)


def take_out(cards: list[int], card: i64) -> None:
    """As `cards.remove(card)`, which compiled code takes longer over."""
    place: i64 = 0
    while cards[place] != card:
        place += 1
    cards.pop(place)


def is_shown(state: State, seat: int, card: int) -> bool:
    """As `card in shown`, which compiled code takes longer over."""
    for other in state.shown[seat]:
        if other == card:
            return True
    return False


def release(state: State, seat: int, card: int) -> None:
    """A card leaves a hand for all to see."""
    take_out(state.hands[seat], card)
    if is_shown(state, seat, card):
        take_out(state.shown[seat], card)
    else:
        come_to_light(state, seat, card)


def show(state: State, seat: int, card: int) -> None:
    """Everybody sees a card that stays in a hand."""
    if not is_shown(state, seat, card):
        come_to_light(state, seat, card)
        state.shown[seat].append(card)


def show_drawn(state: State, seat: int) -> None:
    """Everybody sees that it is the card just drawn which a player brings out."""
    state.cannot[seat].pop()
    state.shown[seat].append(state.drawn)


def come_to_light(state: State, seat: int, card: int) -> None:
    """One card of the hand is no longer unknown: take it to be the oldest that it can have been.

    What the others then know of the rest is neither too little nor too much: later cards are those less is known of.
    """
    sets = state.cannot[seat]
    bit: i64 = BIT[card]
    place: i64 = 0
    while sets[place] & bit:
        place += 1
    sets.pop(place)


def admit(state: State, seat: int, cards: i64) -> None:
    """By drawing or passing, a player tells everybody that none of these cards is in the hand."""
    sets = state.cannot[seat]
    for place in range(len(sets)):
        known: i64 = sets[place]
        if known & cards != cards:
            sets[place] = known | cards
