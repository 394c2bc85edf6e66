"""Ranks by points, then by tiebreaks."""

import pytest

from zoorama.engine.score import Line, Score, ranks


def score(points: int, *tiebreaks: int) -> Score:
    return Score(points, tuple(Line("coins", tiebreak) for tiebreak in tiebreaks), ())


@pytest.mark.parametrize(
    ("scores", "placed"),
    [
        pytest.param([score(3), score(9), score(5)], [3, 1, 2], id="the most points win"),
        pytest.param([score(5, 1), score(5, 2)], [2, 1], id="a tiebreak parts those with equal points"),
        pytest.param([score(5, 1, 0), score(5, 1, 4)], [2, 1], id="then the next tiebreak"),
        pytest.param([score(4, 9), score(5, 1)], [2, 1], id="a tiebreak never beats points"),
        pytest.param([score(5, 2), score(5, 2)], [1, 1], id="whom nothing parts share the victory"),
        pytest.param([score(7), score(5), score(5), score(1)], [1, 2, 2, 4], id="a shared rank leaves a gap"),
        pytest.param([score(-2), score(-7)], [1, 2], id="points below nothing count too"),
    ],
)
def test_ranks(scores: list[Score], placed: list[int]) -> None:
    assert ranks(scores) == placed
