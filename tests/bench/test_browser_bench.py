"""Traces drawn by hand: what a step is, and what it is made of."""

from io import StringIO

import pytest
from rich.console import Console

from bench.browser import Measured, draw
from bench.browser_trace import FRAME, Event, Step, steps

MAIN, OTHER = 7, 8


def lasting(name: str, start: float, cpu: float, thread: int = MAIN) -> Event:
    """In milliseconds. Half of the time other programs had the processor."""
    return {"name": name, "ph": "X", "pid": 1, "tid": thread, "ts": start * 1000, "dur": cpu * 2000, "tdur": cpu * 1000}


def frame(at: float) -> Event:
    return {"name": FRAME, "ph": "I", "pid": 1, "tid": MAIN, "ts": at * 1000}


def test_a_step_is_all_work_between_two_frames() -> None:
    trace = [lasting("RunTask", 0, 2), lasting("RunTask", 10, 3), frame(11), lasting("RunTask", 20, 4), frame(21)]
    assert [one.whole for one in steps(trace)] == [5, 4]


def test_work_after_the_last_frame_is_no_step() -> None:
    trace = [lasting("RunTask", 0, 2), frame(1), lasting("RunTask", 10, 30)]
    assert [one.whole for one in steps(trace)] == [2]


def test_other_threads_do_not_count() -> None:
    trace = [lasting("RunTask", 0, 2), frame(1), lasting("RunTask", 0, 90, OTHER), lasting("Layout", 0, 90, OTHER)]
    assert steps(trace) == [Step(2, 0, 0)]


def test_style_within_layout_counts_once() -> None:
    inner = [lasting("Layout", 1, 5), lasting("UpdateLayoutTree", 2, 3), lasting("Layout", 13, 1)]
    (one,) = steps([lasting("RunTask", 0, 10), frame(0.5), *inner, lasting("Paint", 16, 2)])
    assert (one.style, one.paint, one.script) == (6, 2, 2)


def test_a_task_cut_off_by_the_end_of_the_trace_is_left_out() -> None:
    cut = lasting("RunTask", 30, 5)
    del cut["dur"]
    assert len(steps([lasting("RunTask", 0, 2), frame(1), cut, frame(31)])) == 1


@pytest.mark.parametrize(("worst", "told"), [(49, "yes"), (51, "no")])
def test_the_table_says_whether_the_bar_is_met(worst: float, told: str) -> None:
    page = StringIO()
    draw([Measured("zoop", "desk", 100, 20, Step(worst, 1, 1))], Console(file=page, width=140))
    assert told in page.getvalue().splitlines()[-1]
