"""A state that agrees with a view: the unseen cards dealt at random, never against what the seat has seen."""

from zoorama.engine.dealer import Rng
from zoorama.engine.tally import Tally
from zoorama.games.zoop.actions import CALL, CHASE, ZOOP
from zoorama.games.zoop.hands import insert
from zoorama.games.zoop.legal import leaders
from zoorama.games.zoop.lots import Fact, Lots, shuffle
from zoorama.games.zoop.parts import ALL, BASIC_OF, BASICS, BIT, CAGE, IS_SPECIAL, JOKER, KINDS, OF_SPECIES
from zoorama.games.zoop.state import LAST_WINDOW, LOOKING, NOBODY, NOTHING, WINDOW, State
from zoorama.games.zoop.view import View, unseen


def guess(view: View, rng: Rng, version: int) -> State:
    state = before_the_deal(view, version)
    deal(state, draw_lots(view, rng))
    if view.stage == WINDOW:
        unseal(state, view.seat)
    elif view.stage == LAST_WINDOW:
        unseal_last(state, view.seat)
    return state


def before_the_deal(view: View, version: int) -> State:
    """What the seat sees, with all that it does not see in the pile."""
    return State(
        version=version,
        options=view.options,
        hands=[list(view.hand) if seat == view.seat else sorted(view.players[seat].shown) for seat in seats(view)],
        shown=[list(player.shown) for player in view.players],
        cannot=[list(player.cannot) for player in view.players],
        stuck=sum(BIT[seat] for seat in seats(view) if view.players[seat].stuck),
        pile=Tally(unseen(view)),
        discards=list(view.discards),
        top=NOTHING if view.top is None else view.top,
        last=NOBODY if view.last is None else view.last,
        active=view.active,
        step=1 if view.clockwise else -1,
        stage=view.stage,
        debts=list(view.debts[::-1]),
        after=view.after,
        drawn=NOTHING if view.drawn is None else view.drawn,
        waiting=sum(BIT[seat] for seat in seats(view) if not view.players[seat].answered),
        answers=[player.answer for player in view.players],
        species=NOTHING if view.species is None else view.species,
        starter=NOBODY if view.starter is None else view.starter,
        idle=view.idle,
        had=sum(BIT[seat] for seat in view.had),
        won=[player.won for player in view.players],
        left=[player.left for player in view.players],
    )


def seats(view: View) -> range:
    return range(len(view.players))


def deal(state: State, lots: Lots) -> None:
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


def unseal_last(state: State, viewer: int | None) -> None:
    """In the last race too, and there everybody who is asked can call."""
    for seat in leaders(state):
        if seat != viewer and not state.waiting & BIT[seat]:
            state.answers[seat] = CALL


def draw_lots(view: View, rng: Rng) -> Lots:
    lots = cards_and_places(view)
    shuffle(lots.cards, rng)
    lots.deal_out_by(facts_of(view, lots, rng))  # it can be done: so the cards lie
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


def facts_of(view: View, lots: Lots, rng: Rng) -> list[list[Fact]]:
    """What is known of hands as a whole, each with its alternatives in any order."""
    facts: list[list[Fact]] = []
    for seat in seats(view):
        if view.players[seat].stuck and seat != view.seat:
            ways = unable(view, lots, seat)
            facts.append(ways if rng.below(2) == 0 else ways[::-1])
    if is_promised(view):
        facts.append(promise(view, lots, rng))
    return facts


def unable(view: View, lots: Lots, seat: int) -> list[Fact]:
    """ZP-5: who passed with no pile left had no Joker, or no animal to name with it."""
    places, shown = places_of(lots, seat), view.players[seat].shown
    ways: list[Fact] = []
    if all(card != JOKER for card in shown):
        ways.append(Fact(places, BIT[JOKER]))
    if all(BASIC_OF[card] < 0 for card in shown):
        ways.append(Fact(places, BASICS))
    return ways


def places_of(lots: Lots, seat: int | None) -> list[int]:
    return [place for place in range(len(lots.owners)) if lots.owners[place] == seat]


def is_promised(view: View) -> bool:
    """Whether a hand must hold, unseen, a card of the species that its owner named with a Joker (ZP-19)."""
    if view.species is None or view.starter is None or view.starter == view.seat:
        return False
    return not any(BIT[card] & OF_SPECIES[view.species] for card in view.players[view.starter].shown)


def promise(view: View, lots: Lots, rng: Rng) -> list[Fact]:
    """Any of the hand's cards can be the one."""
    assert view.species is not None
    places = places_of(lots, view.starter)
    shuffle(places, rng)
    return [Fact([place], ALL ^ OF_SPECIES[view.species]) for place in places]
