"""Calls on a discard: who is asked, who was first, and what follows."""

from zoorama.engine.game import Event
from zoorama.games.zoop.actions import Answer, Throw, Zoop
from zoorama.games.zoop.effects import take_effect
from zoorama.games.zoop.ending import win
from zoorama.games.zoop.events import (
    AnimalChased,
    CageCameLate,
    CallFailed,
    CallForgotten,
    CallsRaced,
    CardZooped,
    ZoopCameLate,
)
from zoorama.games.zoop.hands import lay, show
from zoorama.games.zoop.legal import contenders, has_callers
from zoorama.games.zoop.parts import (
    BIT,
    CAGE,
    CAGES,
    COUNT,
    IS_SPECIAL,
    TWINS,
)
from zoorama.games.zoop.state import (
    CHOOSING,
    LAST_RACE,
    LAST_WINDOW,
    RACE,
    WINDOW,
    State,
    everybody,
    following,
    go_on,
    owe,
)


def ask(state: State, log: list[Event] | None) -> None:
    """ZP-18: ask everybody who may call, whatever they hold, unless the discards show that nobody can."""
    seen = state.discards[CAGE] == CAGES if IS_SPECIAL[state.top] else state.discards[state.top] == TWINS
    if seen:
        nobody_called(state, log)
    else:
        state.waiting = everybody(state) ^ (BIT[state.last] | BIT[state.active])  # ZP-14, ZP-17
        go_on(state, WINDOW)


def call(state: State, seat: int, action: Answer, log: list[Event] | None) -> None:
    state.answers[seat] = action
    count_answer(state, seat, log)


def count_answer(state: State, seat: int, log: list[Event] | None) -> None:
    """The window closes with the last one."""
    state.waiting -= BIT[seat]
    if state.waiting == 0 and state.stage == LAST_WINDOW:
        close_last_window(state, log)
    elif state.waiting == 0:
        close_window(state, log)


def close_window(state: State, log: list[Event] | None) -> None:
    if state.options.strict_calls:
        punish_mistakes(state, log)
    if not has_callers(state):
        nobody_called(state, log)
        return
    callers = contenders(state)
    if len(callers) == 1:
        come_first(state, callers[0], log)
    else:
        card = CAGE if IS_SPECIAL[state.top] else state.top
        for seat in callers:
            show(state, seat, card)
        state.stage = RACE
        if log is not None:
            log.append(CallsRaced(tuple(callers)))


def close_last_window(state: State, log: list[Event] | None) -> None:
    """ZP-21: one caller wins; between several, or where nobody called, comes luck."""
    callers = contenders(state)
    if len(callers) == 1:
        come_first(state, callers[0], log)
        return
    state.stage = LAST_RACE
    if callers and log is not None:
        log.append(CallsRaced(tuple(callers)))


def punish_mistakes(state: State, log: list[Event] | None) -> None:
    """ZP-16, in the order of play: cards go back to their hands, and each owner draws one."""
    seat = following(state, state.last)
    while seat != state.last:
        mistake = state.answers[seat]
        if isinstance(mistake, Throw) or (isinstance(mistake, Zoop) and mistake.card != state.top):
            show(state, seat, mistake.card)
            state.answers[seat] = None
            owe(state, seat)
            if log is not None:
                forgotten = isinstance(mistake, Throw)
                log.append(CallForgotten(seat, mistake.card) if forgotten else CallFailed(seat, mistake.card))
        seat = following(state, seat)


def come_first(state: State, seat: int, log: list[Event] | None) -> None:
    late = contenders(state)
    for other in range(len(state.answers)):
        state.answers[other] = None
    if state.stage in (LAST_WINDOW, LAST_RACE):
        win(state, seat, log)
        return
    late.remove(seat)
    if IS_SPECIAL[state.top]:
        chase(state, seat, late, log)
    else:
        zoop(state, seat, late, log)


def zoop(state: State, seat: int, late: list[int], log: list[Event] | None) -> None:
    card = state.top
    lay(state, seat, card)
    if log is not None:
        log.append(CardZooped(seat, card))
        for other in late:
            log.append(ZoopCameLate(other, card))
    if not state.hands[seat]:
        win(state, seat, log)
        return
    for other in late:
        owe(state, other)  # ZP-15
    ask(state, log)  # ZP-14: for the third copy; the turn order stays


def chase(state: State, seat: int, late: list[int], log: list[Event] | None) -> None:
    """ZP-17: the effect is cancelled, the hunted player draws and the hunter starts afresh."""
    hunted, animal = state.last, state.top
    lay(state, seat, CAGE)
    if log is not None:
        log.append(AnimalChased(seat, hunted, animal))
        for other in late:
            log.append(CageCameLate(other))
    if not state.hands[seat]:
        win(state, seat, log)
        return
    owe(state, hunted)
    state.active = seat
    go_on(state, CHOOSING)


def nobody_called(state: State, log: list[Event] | None) -> None:
    """Nobody answered the discard, or nobody could."""
    if IS_SPECIAL[state.top]:
        take_effect(state, state.top % COUNT, log)
    go_on(state, CHOOSING)
