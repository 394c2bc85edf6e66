from zoorama.engine.game import Action, Event
from zoorama.games.zoop.actions import Answer, Draw, First, Give, LetPass, Pass, Play, PlayJoker, Throw, Zoop
from zoorama.games.zoop.events import (
    AnimalChased,
    CageCameLate,
    CallFailed,
    CallForgotten,
    CallsRaced,
    CardDealt,
    CardDrawn,
    CardPlayed,
    CardPutBack,
    CardTurnedUp,
    CardZooped,
    DirectionReversed,
    GameBlocked,
    GameStarted,
    GameWon,
    HandShown,
    JokerPlayed,
    NothingFitted,
    RoundEnded,
    TurnPassed,
    TurnSkipped,
    ZoopCameLate,
)
from zoorama.games.zoop.legal import contenders, leaders
from zoorama.games.zoop.parts import (
    BIT,
    CAGE,
    CAGES,
    COUNT,
    CRAB,
    FROGS,
    IS_SPECIAL,
    JOKER,
    KANGAROO,
    KANGAROOS,
    MONKEYS,
    OF_SPECIES,
    TWINS,
)
from zoorama.games.zoop.state import (
    CHOOSING,
    DRAWING,
    ENDED,
    LAST_RACE,
    LOOKING,
    NOBODY,
    NOTHING,
    RACE,
    ROUND,
    TURNING_UP,
    WINDOW,
    State,
    admit,
    fitting,
    following,
    receive,
    release,
    show,
    show_drawn,
    start_again,
)


def carry_out(state: State, seat: int, action: Action, log: list[Event] | None) -> None:
    if isinstance(action, LetPass):
        count_answer(state, seat, log)
    elif isinstance(action, Give):
        give(state, action.card, log)
    elif isinstance(action, Play):
        play(state, seat, action.card, log)
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


def play(state: State, seat: int, card: int, log: list[Event] | None) -> None:
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


def lay(state: State, seat: int, card: int) -> None:
    """From a hand onto the discard pile."""
    release(state, seat, card)
    state.discards[card] += 1
    state.top = card
    state.last = seat
    state.idle = 0
    state.drawn = NOTHING


def draw(state: State, seat: int, log: list[Event] | None) -> None:
    if log is not None:
        log.append(NothingFitted(seat))
    state.debts.append(seat)
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
    if state.stage == CHOOSING:
        state.idle += 1
    state.drawn = NOTHING
    state.active = following(state, seat)
    if state.idle == len(state.hands):
        block(state, log)
    else:
        go_on(state, CHOOSING)


def go_on(state: State, stage: int) -> None:
    """With this, once the cards that are due have been drawn. ZP-6: as far as the pile goes."""
    state.stage = stage
    if state.debts and state.pile.total > 0:
        state.stage = DRAWING
        state.after = stage
    elif state.debts:
        state.debts.clear()


def give(state: State, card: int, log: list[Event] | None) -> None:
    if state.stage == TURNING_UP:
        turn_up(state, card, log)
        return
    seat = state.debts.pop(0)
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


def end_special_round(state: State) -> None:
    state.species = NOTHING
    state.starter = NOBODY


# Calls on a discard


def ask(state: State, log: list[Event] | None) -> None:
    """ZP-18: ask everybody who may call, whatever they hold, unless the discards show that nobody can."""
    seen = state.discards[CAGE] == CAGES if IS_SPECIAL[state.top] else state.discards[state.top] == TWINS
    if seen:
        leave(state, log)
    else:
        everybody = BIT[len(state.hands)] - 1
        state.waiting = everybody ^ (BIT[state.last] | BIT[state.active])  # ZP-14, ZP-17
        go_on(state, WINDOW)


def call(state: State, seat: int, action: Answer, log: list[Event] | None) -> None:
    state.answers[seat] = action
    count_answer(state, seat, log)


def count_answer(state: State, seat: int, log: list[Event] | None) -> None:
    """The window closes with the last one."""
    state.waiting -= BIT[seat]
    if state.waiting == 0:
        close_window(state, log)


def close_window(state: State, log: list[Event] | None) -> None:
    if state.options.strict_calls:
        punish_mistakes(state, log)
    callers = contenders(state)
    if not callers:
        leave(state, log)
    elif len(callers) == 1:
        come_first(state, callers[0], log)
    else:
        card = CAGE if IS_SPECIAL[state.top] else state.top
        for seat in callers:
            show(state, seat, card)
        state.stage = RACE
        if log is not None:
            log.append(CallsRaced(tuple(callers)))


def punish_mistakes(state: State, log: list[Event] | None) -> None:
    """ZP-16, in the order of play: cards go back to their hands, and each owner draws one."""
    seat = following(state, state.last)
    while seat != state.last:
        mistake = state.answers[seat]
        if isinstance(mistake, Throw) or (isinstance(mistake, Zoop) and mistake.card != state.top):
            show(state, seat, mistake.card)
            state.answers[seat] = None
            state.debts.append(seat)
            if log is not None:
                forgotten = isinstance(mistake, Throw)
                log.append(CallForgotten(seat, mistake.card) if forgotten else CallFailed(seat, mistake.card))
        seat = following(state, seat)


def come_first(state: State, seat: int, log: list[Event] | None) -> None:
    if state.stage == LAST_RACE:
        win(state, seat, log)
        return
    late = contenders(state)
    late.remove(seat)
    for other in range(len(state.answers)):
        state.answers[other] = None
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
    state.debts.extend(late)  # ZP-15
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
    state.debts.append(hunted)
    state.active = seat
    go_on(state, CHOOSING)


def leave(state: State, log: list[Event] | None) -> None:
    """Nobody answered the discard, or nobody could."""
    if IS_SPECIAL[state.top]:
        take_effect(state, state.top % COUNT, log)
    go_on(state, CHOOSING)


def take_effect(state: State, face: int, log: list[Event] | None) -> None:
    """ZP-9 to ZP-13: the player of the special animal is still active."""
    if face == CRAB:
        state.step = -state.step
        if log is not None:
            log.append(DirectionReversed())
    seat = following(state, state.active)
    if face in (FROGS, KANGAROO, KANGAROOS):
        if log is not None:
            log.append(TurnSkipped(seat))
        seat = following(state, seat)
    if face in (MONKEYS, KANGAROO, KANGAROOS):
        state.debts.append(seat)
    state.active = seat


# The end


def block(state: State, log: list[Event] | None) -> None:
    """ZP-21: all have passed in a row and nothing is left to draw, so the hands are laid open."""
    if log is not None:
        log.append(GameBlocked())
    for seat in range(len(state.hands)):
        state.shown[seat] = state.hands[seat][:]
        state.cannot[seat] = []
        if log is not None:
            log.append(HandShown(seat, tuple(state.hands[seat])))
    best = leaders(state)
    if len(best) == 1:
        win(state, best[0], log)
    else:
        state.stage = LAST_RACE


def win(state: State, seat: int, log: list[Event] | None) -> None:
    state.debts.clear()
    end_special_round(state)
    state.won[seat] += 1
    for other in range(len(state.hands)):
        state.left[other] += len(state.hands[other])
    if log is not None:
        log.append(GameWon(seat))
    played = sum(state.won)
    if played == state.options.games:
        state.stage = ENDED
        return
    start_again(state, seat)
    if log is not None:
        log.append(GameStarted(played + 1, seat))
