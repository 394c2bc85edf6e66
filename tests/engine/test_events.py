"""What an event tells whom, unless a game says otherwise."""

from tests.engine.script import Said, Tossed


def test_an_event_is_told_to_everybody_unless_it_says_otherwise() -> None:
    event = Tossed(1)
    assert [event.to(seat) for seat in (0, 1, None)] == [event] * 3


def test_an_event_hides_nothing_unless_it_says_so() -> None:
    assert not Tossed(1).reveals()
    assert Said(0, 2, True).reveals()
