"""What a finished game teaches: targets by TD(λ), from each row's own side."""

import pytest

from zoorama.lab.train.lessons import Notebook, Step

A, B, C = b"\x00\x01", b"\x01\x00", b"\x01\x01"


def targets(steps: list[Step], decay: float) -> list[list[float]]:
    book = Notebook(most_seats=3)
    book.write(steps, [1.0, 0.0], decay)
    return [[round(float(share), 3) for share in line] for line in book.tear_out().targets]


def test_the_last_choice_is_taught_the_result_and_earlier_ones_a_mixture() -> None:
    steps = [Step([A], [0], [[0.5, 0.5]]), Step([B], [1], [[0.6, 0.4]])]
    assert targets(steps, 0.5) == [[0.0, 1.0, 0.0], [0.8, pytest.approx(0.2, abs=1e-3), 0.0]]


def test_what_was_watched_is_taught_by_its_result_alone() -> None:
    assert targets([Step([A], [0]), Step([B], [1])], 0.5) == [[0.0, 1.0, 0.0], [1.0, 0.0, 0.0]]


def test_a_choice_made_to_try_something_does_not_blame_those_before_it() -> None:
    tried = Step([B], [1], [[0.9, 0.1]], best=[0.25, 0.75])
    assert targets([Step([A], [0], [[0.5, 0.5]]), tried], 1.0) == [[0.0, 1.0, 0.0], [0.25, 0.75, 0.0]]


def test_sealed_choices_are_one_step() -> None:
    """Neither is taught by what the net saw of the other: that one did not know of it."""
    sealed = Step([A, B], [0, 1], [[0.7, 0.3], [0.5, 0.5]])
    before = Step([C], [0], [[0.5, 0.5]])
    assert targets([before, sealed], 0.0) == [
        [1.0, 0.0, 0.0],
        [0.0, 1.0, 0.0],
        [pytest.approx(0.6, abs=1e-3), 0.4, 0.0],
    ]


def test_a_page_is_torn_out_once() -> None:
    book = Notebook(most_seats=2)
    book.write([Step([A], [0])], [1.0, 0.0], 0.8)
    lessons = book.tear_out()
    assert (len(lessons.seats), lessons.games) == (1, 1)
    assert lessons.rows.tolist() == [[0b01000000]]
    assert len(book.rows) == book.games == 0
