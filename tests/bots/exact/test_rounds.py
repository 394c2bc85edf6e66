"""The round in lists: how many decks there are, and that its value is what the rules give."""

import numpy as np
import pytest

from zoorama.bots.exact import lists
from zoorama.bots.exact.boards import CODE, Codes, Pen, Values, Whole
from zoorama.bots.exact.judge import alone_ends, round_ends
from zoorama.bots.exact.loads import LOADS, deck, decks, placed, with_die, without
from zoorama.bots.exact.position import Position
from zoorama.bots.exact.rounds import Alone, Round
from zoorama.lab.solve.verify import naive_value

DONE = Pen(-1, -1, 1)


class Noise:
    """A judge without sense: any two positions differ."""

    def values(self, codes: Codes, mine: Whole, theirs: Whole) -> Values:
        mixed = (codes * np.array([3, 5, 7, 11, 13])).sum(axis=-1) * 17 + mine * 19 + theirs * 23
        noise: Values = (mixed * 7919 % 1009 / 1009).astype(np.float32)
        return noise


def late(*pens: Pen, mine: int = 6, theirs: int = 6) -> Position:
    """A position whose first species are done with, and the last as given."""
    every = [DONE] * (5 - len(pens)) + list(pens)
    return Position(tuple(CODE[species][pen] for species, pen in enumerate(every)), mine, theirs)


def test_there_are_so_many_decks() -> None:
    assert LOADS == 84
    assert [len(decks(dice)) for dice in (2, 4, 6)] == [42, 1008, 10423]
    assert (len(lists.waits()), len(lists.long_waits())) == (2646, 57)


def test_a_die_goes_on_a_truck_with_room_and_a_load_can_be_taken() -> None:
    full, single = 28, 1
    trucks = deck((single, full, 0))
    assert trucks == (full, single, 0)
    assert [truck for truck, _ in with_die(trucks, 0)] == [1, 2]
    assert len(placed(trucks, (1, 2))) == 4
    assert without(trucks, full) == (single, 0, 0)


@pytest.mark.parametrize(
    "place",
    [
        late(Pen(1, 2, 0), Pen(2, 1, 0)),
        late(Pen(1, 0, -1), Pen(1, 1, 0), Pen(-1, 1, 1)),
        late(Pen(2, 2, 0), Pen(1, 3, 0), mine=5, theirs=6),
    ],
)
def test_a_round_is_worth_what_the_rules_say(place: Position) -> None:
    found = Round(round_ends(Noise(), place)).start
    assert found == pytest.approx(naive_value(Noise(), place), abs=1e-6)


def test_the_last_player_alone_rolls_while_there_are_dice() -> None:
    alone = Alone(alone_ends(Noise(), late(Pen(1, 2, 0), Pen(2, 1, 0))))
    trucks = (7, 1, 0)
    values = [alone.value(trucks, supply) for supply in (0, 2, 4)]
    assert values == sorted(values)
    assert values[0] == max(alone.ends[7], alone.ends[1])
