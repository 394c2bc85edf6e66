"""The money actions (ZO-16 to ZO-20)."""

from zoorama.engine.game import Event
from zoorama.games.zooloretto.actions import Buy, Discard, Exchange, ExchangeWithBarn, MoveAnimal, MoveStall
from zoorama.games.zooloretto.events import (
    AnimalMoved,
    AnimalsExchanged,
    StallMoved,
    TileBought,
    TileDiscarded,
    ZooExpanded,
)
from zoorama.games.zooloretto.parts import (
    BARN,
    DISCARD_PRICE,
    EXPANSION_PRICE,
    PURCHASE_PRICE,
    REARRANGING_PRICE,
    STALL,
    species_of,
)
from zoorama.games.zooloretto.rounds import end_turn
from zoorama.games.zooloretto.state import State, Zoo, put
from zoorama.games.zooloretto.zoo import breed, let_out, set_up_stall, settle, take_down_stall


def pay(state: State, zoo: Zoo, price: int) -> None:
    zoo.coins -= price
    state.bank += price


def move_animal(state: State, choice: MoveAnimal, log: list[Event] | None) -> None:
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
