"""The end of a game of Zoop: a blocked game, a win, and the next game of the match."""

from zoorama.engine.game import Event
from zoorama.games.zoop.events import GameBlocked, GameStarted, GameWon, HandShown, LastRaceStarted
from zoorama.games.zoop.legal import leaders
from zoorama.games.zoop.parts import BIT
from zoorama.games.zoop.state import ENDED, LAST_RACE, LAST_WINDOW, State, end_special_round, start_again


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
    elif state.version == 1:
        state.stage = LAST_RACE
    else:
        start_last_race(state, best, log)


def start_last_race(state: State, tied: list[int], log: list[Event] | None) -> None:
    for seat in tied:
        state.waiting |= BIT[seat]
    state.stage = LAST_WINDOW
    if log is not None:
        log.append(LastRaceStarted(tuple(tied)))


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
