from typing import Final

from zoorama.engine.game import CHANCE, ONE, OVER, Action, Turn, together
from zoorama.engine.tally import Odds
from zoorama.games.zoop.actions import (
    CHASE,
    DRAW,
    FIRST,
    GIVE,
    LET_PASS,
    PASS,
    PLAY,
    PLAY_JOKER,
    THROW,
    ZOOP,
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
from zoorama.games.zoop.parts import BASIC, BASIC_OF, BIT, CAGE, IS_SPECIAL, JOKER, MOST_SEATS, OF_SPECIES
from zoorama.games.zoop.state import (
    CHOOSING,
    ENDED,
    LAST_RACE,
    LOOKING,
    NOTHING,
    RACE,
    ROUND,
    WINDOW,
    State,
    fitting,
    holds,
)


def seats_in(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(MOST_SEATS) if bits & BIT[seat])


ASKED: Final = [together(seats_in(bits)) for bits in range(1 << MOST_SEATS)]


def whose_turn(state: State) -> Turn:
    stage = state.stage
    if stage == WINDOW:
        return ASKED[state.waiting]
    if stage in (CHOOSING, LOOKING, ROUND):
        return ONE[state.active]
    return OVER if stage == ENDED else CHANCE


def choices(state: State, seat: int) -> list[Action]:
    stage = state.stage
    if stage == WINDOW:
        return answers(state, seat)
    if stage == LOOKING:
        return with_drawn_card(state, seat)
    if stage == ROUND:
        return in_special_round(state, seat)
    return in_turn(state, seat)


def in_turn(state: State, seat: int) -> list[Action]:
    """ZP-5: a fitting animal must be played, or a Joker instead; without one, a Joker may be."""
    hand = state.hands[seat]
    found = plays(hand, fitting(state))
    stuck = not found
    if holds(hand, JOKER):
        add_jokers(hand, found)
    if stuck:
        found.append(instead(state))
    return found


def with_drawn_card(state: State, seat: int) -> list[Action]:
    """ZP-5: a drawn animal that fits is played, a drawn Joker may be."""
    found: list[Action] = []
    card = state.drawn
    if fitting(state) & BIT[card]:
        found.append(PLAY[card])
        return found
    if card == JOKER:
        add_jokers(state.hands[seat], found)
    found.append(PASS)
    return found


def in_special_round(state: State, seat: int) -> list[Action]:
    found = plays(state.hands[seat], OF_SPECIES[state.species])
    if not found:
        found.append(instead(state))
    return found


def plays(hand: list[int], wanted: int) -> list[Action]:
    found: list[Action] = []
    before = NOTHING
    for card in hand:
        if wanted & BIT[card] and card != before:
            found.append(PLAY[card])
        before = card
    return found


def add_jokers(hand: list[int], found: list[Action]) -> None:
    """ZP-19: name a species that you hold, which a Joker as the last card (ZP-20) cannot do."""
    for species in range(len(BASIC)):
        for card in hand:
            if BASIC_OF[card] == species:
                found.append(PLAY_JOKER[species])
                break


def instead(state: State) -> Action:
    """ZP-6: with no pile left, who cannot play just passes."""
    return DRAW if state.pile.total > 0 else PASS


def answers(state: State, seat: int) -> list[Action]:
    """ZP-14 to ZP-17: what a player may do about the last discard."""
    found: list[Action] = [LET_PASS]
    hand = state.hands[seat]
    top = state.top
    if IS_SPECIAL[top]:
        if holds(hand, CAGE):
            found.append(CHASE)
    elif state.options.strict_calls:
        add_strict_answers(hand, top, found)
    elif holds(hand, top):
        found.append(ZOOP[top])
    return found


def add_strict_answers(hand: list[int], top: int, found: list[Action]) -> None:
    """ZP-16: at a strict table one can call wrongly, or forget to call."""
    before = NOTHING
    for card in hand:
        if card != before:
            found.append(ZOOP[card])
        before = card
    if holds(hand, top):
        found.append(THROW[top])


def chances(state: State) -> Odds[Action]:
    if state.stage in (RACE, LAST_RACE):
        seats = contenders(state) if state.stage == RACE else leaders(state)
        return Odds([FIRST[seat] for seat in seats], [1] * len(seats))
    return state.pile.odds(GIVE)


def contenders(state: State) -> list[int]:
    """Who called on the last discard and can still be first."""
    return [seat for seat in range(len(state.hands)) if state.answers[seat] is not None]


def leaders(state: State) -> list[int]:
    """ZP-21: fewest cards, then fewest special ones."""
    best = min((len(hand), specials(hand)) for hand in state.hands)
    return [seat for seat, hand in enumerate(state.hands) if (len(hand), specials(hand)) == best]


def specials(hand: list[int]) -> int:
    return sum(card >= JOKER for card in hand)


def forbidding_rule(state: State, seat: int, action: Action) -> str:
    match action:
        case Give():
            return "ZP-1"
        case First():
            return "ZP-21" if state.stage == LAST_RACE else "ZP-15"
        case Zoop() | Throw():
            return "ZP-16" if state.stage == WINDOW and not IS_SPECIAL[state.top] else "ZP-14"
        case Chase():
            return "ZP-17"
    if state.stage == WINDOW or isinstance(action, LetPass):
        return "ZP-18"
    return rule_of_the_turn(state, seat, action)


def rule_of_the_turn(state: State, seat: int, action: Action) -> str:
    if isinstance(action, Draw) and state.pile.total == 0:
        return "ZP-6"
    if state.stage == ROUND:
        return "ZP-19"
    if state.stage == LOOKING and state.drawn != JOKER:
        return "ZP-5"
    if isinstance(action, PlayJoker):
        return "ZP-20" if state.hands[seat] == [JOKER] else "ZP-19"
    return "ZP-4" if isinstance(action, Play) else "ZP-5"
