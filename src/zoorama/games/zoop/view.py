"""What a seat knows at a table of Zoop."""

from dataclasses import dataclass, field

from zoorama.engine import game
from zoorama.engine.portable import Portable
from zoorama.engine.shape import FLAG, SEAT, bag, bits, by_seat, many, maybe, value, whole, word
from zoorama.games.zoop.actions import Answer, Call, Chase, Throw, Zoop
from zoorama.games.zoop.parts import (
    ANIMALS,
    BASIC,
    BIT,
    CARDS,
    JOKERS,
    KINDS,
    MOST_DEALT,
    MOST_GAMES,
    MOST_HAND,
    SEATS,
    deck,
)
from zoorama.games.zoop.state import (
    CHOOSING,
    LAST_RACE,
    LOOKING,
    NOBODY,
    NOTHING,
    RACE,
    STAGES,
    Options,
    State,
    fitting,
)


@dataclass(frozen=True)
class PlayerView(Portable):
    """What everybody knows of one player."""

    cards: int = field(metadata=whole(0, MOST_HAND))  # in hand
    shown: tuple[int, ...] = field(metadata=bag(word(CARDS), 0, MOST_HAND))  # of these, seen by everybody
    # Of each other card, oldest first: what it cannot be.
    cannot: tuple[int, ...] = field(metadata=many(bits(CARDS), 0, MOST_HAND))
    # Whether the hand is known to have no Joker, or no animal to name with one.
    stuck: bool = field(metadata=FLAG)
    answered: bool = field(metadata=FLAG)  # or not asked
    answer: Answer | None = field(metadata=maybe(value(Zoop, Throw, Chase, Call)))  # sealed until all have answered
    won: int = field(metadata=whole(0, MOST_GAMES))
    left: int = field(metadata=whole(0, MOST_GAMES * MOST_HAND))


@dataclass(frozen=True)
class View(game.View):
    options: Options = field(metadata=value(Options))
    seat: int | None = field(metadata=maybe(SEAT))
    hand: tuple[int, ...] = field(metadata=bag(word(CARDS), 0, MOST_HAND))  # this seat's own
    players: tuple[PlayerView, ...] = field(metadata=by_seat(value(PlayerView), SEATS))
    pile: int = field(metadata=whole(0, MOST_HAND))
    discards: tuple[int, ...] = field(metadata=many(whole(0, JOKERS), KINDS, KINDS))  # by card, how many
    top: int | None = field(metadata=maybe(word(CARDS)))
    last: int | None = field(metadata=maybe(SEAT))  # who discarded it
    active: int = field(metadata=SEAT)
    clockwise: bool = field(metadata=FLAG)
    stage: int = field(metadata=word(STAGES))
    debts: tuple[int, ...] = field(metadata=many(SEAT, 0, MOST_DEALT))  # who draws, one card each, in order
    after: int = field(metadata=word(STAGES))  # what the game goes on with then
    drawn: int | None = field(metadata=maybe(word(CARDS)))  # this seat's own
    species: int | None = field(metadata=maybe(word(BASIC)))  # of the Special Round
    starter: int | None = field(metadata=maybe(SEAT))  # of the Special Round
    idle: int = field(metadata=whole(0, SEATS[-1]))  # turns in a row passed with no pile left
    had: tuple[int, ...] = field(metadata=bag(SEAT, 0, SEATS[-1]))  # a turn since the last discard, or were skipped
    free: bool = field(metadata=FLAG)  # whose turn it is may play any animal


def view(state: State, seat: int | None) -> View:
    return View(
        options=state.options,
        seat=seat,
        hand=() if seat is None else tuple(state.hands[seat]),
        players=tuple(player_view(state, other, seat) for other in range(len(state.hands))),
        pile=state.pile.total,
        discards=tuple(state.discards),
        top=None if state.top == NOTHING else state.top,
        last=None if state.last == NOBODY else state.last,
        active=state.active,
        clockwise=state.step == 1,
        stage=state.stage,
        debts=tuple(state.debts[::-1]),
        after=state.after,
        drawn=state.drawn if seat == state.active and state.drawn != NOTHING else None,
        species=None if state.species == NOTHING else state.species,
        starter=None if state.starter == NOBODY else state.starter,
        idle=state.idle,
        had=tuple(other for other in range(len(state.hands)) if state.had & BIT[other]),
        free=state.stage in (CHOOSING, LOOKING) and fitting(state) == ANIMALS,
    )


def player_view(state: State, seat: int, viewer: int | None) -> PlayerView:
    return PlayerView(
        cards=len(state.hands[seat]),
        shown=tuple(state.shown[seat]),
        cannot=tuple(state.cannot[seat]),
        stuck=bool(state.stuck & BIT[seat]),
        answered=not state.waiting & BIT[seat],
        answer=state.answers[seat] if viewer == seat or state.stage in (RACE, LAST_RACE) else None,
        won=state.won[seat],
        left=state.left[seat],
    )


def unseen(view: View) -> list[int]:
    """By card, how many are neither discarded nor in a hand where this seat sees them."""
    counts = deck(view.options.colours)
    for card in range(KINDS):
        counts[card] -= view.discards[card]
    for seat in range(len(view.players)):
        for card in view.hand if seat == view.seat else view.players[seat].shown:
            counts[card] -= 1
    return counts
