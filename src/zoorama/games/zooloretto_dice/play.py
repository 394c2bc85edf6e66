"""Playing an action of the dice game: one dispatch, then a function for each verb."""

from zoorama.engine.game import Action, Event
from zoorama.games.zooloretto_dice.actions import Fall, Load, Roll, Take
from zoorama.games.zooloretto_dice.events import (
    AnimalHoused,
    AnimalSentToBarn,
    BonusWon,
    CoinMarked,
    DiceRolled,
    DieIgnored,
    DieLoaded,
    GameEnded,
    LastRoundCalled,
    RoundEnded,
    TruckTaken,
)
from zoorama.games.zooloretto_dice.parts import COIN, COINS, DICE, PENS, ROLLED, SPECIES
from zoorama.games.zooloretto_dice.state import NOBODY, Sheet, State


def play(state: State, seat: int, action: Action, log: list[Event] | None = None) -> None:
    """Play an action in place.

    Search plays without a log, and building events costs more than the move: hence `if log is not None` everywhere.
    """
    if isinstance(action, Load):
        load(state, action, log)
    elif isinstance(action, Take):
        take(state, action, log)
    elif isinstance(action, Fall):
        fall(state, action, log)
    else:
        assert isinstance(action, Roll)
        state.rolling = True


def fall(state: State, dice: Fall, log: list[Event] | None) -> None:
    state.rolling = False
    state.supply -= ROLLED
    state.hand.append(dice.first)
    state.hand.append(dice.second)
    if log is not None:
        log.append(DiceRolled(state.active, dice.first, dice.second))


def load(state: State, choice: Load, log: list[Event] | None) -> None:
    del state.hand[0]
    state.trucks[choice.truck].append(choice.die)
    if log is not None:
        log.append(DieLoaded(state.active, choice.die, choice.truck))
    if not state.hand:
        pass_turn(state)


def take(state: State, choice: Take, log: list[Event] | None) -> None:
    seat = state.active
    sheet = state.sheets[seat]
    dice = state.trucks[choice.truck]
    state.trucks[choice.truck] = []  # ZD-8: at once available to the others
    if log is not None:
        log.append(TruckTaken(seat, choice.truck, tuple(dice)))
    for die in dice:
        mark(state, seat, die, log)
    sheet.took = True
    if not state.last_round and is_nearly_full(sheet):  # ZD-14
        state.last_round = True
        if log is not None:
            log.append(LastRoundCalled(seat))
    if all_took(state):
        end_round(state, log)
    else:
        pass_turn(state)


def mark(state: State, seat: int, die: int, log: list[Event] | None) -> None:
    sheet = state.sheets[seat]
    if die == COIN:
        mark_coin(sheet, seat, log)
    elif sheet.pens[die] < PENS[die]:
        house(state, sheet, seat, die, log)
    elif not sheet.barn[die]:
        sheet.barn[die] = True
        if log is not None:
            log.append(AnimalSentToBarn(seat, die))
    elif log is not None:
        log.append(DieIgnored(seat, die))


def mark_coin(sheet: Sheet, seat: int, log: list[Event] | None) -> None:
    if sheet.coins < COINS:
        sheet.coins += 1
        if log is not None:
            log.append(CoinMarked(seat, sheet.coins))
    elif log is not None:
        log.append(DieIgnored(seat, COIN))


def house(state: State, sheet: Sheet, seat: int, species: int, log: list[Event] | None) -> None:
    sheet.pens[species] += 1
    if log is not None:
        log.append(AnimalHoused(seat, species))
    if sheet.pens[species] == PENS[species] and state.bonus[species] == NOBODY:  # ZD-10
        state.bonus[species] = seat
        if log is not None:
            log.append(BonusWon(seat, species))


def is_nearly_full(sheet: Sheet) -> bool:
    """At most one pen is open. The large ones stand last and stay open longest."""
    is_one_open = False
    for species in range(SPECIES - 1, -1, -1):
        if sheet.pens[species] < PENS[species]:
            if is_one_open:
                return False
            is_one_open = True
    return True


def all_took(state: State) -> bool:
    for sheet in state.sheets:
        if not sheet.took:
            return False
    return True


def pass_turn(state: State) -> None:
    """Clockwise to the next who has not taken (ZD-5); the last one in plays on alone (ZD-13)."""
    seats = len(state.sheets)
    seat = state.active
    while True:
        seat = seat + 1 if seat + 1 < seats else 0
        if not state.sheets[seat].took:
            break
    state.active = seat


def end_round(state: State, log: list[Event] | None) -> None:
    """The one who took last is still active, and starts the next round (ZD-12)."""
    state.supply = DICE[len(state.sheets)]
    for truck in range(len(state.trucks)):
        state.trucks[truck] = []
    for sheet in state.sheets:
        sheet.took = False
    state.over = state.last_round
    if log is not None:
        log.append(GameEnded() if state.over else RoundEnded(state.active))
