"""Playing an action of Zoop: one dispatch, then a function for each verb."""

from zoorama.engine.game import Action, Event
from zoorama.games.zoop.actions import Answer, Draw, First, Give, LetPass, Pass, Play, PlayJoker
from zoorama.games.zoop.calls import ask, call, come_first, count_answer
from zoorama.games.zoop.ending import block, win
from zoorama.games.zoop.events import (
    CardDealt,
    CardDrawn,
    CardPlayed,
    CardPutBack,
    CardTurnedUp,
    JokerPlayed,
    NothingFitted,
    RoundEnded,
    TurnPassed,
)
from zoorama.games.zoop.hands import admit, lay, receive, show_drawn
from zoorama.games.zoop.parts import BIT, IS_SPECIAL, JOKER, OF_SPECIES
from zoorama.games.zoop.state import (
    CHOOSING,
    LOOKING,
    NOBODY,
    NOTHING,
    ROUND,
    TURNING_UP,
    State,
    end_special_round,
    fitting,
    following,
    go_on,
    is_free,
    owe,
)


def play(state: State, seat: int, action: Action, log: list[Event] | None = None) -> None:
    """Play an action in place.

    Search plays without a log, and building events costs more than the move: hence `if log is not None` everywhere.
    """
    if isinstance(action, LetPass):
        count_answer(state, seat, log)
    elif isinstance(action, Give):
        give(state, action.card, log)
    elif isinstance(action, Play):
        play_animal(state, seat, action.card, log)
    elif isinstance(action, Draw):
        draw(state, seat, log)
    elif isinstance(action, Pass):
        pass_turn(state, seat, log)
    elif isinstance(action, PlayJoker):
        play_joker(state, seat, action.species, log)
    elif isinstance(action, First):
        come_first(state, action.seat, log)
    else:
        assert isinstance(action, Answer)
        call(state, seat, action, log)


def play_animal(state: State, seat: int, card: int, log: list[Event] | None) -> None:
    lay(state, seat, card)
    if log is not None:
        log.append(CardPlayed(seat, card))
    if not state.hands[seat]:
        win(state, seat, log)
    elif state.stage == ROUND:
        go_round(state, seat, log)
    else:
        if not IS_SPECIAL[card]:
            state.active = following(state, seat)
        ask(state, log)


def draw(state: State, seat: int, log: list[Event] | None) -> None:
    if log is not None:
        log.append(NothingFitted(seat))
    owe(state, seat)
    if state.stage == ROUND:
        admit(state, seat, OF_SPECIES[state.species])
        go_round(state, seat, log)  # ZP-19: the card drawn may not be played
    else:
        admit(state, seat, fitting(state))
        go_on(state, LOOKING)


def pass_turn(state: State, seat: int, log: list[Event] | None) -> None:
    if log is not None:
        log.append(TurnPassed(seat))
    if state.stage == ROUND:
        admit(state, seat, OF_SPECIES[state.species])
        go_round(state, seat, log)
        return
    admit(state, seat, fitting(state))
    if seat != state.last or is_free(state):
        state.had |= BIT[seat]
    if state.stage == CHOOSING:
        pass_without_pile(state, seat)
    state.drawn = NOTHING
    state.active = following(state, seat)
    if is_blocked(state):
        block(state, log)
    else:
        go_on(state, CHOOSING)


def pass_without_pile(state: State, seat: int) -> None:
    if state.idle < len(state.hands):
        state.idle += 1
    if state.version > 1:
        state.stuck |= BIT[seat]  # ZP-5: a Joker would have had to be played


def is_blocked(state: State) -> bool:
    """ZP-21: all have passed in a row, and whoever discarded last had a free turn (ZP-8) among those."""
    if state.idle < len(state.hands):
        return False
    return state.version == 1 or state.last == NOBODY or bool(state.had & BIT[state.last])


def give(state: State, card: int, log: list[Event] | None) -> None:
    if state.stage == TURNING_UP:
        turn_up(state, card, log)
        return
    seat = state.debts.pop()
    receive(state, seat, card)
    if log is not None:
        log.append(CardDealt(seat, card) if state.after == TURNING_UP else CardDrawn(seat, card))
    if state.after == LOOKING:
        state.drawn = card
    go_on(state, state.after)


def turn_up(state: State, card: int, log: list[Event] | None) -> None:
    """ZP-2: the first card is an animal, and has no effect."""
    if log is not None:
        log.append(CardTurnedUp(card))
        if card >= JOKER:
            log.append(CardPutBack(card))
    if card >= JOKER:
        return
    state.pile.take(card)
    state.discards[card] += 1
    state.top = card
    state.stage = CHOOSING


# Special Rounds


def play_joker(state: State, seat: int, species: int, log: list[Event] | None) -> None:
    if state.stage == LOOKING:
        show_drawn(state, seat)
    lay(state, seat, JOKER)
    if log is not None:
        log.append(JokerPlayed(seat, species))
    state.species = species
    state.starter = seat
    state.active = following(state, seat)
    state.stage = ROUND


def go_round(state: State, seat: int, log: list[Event] | None) -> None:
    """ZP-19: each other player in turn, the one with the Joker last."""
    state.active = following(state, seat)
    if seat != state.starter:
        go_on(state, ROUND)
        return
    if log is not None:
        log.append(RoundEnded())
    end_special_round(state)
    go_on(state, CHOOSING)
