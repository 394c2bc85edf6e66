"""Grades of errors, and how well a seat decided."""

import pytest

from zoorama.analysis.analyse import rate
from zoorama.analysis.report import grade


@pytest.mark.parametrize(
    ("lost", "name"),
    [
        (-0.1, None),
        (0.0199, None),
        (0.02, "slight"),
        (0.0499, "slight"),
        (0.05, "inaccuracy"),
        (0.10, "mistake"),
        (0.1999, "mistake"),
        (0.20, "blunder"),
        (1.0, "blunder"),
    ],
)
def test_an_error_is_graded_by_what_it_loses(lost: float, name: str | None) -> None:
    assert grade(lost) == name


def test_a_rate_is_the_mean_loss_a_decision_with_its_interval() -> None:
    found = rate([0.0, 0.1, 0.0, 0.3])
    assert found.decisions == 4
    assert found.lost == pytest.approx(0.1)
    assert found.low == 0.0, "no rate is below zero"
    assert found.high == pytest.approx(0.1 + 1.959964 * 0.1414214 / 2)


def test_what_samples_find_below_zero_is_no_skill() -> None:
    assert rate([-0.01, -0.02, 0.0]).lost == 0.0


@pytest.mark.parametrize(("lost", "mean"), [([], 0.0), ([0.2], 0.2)])
def test_one_decision_says_next_to_nothing(lost: list[float], mean: float) -> None:
    found = rate(lost)
    assert (found.decisions, found.lost, found.low, found.high) == (len(lost), mean, 0.0, 1.0)
