"""What each shape stands for."""

from dataclasses import FrozenInstanceError

import pytest

from zoorama.engine.shape import (
    FLAG,
    SEAT,
    Bag,
    Bits,
    BySeat,
    Coordinate,
    Flag,
    Many,
    Maybe,
    Nth,
    Seat,
    Shape,
    Text,
    Value,
    Whole,
    Word,
    bag,
    bits,
    by_seat,
    coordinate,
    many,
    maybe,
    nth,
    text,
    value,
    whole,
    word,
)


@pytest.mark.parametrize(
    ("stated", "shape"),
    [
        (whole(-1, 5), Whole(-1, 5)),
        (nth(4), Nth(4)),
        (word(("ant", "bee")), Word(("ant", "bee"))),
        (text(40), Text(40)),
        (value(int, str), Value((int, str))),
        (maybe(SEAT), Maybe(Seat())),
        (many(maybe(FLAG), 0, 2), Many(Maybe(Flag()), 0, 2)),
        (bag(FLAG, 0, 2), Bag(Flag(), 0, 2)),
        (by_seat(FLAG, range(2, 5)), BySeat(Flag(), 2, 4)),
        (bits(("ant", "bee", "cat")), Bits(0, 7, ("ant", "bee", "cat"))),
        (coordinate(-50, 50, 53), Coordinate(-50, 50, 53)),
    ],
    ids=lambda part: type(part).__name__ if isinstance(part, Shape) else "",
)
def test_a_field_states_its_shape_as_metadata(stated: dict[str, Shape], shape: Shape) -> None:
    assert stated == {"shape": shape}


def test_a_shape_stays_as_it_was_stated() -> None:
    with pytest.raises(FrozenInstanceError):
        Whole(0, 1).low = 2  # type: ignore[misc] # it must not be possible
