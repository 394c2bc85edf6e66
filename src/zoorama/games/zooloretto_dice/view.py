"""What a seat of the dice game sees: everything."""

from dataclasses import dataclass, field

from zoorama.engine import game
from zoorama.engine.portable import Portable
from zoorama.engine.shape import FLAG, SEAT, bag, by_seat, many, maybe, value, whole, word
from zoorama.games.zooloretto_dice.parts import (
    COINS,
    CRATES,
    FACES,
    LEAST_TRUCKS,
    MOST_DICE,
    MOST_TRUCKS,
    PENS,
    ROLLED,
    SEATS,
    SPECIES,
)
from zoorama.games.zooloretto_dice.state import State


@dataclass(frozen=True)
class SheetView(Portable):
    pens: tuple[int, ...] = field(metadata=many(whole(0, max(PENS)), SPECIES, SPECIES))
    barn: tuple[bool, ...] = field(metadata=many(FLAG, SPECIES, SPECIES))
    bonus: tuple[bool, ...] = field(metadata=many(FLAG, SPECIES, SPECIES))
    coins: int = field(metadata=whole(0, COINS))
    took: bool = field(metadata=FLAG)


@dataclass(frozen=True)
class View(game.View):
    """Everything is public: views of a state differ in `seat` only."""

    seat: int | None = field(metadata=maybe(SEAT))
    active: int = field(metadata=SEAT)
    supply: int = field(metadata=whole(0, MOST_DICE))
    trucks: tuple[tuple[int, ...], ...] = field(metadata=many(bag(word(FACES), 0, CRATES), LEAST_TRUCKS, MOST_TRUCKS))
    rolling: bool = field(metadata=FLAG)
    hand: tuple[int, ...] = field(metadata=many(word(FACES), 0, ROLLED))
    sheets: tuple[SheetView, ...] = field(metadata=by_seat(value(SheetView), SEATS))
    last_round: bool = field(metadata=FLAG)
    over: bool = field(metadata=FLAG)


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        active=state.active,
        supply=state.supply,
        trucks=tuple(tuple(truck) for truck in state.trucks),
        rolling=state.rolling,
        hand=tuple(state.hand),
        sheets=tuple(sheet_view(state, seat) for seat in range(len(state.sheets))),
        last_round=state.last_round,
        over=state.over,
    )


def sheet_view(state: State, seat: int) -> SheetView:
    sheet = state.sheets[seat]
    return SheetView(
        pens=tuple(sheet.pens),
        barn=tuple(sheet.barn),
        bonus=tuple(holder == seat for holder in state.bonus),
        coins=sheet.coins,
        took=sheet.took,
    )
