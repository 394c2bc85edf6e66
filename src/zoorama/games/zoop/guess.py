"""A state that agrees with a view: the unseen cards dealt at random, never against what the seat has seen."""

from zoorama.engine.dealer import Rng
from zoorama.engine.tally import Tally
from zoorama.games.zoop.actions import CHASE, ZOOP
from zoorama.games.zoop.hands import insert
from zoorama.games.zoop.parts import ALL, BIT, CAGE, IS_SPECIAL, KINDS, OF_SPECIES
from zoorama.games.zoop.state import LOOKING, NOBODY, NOTHING, WINDOW, State
from zoorama.games.zoop.view import View, unseen


def guess(view: View, rng: Rng) -> State:
    state = before_the_deal(view)
    deal(state, draw_lots(view, rng))
    if view.stage == WINDOW:
        unseal(state, view.seat)
    return state


def before_the_deal(view: View) -> State:
    """What the seat sees, with all that it does not see in the pile."""
    return State(
        options=view.options,
        hands=[list(view.hand) if seat == view.seat else sorted(view.players[seat].shown) for seat in seats(view)],
        shown=[list(player.shown) for player in view.players],
        cannot=[list(player.cannot) for player in view.players],
        pile=Tally(unseen(view)),
        discards=list(view.discards),
        top=NOTHING if view.top is None else view.top,
        last=NOBODY if view.last is None else view.last,
        active=view.active,
        step=1 if view.clockwise else -1,
        stage=view.stage,
        debts=list(view.debts),
        after=view.after,
        drawn=NOTHING if view.drawn is None else view.drawn,
        waiting=sum(BIT[seat] for seat in seats(view) if not view.players[seat].answered),
        answers=[player.answer for player in view.players],
        species=NOTHING if view.species is None else view.species,
        starter=NOBODY if view.starter is None else view.starter,
        idle=view.idle,
        won=[player.won for player in view.players],
        left=[player.left for player in view.players],
    )


def seats(view: View) -> range:
    return range(len(view.players))


def deal(state: State, lots: "Lots") -> None:
    """The places of one hand go from the oldest card to the newest, so the last is the one just drawn."""
    for place in range(len(lots.owners)):
        seat, card = lots.owners[place], lots.cards[lots.lot[place]]
        state.pile.take(card)
        insert(state.hands[seat], card)
        if state.stage == LOOKING and seat == state.active:
            state.drawn = card


def unseal(state: State, viewer: int | None) -> None:
    """Whoever has answered, and can call by this guess, is taken to have called."""
    card = CAGE if IS_SPECIAL[state.top] else state.top
    for seat in range(len(state.hands)):
        asked = seat not in (state.last, state.active, viewer)
        if asked and not state.waiting & BIT[seat] and card in state.hands[seat]:
            state.answers[seat] = CHASE if card == CAGE else ZOOP[card]


class Lots:
    """Unseen cards matched to the places in hands that they go to; the pile gets the rest.

    The matching is bipartite and found by Kuhn's algorithm: an augmenting path for each place in turn.
    """

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
        """An augmenting path: a card for a place, moving other cards to other places if need be."""
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


def draw_lots(view: View, rng: Rng) -> Lots:
    lots = cards_and_places(view)
    shuffle(lots.cards, rng)
    if is_promised(view):
        keep_promise(view, lots, rng)
    else:
        lots.deal_out()
    for _ in range(4 * len(lots.owners)):  # the first matching found is not a uniform draw
        lots.swap(rng.below(len(lots.owners)), rng.below(len(lots.cards)))
    return lots


def cards_and_places(view: View) -> Lots:
    counts = unseen(view)
    lots = Lots([card for card in range(KINDS) for _ in range(counts[card])])
    for seat in seats(view):
        if seat != view.seat:
            for bits in view.players[seat].cannot:
                lots.owners.append(seat)
                lots.cannot.append(bits)
    return lots


def shuffle(cards: list[int], rng: Rng) -> None:
    for left in range(len(cards), 1, -1):
        drawn = rng.below(left)
        cards[left - 1], cards[drawn] = cards[drawn], cards[left - 1]


def is_promised(view: View) -> bool:
    """Whether a hand must hold, unseen, a card of the species that its owner named with a Joker (ZP-19)."""
    if view.species is None or view.starter is None or view.starter == view.seat:
        return False
    return not any(BIT[card] & OF_SPECIES[view.species] for card in view.players[view.starter].shown)


def keep_promise(view: View, lots: Lots, rng: Rng) -> None:
    """Choose which card it is."""
    assert view.species is not None
    places = [place for place in range(len(lots.owners)) if lots.owners[place] == view.starter]
    shuffle(places, rng)
    while not lots.deal_out_with(places.pop(), ALL ^ OF_SPECIES[view.species]):
        pass  # some place can hold one: the real one does
