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
    AnimalMoved,
    AnimalsExchanged,
    CoinsUnloaded,
    EnclosureCompleted,
    EndStackOpened,
    GameEnded,
    OffspringBorn,
    RoundEnded,
    SpeciesSetAside,
    StallMoved,
    TileBought,
    TileDiscarded,
    TileDrawn,
    TileHoused,
    TileLoaded,
    TruckCleared,
    TruckTaken,
    ZooExpanded,
)
from zoorama.games.zooloretto.parts import (
    BARN,
    COIN,
    DISCARD_PRICE,
    END_STACK,
    EXPANSION_PRICE,
    FATHER,
    FEMALE,
    KINDS,
    MALE,
    MOTHER,
    OFFSPRING,
    PURCHASE_PRICE,
    REARRANGING_PRICE,
    REWARD,
    SPACES,
    STALL,
    TRUCK_SPACES,
    animal,
    form_of,
    species_of,
)
from zoorama.games.zooloretto.state import NOTHING, State, Zoo, put, set_aside


def carry_out(state: State, action: Action, log: list[Event] | None) -> None:
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
        move(state, action, log)
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


def settle(state: State, zoo: Zoo, newcomer: int, place: int, log: list[Event] | None) -> None:
    """An animal joins an enclosure: a birth may follow, and coins if that fills it (ZO-15)."""
    zoo.enclosures[place] += (newcomer,)
    form = form_of(newcomer)
    if form in (MALE, FEMALE):
        breed(state, zoo, place, log)
    if len(zoo.enclosures[place]) == SPACES[place]:
        reward(state, zoo, place, log)


def breed(state: State, zoo: Zoo, place: int, log: list[Event] | None) -> None:
    """ZO-21: every male and female that can breed does so, at once and once in the game."""
    animals = list(zoo.enclosures[place])
    species = species_of(animals[0])
    male, female = animal(species, MALE), animal(species, FEMALE)
    while male in animals and female in animals:
        animals[animals.index(male)] = animal(species, FATHER)
        animals[animals.index(female)] = animal(species, MOTHER)
        state.offspring[species] -= 1
        home = place if len(animals) < SPACES[place] else BARN
        if home == BARN:
            put(zoo.barn, animal(species, OFFSPRING))
        else:
            animals.append(animal(species, OFFSPRING))
        if log is not None:
            log.append(OffspringBorn(state.active, species, home))
    zoo.enclosures[place] = tuple(animals)


def reward(state: State, zoo: Zoo, place: int, log: list[Event] | None) -> None:
    """ZO-22: the bank pays what it has."""
    coins = min(REWARD[place], state.bank)
    state.bank -= coins
    zoo.coins += coins
    if log is not None:
        log.append(EnclosureCompleted(state.active, place, coins))


def set_up_stall(zoo: Zoo, stall: int, place: int) -> None:
    stalls = zoo.stalls[place]
    if stalls and stalls[0] > stall:
        zoo.stalls[place] = (stall, *stalls)
    else:
        zoo.stalls[place] = (*stalls, stall)


def pay(state: State, zoo: Zoo, price: int) -> None:
    zoo.coins -= price
    state.bank += price


def move(state: State, choice: MoveAnimal, log: list[Event] | None) -> None:
    zoo = state.zoos[state.active]
    pay(state, zoo, REARRANGING_PRICE)
    zoo.barn.remove(choice.animal)
    if log is not None:
        log.append(AnimalMoved(state.active, choice.animal, choice.place))
    settle(state, zoo, choice.animal, choice.place, log)
    end_turn(state, log)


def move_stall(state: State, choice: MoveStall, log: list[Event] | None) -> None:
    zoo = state.zoos[state.active]
    pay(state, zoo, REARRANGING_PRICE)
    if choice.origin == BARN:
        zoo.barn.remove(STALL + choice.stall)
    else:
        take_down_stall(zoo, choice.stall, choice.origin)
    if choice.place == BARN:
        put(zoo.barn, STALL + choice.stall)
    else:
        set_up_stall(zoo, choice.stall, choice.place)
    if log is not None:
        log.append(StallMoved(state.active, choice.stall, choice.origin, choice.place))
    end_turn(state, log)


def take_down_stall(zoo: Zoo, stall: int, place: int) -> None:
    stalls = list(zoo.stalls[place])
    stalls.remove(stall)
    zoo.stalls[place] = tuple(stalls)


def exchange(state: State, choice: Exchange, log: list[Event] | None) -> None:
    """Both groups have bred already where they lived: no birth can follow."""
    zoo = state.zoos[state.active]
    pay(state, zoo, REARRANGING_PRICE)
    ours, theirs = zoo.enclosures[choice.first], zoo.enclosures[choice.second]
    zoo.enclosures[choice.first], zoo.enclosures[choice.second] = theirs, ours
    if log is not None:
        species, other = species_of(ours[0]), species_of(theirs[0])
        log.append(AnimalsExchanged(state.active, choice.first, species, choice.second, other))
    end_turn(state, log)


def exchange_with_barn(state: State, choice: ExchangeWithBarn, log: list[Event] | None) -> None:
    """ZO-23: nobody is paid, whatever fills up. ZO-24: the barn's animals may breed on arriving."""
    zoo = state.zoos[state.active]
    pay(state, zoo, REARRANGING_PRICE)
    leaving = zoo.enclosures[choice.place]
    zoo.enclosures[choice.place] = let_out(zoo, choice.species)
    for tile in leaving:
        put(zoo.barn, tile)
    if log is not None:
        log.append(AnimalsExchanged(state.active, choice.place, species_of(leaving[0]), BARN, choice.species))
    breed(state, zoo, choice.place, log)
    end_turn(state, log)


def let_out(zoo: Zoo, species: int) -> tuple[int, ...]:
    """All animals of that species leave the barn."""
    leaving: list[int] = []
    staying: list[int] = []
    for tile in zoo.barn:
        if species_of(tile) == species:
            leaving.append(tile)
        else:
            staying.append(tile)
    zoo.barn = staying
    return tuple(leaving)


def buy(state: State, choice: Buy, log: list[Event] | None) -> None:
    """ZO-18: one coin of the price is the owner's. The tile's place is the next decision."""
    owner = state.zoos[choice.owner]
    pay(state, state.zoos[state.active], PURCHASE_PRICE)
    pay(state, owner, -1)
    owner.barn.remove(choice.tile)
    state.to_house.append(choice.tile)
    if log is not None:
        log.append(TileBought(state.active, choice.tile, choice.owner))


def discard(state: State, choice: Discard, log: list[Event] | None) -> None:
    zoo = state.zoos[state.active]
    pay(state, zoo, DISCARD_PRICE)
    zoo.barn.remove(choice.tile)
    state.gone.append(choice.tile)
    if log is not None:
        log.append(TileDiscarded(state.active, choice.tile))
    end_turn(state, log)


def expand(state: State, log: list[Event] | None) -> None:
    zoo = state.zoos[state.active]
    pay(state, zoo, EXPANSION_PRICE)
    zoo.enclosures.append(())
    zoo.stalls.append(())
    if log is not None:
        log.append(ZooExpanded(state.active))
    end_turn(state, log)


def end_turn(state: State, log: list[Event] | None) -> None:
    """Clockwise to the next who has not taken a truck; the last one in plays on alone (ZO-11)."""
    seats = len(state.zoos)
    seat = state.active
    for _ in range(seats):
        seat = (seat + 1) % seats
        if state.zoos[seat].truck == NOTHING:
            state.active = seat
            return
    end_round(state, log)


def end_round(state: State, log: list[Event] | None) -> None:
    """The one who took last is still active, and starts the next round (ZO-25)."""
    for truck in range(len(state.trucks)):
        if state.trucks[truck]:
            clear_truck(state, truck, log)
    state.room = list(TRUCK_SPACES[len(state.zoos)])
    for zoo in state.zoos:
        zoo.truck = NOTHING
    state.over = state.last_round
    if log is not None:
        log.append(GameEnded() if state.over else RoundEnded(state.active))


def clear_truck(state: State, truck: int, log: list[Event] | None) -> None:
    """ZO-6: with two players the third truck's tiles leave the game."""
    tiles = state.trucks[truck]
    state.trucks[truck] = []
    state.gone.extend(tiles)
    if log is not None:
        log.append(TruckCleared(truck, tuple(tiles)))
