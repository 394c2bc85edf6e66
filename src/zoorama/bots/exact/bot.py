"""The bot that plays each round of the dice game for two exactly, over a judge's values of where rounds end."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, cast

import numpy as np

from zoorama.bots.bot import UNLIMITED, Bot, Budget
from zoorama.bots.exact.judge import Judge, alone_ends, round_ends
from zoorama.bots.exact.loads import LOADS, SIZE, Deck, deck, load, with_die
from zoorama.bots.exact.position import Position, position
from zoorama.bots.exact.rounds import Alone, Round
from zoorama.bots.greedy import Greedy
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame
from zoorama.engine.game import View as AnyView
from zoorama.games.zooloretto_dice.actions import Load, Take
from zoorama.games.zooloretto_dice.parts import SPECIES
from zoorama.games.zooloretto_dice.view import View

KEPT: Final = 64  # rounds; a round is asked about several times
SAME: Final = 1e-6  # values that are told apart by nothing but rounding


class RoundSearch(Bot):
    """With more than two seats it plays greedily: only the game for two is solved."""

    def __init__(self, game: AnyGame, judge: Judge) -> None:
        self.judge = judge
        self.greedy = Greedy(game)
        self.rounds: Callable[[Position], Round] = lru_cache(KEPT)(self._round)
        warm_up()

    def choose(self, view: AnyView, legal: list[Action], rng: Rng, budget: Budget = UNLIMITED) -> Action:
        table = cast(View, view)
        if len(table.sheets) != 2:
            return self.greedy.choose(view, legal, rng, budget)
        worth = self.worth(table, legal)
        equals = [action for action, value in zip(legal, worth, strict=True) if value >= max(worth) - SAME]
        if len(equals) == 1:
            return equals[0]
        sense = self.greedy.worth(view, equals)  # won or lost either way: play on sensibly
        return equals[sense.index(max(sense))]

    def chances(self, view: AnyView, legal: list[Action], rng: Rng, budget: Budget = UNLIMITED) -> list[float]:
        table = cast(View, view)
        return self.worth(table, legal) if len(table.sheets) == 2 else []

    def worth(self, view: View, legal: list[Action]) -> list[float]:
        """My share of the victory after each action."""
        side = AloneSide(self.judge, view) if view.sheets[1 - view.active].took else BothSide(self.rounds, view)
        return [side.worth(action) for action in legal]

    def _round(self, start: Position) -> Round:
        return Round(round_ends(self.judge, start))


class Side:
    """A decision: what it is about, and what each action is worth to the one who decides."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.trucks = [load(list(truck)) for truck in view.trucks]
        self.deck = deck(self.trucks)

    def worth(self, action: Action) -> float:
        if isinstance(action, Take):
            return self.taken(self.trucks[action.truck])
        if isinstance(action, Load):
            after = list(self.trucks)
            after[action.truck] = load([*self.view.trucks[action.truck], action.die])
            return self.loaded(deck(after))
        return self.rolled()

    def loaded(self, trucks: Deck) -> float:
        """One die lies; if there is another, it goes where it does most good."""
        if len(self.view.hand) == 1:
            return self.value(trucks)
        return max(self.value(after) for _, after in with_die(trucks, self.view.hand[1]))

    def value(self, trucks: Deck) -> float:
        raise NotImplementedError

    def taken(self, truck: int) -> float:
        raise NotImplementedError

    def rolled(self) -> float:
        raise NotImplementedError


class AloneSide(Side):
    def __init__(self, judge: Judge, view: View) -> None:
        super().__init__(view)
        self.alone = Alone(alone_ends(judge, seen_by(view, view.active)))

    def value(self, trucks: Deck) -> float:
        return self.alone.value(trucks, self.view.supply)

    def taken(self, truck: int) -> float:
        return float(self.alone.ends[truck])

    def rolled(self) -> float:
        return self.alone.value(self.deck, self.view.supply)


class BothSide(Side):
    def __init__(self, rounds: Callable[[Position], Round], view: View) -> None:
        super().__init__(view)
        dice = sum(SIZE[truck] for truck in self.trucks) + len(view.hand)
        self.mine = dice % 4 == (2 if view.hand else 0)  # whether I started this round
        self.round: Round = rounds(seen_by(view, view.active if self.mine else 1 - view.active))

    def value(self, trucks: Deck) -> float:
        return self._to_me(self.round.value(trucks))

    def taken(self, truck: int) -> float:
        return self._to_me(self.round.taken(self.deck, truck))

    def rolled(self) -> float:
        return self._to_me(self.round.rolled(self.deck))

    def _to_me(self, value: float) -> float:
        return value if self.mine else 1 - value


def warm_up() -> None:
    """Build the lists of the round now, once a process, so that the first decision is as quick as the others."""
    assert Round(np.zeros((2, LOADS, LOADS), np.float32)).start == 0


def seen_by(view: View, seat: int) -> Position:
    mine, theirs = view.sheets[seat], view.sheets[1 - seat]
    return position(mine, theirs, [int(mine.bonus[species]) - int(theirs.bonus[species]) for species in range(SPECIES)])
