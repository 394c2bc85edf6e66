"""Snap: a throw-away game that has what the laws need, written from outside by the protocol alone.

Everybody is dealt a hand. A prize is turned up, all bid a card for it, sealed; the highest card wins it. Whoever else
holds the prize's like may snap it away for that card; luck decides a race. The new owner stores the prize, or swaps it
for a card in hand and stores that instead: face down, so nobody knows which.

TOY-1 luck deals what is left
TOY-2 bid a card you hold
TOY-3 snap with the prize's like
TOY-4 store the prize or a card you hold
"""

from dataclasses import dataclass
from typing import Final

from tests.toy.words import (
    BID,
    BOX,
    DEAL,
    FIRST,
    KEEP,
    LET,
    SNAP,
    SWAP,
    TYPES,
    Answered,
    Bid,
    BidsOpened,
    CallsOpened,
    CardDealt,
    Deal,
    First,
    GameEnded,
    Keep,
    PrizeSnapped,
    PrizeStored,
    PrizeTurned,
    Snap,
    SnapOptions,
    SnapView,
    Swap,
)
from zoorama.engine.dealer import Rng
from zoorama.engine.game import CHANCE, LUCK, ONE, OVER, Action, Event, Game, Options, Turn, together
from zoorama.engine.score import Line, Score
from zoorama.engine.tally import Odds, Tally

RULES: Final = ("TOY-1", "TOY-2", "TOY-3", "TOY-4")


@dataclass
class State:
    deck: Tally
    owed: list[int]  # seats still to be dealt a card, the next one last
    hands: list[list[int]]  # sorted
    stores: list[list[int]]  # sorted
    spent: list[int]  # how many of each card
    prize: int | None
    winner: int | None  # of the bidding, or who snapped
    asked: list[int]  # seats whose sealed answer is missing
    answers: list[Action | None]
    callers: list[int]  # who race for the prize
    over: bool


class SnapGame(Game[State, Action, SnapView]):
    def __init__(self) -> None:
        super().__init__("snap", 1, range(2, 5), 60, TYPES)

    def start(self, seats: int, options: Options) -> State:
        assert isinstance(options, SnapOptions)
        each = list(range(seats))
        none: list[Action | None] = [None] * seats
        return State(
            deck=Tally(list(BOX)),
            owed=each[::-1] * options.hand,
            hands=[[] for _ in each],
            stores=[[] for _ in each],
            spent=[0] * len(BOX),
            prize=None,
            winner=None,
            asked=[],
            answers=none,
            callers=[],
            over=False,
        )

    def copy(self, state: State) -> State:
        return State(
            state.deck.copy(),
            state.owed[:],
            [hand[:] for hand in state.hands],
            [store[:] for store in state.stores],
            state.spent[:],
            state.prize,
            state.winner,
            state.asked[:],
            state.answers[:],
            state.callers[:],
            state.over,
        )

    def turn(self, state: State) -> Turn:
        if state.over:
            return OVER
        if state.asked:
            return together(tuple(state.asked), None if state.winner is None else LET)
        if state.winner is None or state.callers:
            return CHANCE
        return ONE[state.winner]

    def legal(self, state: State, seat: int) -> list[Action]:
        hand = state.hands[seat]
        if not state.asked:
            return [KEEP] + [SWAP[card] for card in sorted(set(hand))]
        if state.winner is None:
            return [BID[card] for card in sorted(set(hand))]
        return [LET, SNAP] if state.prize in hand else [LET]

    def refusal(self, state: State, seat: int, action: Action) -> str:
        if seat == LUCK:
            return "TOY-1"
        if not state.asked:
            return "TOY-4"
        return "TOY-2" if state.winner is None else "TOY-3"

    def chances(self, state: State) -> Odds[Action]:
        if state.callers:
            return Odds([FIRST[seat] for seat in state.callers], [1] * len(state.callers))
        return state.deck.odds(DEAL)

    def play(self, state: State, seat: int, action: Action, log: list[Event] | None = None) -> None:
        events: list[Event] = []
        match action:
            case Deal():
                self.hand_out(state, action.card, events)
            case First():
                self.snap(state, action.seat, events)
            case Keep():
                self.store(state, seat, state.prize, events)
            case Swap():
                assert state.prize is not None
                put(state.hands[seat], state.prize)
                state.hands[seat].remove(action.card)
                self.store(state, seat, action.card, events)
            case _:
                self.answer(state, seat, action, events)
        if log is not None:
            log.extend(events)

    def hand_out(self, state: State, card: int, events: list[Event]) -> None:
        state.deck.take(card)
        if state.owed:
            seat = state.owed.pop()
            put(state.hands[seat], card)
            events.append(CardDealt(seat, card))
        else:
            state.prize = card
            state.asked = [seat for seat in range(len(state.hands)) if state.hands[seat]]
            events.append(PrizeTurned(card))

    def answer(self, state: State, seat: int, action: Action, events: list[Event]) -> None:
        state.answers[seat] = action
        state.asked.remove(seat)
        events.append(Answered(seat, action))
        if not state.asked:
            answers = state.answers
            state.answers = [None] * len(answers)
            if state.winner is None:
                self.open_bids(state, answers, events)
            else:
                self.open_calls(state, answers, events)

    def open_bids(self, state: State, answers: list[Action | None], events: list[Event]) -> None:
        bids = [answer.card if isinstance(answer, Bid) else None for answer in answers]
        for seat, card in enumerate(bids):
            if card is not None:
                spend(state, seat, card)
        ranked = [-1 if card is None else card for card in bids]
        state.winner = ranked.index(max(ranked))
        state.asked = [seat for seat in range(len(bids)) if seat != state.winner and state.hands[seat]]
        events.append(BidsOpened(tuple(bids)))

    def open_calls(self, state: State, answers: list[Action | None], events: list[Event]) -> None:
        callers = [seat for seat, answer in enumerate(answers) if isinstance(answer, Snap)]
        events.append(CallsOpened(tuple(callers)))
        if len(callers) == 1:
            self.snap(state, callers[0], events)
        else:
            state.callers = callers

    def snap(self, state: State, seat: int, events: list[Event]) -> None:
        assert state.prize is not None
        spend(state, seat, state.prize)
        state.winner, state.callers = seat, []
        events.append(PrizeSnapped(seat))

    def store(self, state: State, seat: int, card: int | None, events: list[Event]) -> None:
        assert card is not None
        put(state.stores[seat], card)
        state.prize = state.winner = None
        events.append(PrizeStored(seat, card))
        state.over = not state.deck.total or not any(state.hands)
        if state.over:
            events.append(GameEnded(tuple(tuple(store) for store in state.stores)))

    def view(self, state: State, seat: int | None) -> SnapView:
        return SnapView(
            seat=seat,
            deck=state.deck.total,
            owed=tuple(state.owed),
            hands=tuple(face(hand, other == seat) for other, hand in enumerate(state.hands)),
            stores=tuple(face(store, state.over or other == seat) for other, store in enumerate(state.stores)),
            spent=tuple(state.spent),
            prize=state.prize,
            winner=state.winner,
            asked=tuple(state.asked),
            answered=tuple(other for other, answer in enumerate(state.answers) if answer is not None),
            answer=None if seat is None else state.answers[seat],
            callers=tuple(state.callers),
            over=state.over,
        )

    def guess(self, view: SnapView, rng: Rng) -> State:
        unseen = Tally([all_ - gone for all_, gone in zip(BOX, view.spent, strict=True)])
        for card in [view.prize, *(card for cards in view.hands + view.stores for card in cards)]:
            if card is not None:
                unseen.take(card)
        hands = [list(hand) for hand in view.hands]
        for seat in view.callers:  # a caller holds the prize's like
            if view.prize is not None and view.prize not in hands[seat]:
                hands[seat][0] = view.prize
                unseen.take(view.prize)
        known_hands = [turn_up(hand, unseen, rng) for hand in hands]
        known_stores = [turn_up(list(store), unseen, rng) for store in view.stores]
        state = State(
            deck=unseen,
            owed=list(view.owed),
            hands=known_hands,
            stores=known_stores,
            spent=list(view.spent),
            prize=view.prize,
            winner=view.winner,
            asked=list(view.asked),
            answers=[None] * len(view.hands),
            callers=list(view.callers),
            over=view.over,
        )
        for seat in view.answered:
            choices = self.legal(state, seat)
            state.answers[seat] = view.answer if seat == view.seat else choices[rng.below(len(choices))]
        return state

    def scores(self, state: State) -> list[Score]:
        """Stores lie face down: until the end only their size can be told."""
        points = [sum(card + 1 for card in store) if state.over else len(store) for store in state.stores]
        return [Score(points[seat], (), (Line("store", points[seat]),)) for seat in range(len(points))]


def put(cards: list[int], card: int) -> None:
    cards.append(card)
    cards.sort()


def spend(state: State, seat: int, card: int) -> None:
    state.hands[seat].remove(card)
    state.spent[card] += 1


def face(cards: list[int], up: bool) -> tuple[int | None, ...]:
    return tuple(card if up else None for card in cards)


def turn_up(cards: list[int | None], unseen: Tally, rng: Rng) -> list[int]:
    """Cards seen stay; the others are drawn from what nobody has shown."""
    known: list[int] = []
    for card in cards:
        if card is None:
            drawn = rng.deal(unseen.odds(DEAL))
            assert isinstance(drawn, Deal)
            card = drawn.card
            unseen.take(card)
        known.append(card)
    return sorted(known)


def census(state: State) -> list[int]:
    """How many of each card there are, wherever they lie."""
    counts = [left + gone for left, gone in zip(state.deck.counts, state.spent, strict=True)]
    for card in [card for cards in state.hands + state.stores for card in cards]:
        counts[card] += 1
    if state.prize is not None:
        counts[state.prize] += 1
    return counts
