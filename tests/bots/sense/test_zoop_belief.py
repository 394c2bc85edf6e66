"""What a hand at Zoop is believed to hold: never against what is known, and by how its owner has played."""

from tests.games.zoop.drawn import GAME, Table, card, position
from zoorama.bots.sense.zoop import SENSE
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, Kind
from zoorama.games.zoop.actions import LET_PASS, ZOOP
from zoorama.games.zoop.parts import CAGE, GOES_ON, JOKER
from zoorama.games.zoop.state import Options, State

HANDS = ("red-koala red-toucan", "green-frogs green-crab yellow-rabbit", "blue-frogs blue-crab blue-monkeys")
TIMES = 300


def held(state: State, seat: int, kind: int) -> int:
    """In that many imagined states, how many such cards the seat after this one has."""
    view, rng = GAME.view(state, seat), Rng(1)
    return sum(SENSE.imagine(GAME, view, rng).hands[seat + 1].count(kind) for _ in range(TIMES))


def test_what_it_imagines_agrees_with_the_view() -> None:
    rng, state = Rng(2), GAME.start(5, Options())
    while (turn := GAME.turn(state)).kind is not Kind.OVER:
        if turn.kind is Kind.CHANCE:
            GAME.play(state, LUCK, rng.deal(GAME.chances(state)))
            continue
        seat = turn.seats[0]
        assert GAME.view(SENSE.imagine(GAME, GAME.view(state, seat), rng), seat) == GAME.view(state, seat)
        legal = GAME.legal(state, seat)
        GAME.play(state, seat, legal[rng.below(len(legal))])


def test_who_drew_is_believed_to_have_fewer_jokers() -> None:
    state = position("red-rabbit", *HANDS)
    before = held(state, 0, JOKER)
    state.cannot[1] = [GOES_ON[card("red-rabbit")]] * 3
    assert held(state, 0, JOKER) < before / 2


def test_cages_are_believed_rarer_in_hands_than_in_the_pile() -> None:
    state = position("red-rabbit", *HANDS)
    view, rng = GAME.view(state, 0), Rng(1)
    guessed = sum(GAME.guess(view, rng).hands[1].count(CAGE) for _ in range(TIMES))
    assert held(state, 0, CAGE) < guessed


def test_whoever_was_asked_is_asked_again() -> None:
    """What they sealed a guess can only invent."""
    at = Table(position("red-rabbit", "red-koala blue-rabbit", "green-frogs", "red-koala blue-toucan", "joker cage"))
    at.play(0, "red-koala")
    assert at.asked() == (2, 3)
    at.act(2, ZOOP[card("red-koala")])
    SENSE.unseal(at.state, 3)
    assert at.asked() == (2, 3)
    assert at.state.answers[2] is None
    at.act(3, LET_PASS)
    SENSE.unseal(at.state, 3)
    assert at.asked() == (2,)
