"""Whose turn it is, what is legal, what luck may bring, and which rule forbids the rest."""

from typing import Final

from mypy_extensions import i64

from zoorama.engine.dealer import Rng
from zoorama.engine.game import CHANCE, ONE, OVER, Action, Turn, together
from zoorama.engine.tally import Odds
from zoorama.games.zoop.actions import (
    FIRST,
    GIVE,
    JOKER_PLAYS,
    LET_PASS,
    MAY_CALL,
    MAY_CHASE,
    MAY_ZOOP,
    ONLY_DRAW,
    ONLY_LET_PASS,
    ONLY_PASS,
    ONLY_PLAY,
    PLAY,
    THROW,
    ZOOP,
    Call,
    Chase,
    Draw,
    First,
    Give,
    LetPass,
    Play,
    PlayJoker,
    Throw,
    Zoop,
)
from zoorama.games.zoop.hands import holds
from zoorama.games.zoop.parts import BASIC_OF, BIT, CAGE, IS_SPECIAL, JOKER, OF_SPECIES, SEATS
from zoorama.games.zoop.state import (
    CHOOSING,
    ENDED,
    LAST_RACE,
    LAST_WINDOW,
    LOOKING,
    NOTHING,
    RACE,
    ROUND,
    WINDOW,
    State,
    fitting,
)


def seats_in(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(SEATS[-1]) if bits & BIT[seat])


NO_PLAY: Final[list[Action]] = []
ASKED: Final = [together(seats_in(bits), LET_PASS) for bits in range(1 << SEATS[-1])]


def turn(state: State) -> Turn:
    stage = state.stage
    if stage in (WINDOW, LAST_WINDOW):
        return ASKED[state.waiting]
    if stage in (CHOOSING, LOOKING, ROUND):
        return ONE[state.active]
    return OVER if stage == ENDED else CHANCE


def legal(state: State, seat: int) -> list[Action]:
    stage = state.stage
    if stage == WINDOW:
        return answers(state, seat)
    if stage == LOOKING:
        return with_drawn_card(state, seat)
    if stage == ROUND:
        return in_special_round(state, seat)
    if stage == LAST_WINDOW:
        return MAY_CALL
    return in_turn(state, seat)


def in_turn(state: State, seat: int) -> list[Action]:
    """ZP-5: a fitting animal must be played, or a Joker instead; without one, a Joker may be, or must with no pile."""
    hand = state.hands[seat]
    found = plays(hand, fitting(state))
    if not holds(hand, JOKER):
        return found or instead(state)
    jokers = joker_plays(hand)
    if found or (jokers and is_forced(state)):
        return found + jokers
    return jokers + instead(state)


def is_forced(state: State) -> bool:
    """ZP-5: with no pile left nobody passes who can play."""
    return state.pile.total == 0 and state.version > 1


def with_drawn_card(state: State, seat: int) -> list[Action]:
    """ZP-5: a drawn animal that fits is played, a drawn Joker may be."""
    card = state.drawn
    if fitting(state) >> card & 1:
        return ONLY_PLAY[card]
    return joker_plays(state.hands[seat]) + ONLY_PASS if card == JOKER else ONLY_PASS


def in_special_round(state: State, seat: int) -> list[Action]:
    return plays(state.hands[seat], OF_SPECIES[state.species]) or instead(state)


def plays(hand: list[int], wanted: i64) -> list[Action]:
    """Each card asked for, once. Mostly there is one or none: those lists are shared, so longer ones are new."""
    found = NO_PLAY
    before: i64 = NOTHING
    for held in hand:
        card: i64 = held
        if wanted >> card & 1 and card != before:
            found = [*found, PLAY[card]] if found else ONLY_PLAY[card]
        before = card
    return found


def joker_plays(hand: list[int]) -> list[Action]:
    """ZP-19: name a species that you hold, which a Joker as the last card (ZP-20) cannot do."""
    species = 0
    for card in hand:
        if BASIC_OF[card] >= 0:
            species |= BIT[BASIC_OF[card]]
    return JOKER_PLAYS[species]


def instead(state: State) -> list[Action]:
    """ZP-6: with no pile left, who cannot play just passes."""
    return ONLY_DRAW if state.pile.total > 0 else ONLY_PASS


def answers(state: State, seat: int) -> list[Action]:
    """ZP-14 to ZP-17: what a player may do about the last discard."""
    hand = state.hands[seat]
    top = state.top
    if IS_SPECIAL[top]:
        return MAY_CHASE if holds(hand, CAGE) else ONLY_LET_PASS
    if state.options.strict_calls:
        return strict_answers(hand, top)
    return MAY_ZOOP[top] if holds(hand, top) else ONLY_LET_PASS


def strict_answers(hand: list[int], top: int) -> list[Action]:
    """ZP-16: at a strict table one can call wrongly, or forget to call."""
    found: list[Action] = [LET_PASS]
    before = NOTHING
    for card in hand:
        if card != before:
            found.append(ZOOP[card])
        before = card
    if holds(hand, top):
        found.append(THROW[top])
    return found


def chances(state: State) -> Odds[Action]:
    if state.stage in (RACE, LAST_RACE):
        seats = contenders(state) or leaders(state)  # ZP-21: of all who are tied, if nobody called
        return Odds([FIRST[seat] for seat in seats], [1] * len(seats))
    return state.pile.odds(GIVE)


def deal(state: State, rng: Rng) -> Action:
    if state.stage in (RACE, LAST_RACE):
        return rng.deal(chances(state))
    return GIVE[state.pile.kind(rng.below(state.pile.total))]


def contenders(state: State) -> list[int]:
    """Who called on the last discard and can still be first."""
    return [seat for seat in range(len(state.hands)) if state.answers[seat] is not None]


def has_callers(state: State) -> bool:
    for answer in state.answers:
        if answer is not None:
            return True
    return False


def leaders(state: State) -> list[int]:
    """ZP-21: fewest cards, then fewest special ones."""
    best = min((len(hand), specials(hand)) for hand in state.hands)
    return [seat for seat, hand in enumerate(state.hands) if (len(hand), specials(hand)) == best]


def specials(hand: list[int]) -> int:
    return sum(card >= JOKER for card in hand)


def refusal(state: State, seat: int, action: Action) -> str:
    match action:
        case Give():
            return "ZP-1"
        case First():
            return "ZP-21" if state.stage == LAST_RACE else "ZP-15"
        case Call():
            return "ZP-21"
        case Zoop() | Throw():
            return "ZP-16" if state.stage == WINDOW and not IS_SPECIAL[state.top] else "ZP-14"
        case Chase():
            return "ZP-17"
    if state.stage == LAST_WINDOW:
        return "ZP-21"
    if state.stage == WINDOW or isinstance(action, LetPass):
        return "ZP-18"
    return refusal_in_turn(state, seat, action)


def refusal_in_turn(state: State, seat: int, action: Action) -> str:
    if isinstance(action, Draw) and state.stage != LOOKING and state.pile.total == 0:
        return "ZP-6"
    if state.stage == ROUND:
        return "ZP-19"
    if state.stage == LOOKING and state.drawn != JOKER:
        return "ZP-5"
    if isinstance(action, PlayJoker):
        return "ZP-20" if state.hands[seat] == [JOKER] else "ZP-19"
    return "ZP-4" if isinstance(action, Play) else "ZP-5"
