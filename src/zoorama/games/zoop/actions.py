"""Zoop's actions, luck's included, built once and looked up."""

from dataclasses import dataclass, field
from typing import Final

from zoorama.engine.game import Action, Fastest
from zoorama.engine.shape import word
from zoorama.games.zoop.parts import BASIC, CARDS, JOKER, KINDS, SEATS


@dataclass(frozen=True)
class Play(Action):
    """Discard an animal in turn."""

    card: int = field(metadata=word(CARDS[:JOKER]))


@dataclass(frozen=True)
class PlayJoker(Action):
    """Discard a Joker and name the species of the Special Round."""

    species: int = field(metadata=word(BASIC))


@dataclass(frozen=True)
class Draw(Action):
    """Draw a card, having none that is asked for."""


@dataclass(frozen=True)
class Pass(Action):
    """End the turn: the card drawn stays in hand, or there is none to draw."""


@dataclass(frozen=True)
class Answer(Action):
    """What a player does about somebody else's discard."""


@dataclass(frozen=True)
class LetPass(Answer):
    """Leave a discard unanswered."""


@dataclass(frozen=True)
class Zoop(Answer):
    """Throw a card out of turn and call "Zoop"."""

    card: int = field(metadata=word(CARDS))


@dataclass(frozen=True)
class Throw(Answer):
    """Throw a twin out of turn and forget to call."""

    card: int = field(metadata=word(CARDS[:JOKER]))


@dataclass(frozen=True)
class Chase(Answer):
    """Throw a Cage on a special animal and call "Chassé"."""


@dataclass(frozen=True)
class Call(Answer):
    """Call "Zoop" in the last race of a blocked game."""


@dataclass(frozen=True)
class Give(Action):
    """Luck: the card that comes off the pile, dealt, turned up or drawn."""

    card: int = field(metadata=word(CARDS))


@dataclass(frozen=True)
class First(Fastest):
    """Who called first."""


DRAW: Final = Draw()
PASS: Final = Pass()
LET_PASS: Final = LetPass()
CHASE: Final = Chase()
CALL: Final = Call()
PLAY: Final = [Play(card) for card in range(JOKER)]
PLAY_JOKER: Final = [PlayJoker(species) for species in range(len(BASIC))]
ZOOP: Final = [Zoop(card) for card in range(KINDS)]
THROW: Final = [Throw(card) for card in range(JOKER)]
FIRST: Final = [First(seat) for seat in range(SEATS[-1])]
GIVE: Final[tuple[Action, ...]] = tuple(Give(card) for card in range(KINDS))

# What a player may do is little and mostly the same: these lists are shared.
ONLY_DRAW: Final[list[Action]] = [DRAW]
ONLY_PASS: Final[list[Action]] = [PASS]
ONLY_PLAY: Final[list[list[Action]]] = [[play] for play in PLAY]  # by card
ONLY_LET_PASS: Final[list[Action]] = [LET_PASS]
MAY_CHASE: Final[list[Action]] = [LET_PASS, CHASE]
MAY_CALL: Final[list[Action]] = [LET_PASS, CALL]
MAY_ZOOP: Final[list[list[Action]]] = [[LET_PASS, zoop] for zoop in ZOOP]  # by card
JOKER_PLAYS: Final[list[list[Action]]] = [  # by the species that can be named, as bits
    [joker for joker in PLAY_JOKER if species >> joker.species & 1] for species in range(1 << len(BASIC))
]

ACTIONS: Final[tuple[type[Action], ...]] = (
    Play,
    PlayJoker,
    Draw,
    Pass,
    LetPass,
    Zoop,
    Throw,
    Chase,
    Call,
    Give,
    First,
)
