from dataclasses import dataclass, field

from zoorama.engine.game import View
from zoorama.engine.shape import FLAG, SEAT, many, maybe, value, whole, word
from zoorama.games.zooloretto_dice.parts import (
    COINS,
    CRATES,
    FACES,
    LEAST_PLAYERS,
    LEAST_TRUCKS,
    MOST_DICE,
    MOST_PLAYERS,
    MOST_TRUCKS,
    PENS,
    ROLLED,
    SPECIES,
)
from zoorama.games.zooloretto_dice.state import NOBODY, Sheet, State


@dataclass(frozen=True)
class SheetView:
    pens: tuple[int, ...] = field(metadata=many(whole(0, max(PENS)), SPECIES, SPECIES))
    barn: tuple[bool, ...] = field(metadata=many(FLAG, SPECIES, SPECIES))
    bonus: tuple[bool, ...] = field(metadata=many(FLAG, SPECIES, SPECIES))
    coins: int = field(metadata=whole(0, COINS))
    took: bool = field(metadata=FLAG)


@dataclass(frozen=True)
class DiceView(View):
    """Everything lies open: all seats see the same, but for whose eyes they are."""

    seat: int | None = field(metadata=maybe(SEAT))
    active: int = field(metadata=SEAT)
    supply: int = field(metadata=whole(0, MOST_DICE))
    trucks: tuple[tuple[int, ...], ...] = field(metadata=many(many(word(FACES), 0, CRATES), LEAST_TRUCKS, MOST_TRUCKS))
    rolling: bool = field(metadata=FLAG)
    hand: tuple[int, ...] = field(metadata=many(word(FACES), 0, ROLLED))
    sheets: tuple[SheetView, ...] = field(metadata=many(value(SheetView), LEAST_PLAYERS, MOST_PLAYERS))
    last_round: bool = field(metadata=FLAG)
    over: bool = field(metadata=FLAG)


def seen_from(state: State, seat: int | None) -> DiceView:
    return DiceView(
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


def imagine(view: DiceView) -> State:
    """Nothing is hidden, so there is only one guess."""
    return State(
        sheets=[Sheet(list(sheet.pens), list(sheet.barn), sheet.coins, sheet.took) for sheet in view.sheets],
        trucks=[list(truck) for truck in view.trucks],
        supply=view.supply,
        rolling=view.rolling,
        hand=list(view.hand),
        bonus=[holder(view, species) for species in range(SPECIES)],
        active=view.active,
        last_round=view.last_round,
        over=view.over,
    )


def holder(view: DiceView, species: int) -> int:
    for seat in range(len(view.sheets)):
        if view.sheets[seat].bonus[species]:
            return seat
    return NOBODY
