"""Nothing tells who holds what, and a guess holds against all that a seat has seen."""

from itertools import permutations

import pytest

from tests.games.zoop.drawn import GAME, STRICT, Table, card, cards, position, table, words
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, Action, Event, Kind, Turn
from zoorama.games.zoop.actions import CHASE, DRAW, GIVE, LET_PASS, PASS, PLAY_JOKER, ZOOP
from zoorama.games.zoop.events import (
    AnimalChased,
    CallFailed,
    CallForgotten,
    CallsRaced,
    CardDealt,
    CardDrawn,
    CardPlayed,
    CardTurnedUp,
    CardZooped,
    JokerPlayed,
    NothingFitted,
    TurnPassed,
)
from zoorama.games.zoop.lots import Fact, Lots
from zoorama.games.zoop.parts import BIT, CAGE, JOKER, OF_SPECIES, matches
from zoorama.games.zoop.state import STAGES, State
from zoorama.games.zoop.view import View

KOALA = 1
SAMPLES = 60


# Windows and questions


def seen_after(at: Table) -> tuple[Turn, View]:
    """What a spectator learns: who is asked, and what lies open."""
    return GAME.turn(at.state), at.view(None)


@pytest.mark.rule("ZP-18")
@pytest.mark.parametrize("played", ["red-koala", "red-crab"])
def test_a_window_opens_alike_whoever_holds_the_twin_or_a_cage(played: str) -> None:
    seen = []
    for held in ("red-koala", "cage", "joker", "blue-frogs"):
        at = table("red-rabbit", f"{played} green-crab", "green-frogs", f"{held} green-monkeys", "green-toucan")
        at.play(0, played)
        seen.append(seen_after(at))
    assert all(moment == seen[0] for moment in seen)


@pytest.mark.rule("ZP-18")
def test_a_call_looks_like_letting_it_pass_until_all_have_answered() -> None:
    seen = []
    for answer in (LET_PASS, ZOOP[card("red-koala")]):
        at = table("red-rabbit", "red-koala green-crab", "green-frogs", "red-koala green-monkeys", "green-toucan")
        at.play(0, "red-koala")
        told = len(at.events)
        at.act(2, answer)
        assert len(at.events) == told
        seen.append(seen_after(at))
    assert seen[0] == seen[1]


@pytest.mark.rule("ZP-5")
def test_after_a_draw_the_player_is_asked_whatever_the_card_is() -> None:
    seen = []
    for drawn in ("joker", "cage", "red-toucan", "blue-frogs"):
        at = table("red-rabbit", "blue-koala", "green-frogs", "green-toucan")
        at.act(0, DRAW)
        at.give(drawn)
        told = [event.to(1) for event in at.events]
        seen.append((seen_after(at), at.view(1), told))
    assert all(moment == seen[0] for moment in seen)


@pytest.mark.rule("ZP-19")
def test_in_a_special_round_everybody_is_asked_whatever_they_hold() -> None:
    seen = []
    for held in ("green-koala", "green-toucan"):
        at = table("red-rabbit", "joker blue-koala", held, "green-crab")
        at.act(0, PLAY_JOKER[KOALA])
        seen.append(seen_after(at))
    assert seen[0] == seen[1]


def test_a_card_dealt_or_drawn_is_named_to_its_owner_only() -> None:
    dealt, drawn = CardDealt(1, JOKER), CardDrawn(1, JOKER)
    assert (dealt.to(1), drawn.to(1)) == (dealt, drawn)
    for other in (0, 2, None):
        assert (dealt.to(other), drawn.to(other)) == (None, CardDrawn(1, None))


# What everybody knows of a hand


def guesses(at: Table, seat: int | None, samples: int = SAMPLES) -> list[State]:
    return [at.guess(seat, seed) for seed in range(samples)]


@pytest.mark.rule("ZP-5")
def test_who_drew_for_want_of_a_match_is_not_thought_to_hold_one() -> None:
    at = table("red-rabbit", "red-koala green-crab", "blue-frogs blue-koalas blue-toucans", "green-toucan")
    at.play(0, "red-koala")
    at.nobody_calls()
    at.act(1, DRAW)
    at.give("green-monkeys")
    looking = guesses(at, 0)
    at.act(1, PASS)
    for guess in (*looking, *guesses(at, 0)):
        fitting = [held for held in guess.hands[1] if held < JOKER and matches(held, card("red-koala"))]
        assert not fitting or (STAGES[guess.stage] == "looking" and fitting == [guess.drawn])


@pytest.mark.rule("ZP-19")
def test_who_drew_in_a_special_round_is_thought_to_hold_the_species_at_most_as_the_card_drawn() -> None:
    hands = ("joker red-koala blue-frogs", "green-crab", "green-koala yellow-koala")
    at = table("yellow-frogs", *hands, pile="blue-koala red-crab")
    at.act(0, PLAY_JOKER[KOALA])
    at.act(1, DRAW)
    at.give("red-crab")
    assert {koalas(guess.hands[1]) for guess in guesses(at, 0)} == {0, 1}


@pytest.mark.rule("ZP-19", "ZP-6")
def test_who_passed_in_a_special_round_is_not_thought_to_hold_the_species() -> None:
    at = table("yellow-frogs", "joker red-koala blue-frogs", "green-crab", "green-koala yellow-koala", pile="")
    at.act(0, PLAY_JOKER[KOALA])
    at.act(1, PASS)
    assert {koalas(guess.hands[1]) for guess in guesses(at, 0)} == {0}


def koalas(hand: list[int]) -> int:
    return sum(bool(BIT[held] & OF_SPECIES[KOALA]) for held in hand)


@pytest.mark.rule("ZP-9")
def test_what_is_drawn_later_may_match_again() -> None:
    at = table("red-rabbit", "red-koala green-crab", "blue-frogs", "green-toucan")
    at.play(0, "red-koala")
    at.nobody_calls()
    at.act(1, DRAW)
    at.give("green-monkeys")
    at.act(1, PASS)
    at.state.debts.append(1)
    at.state.stage, at.state.after = STAGES.index("drawing"), STAGES.index("choosing")
    at.give("red-toucan")
    counts = {
        sum(held < JOKER and matches(held, card("red-koala")) for held in guess.hands[1]) for guess in guesses(at, 0)
    }
    assert counts == {0, 1}


@pytest.mark.rule("ZP-15")
def test_a_card_taken_back_is_known_to_be_in_the_hand() -> None:
    at = table("red-rabbit", "red-koala green-crab", "green-frogs", "red-koala blue-crab", "red-koala green-toucan")
    at.play(0, "red-koala")
    for seat in (2, 3):
        at.act(seat, ZOOP[card("red-koala")])
    assert all(card("red-koala") in guess.hands[2] and card("red-koala") in guess.hands[3] for guess in guesses(at, 0))
    at.first(3)
    at.give("blue-frogs")
    assert all(card("red-koala") in guess.hands[2] for guess in guesses(at, 1))
    assert at.view(1).players[2].shown == (card("red-koala"),)
    at.act(2, ZOOP[card("red-koala")])
    at.act(0, LET_PASS)
    assert at.view(1).players[2].shown == ()


@pytest.mark.rule("ZP-16")
def test_a_card_called_falsely_twice_is_still_one_card() -> None:
    hands = ("red-koala green-monkeys", "yellow-koala green-frogs", "green-toucan", "blue-crab green-kangaroo")
    at = Table(position("red-rabbit", *hands, options=STRICT))
    for seat, played in ((0, "red-koala"), (1, "yellow-koala")):
        at.play(seat, played)
        for asked in at.asked():
            at.act(asked, ZOOP[card("blue-crab")] if asked == 3 else LET_PASS)
        at.give("green-toucans")
    assert at.view(0).players[3].shown == (card("blue-crab"),)
    assert len(at.view(0).players[3].cannot) == 3


@pytest.mark.rule("ZP-19")
def test_who_named_a_species_is_thought_to_hold_it_until_it_is_discarded() -> None:
    at = table("yellow-frogs", "joker red-koala blue-frogs green-crab", "green-koala green-frogs", "yellow-crab")
    at.act(0, PLAY_JOKER[KOALA])
    for guess in guesses(at, 1):
        assert koalas(guess.hands[0]) > 0
        assert GAME.legal(guess, 1) == GAME.legal(at.state, 1)


@pytest.mark.rule("ZP-19")
def test_a_promise_is_kept_by_the_only_card_that_can() -> None:
    """All that is unseen but one koala lies elsewhere, and one of the two places in the hand cannot hold it."""
    at = table("yellow-frogs", "joker red-koala blue-crab", "green-koala green-frogs", "yellow-crab", pile="")
    at.state.cannot[0] = [OF_SPECIES[KOALA], OF_SPECIES[KOALA], 0]
    at.act(0, PLAY_JOKER[KOALA])
    for guess in guesses(at, 1):
        assert card("red-koala") in guess.hands[0]


@pytest.mark.rule("ZP-19", "ZP-15")
def test_a_promise_may_be_kept_by_a_card_that_everybody_has_seen() -> None:
    at = table("yellow-frogs", "joker red-koala blue-crab", "green-koala green-frogs", "yellow-crab")
    at.state.shown[0], at.state.cannot[0] = cards("red-koala"), [0, 0]
    at.act(0, PLAY_JOKER[KOALA])
    assert any(koalas(guess.hands[0]) == 1 for guess in guesses(at, 1))


@pytest.mark.rule("ZP-5", "ZP-19")
def test_a_joker_played_after_a_draw_is_known_to_be_the_card_drawn() -> None:
    at = table("red-rabbit", "blue-koalas blue-crab", "green-koala green-frogs", "yellow-crab")
    at.act(0, DRAW)
    at.give("joker")
    at.act(0, PLAY_JOKER[KOALA])
    for guess in guesses(at, 1):
        assert not any(matches(held, card("red-rabbit")) for held in guess.hands[0] if held < JOKER)


@pytest.mark.rule("ZP-18")
@pytest.mark.parametrize(("played", "call"), [("red-koala", ZOOP[card("red-koala")]), ("red-crab", CHASE)])
def test_a_guess_seals_a_call_for_whom_it_gives_the_card(played: str, call: Action) -> None:
    at = table(
        "red-rabbit", f"{played} green-crab", "green-frogs", "cage red-koala", "green-toucan blue-frogs", "blue-koala"
    )
    at.play(0, played)
    at.act(2, LET_PASS)
    wanted = CAGE if call == CHASE else card(played)
    guessed = guesses(at, 4, 300)
    assert all(guess.answers[seat] is None for guess in guessed for seat in at.asked())
    called = [guess for guess in guessed if guess.answers[2] is not None]
    assert called
    for guess in called:
        assert guess.answers[2] == call
        assert wanted in guess.hands[2]


def test_cards_change_places_until_every_place_has_one_that_it_can_hold() -> None:
    lots = Lots(cards("red-rabbit blue-frogs"))
    lots.owners, lots.cannot = [1, 2], [0, BIT[card("blue-frogs")]]
    assert lots.deal_out()
    assert [words([lots.cards[lot]]) for lot in lots.lot] == ["blue-frogs", "red-rabbit"]
    lots.cannot[0] = BIT[card("blue-frogs")]
    assert not lots.deal_out()


def test_a_fact_that_no_deal_allows_is_found_out_and_forgotten() -> None:
    lots = Lots(cards("red-rabbit blue-frogs"))
    lots.owners, lots.cannot = [1, 2], [0, 0]
    frogs = Fact([0, 1], BIT[card("blue-frogs")])
    assert not lots.deal_out_by([[frogs]])
    assert lots.cannot == [0, 0]
    assert lots.deal_out_by([[frogs, Fact([0], BIT[card("blue-frogs")])]])
    assert words([lots.cards[lots.lot[0]]]) == "red-rabbit"


REVEALING = {
    CardTurnedUp(0),
    CardPlayed(0, 0),
    JokerPlayed(0, 0),
    NothingFitted(0),
    TurnPassed(0),
    CallsRaced((0, 1)),
    CardZooped(0, 0),
    CallFailed(0, 0),
    CallForgotten(0, 0),
    AnimalChased(0, 1, 6),
}


def test_what_tells_of_a_hand_cannot_be_taken_back() -> None:
    assert all(event.reveals() for event in REVEALING)


@pytest.mark.rule("ZP-5")
def test_who_passed_with_no_pile_left_is_not_thought_to_have_kept_a_joker_that_could_be_played() -> None:
    at = table("red-rabbit", "red-koalas yellow-frogs", "red-rabbits blue-crab", "joker joker blue-frogs", pile="")
    at.act(0, PASS)
    hands = [guess.hands[0] for guess in guesses(at, 1)]
    assert {(JOKER in hand, card("red-koalas") in hand) for hand in hands} == {
        (True, False),
        (False, True),
        (False, False),
    }
    at.play(1, "red-rabbits")
    at.act(2, PASS)
    at.play(0, "red-koalas")  # so there was an animal to name when 0 passed, and no Joker
    assert {words(guess.hands[0]) for guess in guesses(at, 1)} == {"blue-frogs", "yellow-frogs"}


@pytest.mark.rule("ZP-5", "ZP-16")
@pytest.mark.parametrize(("shown", "never"), [("joker", "blue-toucans"), ("blue-koalas", "joker")])
def test_what_such_a_hand_has_shown_tells_which_of_the_two_it_lacks(shown: str, never: str) -> None:
    at = table("red-rabbit", f"{shown} yellow-frogs", "red-rabbits blue-crab", "joker blue-toucans blue-frogs", pile="")
    at.state.shown[0], at.state.cannot[0] = cards(shown), [0]
    at.act(0, PASS)
    hands = [guess.hands[0] for guess in guesses(at, 1)]
    assert all(card(shown) in hand and card(never) not in hand for hand in hands)
    assert len({words(hand) for hand in hands}) > 1


# A guess allows exactly what could be


class Deal:
    """One way the unseen cards may lie: a state, and the pile in the order it will be drawn."""

    def __init__(self, state: State, pile: list[int]) -> None:
        self.state = state
        self.pile = pile

    def follow(self, seat: int, action: Action, watcher: int) -> list[Event | None] | None:
        """What the watcher is told of the move, if it can be made here."""
        if seat == LUCK:
            action = GIVE[self.pile.pop(0)] if self.state.stage == STAGES.index("drawing") else action
        elif seat not in GAME.turn(self.state).seats or action not in GAME.legal(self.state, seat):
            return None
        events: list[Event] = []
        GAME.play(self.state, seat, action, events)
        return [event.to(watcher) for event in events]


UNSEEN = (
    "red-koala red-koala blue-frogs joker green-rabbit red-toucans",
    "red-toucan joker cage cage yellow-koala blue-crab",
)


def deals(unseen: str, mine: str, hand: int) -> list[Deal]:
    """Every way to deal six unseen cards: two hands of two or three, and a pile of the rest."""
    found = []
    for order in sorted(set(permutations(cards(unseen)))):
        first, second, pile = order[:hand], order[hand : 2 * hand], order[2 * hand :]
        if first == tuple(sorted(first)) and second == tuple(sorted(second)):
            at = position("red-rabbit", mine, words(list(first)), words(list(second)), pile=words(list(pile)))
            found.append(Deal(at, list(pile)))
    return found


def arrangement(state: State) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(hand) for hand in state.hands)


@pytest.mark.parametrize("unseen", UNSEEN)
@pytest.mark.parametrize("hand", [2, 3])
@pytest.mark.parametrize("seed", range(8))
def test_a_guess_can_be_every_deal_that_explains_what_was_seen_and_no_other(unseen: str, hand: int, seed: int) -> None:
    rng = Rng(seed)
    possible = deals(unseen, "red-crab red-rabbits blue-rabbit", hand)
    truth = possible[rng.below(len(possible))]
    truth = Deal(GAME.copy(truth.state), truth.pile[:])
    for _ in range(12):
        turn = GAME.turn(truth.state)
        if turn.kind is Kind.OVER:
            break
        move = choose(truth, turn, rng)
        told = truth.follow(*move, 0)
        possible = [deal for deal in possible if deal.follow(*move, 0) == told]
        if GAME.turn(truth.state).kind is Kind.ONE:
            compare(truth.state, possible)


def choose(truth: Deal, turn: Turn, rng: Rng) -> tuple[int, Action]:
    if turn.kind is Kind.CHANCE:
        outcomes = GAME.chances(truth.state).outcomes
        return LUCK, outcomes[rng.below(len(outcomes))]
    legal = GAME.legal(truth.state, turn.seats[0])
    return turn.seats[0], legal[rng.below(len(legal))]


def compare(truth: State, possible: list[Deal]) -> None:
    view = GAME.view(truth, 0)
    explained = {arrangement(deal.state) for deal in possible if GAME.view(deal.state, 0) == view}
    guessed = {arrangement(GAME.guess(view, Rng(seed))) for seed in range(12 * len(explained))}
    assert arrangement(truth) in explained
    assert guessed <= explained, "a guess that nothing explains"
    assert guessed == explained, "a deal that no guess finds"
