"""Playing an action of Zooloretto: one dispatch, then a function for each verb."""

from zoorama.engine.game import Action, Event
from zoorama.games.zooloretto.actions import (
    Buy,
    Discard,
    Draw,
    Exchange,
    ExchangeWithBarn,
    Expand,
    House,
    Load,
    MoveAnimal,
    MoveStall,
    SetAside,
    Take,
    TurnUp,
)
from zoorama.games.zooloretto.events import (
    CoinsUnloaded,
    EndStackOpened,
    SpeciesSetAside,
    TileDrawn,
    TileHoused,
    TileLoaded,
    TruckTaken,
)
from zoorama.games.zooloretto.money import buy, discard, exchange, exchange_with_barn, expand, move_animal, move_stall
from zoorama.games.zooloretto.parts import BARN, COIN, END_STACK, KINDS, STALL
from zoorama.games.zooloretto.rounds import end_turn
from zoorama.games.zooloretto.state import NOTHING, State, put, set_aside
from zoorama.games.zooloretto.zoo import set_up_stall, settle


def play(state: State, seat: int, action: Action, log: list[Event] | None = None) -> None:
    """Play an action in place.

    Search plays without a log, and building events costs more than the move: hence `if log is not None` everywhere.
    """
    if isinstance(action, Draw):
        state.drawing = True
    elif isinstance(action, TurnUp):
        turn_up(state, action, log)
    elif isinstance(action, Load):
        load(state, action, log)
    elif isinstance(action, House):
        house(state, action, log)
    elif isinstance(action, Take):
        take(state, action, log)
    elif isinstance(action, MoveAnimal):
        move_animal(state, action, log)
    elif isinstance(action, MoveStall):
        move_stall(state, action, log)
    elif isinstance(action, Exchange):
        exchange(state, action, log)
    elif isinstance(action, ExchangeWithBarn):
        exchange_with_barn(state, action, log)
    elif isinstance(action, Buy):
        buy(state, action, log)
    elif isinstance(action, Discard):
        discard(state, action, log)
    elif isinstance(action, Expand):
        expand(state, log)
    else:
        assert isinstance(action, SetAside)
        leave_out(state, action, log)


def leave_out(state: State, luck: SetAside, log: list[Event] | None) -> None:
    set_aside(state, luck.species)
    if log is not None:
        log.append(SpeciesSetAside(luck.species))


def turn_up(state: State, luck: TurnUp, log: list[Event] | None) -> None:
    state.drawing = False
    state.stack.take(KINDS[luck.tile])
    state.hand = luck.tile
    if log is not None:
        log.append(TileDrawn(state.active, luck.tile))
    if not state.last_round and state.stack.total < END_STACK:  # ZO-26
        state.last_round = True
        if log is not None:
            log.append(EndStackOpened(state.active))


def load(state: State, choice: Load, log: list[Event] | None) -> None:
    state.hand = NOTHING
    state.trucks[choice.truck].append(choice.tile)
    state.room[choice.truck] -= 1
    if log is not None:
        log.append(TileLoaded(state.active, choice.tile, choice.truck))
    end_turn(state, log)


def take(state: State, choice: Take, log: list[Event] | None) -> None:
    state.zoos[state.active].truck = choice.truck
    tiles = state.trucks[choice.truck]
    state.trucks[choice.truck] = []
    state.room[choice.truck] = 0
    if log is not None:
        log.append(TruckTaken(state.active, choice.truck, tuple(tiles)))
    unload(state, tiles, log)
    if not state.to_house:
        end_turn(state, log)


def unload(state: State, tiles: list[int], log: list[Event] | None) -> None:
    """Coins are money at once (ZO-14); every other tile waits for its place."""
    coins = 0
    for tile in tiles:
        if tile == COIN:
            coins += 1
        else:
            put(state.to_house, tile)
    if coins > 0:
        state.zoos[state.active].coins += coins
        if log is not None:
            log.append(CoinsUnloaded(state.active, coins))


def house(state: State, choice: House, log: list[Event] | None) -> None:
    state.to_house.remove(choice.tile)
    if log is not None:
        log.append(TileHoused(state.active, choice.tile, choice.place))
    zoo = state.zoos[state.active]
    if choice.place == BARN:
        put(zoo.barn, choice.tile)
    elif choice.tile >= STALL:
        set_up_stall(zoo, choice.tile - STALL, choice.place)
    else:
        settle(state, zoo, choice.tile, choice.place, log)
    if not state.to_house:
        end_turn(state, log)
