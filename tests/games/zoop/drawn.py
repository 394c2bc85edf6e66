"""Positions drawn for the tests: hands as words, and a table at which the test chooses the luck."""

from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, Action, Event, Kind
from zoorama.engine.match import Match
from zoorama.engine.tally import Tally
from zoorama.games.zoop import Rules, RulesOfVersion1
from zoorama.games.zoop.actions import FIRST, GIVE, LET_PASS, PLAY
from zoorama.games.zoop.parts import BIT, CARDS, deck
from zoorama.games.zoop.state import CHOOSING, NOBODY, Options, State, everybody, start
from zoorama.games.zoop.view import View

GAME = Rules()
BEFORE = RulesOfVersion1()
STRICT = Options(strict_calls=True)
RABBIT, KOALA, TOUCAN = range(3)
COLOURS = ("red", "yellow", "green", "blue")
DULL = "blue-koala blue-koalas"  # cards that go on nothing red, single or couple


def card(word: str) -> int:
    return CARDS.index(word)


def cards(words: str) -> list[int]:
    return sorted(card(word) for word in words.split())


def words(numbers: list[int]) -> str:
    return " ".join(CARDS[number] for number in numbers)


def position(
    top: str,
    *hands: str,
    pile: str | None = None,
    active: int = 0,
    last: int = NOBODY,
    step: int = 1,
    options: Options | None = None,
) -> State:
    """The active player is to choose. Cards not named are in the pile or, if the pile is named, discarded.

    If the active player discarded the top card, all the others have had a turn since.
    """
    state = start(len(hands), options or Options(), GAME.version)
    state.hands = [cards(hand) for hand in hands]
    state.cannot = [[0] * len(hand) for hand in state.hands]
    rest = deck(state.options.colours)
    for held in (*state.hands, [card(top)]):
        for number in held:
            rest[number] -= 1
    assert min(rest) >= 0, "there are not so many of a card"
    state.discards[card(top)] = 1
    if pile is None:
        state.pile = Tally(rest)
    else:
        state.pile = Tally([cards(pile).count(number) for number in range(len(CARDS))])
        for number in range(len(CARDS)):
            state.discards[number] += rest[number] - state.pile.counts[number]
    state.top = card(top)
    state.debts = []
    state.active, state.last, state.step, state.stage = active, last, step, CHOOSING
    state.had = everybody(state) ^ BIT[last] if active == last else 0
    return state


class Table:
    """Plays on from a position, through the same checks as a match, and remembers what happened."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def asked(self) -> tuple[int, ...]:
        return GAME.turn(self.state).seats

    def is_luck(self) -> bool:
        return GAME.turn(self.state).kind is Kind.CHANCE

    def legal(self, seat: int) -> list[Action]:
        assert seat in self.asked()
        return GAME.legal(self.state, seat)

    def act(self, seat: int, action: Action) -> None:
        assert action in self.legal(seat), f"{action} is not among {self.legal(seat)}"
        self.carry_out(seat, action)

    def luck(self, outcome: Action) -> None:
        assert self.is_luck()
        assert outcome in GAME.chances(self.state).outcomes
        self.carry_out(LUCK, outcome)

    def carry_out(self, seat: int, action: Action) -> None:
        unheard = GAME.copy(self.state)
        GAME.play(unheard, seat, action)
        GAME.play(self.state, seat, action, self.events)
        assert self.state == unheard, "it makes a difference whether somebody listens"

    def play(self, seat: int, word: str) -> None:
        self.act(seat, PLAY[card(word)])

    def give(self, word: str) -> None:
        self.luck(GIVE[card(word)])

    def first(self, seat: int) -> None:
        self.luck(FIRST[seat])

    def nobody_calls(self) -> None:
        assert GAME.turn(self.state).kind is Kind.TOGETHER, "no window is open"
        for seat in self.asked():
            self.act(seat, LET_PASS)

    def hand(self, seat: int) -> str:
        return words(self.state.hands[seat])

    def view(self, seat: int | None) -> View:
        return GAME.view(self.state, seat)

    def guess(self, seat: int | None, seed: int) -> State:
        return GAME.guess(self.view(seat), Rng(seed))


def table(top: str, *hands: str, pile: str | None = None, active: int = 0, last: int = NOBODY) -> Table:
    return Table(position(top, *hands, pile=pile, active=active, last=last))


def new_match(seats: int, options: Options | None = None) -> Match[State, Action, View]:
    """Without a dealer: the test chooses the luck."""
    return Match(GAME, tuple(f"player {seat}" for seat in range(seats)), options)


def deal(match: Match[State, Action, View], top: str) -> None:
    """Anything to everybody, then this card."""
    while match.view(None).top is None:
        dealt = GAME.chances(match.state()).outcomes
        match.luck(GIVE[card(top)] if not match.view(None).debts else dealt[-3])


def told(table: Table, kind: type[Event]) -> list[Event]:
    return [event for event in table.events if isinstance(event, kind)]


def around(seats: int, played: str, top: str, seat: int, step: int) -> Table:
    """Everybody holds one card that fits nothing, and `seat` this one as well."""
    fillers = [
        "green-crab",
        "green-frogs",
        "yellow-crab",
        "yellow-frogs",
        "blue-crab",
        "blue-frogs",
        "blue-monkeys",
        "green-monkeys",
    ]
    hands = [f"{fillers[other]} {played}" if other == seat else fillers[other] for other in range(seats)]
    return Table(position(top, *hands, active=seat, step=step))
