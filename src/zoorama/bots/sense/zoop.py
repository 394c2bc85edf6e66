"""What a greedy player sees in a card, a call, a Joker. All in cards: 1 is worth what a card less in hand is."""

from typing import Final

from zoorama.bots.sense.sense import Sense
from zoorama.engine.game import Action
from zoorama.games.zoop.actions import Call, Chase, Draw, LetPass, Play, PlayJoker, Throw, Zoop
from zoorama.games.zoop.parts import (
    BASIC_OF,
    BIT,
    CAGE,
    COLOURS,
    COUNT,
    CRAB,
    FROGS,
    GOES_ON,
    JOKER,
    KANGAROO,
    KANGAROOS,
    KINDS,
    MONKEYS,
    OF_SPECIES,
    deck,
)
from zoorama.games.zoop.state import State, fitting, following

WIN: Final = 50.0
RANGE: Final = 1.0  # a hand with something for every card that can lie on top
KEPT_JOKER: Final = 2.0  # with an animal to name, a Joker ends the game from two cards
MORE_JOKERS: Final = 0.5  # each further one with an animal of its own to name
STUCK_JOKER: Final = 1.0  # without such an animal
HELD_CAGE: Final = 0.5  # nobody may play a special animal again
FRESH: Final = 1.0  # to start afresh with any animal, after a Cage
HINDER: Final = 0.5  # the next player surely has nothing to play
HARM: Final = 1.5  # a turn or a card lost by a next player who has one card left
WARMTH: Final = 1.0
MOST_KEPT: Final = 4096  # hands; then the memory starts afresh
NEVER: Final = -1  # what is known of no card
GIFT: Final = 0.5  # somebody else gets rid of a card


DECKS: Final = [deck(colours) for colours in range(len(COLOURS) + 1)]
REACHES: Final[dict[int, float]] = {}  # by the cards held, as bits


def weigh(state: State, seat: int, legal: list[Action]) -> list[float]:
    answering = isinstance(legal[0], LetPass)  # whoever answers a discard looks at their own cards only
    counts = [] if answering else unseen(state, seat)
    return [worth(state, seat, counts, action) for action in legal]


def worth(state: State, seat: int, counts: list[int], action: Action) -> float:
    hand = state.hands[seat]
    if isinstance(action, Play):
        return worth_of_playing(state, counts, without(hand, action.card), action.card)
    if isinstance(action, PlayJoker):
        return worth_of_round(state, seat, counts, without(hand, JOKER), action.species)
    if isinstance(action, Zoop) and action.card == state.top:
        return outlook(without(hand, action.card))
    if isinstance(action, (Zoop, Throw)):
        return outlook(hand) - 1  # a mistake: the card comes back with another
    if isinstance(action, Chase):
        return outlook(without(hand, CAGE)) + FRESH
    if isinstance(action, Call):
        return WIN
    if isinstance(action, Draw):
        return outlook(hand) - 1 + share(counts, fitting(state), 0)  # the card drawn may be played at once
    return outlook(hand)


def without(hand: list[int], card: int) -> list[int]:
    rest = hand[:]
    rest.remove(card)
    return rest


def outlook(hand: list[int]) -> float:
    """How good it is to be left with these cards."""
    if not hand:
        return WIN
    held, jokers, cages, basics = 0, 0, 0, 0
    for card in hand:
        held |= BIT[card]
        jokers += card == JOKER
        cages += card == CAGE
        basics += BASIC_OF[card] >= 0
    good = min(jokers, basics)
    value = KEPT_JOKER + MORE_JOKERS * (good - 1) if good > 0 else 0.0
    return value - STUCK_JOKER * (jokers - good) - HELD_CAGE * cages + RANGE * reach(held) - len(hand)


def reach(held: int) -> float:
    """The share of animals on which one of these cards could be played."""
    found = REACHES.get(held)
    if found is None:
        if len(REACHES) >= MOST_KEPT:
            REACHES.clear()
        reached = 0
        for top in range(JOKER):
            if GOES_ON[top] & held:
                reached += 1
        found = REACHES[held] = reached / JOKER
    return found


def worth_of_playing(state: State, counts: list[int], rest: list[int], card: int) -> float:
    follower, before = following(state, state.active), (state.active - state.step) % len(state.hands)
    value = outlook(rest) - HINDER * chance_to_hold(state, counts, follower, GOES_ON[card])
    harm = HARM / len(state.hands[follower])
    face = card % COUNT
    if face == CRAB:
        return value + harm - HARM / len(state.hands[before])
    if face in (FROGS, MONKEYS, KANGAROO, KANGAROOS):
        return value + harm
    return value


def worth_of_round(state: State, seat: int, counts: list[int], rest: list[int], species: int) -> float:
    """The Joker and a card of the species gone, and what the others make of it."""
    best = -WIN
    for card in rest:
        if BASIC_OF[card] == species:
            best = max(best, outlook(without(rest, card)))
    for other in range(len(state.hands)):
        if other != seat:
            holds = chance_to_hold(state, counts, other, OF_SPECIES[species])
            best -= WIN * holds if len(state.hands[other]) == 1 else GIFT * (2 * holds - 1)
    return best


def chance_to_hold(state: State, counts: list[int], other: int, wanted: int) -> float:
    """How likely another player has one of these cards, as far as the cards unseen tell."""
    for card in state.shown[other]:
        if wanted & BIT[card]:
            return 1.0
    lacks = 1.0
    last, missed = NEVER, 1.0
    for cannot in state.cannot[other]:
        if cannot != last:  # mostly the same is known of many cards
            last, missed = cannot, 1 - share(counts, wanted, cannot)
        lacks *= missed
    return 1 - lacks


def unseen(state: State, seat: int) -> list[int]:
    """By card, how many are neither discarded nor in a hand where this seat sees them."""
    counts = DECKS[state.options.colours][:]
    for card in range(KINDS):
        counts[card] -= state.discards[card]
    for other in range(len(state.hands)):
        for card in state.hands[other] if other == seat else state.shown[other]:
            counts[card] -= 1
    return counts


def share(counts: list[int], wanted: int, cannot: int) -> float:
    """Of the wanted among the unseen cards that a card can be."""
    found, total = 0, 0
    for card in range(KINDS):
        if not cannot & BIT[card]:
            total += counts[card]
            if wanted & BIT[card]:
                found += counts[card]
    return found / total


class ZoopSense(Sense[State]):
    """Nothing but the end tells who wins: it never stands still to be judged."""

    def weigh(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        return weigh(state, seat, legal)

    def is_quiet(self, state: State) -> bool:
        return False

    def judge(self, state: State) -> list[float]:
        return [1 / len(state.hands)] * len(state.hands)


SENSE: Final = ZoopSense(WARMTH)
