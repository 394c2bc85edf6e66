"""Zoop, rule by rule. The luck is chosen, the positions are drawn."""

import pytest

from tests.games.zoop.drawn import GAME, STRICT, Table, card, cards, position, table, words
from zoorama.engine.errors import IllegalAction
from zoorama.engine.game import OVER, Action, Event, Kind
from zoorama.engine.match import Match
from zoorama.engine.score import ranks
from zoorama.games.zoop.actions import (
    CHASE,
    DRAW,
    FIRST,
    GIVE,
    LET_PASS,
    PASS,
    PLAY,
    PLAY_JOKER,
    THROW,
    ZOOP,
)
from zoorama.games.zoop.events import (
    CallFailed,
    CallForgotten,
    CallsRaced,
    CardDrawn,
    CardPutBack,
    CardTurnedUp,
    DirectionReversed,
    GameBlocked,
    GameStarted,
    GameWon,
    HandShown,
    TurnSkipped,
)
from zoorama.games.zoop.parts import CAGE, CARDS, GOES_ON, JOKER, deck, matches
from zoorama.games.zoop.state import State, ZoopOptions
from zoorama.games.zoop.view import ZoopView

RABBIT, KOALA, TOUCAN = range(3)
COLOURS = ("red", "yellow", "green", "blue")
DULL = "blue-koala blue-koalas"  # cards that go on nothing red, single or couple


def new_match(seats: int, options: ZoopOptions | None = None) -> Match[State, Action, ZoopView]:
    """Without a dealer: the test chooses the luck."""
    return Match(GAME, tuple(f"player {seat}" for seat in range(seats)), options)


def deal(match: Match[State, Action, ZoopView], top: str) -> None:
    """Anything to everybody, then this card."""
    while match.view(None).top is None:
        dealt = GAME.chances(match.state()).outcomes
        match.luck(GIVE[card(top)] if not match.view(None).debts else dealt[-3])


def told(table: Table, kind: type[Event]) -> list[Event]:
    return [event for event in table.events if isinstance(event, kind)]


# The cards


@pytest.mark.rule("ZP-1")
@pytest.mark.parametrize(("colours", "total"), [(3, 82), (4, 106)])
def test_the_deck_has_24_animals_of_each_colour_6_jokers_and_4_cages(colours: int, total: int) -> None:
    counts = dict(zip(CARDS, deck(colours), strict=True))
    assert sum(counts.values()) == total
    assert (counts.pop("joker"), counts.pop("cage")) == (6, 4)
    for number, colour in enumerate(COLOURS):
        there = int(number < colours)
        for species in ("rabbit", "koala", "toucan"):
            assert counts.pop(f"{colour}-{species}") == counts.pop(f"{colour}-{species}s") == 3 * there
        for face in ("chameleon", "crab", "monkeys", "frogs", "kangaroo", "kangaroos"):
            assert counts.pop(f"{colour}-{face}") == there
    assert not counts


@pytest.mark.rule("ZP-1")
def test_a_table_may_play_with_three_colours() -> None:
    match = new_match(3, ZoopOptions(colours=3))
    assert match.view(0).pile == 82
    with pytest.raises(IllegalAction, match="ZP-1"):
        match.luck(GIVE[card("blue-rabbit")])


@pytest.mark.rule("ZP-2")
@pytest.mark.parametrize(("seats", "hand"), [(3, 8), (4, 8), (5, 8), (6, 8), (7, 6), (8, 6)])
def test_everybody_gets_8_cards_or_6_with_seven_or_eight_players(seats: int, hand: int) -> None:
    match = new_match(seats)
    deal(match, "red-rabbit")
    view = match.view(None)
    assert [player.cards for player in view.players] == [hand] * seats
    assert view.pile == 106 - seats * hand - 1
    assert view.top == card("red-rabbit")


@pytest.mark.rule("ZP-2")
@pytest.mark.parametrize("special", ["joker", "cage"])
def test_a_joker_or_cage_turned_up_goes_back_into_the_pile(special: str) -> None:
    match = new_match(3)
    while match.view(None).debts:
        match.luck(GAME.chances(match.state()).outcomes[0])
    heard: list[Event] = []
    match.listeners.append(lambda move, events: heard.extend(events))
    before = match.state().pile.counts[card(special)], match.view(None).pile
    match.luck(GIVE[card(special)])
    assert heard == [CardTurnedUp(card(special)), CardPutBack(card(special))]
    assert (match.state().pile.counts[card(special)], match.view(None).pile) == before
    assert match.turn().kind is Kind.CHANCE
    match.luck(GIVE[card("blue-toucan")])
    assert match.view(None).top == card("blue-toucan")
    assert match.view(None).pile == before[1] - 1


@pytest.mark.rule("ZP-2")
@pytest.mark.parametrize("face", ["monkeys", "frogs", "crab", "kangaroo", "kangaroos", "chameleon"])
def test_the_first_card_has_no_effect_and_nobody_can_call_on_it(face: str) -> None:
    match = new_match(3)
    deal(match, f"red-{face}")
    view = match.view(None)
    assert match.turn().seats == (0,)
    assert view.clockwise
    assert [player.cards for player in view.players] == [8, 8, 8]


@pytest.mark.rule("ZP-3")
def test_the_first_seat_begins_and_play_goes_clockwise() -> None:
    match = new_match(4)
    deal(match, "red-rabbit")
    assert match.turn().seats == (0,)
    at = table("red-rabbit", "red-koala blue-crab", DULL, DULL, DULL)
    at.play(0, "red-koala")
    at.nobody_calls()
    assert at.asked() == (1,)


# Matching

# By top card (rows) and card played (columns): + any colour, = the same colour, . never.
FACES = [word.removeprefix("red-") for word in CARDS[:12]]
TABLE = """
    rabbit      + = = . = . + = = . . .
    rabbits     = + . = . = . . . = = =
    koala       = . + = = . + = = . . .
    koalas      . = = + . = . . . = = =
    toucan      = . = . + = + = = . . .
    toucans     . = . = = + . . . = = =
    chameleon   = . = . = . + = = . . .
    crab        = . = . = . + + = . . .
    kangaroo    = . = . = . + = + . . =
    monkeys     . = . = . = . . . + = =
    frogs       . = . = . = . . . = + =
    kangaroos   . = . = . = . . = = = +
"""


@pytest.mark.rule("ZP-4", "ZP-11")
def test_every_card_on_every_card() -> None:
    rows = {line.split()[0]: line.split()[1:] for line in TABLE.strip().splitlines()}
    assert list(rows) == FACES
    for top in CARDS[:JOKER]:
        for played in CARDS[:JOKER]:
            (top_colour, under), (colour, face) = top.split("-"), played.split("-")
            sign = rows[under][FACES.index(face)]
            expected = sign == "+" or (sign == "=" and colour == top_colour)
            assert matches(card(played), card(top)) == expected, f"{played} on {top}"
            assert bool(GOES_ON[card(top)] >> card(played) & 1) == expected


@pytest.mark.rule("ZP-4")
@pytest.mark.parametrize("special", [JOKER, CAGE])
def test_a_joker_or_cage_matches_nothing(special: int) -> None:
    assert not any(goes_on >> special & 1 for goes_on in GOES_ON)


def fitting(top: str) -> set[str]:
    return {CARDS[number] for number in range(JOKER) if matches(number, card(top))}


@pytest.mark.rule("ZP-4")
def test_one_red_rabbit_goes_with_two_red_rabbits_one_rabbit_and_one_red_animal() -> None:
    singles = ("rabbit", "koala", "toucan", "chameleon", "crab", "kangaroo")
    worked = {"red-rabbits"} | {f"{colour}-rabbit" for colour in COLOURS} | {f"red-{face}" for face in singles}
    chameleons = {f"{colour}-chameleon" for colour in COLOURS}  # ZP-11
    assert fitting("red-rabbit") == worked | chameleons


@pytest.mark.rule("ZP-4")
def test_two_green_toucans_go_with_one_green_toucan_two_toucans_and_two_green_animals() -> None:
    couples = ("rabbits", "koalas", "toucans", "monkeys", "frogs", "kangaroos")
    worked = {"green-toucan"} | {f"{colour}-toucans" for colour in COLOURS} | {f"green-{face}" for face in couples}
    assert fitting("green-toucans") == worked


@pytest.mark.rule("ZP-4")
def test_two_yellow_monkeys_go_with_two_yellow_animals_and_two_monkeys() -> None:
    couples = ("rabbits", "koalas", "toucans", "monkeys", "frogs", "kangaroos")
    worked = {f"{colour}-monkeys" for colour in COLOURS} | {f"yellow-{face}" for face in couples}
    assert fitting("yellow-monkeys") == worked


@pytest.mark.rule("ZP-4")
def test_a_card_that_agrees_in_one_thing_only_is_refused() -> None:
    state = position("red-rabbit", "red-koalas yellow-koala blue-rabbit", DULL, DULL)
    assert GAME.legal(state, 0) == [PLAY[card("blue-rabbit")]]
    assert GAME.refusal(state, 0, PLAY[card("red-koalas")]) == "ZP-4"


@pytest.mark.rule("ZP-4")
def test_a_card_played_lies_on_top_and_counts_for_the_next_player() -> None:
    at = table("red-rabbit", "red-koala blue-crab", "yellow-koala red-rabbits", DULL)
    at.play(0, "red-koala")
    at.nobody_calls()
    assert at.view(None).top == card("red-koala")
    assert at.legal(1) == [PLAY[card("yellow-koala")]]


@pytest.mark.rule("ZP-4")
def test_each_of_several_equal_cards_is_one_choice() -> None:
    at = table("red-rabbit", "red-koala red-koala red-koala joker joker", DULL, DULL)
    assert at.legal(0) == [PLAY[card("red-koala")], PLAY_JOKER[KOALA]]


# Drawing


@pytest.mark.rule("ZP-5")
def test_who_has_a_matching_animal_must_play_it() -> None:
    state = position("red-rabbit", "red-koala blue-toucans", DULL, DULL)
    assert GAME.legal(state, 0) == [PLAY[card("red-koala")]]
    assert GAME.refusal(state, 0, DRAW) == GAME.refusal(state, 0, PASS) == "ZP-5"
    assert GAME.refusal(state, 0, LET_PASS) == "ZP-18"


@pytest.mark.rule("ZP-5")
def test_a_joker_may_be_played_instead_of_a_matching_animal_but_never_must() -> None:
    at = table("red-rabbit", "red-koala joker", DULL, DULL)
    assert at.legal(0) == [PLAY[card("red-koala")], PLAY_JOKER[KOALA]]
    at = table("red-rabbit", "blue-koalas joker", DULL, DULL)
    assert at.legal(0) == [PLAY_JOKER[KOALA], DRAW]


@pytest.mark.rule("ZP-5")
def test_a_drawn_animal_that_matches_is_played() -> None:
    at = table("red-rabbit", DULL, DULL, DULL)
    at.act(0, DRAW)
    at.give("red-toucan")
    assert at.legal(0) == [PLAY[card("red-toucan")]]
    at.play(0, "red-toucan")
    at.nobody_calls()
    assert at.asked() == (1,)
    assert at.hand(0) == words(cards(DULL))


@pytest.mark.rule("ZP-5")
def test_with_a_drawn_card_that_does_not_match_the_turn_passes() -> None:
    at = table("red-rabbit", f"{DULL} joker", DULL, DULL)
    at.act(0, DRAW)
    at.give("blue-toucans")
    assert at.legal(0) == [PASS]
    at.act(0, PASS)
    assert at.asked() == (1,)
    assert at.hand(0) == "blue-koala blue-koalas blue-toucans joker"


@pytest.mark.rule("ZP-5")
def test_a_drawn_joker_may_be_played() -> None:
    at = table("red-rabbit", "blue-koalas blue-crab", DULL, DULL)
    at.act(0, DRAW)
    at.give("joker")
    assert at.legal(0) == [PLAY_JOKER[KOALA], PASS]


@pytest.mark.rule("ZP-5")
def test_a_drawn_cage_stays_in_the_hand() -> None:
    at = table("red-rabbit", DULL, DULL, DULL)
    at.act(0, DRAW)
    at.give("cage")
    assert at.legal(0) == [PASS]


@pytest.mark.rule("ZP-6")
def test_with_no_pile_who_cannot_play_just_passes() -> None:
    at = table("red-rabbit", DULL, "red-koala red-crab", DULL, pile="")
    assert at.legal(0) == [PASS]
    assert GAME.refusal(at.state, 0, DRAW) == "ZP-6"
    at.act(0, PASS)
    assert at.legal(1) == [PLAY[card("red-koala")], PLAY[card("red-crab")]]


@pytest.mark.rule("ZP-6")
def test_a_joker_is_not_forced_when_the_pile_is_empty_either() -> None:
    at = table("red-rabbit", f"{DULL} joker", DULL, DULL, pile="")
    assert at.legal(0) == [PLAY_JOKER[KOALA], PASS]


@pytest.mark.rule("ZP-6", "ZP-9")
def test_the_draw_for_monkeys_falls_away_when_the_pile_is_empty() -> None:
    at = table("red-koalas", "red-monkeys blue-crab cage", "red-toucans green-crab", DULL, pile="")
    at.play(0, "red-monkeys")
    at.nobody_calls()
    assert at.legal(1) == [PLAY[card("red-toucans")]]
    assert len(at.state.hands[1]) == 2
    assert at.view(None).debts == ()


@pytest.mark.rule("ZP-6", "ZP-16")
@pytest.mark.parametrize(("step", "following", "order"), [(1, 1, [2, 3, 4]), (-1, 5, [4, 3, 2])])
def test_penalties_take_what_is_left_in_the_order_of_play(step: int, following: int, order: list[int]) -> None:
    mistakes = {4: "red-frogs", 3: "green-crab", 2: "yellow-frogs"}
    hands = ("red-koala red-koala", "red-crab", "yellow-crab yellow-frogs", "green-crab green-frogs", "red-frogs")
    state = position("red-rabbit", *hands, "red-koala", pile="blue-crab blue-frogs", step=step, options=STRICT)
    at = Table(state)
    at.play(0, "red-koala")
    assert at.asked() == tuple(seat for seat in range(1, 6) if seat != following)
    for seat in reversed(at.asked()):
        at.act(seat, ZOOP[card(mistakes[seat])] if seat in mistakes else LET_PASS)
    assert [event.seat for event in at.events if isinstance(event, CallFailed)] == order
    at.give("blue-frogs")
    at.give("blue-crab")
    assert [event.seat for event in at.events if isinstance(event, CardDrawn)] == order[:2]
    assert at.view(None).debts == ()  # the third mistake costs nothing, now or later
    assert at.asked() == (following,)


# Winning, and when all pass


@pytest.mark.rule("ZP-7")
@pytest.mark.parametrize("last", ["red-koala", "red-crab", "red-kangaroo", "red-chameleon"])
def test_the_first_with_an_empty_hand_wins_at_once_whatever_the_card(last: str) -> None:
    at = table("red-rabbit", last, f"cage {DULL}", f"red-koala {DULL}")
    at.play(0, last)
    assert GAME.turn(at.state) == OVER
    assert told(at, GameWon) == [GameWon(0)]
    assert ranks(GAME.scores(at.state)) == [1, 2, 2]


@pytest.mark.rule("ZP-7")
def test_a_zoop_with_the_last_card_wins() -> None:
    at = table("red-rabbit", "red-koala blue-crab", DULL, "red-koala")
    at.play(0, "red-koala")
    at.act(2, ZOOP[card("red-koala")])
    assert told(at, GameWon) == [GameWon(2)]


@pytest.mark.rule("ZP-8")
def test_when_all_the_others_passed_any_animal_may_be_played() -> None:
    at = table("red-rabbit", "red-koala blue-toucans blue-frogs joker cage", "blue-crab", "green-crab")
    at.play(0, "red-koala")
    at.nobody_calls()
    for seat in (1, 2):
        at.act(seat, DRAW)
        at.give("green-frogs" if seat == 1 else "yellow-frogs")
        at.act(seat, PASS)
    assert at.legal(0) == [PLAY[card("blue-toucans")], PLAY[card("blue-frogs")], PLAY_JOKER[TOUCAN]]
    at.play(0, "blue-frogs")
    assert at.view(None).top == card("blue-frogs")


@pytest.mark.rule("ZP-8", "ZP-10")
def test_a_free_special_animal_has_its_effect() -> None:
    at = table("red-rabbit", "blue-frogs blue-crab", DULL, DULL, last=0)
    at.play(0, "blue-frogs")
    at.nobody_calls()
    assert at.asked() == (2,)


@pytest.mark.rule("ZP-8")
def test_a_free_turn_without_an_animal_is_a_draw_and_what_is_drawn_may_be_any() -> None:
    at = table("red-rabbit", "cage joker", DULL, DULL, last=0)
    assert at.legal(0) == [DRAW]
    at.act(0, DRAW)
    at.give("blue-frogs")
    assert at.legal(0) == [PLAY[card("blue-frogs")]]


@pytest.mark.rule("ZP-8", "ZP-14")
def test_a_zoop_by_somebody_else_takes_the_free_turn_over() -> None:
    at = table("red-rabbit", f"red-koala {DULL}", "green-crab", "green-frogs", f"red-koala {DULL}")
    at.play(0, "red-koala")
    at.act(2, LET_PASS)
    at.act(3, ZOOP[card("red-koala")])
    at.nobody_calls()
    for seat, drawn in ((1, "yellow-frogs"), (2, "yellow-monkeys")):
        at.act(seat, DRAW)
        at.give(drawn)
        at.act(seat, PASS)
    assert len(at.legal(3)) == 2  # both cards of the hand
    at.play(3, "blue-koalas")
    at.nobody_calls()
    assert at.legal(0) == [PLAY[card("blue-koala")], PLAY[card("blue-koalas")]]


@pytest.mark.rule("ZP-8")
def test_before_anybody_discarded_nobody_has_a_free_turn() -> None:
    at = table("red-rabbit", "blue-crab", "green-crab", "yellow-crab")
    for seat, drawn in enumerate(("blue-frogs", "green-frogs", "yellow-frogs")):
        at.act(seat, DRAW)
        at.give(drawn)
        at.act(seat, PASS)
    assert at.legal(0) == [DRAW]


# Special animals


@pytest.mark.rule("ZP-9")
def test_after_monkeys_the_next_player_draws_one_then_plays_normally() -> None:
    at = table("red-koalas", "red-monkeys blue-crab", "green-crab", DULL)
    at.play(0, "red-monkeys")
    at.nobody_calls()
    at.give("red-toucans")
    assert at.legal(1) == [PLAY[card("red-toucans")]]
    at = table("red-koalas", "red-monkeys blue-crab", "green-crab", DULL)
    at.play(0, "red-monkeys")
    at.nobody_calls()
    at.give("green-toucan")
    assert at.legal(1) == [DRAW]  # a second card, for having none that matches


@pytest.mark.rule("ZP-11")
@pytest.mark.parametrize("top", [f"{colour}-{face}" for colour in COLOURS for face in ("rabbit", "crab", "kangaroo")])
def test_a_chameleon_goes_on_any_single_animal_and_sets_its_own_colour(top: str) -> None:
    at = table(top, "yellow-chameleon blue-rabbits", "yellow-toucan red-toucan blue-toucan green-toucan", DULL)
    assert PLAY[card("yellow-chameleon")] in at.legal(0)
    at.play(0, "yellow-chameleon")
    at.nobody_calls()
    assert at.legal(1) == [PLAY[card("yellow-toucan")]]


@pytest.mark.rule("ZP-11")
def test_a_chameleon_does_not_go_on_a_couple() -> None:
    at = table("yellow-rabbits", "yellow-chameleon blue-crab", DULL, DULL)
    assert at.legal(0) == [DRAW]


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


@pytest.mark.rule("ZP-12")
@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("step", [1, -1])
def test_a_crab_reverses_the_direction(seats: int, step: int) -> None:
    for seat in range(seats):
        at = around(seats, "red-crab", "red-rabbit", seat, step)
        at.play(seat, "red-crab")
        at.nobody_calls()
        assert told(at, DirectionReversed) == [DirectionReversed()]
        assert at.asked() == ((seat - step) % seats,)
        assert at.view(None).clockwise == (step == -1)


@pytest.mark.rule("ZP-10", "ZP-13")
@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("step", [1, -1])
@pytest.mark.parametrize(
    ("face", "under", "draws"),
    [
        ("frogs", "rabbits", False),
        ("kangaroo", "rabbit", True),
        ("kangaroos", "rabbits", True),
    ],
)
def test_frogs_and_kangaroos_skip_one_and_kangaroos_make_the_one_after_draw(
    seats: int, step: int, face: str, under: str, draws: bool
) -> None:
    for seat in range(seats):
        at = around(seats, f"red-{face}", f"red-{under}", seat, step)
        at.play(seat, f"red-{face}")
        at.nobody_calls()
        after = (seat + 2 * step) % seats
        assert told(at, TurnSkipped) == [TurnSkipped((seat + step) % seats)]
        assert at.is_luck() == draws
        if draws:
            at.give("blue-toucan")
            assert told(at, CardDrawn) == [CardDrawn(after, card("blue-toucan"))]
        assert at.asked() == (after,)


@pytest.mark.rule("ZP-9", "ZP-10", "ZP-12", "ZP-13")
def test_a_chain_of_special_animals_with_three_players() -> None:
    at = table(
        "red-rabbit",
        "red-crab red-kangaroos blue-frogs blue-crab",
        "green-crab green-rabbit",
        "red-kangaroo blue-monkeys yellow-crab",
    )
    at.play(0, "red-crab")
    at.nobody_calls()
    at.play(2, "red-kangaroo")  # the other way round: 1 is skipped, 0 draws
    at.nobody_calls()
    at.give("blue-koala")
    at.play(0, "red-kangaroos")  # 2 is skipped, 1 draws
    at.nobody_calls()
    at.give("red-monkeys")
    at.play(1, "red-monkeys")  # 0 draws
    at.nobody_calls()
    at.give("green-koalas")
    assert at.asked() == (0,)
    assert [len(hand) for hand in at.state.hands] == [4, 2, 2]
    assert not at.view(None).clockwise


# Zoop


@pytest.mark.rule("ZP-14")
def test_a_twin_may_be_thrown_on_a_discard_and_the_turn_order_stays() -> None:
    at = table("red-rabbit", f"red-koala {DULL}", DULL[:10], f"red-koala {DULL}")
    at.play(0, "red-koala")
    assert at.legal(2) == [LET_PASS, ZOOP[card("red-koala")]]
    at.act(2, ZOOP[card("red-koala")])
    at.nobody_calls()
    assert at.hand(2) == words(cards(DULL))
    assert at.asked() == (1,)
    assert at.view(None).top == card("red-koala")


@pytest.mark.rule("ZP-14", "ZP-18")
@pytest.mark.parametrize("seats", range(3, 9))
def test_neither_who_discarded_nor_whose_turn_begins_is_asked(seats: int) -> None:
    at = around(seats, "red-koala", "red-rabbit", 1, -1)
    at.play(1, "red-koala")
    assert at.asked() == tuple(seat for seat in range(seats) if seat not in (0, 1))


@pytest.mark.rule("ZP-14")
def test_the_third_copy_can_be_thrown_on_the_second_by_anyone_but_its_owner_and_the_next() -> None:
    at = table("red-rabbit", f"red-koala red-koala {DULL}", DULL[:10], f"red-koala {DULL}", "green-crab")
    at.play(0, "red-koala")
    at.act(2, ZOOP[card("red-koala")])
    at.act(3, LET_PASS)
    assert at.asked() == (0, 3)
    at.act(0, ZOOP[card("red-koala")])
    at.act(3, LET_PASS)
    assert at.asked() == (1,)  # all three lie there: no further window
    assert at.state.discards[card("red-koala")] == 3


@pytest.mark.rule("ZP-14", "ZP-18")
def test_when_all_copies_are_seen_no_window_opens() -> None:
    at = table("red-rabbit", f"red-koala {DULL}", DULL[:10], "green-crab", pile="")
    at.play(0, "red-koala")
    assert at.asked() == (1,)


@pytest.mark.rule("ZP-14")
def test_special_animals_have_no_twins() -> None:
    at = table("red-rabbit", "red-crab blue-crab", "green-crab", "yellow-crab cage")
    at.play(0, "red-crab")
    assert at.legal(2) == [LET_PASS, CHASE]
    assert GAME.refusal(at.state, 2, ZOOP[card("red-crab")]) == "ZP-14"


@pytest.mark.rule("ZP-15")
@pytest.mark.parametrize(("first", "late"), [(2, 3), (3, 2)])
def test_of_two_who_call_the_later_takes_the_card_back_and_draws(first: int, late: int) -> None:
    at = table("red-rabbit", f"red-koala {DULL}", DULL[:10], f"red-koala {DULL}", "red-koala green-crab")
    at.play(0, "red-koala")
    for seat in (2, 3):
        at.act(seat, ZOOP[card("red-koala")])
    assert told(at, CallsRaced) == [CallsRaced((2, 3))]
    odds = GAME.chances(at.state)
    assert odds.pairs() == [(FIRST[2], 1), (FIRST[3], 1)]
    before = len(at.state.hands[late])
    at.first(first)
    at.give("yellow-frogs")
    assert at.view(None).last == first
    assert len(at.state.hands[late]) == before + 1
    assert card("red-koala") in at.state.hands[late]
    assert at.asked() == tuple(sorted((0, late)))  # for the third copy, which is the late one's


@pytest.mark.rule("ZP-15", "ZP-7")
def test_who_is_first_with_the_last_card_wins_before_the_other_draws() -> None:
    at = table("red-rabbit", f"red-koala {DULL}", DULL[:10], "red-koala", "red-koala green-crab")
    at.play(0, "red-koala")
    for seat in (2, 3):
        at.act(seat, ZOOP[card("red-koala")])
    at.first(2)
    assert GAME.turn(at.state) == OVER
    assert len(at.state.hands[3]) == 2


@pytest.mark.rule("ZP-15", "ZP-18")
def test_a_clock_states_who_was_first_through_the_luck_of_a_match_without_dealer() -> None:
    match = new_match(4)
    hands = ["red-koala", "green-toucan", "red-koala", "red-koala"]
    while match.view(None).debts:
        seat = match.view(None).debts[0]
        first_card = match.view(None).players[seat].cards == 0
        match.luck(GIVE[card(hands[seat])] if first_card else GAME.chances(match.state()).outcomes[-3])
    match.luck(GIVE[card("red-rabbit")])
    match.act(0, PLAY[card("red-koala")])
    match.act(2, ZOOP[card("red-koala")])
    match.act(3, ZOOP[card("red-koala")])
    with pytest.raises(IllegalAction, match="ZP-15"):
        match.luck(FIRST[1])
    match.luck(FIRST[3])
    assert match.view(None).last == 3


@pytest.mark.rule("ZP-16")
def test_an_easy_table_refuses_a_false_call() -> None:
    at = table("red-rabbit", f"red-koala {DULL}", DULL[:10], "red-koalas green-crab")
    at.play(0, "red-koala")
    assert at.legal(2) == [LET_PASS]
    for action in (ZOOP[card("red-koalas")], THROW[card("red-koala")]):
        assert GAME.refusal(at.state, 2, action) == "ZP-16"
    for unasked in (DRAW, PASS, PLAY[card("green-crab")], PLAY_JOKER[KOALA]):
        assert GAME.refusal(at.state, 2, unasked) == "ZP-18"


@pytest.mark.rule("ZP-16")
def test_at_a_strict_table_a_false_call_costs_a_card() -> None:
    at = Table(position("red-rabbit", f"red-koala {DULL}", "green-frogs", "joker red-koalas cage", options=STRICT))
    at.play(0, "red-koala")
    assert at.legal(2) == [LET_PASS, ZOOP[card("red-koalas")], ZOOP[JOKER], ZOOP[CAGE]]
    at.act(2, ZOOP[JOKER])
    assert told(at, CallFailed) == [CallFailed(2, JOKER)]
    at.give("green-crab")
    assert at.hand(2) == "red-koalas green-crab joker cage"
    assert at.asked() == (1,)


@pytest.mark.rule("ZP-16")
def test_at_a_strict_table_a_twin_without_the_call_costs_a_card() -> None:
    at = Table(position("red-rabbit", f"red-koala {DULL}", "green-frogs", "red-koala red-koala", options=STRICT))
    at.play(0, "red-koala")
    assert at.legal(2) == [LET_PASS, ZOOP[card("red-koala")], THROW[card("red-koala")]]
    at.act(2, THROW[card("red-koala")])
    assert told(at, CallForgotten) == [CallForgotten(2, card("red-koala"))]
    at.give("green-crab")
    assert at.hand(2) == "red-koala red-koala green-crab"


@pytest.mark.rule("ZP-16", "ZP-15")
def test_a_false_call_does_not_hinder_a_true_one() -> None:
    hands = (f"red-koala {DULL}", "green-frogs", "red-koala green-monkeys", "green-kangaroo green-toucan")
    at = Table(position("red-rabbit", *hands, options=STRICT))
    at.play(0, "red-koala")
    at.act(3, ZOOP[card("green-toucan")])
    at.act(2, ZOOP[card("red-koala")])
    at.give("green-crab")
    assert [len(hand) for hand in at.state.hands] == [2, 1, 1, 3]
    assert at.asked() == (0, 3)  # the window for the third copy


@pytest.mark.rule("ZP-16", "ZP-15")
def test_mistakes_are_paid_for_before_a_late_call() -> None:
    hands = (f"red-koala {DULL}", "green-frogs", "red-koala green-monkeys", "red-koala green-crab", "blue-crab joker")
    at = Table(position("red-rabbit", *hands, options=STRICT))
    at.play(0, "red-koala")
    at.act(4, ZOOP[JOKER])
    for seat in (2, 3):
        at.act(seat, ZOOP[card("red-koala")])
    at.first(3)
    assert at.view(None).debts == (4, 2)


@pytest.mark.rule("ZP-16", "ZP-7")
def test_a_win_cancels_the_cards_still_due() -> None:
    hands = (f"red-koala {DULL}", "green-frogs", "red-koala", "green-kangaroo green-toucan")
    at = Table(position("red-rabbit", *hands, options=STRICT))
    at.play(0, "red-koala")
    at.act(3, ZOOP[card("green-toucan")])
    at.act(2, ZOOP[card("red-koala")])
    assert GAME.turn(at.state) == OVER
    assert at.view(None).debts == ()
    assert len(at.state.hands[3]) == 2


# Cages

SPECIAL = [
    ("crab", "rabbit"),
    ("chameleon", "rabbit"),
    ("kangaroo", "rabbit"),
    ("monkeys", "rabbits"),
    ("frogs", "rabbits"),
    ("kangaroos", "rabbits"),
]


@pytest.mark.rule("ZP-17")
@pytest.mark.parametrize(("face", "under"), SPECIAL)
@pytest.mark.parametrize("hunter", [1, 2, 3])
def test_a_cage_cancels_the_effect_the_hunted_draws_and_the_hunter_starts_afresh(
    face: str, under: str, hunter: int
) -> None:
    hands = [f"red-{face} green-frogs", *["blue-toucans blue-rabbit"] * 3]
    hands[hunter] = "cage joker yellow-koalas yellow-toucan"
    at = table(f"red-{under}", *hands)
    at.play(0, f"red-{face}")
    assert at.asked() == (1, 2, 3)  # also the one whose turn begins, not the one who discarded
    for seat in at.asked():
        at.act(seat, CHASE if seat == hunter else LET_PASS)
    at.give("blue-crab")
    assert at.hand(0) == "green-frogs blue-crab"
    assert at.asked() == (hunter,)
    free = [PLAY[card("yellow-toucan")], PLAY[card("yellow-koalas")]]
    assert sorted(map(str, at.legal(hunter))) == sorted(map(str, [*free, PLAY_JOKER[KOALA], PLAY_JOKER[TOUCAN]]))
    assert at.view(None).clockwise
    assert not told(at, DirectionReversed)
    assert not told(at, TurnSkipped)
    assert at.state.discards[card(f"red-{face}")] == at.state.discards[CAGE] == 1
    at.play(hunter, "yellow-toucan")
    at.nobody_calls()
    assert at.asked() == ((hunter + 1) % 4,)


@pytest.mark.rule("ZP-17", "ZP-12")
def test_a_caged_crab_leaves_a_reversed_direction_reversed() -> None:
    at = table("red-rabbit", "red-crab green-frogs", "cage yellow-koala blue-crab", DULL, DULL)
    at.state.step = -1
    at.play(0, "red-crab")
    for seat in (1, 2, 3):
        at.act(seat, CHASE if seat == 1 else LET_PASS)
    at.give("blue-frogs")
    at.play(1, "yellow-koala")
    at.nobody_calls()
    assert at.asked() == (0,)


@pytest.mark.rule("ZP-17", "ZP-7")
def test_a_cage_can_be_the_last_card_and_wins() -> None:
    at = table("red-rabbit", "red-crab green-frogs", "cage", DULL)
    at.play(0, "red-crab")
    at.act(1, CHASE)
    at.act(2, LET_PASS)
    assert told(at, GameWon) == [GameWon(1)]
    assert len(at.state.hands[0]) == 1  # and nobody draws any more


@pytest.mark.rule("ZP-17")
def test_the_later_of_two_cages_just_returns_to_its_owner() -> None:
    at = table("red-rabbit", "red-crab green-frogs", f"cage {DULL}", f"cage {DULL}", f"cage {DULL}")
    at.play(0, "red-crab")
    for seat in (3, 2, 1):
        at.act(seat, CHASE)
    assert GAME.chances(at.state).outcomes == [FIRST[1], FIRST[2], FIRST[3]]
    at.first(2)
    at.give("blue-frogs")
    assert [len(hand) for hand in at.state.hands] == [2, 3, 2, 3]
    assert at.asked() == (2,)


@pytest.mark.rule("ZP-17")
def test_a_cage_needs_a_special_animal_and_a_cage() -> None:
    at = table("red-rabbit", f"red-koala {DULL}", "cage green-frogs", "cage green-crab")
    assert GAME.refusal(at.state, 0, CHASE) == "ZP-17"
    at.play(0, "red-koala")
    assert at.legal(2) == [LET_PASS]
    assert GAME.refusal(at.state, 2, CHASE) == "ZP-17"


@pytest.mark.rule("ZP-17", "ZP-18")
def test_when_all_cages_are_seen_no_window_opens_on_a_special_animal() -> None:
    at = table("red-rabbit", "red-crab green-frogs", DULL, DULL, pile="")
    at.play(0, "red-crab")
    assert at.asked() == (2,)


@pytest.mark.rule("ZP-17", "ZP-6")
def test_the_hunted_draws_nothing_from_an_empty_pile() -> None:
    at = table("red-rabbit", "red-crab green-frogs", "cage yellow-koala", DULL, pile="")
    at.play(0, "red-crab")
    at.act(1, CHASE)
    at.act(2, LET_PASS)
    assert at.legal(1) == [PLAY[card("yellow-koala")]]
    assert at.view(None).debts == ()


@pytest.mark.rule("ZP-17")
def test_a_hunter_without_an_animal_draws_and_then_any_animal_of_the_next_starts_afresh() -> None:
    at = table("red-rabbit", "red-crab green-frogs", "cage cage", "yellow-koalas blue-crab")
    at.play(0, "red-crab")
    at.act(1, CHASE)
    at.act(2, LET_PASS)
    at.give("blue-frogs")
    assert at.legal(1) == [DRAW]
    at.act(1, DRAW)
    at.give("joker")
    assert at.legal(1) == [PASS]  # no species to name
    at.act(1, PASS)
    assert at.legal(2) == [PLAY[card("yellow-koalas")], PLAY[card("blue-crab")]]


@pytest.mark.rule("ZP-17")
def test_a_hunter_may_start_afresh_with_a_special_animal_that_is_hunted_in_turn() -> None:
    at = table("red-rabbit", "red-crab green-frogs cage", "cage yellow-frogs blue-crab", DULL)
    at.play(0, "red-crab")
    at.act(1, CHASE)
    at.act(2, LET_PASS)
    at.give("blue-monkeys")
    at.play(1, "yellow-frogs")
    assert at.asked() == (0, 2)
    at.act(0, CHASE)
    at.act(2, LET_PASS)
    at.give("blue-kangaroo")
    assert at.asked() == (0,)


# Windows


@pytest.mark.rule("ZP-18")
def test_a_window_asks_everybody_who_may_call_whatever_they_hold() -> None:
    with_twin = table("red-rabbit", f"red-koala {DULL}", "green-crab", "red-koala green-frogs", "red-koala cage")
    without = table("red-rabbit", f"red-koala {DULL}", "green-crab", "yellow-crab green-frogs", "yellow-frogs cage")
    for at in (with_twin, without):
        at.play(0, "red-koala")
        assert GAME.turn(at.state).kind is Kind.TOGETHER
        assert at.asked() == (2, 3)


@pytest.mark.rule("ZP-18")
def test_calls_are_sealed_until_everybody_has_answered() -> None:
    at = table("red-rabbit", f"red-koala {DULL}", "green-crab", "red-koala green-frogs", "red-koala cage")
    at.play(0, "red-koala")
    at.act(3, ZOOP[card("red-koala")])
    assert at.asked() == (2,)
    assert at.view(3).players[3].answer == ZOOP[card("red-koala")]
    for watcher in (0, 1, 2, None):
        assert at.view(watcher).players[3].answered
        assert at.view(watcher).players[3].answer is None
    at.act(2, ZOOP[card("red-koala")])
    assert at.view(None).players[3].answer == ZOOP[card("red-koala")]


# Special Rounds


@pytest.mark.rule("ZP-19")
def test_a_joker_goes_on_any_card_and_names_a_basic_species_in_hand() -> None:
    at = table("yellow-frogs", "joker red-rabbit red-toucans blue-crab", DULL, DULL)
    assert at.legal(0) == [PLAY_JOKER[RABBIT], PLAY_JOKER[TOUCAN], DRAW]
    assert GAME.refusal(at.state, 0, PLAY_JOKER[KOALA]) == "ZP-19"


@pytest.mark.rule("ZP-19")
def test_a_joker_needs_a_rabbit_koala_or_toucan_beside_it() -> None:
    at = table("yellow-frogs", "joker cage blue-crab", DULL, DULL)
    assert at.legal(0) == [DRAW]
    assert GAME.refusal(at.state, 0, PLAY_JOKER[RABBIT]) == "ZP-19"


@pytest.mark.rule("ZP-19")
def test_in_a_special_round_each_discards_the_species_or_draws_and_the_joker_comes_last() -> None:
    at = table(
        "yellow-frogs",
        "joker red-koala blue-crab",
        "green-koalas green-koala green-crab",
        "yellow-crab yellow-rabbit",
        "blue-koalas yellow-toucan",
    )
    at.act(0, PLAY_JOKER[KOALA])
    assert at.legal(1) == [PLAY[card("green-koala")], PLAY[card("green-koalas")]]
    at.play(1, "green-koalas")  # any colour and quantity; and no window during the round
    assert at.legal(2) == [DRAW]
    assert GAME.refusal(at.state, 2, PLAY[card("yellow-rabbit")]) == "ZP-19"
    at.act(2, DRAW)
    at.give("blue-koala")  # may not be played
    at.play(3, "blue-koalas")
    assert at.legal(0) == [PLAY[card("red-koala")]]
    at.play(0, "red-koala")
    assert at.asked() == (1,)  # again no window
    assert at.view(None).species is None
    assert at.view(None).starter is None
    assert at.legal(1) == [PLAY[card("green-koala")]]  # normal play from the last card
    assert [len(hand) for hand in at.state.hands] == [1, 2, 3, 1]


@pytest.mark.rule("ZP-19", "ZP-12")
def test_a_special_round_goes_in_the_direction_of_play() -> None:
    at = table("yellow-frogs", "joker red-koala blue-crab", "green-koala green-crab", "yellow-koala yellow-rabbit")
    at.state.step = -1
    at.act(0, PLAY_JOKER[KOALA])
    at.play(2, "yellow-koala")
    at.play(1, "green-koala")
    at.play(0, "red-koala")
    assert at.asked() == (2,)


@pytest.mark.rule("ZP-19", "ZP-6")
def test_in_a_special_round_with_no_pile_who_has_none_passes() -> None:
    at = table("yellow-frogs", "joker red-koala blue-crab", "green-crab", "yellow-crab yellow-rabbit", pile="red-crab")
    at.act(0, PLAY_JOKER[KOALA])
    at.act(1, DRAW)
    at.give("red-crab")
    assert at.legal(2) == [PASS]
    assert GAME.refusal(at.state, 2, DRAW) == "ZP-6"
    at.act(2, PASS)
    at.play(0, "red-koala")
    assert at.legal(1) == [PLAY[card("red-crab")]]


@pytest.mark.rule("ZP-19", "ZP-7")
def test_a_special_round_can_end_the_game_for_another_player() -> None:
    at = table("yellow-frogs", "joker red-koala", "green-koala green-crab", "yellow-koala")
    at.act(0, PLAY_JOKER[KOALA])
    at.play(1, "green-koala")
    at.play(2, "yellow-koala")
    assert GAME.turn(at.state) == OVER
    assert told(at, GameWon) == [GameWon(2)]


@pytest.mark.rule("ZP-19", "ZP-7")
def test_who_began_a_special_round_can_win_with_its_last_card() -> None:
    at = table("yellow-frogs", "joker red-koala", "green-koala green-crab", "yellow-koala blue-crab")
    at.act(0, PLAY_JOKER[KOALA])
    at.play(1, "green-koala")
    at.play(2, "yellow-koala")
    at.play(0, "red-koala")
    assert told(at, GameWon) == [GameWon(0)]


@pytest.mark.rule("ZP-19", "ZP-8")
def test_after_a_special_round_the_one_with_the_joker_has_discarded_last() -> None:
    at = table("yellow-frogs", "joker red-koala blue-frogs", "green-crab", "yellow-crab")
    at.act(0, PLAY_JOKER[KOALA])
    for drawn in ("green-frogs", "blue-monkeys"):
        at.act(at.asked()[0], DRAW)
        at.give(drawn)
    at.play(0, "red-koala")
    for drawn in ("green-monkeys", "green-kangaroos"):
        seat = at.asked()[0]
        at.act(seat, DRAW)
        at.give(drawn)
        at.act(seat, PASS)
    assert at.legal(0) == [PLAY[card("blue-frogs")]]


@pytest.mark.rule("ZP-20")
def test_a_joker_can_never_be_the_last_card() -> None:
    at = table("red-rabbit", "joker", DULL, DULL)
    assert at.legal(0) == [DRAW]
    assert GAME.refusal(at.state, 0, PLAY_JOKER[RABBIT]) == "ZP-20"
    at.act(0, DRAW)
    at.give("blue-koalas")
    assert at.legal(0) == [PASS]  # only the card drawn could be played
    assert GAME.refusal(at.state, 0, PLAY_JOKER[KOALA]) == "ZP-5"


@pytest.mark.rule("ZP-20", "ZP-8")
def test_not_even_when_all_passed() -> None:
    at = table("red-rabbit", "joker", DULL, DULL, pile="", last=0)
    assert at.legal(0) == [PASS]


# The end


def blocked(*hands: str) -> Table:
    """Nothing fits, nothing is left to draw, and everybody passes."""
    at = table("red-rabbit", *hands, pile="")
    for seat in range(len(hands)):
        at.act(seat, PASS)
    return at


@pytest.mark.rule("ZP-21")
def test_a_game_is_blocked_when_all_have_passed_with_no_pile_and_fewest_cards_win() -> None:
    at = blocked("blue-frogs blue-crab", "green-crab", "green-frogs yellow-crab yellow-frogs")
    assert told(at, GameBlocked) == [GameBlocked()]
    assert told(at, HandShown)[1] == HandShown(1, (card("green-crab"),))
    assert told(at, GameWon) == [GameWon(1)]


@pytest.mark.rule("ZP-21")
def test_a_tie_goes_to_the_fewest_jokers_and_cages() -> None:
    at = blocked("blue-frogs joker", "green-crab cage", "green-frogs yellow-crab")
    assert told(at, GameWon) == [GameWon(2)]


@pytest.mark.rule("ZP-21")
def test_a_last_race_parts_those_still_tied() -> None:
    at = blocked("blue-frogs joker", "green-crab cage", "green-frogs yellow-crab yellow-frogs")
    assert GAME.chances(at.state).pairs() == [(FIRST[0], 1), (FIRST[1], 1)]
    assert GAME.refusal(at.state, -1, FIRST[2]) == "ZP-21"
    assert [words(list(player.shown)) for player in at.view(None).players] == [at.hand(seat) for seat in range(3)]
    at.first(1)
    assert told(at, GameWon) == [GameWon(1)]
    assert ranks(GAME.scores(at.state)) == [2, 1, 3]


@pytest.mark.rule("ZP-21", "ZP-8")
def test_a_game_is_not_blocked_while_somebody_has_a_free_turn() -> None:
    at = table("red-rabbit", "blue-frogs green-crab", "green-frogs", "yellow-frogs", pile="", active=1, last=0)
    at.act(1, PASS)
    at.act(2, PASS)
    at.play(0, "blue-frogs")
    assert at.view(None).idle == 0


@pytest.mark.rule("ZP-21", "ZP-10")
def test_who_was_skipped_has_a_turn_before_the_game_is_blocked() -> None:
    at = table("red-koalas", "red-frogs joker", "yellow-frogs green-crab", "blue-crab", pile="")
    at.play(0, "red-frogs")
    assert at.legal(2) == [PASS]
    at.act(2, PASS)
    at.act(0, PASS)  # a Joker alone
    at.play(1, "yellow-frogs")


@pytest.mark.rule("ZP-21")
def test_passing_after_a_draw_does_not_count_towards_a_block() -> None:
    at = table("red-rabbit", "blue-frogs", "green-crab", "green-frogs", pile="yellow-frogs")
    at.act(0, DRAW)
    at.give("yellow-frogs")
    at.act(0, PASS)
    at.act(1, PASS)
    at.act(2, PASS)
    assert GAME.turn(at.state).kind is Kind.ONE
    at.act(0, PASS)
    assert told(at, GameBlocked)


@pytest.mark.rule("ZP-22", "ZP-3")
def test_in_a_match_the_winner_of_one_game_starts_the_next_clockwise() -> None:
    options = ZoopOptions(games=2)
    at = Table(position("red-rabbit", DULL, "red-koala", "green-frogs", active=1, step=-1, options=options))
    at.play(1, "red-koala")
    assert told(at, GameStarted) == [GameStarted(2, 1)]
    view = at.view(None)
    assert (view.pile, view.top, view.last, view.clockwise) == (106, None, None, True)
    assert [player.won for player in view.players] == [0, 1, 0]
    while at.view(None).debts:
        at.luck(GAME.chances(at.state).outcomes[0])
    at.give("blue-rabbit")
    assert at.asked() == (1,)


@pytest.mark.rule("ZP-22", "ZP-14")
def test_who_wins_out_of_turn_starts_the_next_game_too() -> None:
    hands = (f"red-koala {DULL}", "green-frogs", "red-koala")
    at = Table(position("red-rabbit", *hands, options=ZoopOptions(games=2)))
    at.play(0, "red-koala")
    at.act(2, ZOOP[card("red-koala")])
    assert at.view(None).active == 2


@pytest.mark.rule("ZP-22", "ZP-19")
def test_a_special_round_ends_with_the_game() -> None:
    hands = ("joker red-koala", "green-koala", "yellow-koala blue-crab")
    at = Table(position("yellow-frogs", *hands, options=ZoopOptions(games=2)))
    at.act(0, PLAY_JOKER[KOALA])
    at.play(1, "green-koala")
    assert (at.view(None).species, at.view(None).starter) == (None, None)


@pytest.mark.rule("ZP-22", "ZP-21")
def test_after_a_blocked_game_the_next_one_is_a_fresh_one() -> None:
    hands = ("blue-frogs blue-crab", "green-crab", "green-frogs yellow-crab")
    at = Table(position("red-rabbit", *hands, pile="", options=ZoopOptions(games=2)))
    for seat in range(3):
        at.act(seat, PASS)
    view = at.view(None)
    assert (view.active, view.idle, view.pile, view.last) == (1, 0, 106, None)
    assert all(player.shown == player.cannot == () for player in view.players)


@pytest.mark.rule("ZP-22")
def test_a_match_is_scored_by_games_won_then_by_fewest_cards_left() -> None:
    at = Table(position("red-rabbit", "red-koala", DULL, "green-frogs", options=ZoopOptions(games=2)))
    at.play(0, "red-koala")
    at.state = position("red-rabbit", DULL, "red-koala", "green-frogs", active=1, options=ZoopOptions(games=2))
    at.state.won, at.state.left = [1, 0, 0], [0, 2, 1]
    assert [score.tiebreaks[0].points for score in GAME.scores(at.state)] == [-2, -3, -2]
    at.play(1, "red-koala")
    assert GAME.turn(at.state) == OVER
    scores = GAME.scores(at.state)
    assert [score.points for score in scores] == [1, 1, 0]
    assert [score.tiebreaks[0].points for score in scores] == [-2, -2, -2]
    assert ranks(scores) == [1, 1, 3]
