from dataclasses import dataclass, field

from zoorama.engine.dealer import Rng
from zoorama.engine.game import View
from zoorama.engine.shape import FLAG, SEAT, many, maybe, value, whole, word
from zoorama.engine.tally import Tally
from zoorama.games.zoop.actions import CHASE, ZOOP, Answer, Chase, Throw, Zoop
from zoorama.games.zoop.parts import (
    ALL,
    BASIC,
    BIT,
    CAGE,
    CARDS,
    FEWEST_SEATS,
    IS_SPECIAL,
    JOKERS,
    KINDS,
    MOST_DEALT,
    MOST_GAMES,
    MOST_HAND,
    MOST_SEATS,
    OF_SPECIES,
    deck,
)
from zoorama.games.zoop.state import (
    LOOKING,
    NOBODY,
    NOTHING,
    RACE,
    STAGES,
    WINDOW,
    State,
    ZoopOptions,
    insert,
)


@dataclass(frozen=True)
class PlayerView:
    """What everybody knows of one player."""

    cards: int = field(metadata=whole(0, MOST_HAND))  # in hand
    shown: tuple[int, ...] = field(metadata=many(word(CARDS), 0, MOST_HAND))  # of these, seen by everybody
    # Of each other card, oldest first: what it cannot be, the sum of 2**n for the n-th card of the deck's list.
    cannot: tuple[int, ...] = field(metadata=many(whole(0, ALL), 0, MOST_HAND))
    answered: bool = field(metadata=FLAG)  # or not asked
    answer: Answer | None = field(metadata=maybe(value(Zoop, Throw, Chase)))  # sealed until all have answered
    won: int = field(metadata=whole(0, MOST_GAMES))
    left: int = field(metadata=whole(0, MOST_GAMES * MOST_HAND))


@dataclass(frozen=True)
class ZoopView(View):
    options: ZoopOptions = field(metadata=value(ZoopOptions))
    seat: int | None = field(metadata=maybe(SEAT))
    hand: tuple[int, ...] = field(metadata=many(word(CARDS), 0, MOST_HAND))  # this seat's own
    players: tuple[PlayerView, ...] = field(metadata=many(value(PlayerView), FEWEST_SEATS, MOST_SEATS))
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
    idle: int = field(metadata=whole(0, MOST_SEATS))  # turns in a row passed with no pile left


def seen_from(state: State, seat: int | None) -> ZoopView:
    return ZoopView(
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
        debts=tuple(state.debts),
        after=state.after,
        drawn=state.drawn if seat == state.active and state.drawn != NOTHING else None,
        species=None if state.species == NOTHING else state.species,
        starter=None if state.starter == NOBODY else state.starter,
        idle=state.idle,
    )


def player_view(state: State, seat: int, eyes: int | None) -> PlayerView:
    return PlayerView(
        cards=len(state.hands[seat]),
        shown=tuple(state.shown[seat]),
        cannot=tuple(state.cannot[seat]),
        answered=not state.waiting & BIT[seat],
        answer=state.answers[seat] if eyes == seat or state.stage == RACE else None,
        won=state.won[seat],
        left=state.left[seat],
    )


def imagine(view: ZoopView, rng: Rng) -> State:
    """Deal the unseen cards to the other hands and the pile, against nothing that this seat has seen."""
    seats = len(view.players)
    lots = draw_lots(view, rng)
    pile = Tally(unseen(view))
    hands = [list(view.hand) if seat == view.seat else sorted(view.players[seat].shown) for seat in range(seats)]
    drawn = NOTHING if view.drawn is None else view.drawn
    for place in range(len(lots.owners)):
        seat, card = lots.owners[place], lots.cards[lots.lot[place]]
        pile.take(card)
        insert(hands[seat], card)
        if view.stage == LOOKING and seat == view.active:
            drawn = card  # the places of one hand go from the oldest to the newest
    state = State(
        options=view.options,
        hands=hands,
        shown=[list(player.shown) for player in view.players],
        cannot=[list(player.cannot) for player in view.players],
        pile=pile,
        discards=list(view.discards),
        top=NOTHING if view.top is None else view.top,
        last=NOBODY if view.last is None else view.last,
        active=view.active,
        step=1 if view.clockwise else -1,
        stage=view.stage,
        debts=list(view.debts),
        after=view.after,
        drawn=drawn,
        waiting=sum(BIT[seat] for seat in range(seats) if not view.players[seat].answered),
        answers=[player.answer for player in view.players],
        species=NOTHING if view.species is None else view.species,
        starter=NOBODY if view.starter is None else view.starter,
        idle=view.idle,
        won=[player.won for player in view.players],
        left=[player.left for player in view.players],
    )
    if view.stage == WINDOW:
        unseal(state, view.seat)
    return state


def unseen(view: ZoopView) -> list[int]:
    """By card, how many are neither discarded nor in a hand where this seat sees them."""
    counts = deck(view.options.colours)
    for card in range(KINDS):
        counts[card] -= view.discards[card]
    for seat in range(len(view.players)):
        for card in view.hand if seat == view.seat else view.players[seat].shown:
            counts[card] -= 1
    return counts


def unseal(state: State, eyes: int | None) -> None:
    """Whoever has answered, and can call by this guess, is taken to have called."""
    card = CAGE if IS_SPECIAL[state.top] else state.top
    for seat in range(len(state.hands)):
        asked = seat not in (state.last, state.active, eyes)
        if asked and not state.waiting & BIT[seat] and card in state.hands[seat]:
            state.answers[seat] = CHASE if card == CAGE else ZOOP[card]


class Lots:
    """Unseen cards, and the places in hands that they go to; the pile gets the rest."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.owners: list[int] = []  # by place, whose hand
        self.cannot: list[int] = []  # by place, what is known not to be there
        self.lot: list[int] = []  # by place, which of the cards: -1 for none yet
        self.place: list[int] = [-1] * len(cards)  # by card, where it goes: -1 for the pile

    def fits(self, place: int, card: int) -> bool:
        return not self.cannot[place] & BIT[self.cards[card]]

    def put(self, place: int, card: int) -> None:
        self.lot[place] = card
        self.place[card] = place

    def find(self, place: int, tried: list[bool]) -> bool:
        """Find a card for a place, moving others to other places if need be."""
        for card in range(len(self.cards)):
            if self.place[card] < 0 and self.fits(place, card):
                self.put(place, card)
                return True
        for card in range(len(self.cards)):
            if not tried[card] and self.fits(place, card):
                tried[card] = True
                if self.find(self.place[card], tried):
                    self.put(place, card)
                    return True
        return False

    def deal_out(self) -> bool:
        """A card for every place, if that can be."""
        self.lot = [-1] * len(self.owners)
        self.place = [-1] * len(self.cards)
        for place in range(len(self.owners)):
            if not self.find(place, [False] * len(self.cards)):
                return False
        return True

    def deal_out_with(self, place: int, more: int) -> bool:
        """The same, with more known of one place."""
        known = self.cannot[place]
        self.cannot[place] |= more
        if self.deal_out():
            return True
        self.cannot[place] = known
        return False

    def swap(self, place: int, card: int) -> None:
        """Change a place's card for another, if both then lie where they can."""
        mine, other = self.lot[place], self.place[card]
        if self.fits(place, card) and (other < 0 or self.fits(other, mine)):
            self.put(place, card)
            self.place[mine] = other
            if other >= 0:
                self.lot[other] = mine


def draw_lots(view: ZoopView, rng: Rng) -> Lots:
    counts = unseen(view)
    cards = [card for card in range(KINDS) for _ in range(counts[card])]
    shuffle(cards, rng)
    lots = Lots(cards)
    for seat in range(len(view.players)):
        if seat != view.seat:
            for bits in view.players[seat].cannot:
                lots.owners.append(seat)
                lots.cannot.append(bits)
    if is_promised(view):
        keep_promise(view, lots, rng)
    else:
        lots.deal_out()
    for _ in range(4 * len(lots.owners)):  # the first fit is not a fair one
        lots.swap(rng.below(len(lots.owners)), rng.below(len(cards)))
    return lots


def shuffle(cards: list[int], rng: Rng) -> None:
    for left in range(len(cards), 1, -1):
        drawn = rng.below(left)
        cards[left - 1], cards[drawn] = cards[drawn], cards[left - 1]


def is_promised(view: ZoopView) -> bool:
    """Whether a hand must hold, unseen, a card of the species that its owner named with a Joker (ZP-19)."""
    if view.species is None or view.starter is None or view.starter == view.seat:
        return False
    return not any(BIT[card] & OF_SPECIES[view.species] for card in view.players[view.starter].shown)


def keep_promise(view: ZoopView, lots: Lots, rng: Rng) -> None:
    """Choose which card it is."""
    assert view.species is not None
    places = [place for place in range(len(lots.owners)) if lots.owners[place] == view.starter]
    shuffle(places, rng)
    while not lots.deal_out_with(places.pop(), ALL ^ OF_SPECIES[view.species]):
        pass  # some place can hold one: the real one does
