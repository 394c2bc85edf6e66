"""What a greedy player sees in a card, a call, a Joker. All in cards: 1 is worth what a card less in hand is."""

from typing import Final

from zoorama.bots.sense.sense import Sense
from zoorama.bots.sense.zoop_belief import imagine
from zoorama.bots.sense.zoop_unseen import ANIMALS_LISTED, GOES_ON_LISTED, OF_SPECIES_LISTED, Unseen
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, View
from zoorama.games.zoop.actions import Call, Chase, Draw, Play, PlayJoker, Throw, Zoop
from zoorama.games.zoop.hands import take_out
from zoorama.games.zoop.legal import leaders
from zoorama.games.zoop.parts import (
    BASIC_OF,
    BIT,
    CAGE,
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
    SEATS,
)
from zoorama.games.zoop.state import LAST_WINDOW, WINDOW, State, everybody, following, is_free
from zoorama.games.zoop.view import View as ZoopView

WIN: Final = 50.0
RANGE: Final = 1.0  # a hand with something for every card that can lie on top
KEPT_JOKER: Final = 2.0  # with an animal to name, a Joker ends the game from two cards
EARLY_JOKER: Final = 1.5  # more, with three players and many cards left: better draw one than spend it
MANY: Final = 5  # cards
MORE_JOKERS: Final = 0.5  # each further one with an animal of its own to name
STUCK_JOKER: Final = 1.0  # without such an animal
HELD_CAGE: Final = 0.5  # nobody may play a special animal again
FRESH: Final = 1.0  # to start afresh with any animal, after a Cage
HINDER: Final = 0.5  # the next player surely has nothing to play
HARM: Final = 1.5  # a turn or a card lost by a next player who has one card left
WARMTH: Final = 1.0
GIFT: Final = 0.5  # somebody else gets rid of a card

# By card, the animals that it goes on.
REACHES: Final[tuple[int, ...]] = tuple(
    sum(BIT[top] for top in range(JOKER) if GOES_ON[top] & BIT[card]) for card in range(KINDS)
)


def weigh(state: State, seat: int, legal: list[Action]) -> list[float]:
    unseen = Unseen(state, seat)
    return [worth(state, seat, action, unseen) for action in legal]


def worth(state: State, seat: int, action: Action, unseen: Unseen) -> float:
    hand = state.hands[seat]
    if isinstance(action, Play):
        return worth_of_playing(state, seat, without(hand, action.card), action.card, unseen)
    if isinstance(action, PlayJoker):
        return worth_of_round(state, seat, without(hand, JOKER), action.species, unseen)
    if isinstance(action, Zoop) and action.card == state.top:
        return outlook(state, without(hand, action.card))
    if isinstance(action, (Zoop, Throw)):
        return outlook(state, hand) - 1  # a mistake: the card comes back with another
    if isinstance(action, Chase):
        return outlook(state, without(hand, CAGE)) + FRESH
    if isinstance(action, Call):
        return WIN
    if isinstance(action, Draw):
        return outlook(state, hand) - 1 + chance_to_draw(state, unseen)
    return outlook(state, hand)


def without(hand: list[int], card: int) -> list[int]:
    rest = hand[:]
    take_out(rest, card)
    return rest


def outlook(state: State, hand: list[int]) -> float:
    """How good it is to be left with these cards."""
    if not hand:
        return WIN
    reached, jokers, cages, basics = 0, 0, 0, 0
    for card in hand:
        reached |= REACHES[card]
        jokers += card == JOKER
        cages += card == CAGE
        basics += BASIC_OF[card] >= 0
    good = min(jokers, basics)
    value = KEPT_JOKER + MORE_JOKERS * (good - 1) if good > 0 else 0.0
    if good > 0 and len(hand) >= MANY and len(state.hands) == SEATS[0]:
        value += EARLY_JOKER
    reach = reached.bit_count() / JOKER  # the share of animals on which one of these cards could be played
    return value - STUCK_JOKER * (jokers - good) - HELD_CAGE * cages + RANGE * reach - len(hand)


def worth_of_playing(state: State, seat: int, rest: list[int], card: int, unseen: Unseen) -> float:
    follower, before = following(state, state.active), (state.active - state.step) % len(state.hands)
    value = outlook(state, rest)
    value -= HINDER * unseen.chance_to_hold(state, follower, GOES_ON[card], GOES_ON_LISTED[card])
    harm = HARM / len(state.hands[follower])
    face = card % COUNT
    if face == CRAB:
        return value + harm - HARM / len(state.hands[before])
    if face in (FROGS, MONKEYS, KANGAROO, KANGAROOS):
        return value + harm
    return value


def worth_of_round(state: State, seat: int, rest: list[int], species: int, unseen: Unseen) -> float:
    """The Joker and a card of the species gone, and what the others make of it."""
    best = -WIN
    for card in rest:
        if BASIC_OF[card] == species:
            best = max(best, outlook(state, without(rest, card)))
    for other in range(len(state.hands)):
        if other != seat:
            holds = unseen.chance_to_hold(state, other, OF_SPECIES[species], OF_SPECIES_LISTED[species])
            best -= WIN * holds if len(state.hands[other]) == 1 else GIFT * (2 * holds - 1)
    return best


def chance_to_draw(state: State, unseen: Unseen) -> float:
    """How likely the card drawn can be played at once."""
    if is_free(state):
        return unseen.among(ANIMALS_LISTED, 0)
    return unseen.among(GOES_ON_LISTED[state.top], 0)


def unseal(state: State, seat: int) -> None:
    """Whoever was asked, but for this seat, is asked again."""
    asked = 0
    if state.stage == WINDOW:
        asked = everybody(state) & ~(BIT[state.last] | BIT[state.active])
    elif state.stage == LAST_WINDOW:
        for tied in leaders(state):
            asked |= BIT[tied]
    for other in range(len(state.hands)):
        if other != seat and asked & BIT[other]:
            state.answers[other] = None
            state.waiting |= BIT[other]


class ZoopSense(Sense[State]):
    """Nothing but the end tells who wins: it never stands still to be judged."""

    def weigh(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        return weigh(state, seat, legal)

    def is_quiet(self, state: State) -> bool:
        return False

    def judge(self, state: State) -> list[float]:
        return [1 / len(state.hands)] * len(state.hands)

    def imagine(self, game: AnyGame, view: View, rng: Rng) -> State:
        assert isinstance(view, ZoopView)
        return imagine(view, rng, game.version)

    def unseal(self, state: State, seat: int) -> None:
        unseal(state, seat)


SENSE: Final = ZoopSense(WARMTH)
