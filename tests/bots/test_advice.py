"""What a hint tells beside the choice itself."""

import pytest

from zoorama.bots.advice import advice
from zoorama.games.zooloretto_dice.actions import TAKE

LEGAL = list(TAKE[:3])


@pytest.mark.parametrize(
    ("chances", "told"),
    [
        ([0.2, 0.6, 0.5], [(1, 0.6), (2, 0.5)]),
        ([0.6, 0.6, 0.5], [(1, 0.6), (0, 0.6)]),
        ([0.9, 0.6, 0.5], [(1, 0.6), (2, 0.5)]),  # hardly tried, so not believed
        ([0.9, 0.6, 0.7], [(1, 0.6)]),
        ([], []),
    ],
)
def test_a_hint_names_the_choice_and_the_next_best(chances: list[float], told: list[tuple[int, float]]) -> None:
    found = advice(LEGAL, 1, chances)
    assert found.action == LEGAL[1]
    assert list(found.best) == [(LEGAL[index], chance) for index, chance in told]


def test_where_there_is_no_choice_there_is_nothing_to_weigh() -> None:
    assert advice(LEGAL[:1], 0, [0.5]).best == ()
