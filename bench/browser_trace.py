"""Reads a trace of Chromium: what each step of the page took on its main thread."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

TIMELINE = "disabled-by-default-devtools.timeline"
CATEGORIES = ("-*", "devtools.timeline", TIMELINE, f"{TIMELINE}.frame")
FRAME = "BeginMainThreadFrame"
STYLE = {"UpdateLayoutTree", "Layout"}
PAINT = {"PrePaint", "Paint", "Layerize", "UpdateLayer", "Commit"}

Event = dict[str, Any]


@dataclass(frozen=True)
class Step:
    """Everything between two frames, in milliseconds of processor time."""

    whole: float
    style: float  # and layout, also where a script forces it
    paint: float

    @property
    def script(self) -> float:
        """And whatever else is neither style, layout nor paint."""
        return self.whole - self.style - self.paint


def steps(trace: Iterable[Event]) -> list[Step]:
    """A frame is begun within a task; with that task the step ends."""
    events = main_thread(list(trace))
    times = [event["ts"] for event in events]
    frames = [event["ts"] for event in events if event["name"] == FRAME]
    found: list[Step] = []
    waiting: list[Event] = []
    for task in (event for event in events if event["name"] == "RunTask" and "dur" in event):
        waiting.append(task)
        end = task["ts"] + task["dur"]
        if bisect_left(frames, task["ts"]) < bisect_right(frames, end):
            found.append(step(waiting, events[bisect_left(times, waiting[0]["ts"]) : bisect_right(times, end)]))
            waiting = []
    return found


def main_thread(trace: list[Event]) -> list[Event]:
    """What happened on the thread that begins the frames, in order."""
    frames = Counter((event["pid"], event["tid"]) for event in trace if event["name"] == FRAME)
    ours = max(frames, key=frames.__getitem__)
    return sorted((event for event in trace if (event["pid"], event["tid"]) == ours), key=itemgetter("ts"))


def step(tasks: list[Event], within: list[Event]) -> Step:
    return Step(total(tasks), total(outermost(within, STYLE)), total(outermost(within, PAINT)))


def outermost(events: list[Event], names: set[str]) -> Iterator[Event]:
    until = -1.0
    for event in events:
        if event["name"] in names and "dur" in event and event["ts"] >= until:
            until = event["ts"] + event["dur"]
            yield event


def total(events: Iterable[Event]) -> float:
    """Processor time, so that other programs on the machine do not count."""
    spent: float = sum(event.get("tdur", 0) for event in events)
    return spent / 1000
