"""A law that cannot fail is none: each is broken here by a version of the toy game with one fault."""

from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from typing import Any, ClassVar

import pytest

from tests.laws import (
    test_census,
    test_copies,
    test_door,
    test_luck,
    test_progress,
    test_records,
    test_secrets,
    test_shapes,
    test_standings,
    test_together,
    test_travel,
    test_wire,
)
from tests.laws.table import LAWS, Law, Table, some_options
from tests.toy.snap import SnapGame, State
from tests.toy.words import (
    BOX,
    CARD,
    DEAL,
    LET,
    SNAP,
    TYPES,
    Answered,
    BidsOpened,
    CardDealt,
    Keep,
    PrizeStored,
    SnapView,
)
from zoorama.engine import score
from zoorama.engine.dealer import Rng
from zoorama.engine.game import CHANCE, Action, AnyGame, Event, Kind, Options, Turn, together
from zoorama.engine.shape import FLAG, many, value
from zoorama.engine.tally import Odds


class NothingToDo(SnapGame):
    def legal(self, state: State, seat: int) -> list[Action]:
        return [] if state.callers or state.winner == seat else super().legal(state, seat)


class Endless(SnapGame):
    def turn(self, state: State) -> Turn:
        return CHANCE if state.over else super().turn(state)

    def chances(self, state: State) -> Odds[Action]:
        return Odds([DEAL[0]], [1]) if state.over else super().chances(state)

    def hand_out(self, state: State, card: int, events: list[Event]) -> None:
        if not state.over:
            super().hand_out(state, card, events)


class Stuttering(SnapGame):
    def legal(self, state: State, seat: int) -> list[Action]:
        return super().legal(state, seat) * 2


class AskingTwice(SnapGame):
    def turn(self, state: State) -> Turn:
        turn = super().turn(state)
        return together(turn.seats * 2) if turn.kind is Kind.TOGETHER else turn


class ScoringTheWinnerOnly(SnapGame):
    def scores(self, state: State) -> list[score.Score]:
        return super().scores(state)[:1]


class CountingInTheDark(SnapGame):
    def scores(self, state: State) -> list[score.Score]:
        return [score.Score(sum(store), (), ()) for store in state.stores]


class MutedBidders(SnapGame):
    """Silence answers calls, never bids."""

    def turn(self, state: State) -> Turn:
        turn = super().turn(state)
        return together(turn.seats, LET) if turn.kind is Kind.TOGETHER else turn


class Loaded(SnapGame):
    """The last card never comes."""

    def chances(self, state: State) -> Odds[Action]:
        odds = super().chances(state)
        return Odds(odds.things, odds.counts, max(1, odds.total - 1))


class Miscounting(SnapGame):
    def chances(self, state: State) -> Odds[Action]:
        odds = super().chances(state)
        return Odds(odds.outcomes + odds.outcomes[:1], [*odds.weights, 1])


class Cheating(SnapGame):
    """What would come second is dealt."""

    def deal(self, state: State, rng: Rng) -> Action:
        super().deal(state, rng)
        return super().deal(state, rng)


class SharingStores(SnapGame):
    def copy(self, state: State) -> State:
        return replace(super().copy(state), stores=state.stores)


class Tidying(SnapGame):
    """Looking at the table rearranges it."""

    def view(self, state: State, seat: int | None) -> SnapView:
        for hand in state.hands:
            hand.reverse()
        return super().view(state, seat)


class Fidgeting(SnapGame):
    """So does asking whose turn it is."""

    def turn(self, state: State) -> Turn:
        state.asked.reverse()
        return super().turn(state)


class Wordless(SnapGame):
    def refusal(self, state: State, seat: int, action: Action) -> str:
        return ""


class Littering(SnapGame):
    """The card that snapped a prize is lost."""

    def snap(self, state: State, seat: int, events: list[Event]) -> None:
        super().snap(state, seat, events)
        assert state.prize is not None
        state.spent[state.prize] -= 1


class LastComeFirstServed(SnapGame):
    def open_bids(self, state: State, answers: list[Action | None], events: list[Event]) -> None:
        super().open_bids(state, answers, events)
        state.winner = self.last

    def answer(self, state: State, seat: int, action: Action, events: list[Event]) -> None:
        self.last = seat
        super().answer(state, seat, action, events)


class FirstComeFirstServed(SnapGame):
    """Once one has called, nobody else may."""

    def legal(self, state: State, seat: int) -> list[Action]:
        legal = super().legal(state, seat)
        return [action for action in legal if action is not SNAP or SNAP not in state.answers]


class Transparent(SnapGame):
    """Everybody sees the first player's hand, and knows how to make use of it."""

    def view(self, state: State, seat: int | None) -> SnapView:
        view = super().view(state, seat)
        return replace(view, hands=(tuple(state.hands[0]), *view.hands[1:]))


class Absentminded(SnapGame):
    def guess(self, view: SnapView, rng: Rng) -> State:
        return replace(super().guess(view, rng), spent=[0] * len(BOX))


class TellingByOrder(SnapGame):
    """The order of the choices depends on what lies in the deck."""

    def legal(self, state: State, seat: int) -> list[Action]:
        return super().legal(state, seat)[:: 1 if state.deck.counts[0] % 2 else -1]


class GuessingBlindly(SnapGame):
    """That a caller must hold the prize's like is not thought of."""

    def guess(self, view: SnapView, rng: Rng) -> State:
        return replace(super().guess(replace(view, callers=()), rng), callers=list(view.callers))


class Gossiping(SnapGame):
    """Storing a prize tells of which card the deck holds most."""

    def store(self, state: State, seat: int, card: int | None, events: list[Event]) -> None:
        super().store(state, seat, card, events)
        events.append(CardDealt(seat, max(range(3), key=state.deck.counts.__getitem__)))


@dataclass(frozen=True)
class BidsOpenedAsIfKnown(BidsOpened):
    def reveals(self) -> bool:
        return False


class Shameless(SnapGame):
    """Opening the bids is not owned up to."""

    def open_bids(self, state: State, answers: list[Action | None], events: list[Event]) -> None:
        super().open_bids(state, answers, events)
        opened = events.pop()
        assert isinstance(opened, BidsOpened)
        events.append(BidsOpenedAsIfKnown(opened.bids))


@dataclass(frozen=True)
class CardDealtOpenly(CardDealt):
    def to(self, seat: int | None) -> Event:
        return self


@dataclass(frozen=True)
class PrizeStoredOpenly(PrizeStored):
    def to(self, seat: int | None) -> Event:
        return self


@dataclass(frozen=True)
class AnsweredOpenly(Answered):
    def to(self, seat: int | None) -> Event:
        return self


class Dealing(SnapGame):
    """Cards are dealt for all to see, though no view shows them."""

    def hand_out(self, state: State, card: int, events: list[Event]) -> None:
        super().hand_out(state, card, events)
        if isinstance(events[0], CardDealt):
            events[0] = CardDealtOpenly(events[0].seat, card)


class Boasting(SnapGame):
    def store(self, state: State, seat: int, card: int | None, events: list[Event]) -> None:
        super().store(state, seat, card, events)
        events[0] = PrizeStoredOpenly(seat, card)


class Unsealed(SnapGame):
    def answer(self, state: State, seat: int, action: Action, events: list[Event]) -> None:
        super().answer(state, seat, action, events)
        events[0] = AnsweredOpenly(seat, action)


class Pretending(SnapGame):
    """Says that all see alike, and shows everybody a hand of their own."""

    def __init__(self) -> None:
        super().__init__()
        self.open_information = True


class Moody(SnapGame):
    """The rules object remembers, so the same moves mean something else next time."""

    games = 0

    def start(self, seats: int, options: Options) -> State:
        self.games += 1
        state = super().start(seats, options)
        state.owed = state.owed[:: 1 if self.games % 2 else -1]
        return state


@dataclass(frozen=True)
class Flickering(Event):
    shown: ClassVar[list[bool]] = [False]

    def reveals(self) -> bool:
        self.shown[0] = not self.shown[0]
        return self.shown[0]


class Unsure(SnapGame):
    def store(self, state: State, seat: int, card: int | None, events: list[Event]) -> None:
        super().store(state, seat, card, events)
        events.append(Flickering())


class Loose(SnapGame):
    """A list where a tuple should be."""

    def view(self, state: State, seat: int | None) -> SnapView:
        spent: Any = state.spent[:]
        return replace(super().view(state, seat), spent=spent)


class Boundless(SnapGame):
    def view(self, state: State, seat: int | None) -> SnapView:
        return replace(super().view(state, seat), deck=99)


@dataclass
class Leaky(State):
    """Of the stores, nothing is packed."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Leaky, tuple(vars(replace(self, stores=[])).values())


class Leaking(SnapGame):
    def start(self, seats: int, options: Options) -> State:
        return Leaky(**vars(super().start(seats, options)))


@dataclass
class Clinging(State):
    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self


class Inseparable(SnapGame):
    def start(self, seats: int, options: Options) -> State:
        return Clinging(**vars(super().start(seats, options)))


@dataclass(frozen=True)
class Faded(SnapView):
    def __reduce__(self) -> tuple[Any, ...]:
        return SnapView, (None,) * len(vars(self))


class Fading(SnapGame):
    def view(self, state: State, seat: int | None) -> SnapView:
        view = super().view(state, seat)
        return Faded(**{field.name: getattr(view, field.name) for field in fields(view)})


class Grabbing(SnapGame):
    """Luck is said to keep prizes as well."""

    def __init__(self) -> None:
        super().__init__()
        self.types = replace(TYPES, luck=(*TYPES.luck, Keep))


class Forgetful(SnapGame):
    """Names the end, and leaves out the stores that are counted."""

    def __init__(self) -> None:
        super().__init__()
        self.types = replace(TYPES, scored=("over",))


FAULTS: list[tuple[Law, type[SnapGame]]] = [
    (test_progress.a_choice_until_the_end, NothingToDo),
    (test_progress.an_end_in_time, Endless),
    (test_progress.no_choice_twice, Stuttering),
    (test_progress.a_turn_makes_sense, AskingTwice),
    (test_progress.a_score_for_every_seat, ScoringTheWinnerOnly),
    (test_luck.luck_weighs_every_outcome_once, Loaded),
    (test_luck.luck_weighs_every_outcome_once, Miscounting),
    (test_luck.luck_and_players_never_do_the_same, Grabbing),
    (test_luck.dealing_is_drawing_from_the_chances, Cheating),
    (test_copies.no_earlier_copy_changes, SharingStores),
    (test_copies.looking_changes_nothing, Tidying),
    (test_door.only_who_is_asked_may_act, Fidgeting),
    (test_door.the_forbidden_is_refused_by_a_rule, Fidgeting),
    (test_door.the_forbidden_is_refused_by_a_rule, Wordless),
    (test_census.nothing_is_lost_or_made, Littering),
    (test_together.arrival_order_does_not_matter, LastComeFirstServed),
    (test_together.arrival_order_does_not_matter, FirstComeFirstServed),
    (test_together.silence_is_an_answer, MutedBidders),
    (test_secrets.the_score_sheet_is_open, CountingInTheDark),
    (test_secrets.a_guess_looks_the_same, Absentminded),
    (test_secrets.a_guess_asks_the_same, TellingByOrder),
    (test_secrets.a_guess_can_be_played, GuessingBlindly),
    (test_secrets.secrets_make_no_difference, Gossiping),
    (test_secrets.secrets_make_no_difference, Shameless),
    (test_secrets.only_what_reveals_tells_secrets, Dealing),
    (test_secrets.only_what_reveals_tells_secrets, Boasting),
    (test_secrets.only_what_reveals_tells_secrets, Unsealed),
    (test_secrets.the_untold_stays_unseen, Transparent),
    (test_secrets.who_see_alike_see_and_hear_the_same, Pretending),
    (test_records.a_record_replays_to_the_same_state, Moody),
    (test_records.undo_then_redo_is_nothing, Moody),
    (test_records.what_is_sealed_or_revealed_stays, Unsure),
    (test_standings.scores_follow_from_the_fields_named, Forgetful),
    (test_travel.a_state_arrives_whole, Leaking),
    (test_travel.what_is_said_arrives_whole, Fading),
    (test_travel.a_copied_state_is_played_apart, Inseparable),
    (test_travel.a_match_goes_on_elsewhere, SharingStores),
    (test_wire.what_is_sent_comes_back, Loose),
    (test_wire.what_is_sent_fits_the_schema, Boundless),
]


def broken_by(law: Law, game: AnyGame, tables: int) -> BaseException | None:
    """What the law has against the game."""
    for seed in range(tables):
        seats = 2 + seed % 3
        table = Table(seats, some_options(game, seats, seed // 3), seed, b"\0\1\2\3\5\7", "random")
        try:
            law(game, table)
        except (Exception, pytest.fail.Exception) as said:
            return said
    return None


@pytest.mark.parametrize(
    ("law", "fault"), [pytest.param(*pair, id=f"{pair[1].__name__}-{pair[0].__name__}") for pair in FAULTS]
)
def test_a_fault_is_caught(law: Law, fault: type[SnapGame]) -> None:
    assert broken_by(law, SnapGame(), 10) is None
    assert broken_by(law, fault(), 300) is not None


def test_every_law_bites() -> None:
    assert {law.__name__ for law in LAWS} == {law.__name__ for law, _ in FAULTS}


@dataclass(frozen=True)
class Unshaped(Action):
    card: int = 0


@dataclass(frozen=True)
class Misshaped(Action):
    card: int = field(metadata=FLAG)


@dataclass(frozen=True)
class MisshapedInside(Action):
    cards: tuple[str, ...] = field(metadata=many(CARD, 0, 3))


@dataclass(frozen=True)
class Score(Action):
    """An action by a name that the engine's own vocabulary has already."""


@dataclass
class Melting:
    card: int = field(metadata=CARD)


@dataclass(frozen=True)
class MeltingInside(Action):
    part: Melting = field(metadata=value(Melting))


@pytest.mark.parametrize(
    ("law", "fault"),
    [
        (test_shapes.every_field_states_its_shape, Unshaped),
        (test_shapes.shapes_agree_with_annotations, Misshaped),
        (test_shapes.shapes_agree_with_annotations, MisshapedInside),
        (test_shapes.values_are_frozen, MeltingInside),
        (test_shapes.no_two_classes_share_a_name, Score),
    ],
)
def test_a_misshapen_word_is_caught(law: Callable[[AnyGame], None], fault: type[Action]) -> None:
    game = SnapGame()
    game.types = replace(TYPES, actions=(*TYPES.actions, fault))
    with pytest.raises(AssertionError, match=fault.__name__.removesuffix("Inside")):
        law(game)
