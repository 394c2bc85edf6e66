"""Solves the dice game for two into a folder, on a GPU where there is one; goes on where it was stopped."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

import numpy as np

from zoorama.bots.exact.boards import Values
from zoorama.lab.solve.canon import canon
from zoorama.lab.solve.graphics import Graphics, cupy
from zoorama.lab.solve.plan import Plan, fill_ends, plan
from zoorama.lab.solve.processor import Processor, compiler
from zoorama.lab.solve.store import Facts, Workplace, write_table

TOLERANCE: Final = 1.2e-7  # a loop is closed when its value moves by no more: two steps of a float near 1
LAYERS: Final = 45  # of all positions, by the marks on both sheets
PAUSE: Final = 60.0  # seconds between notes of how far it is
Progress = Callable[[int], None]  # is told how many layers have been done since the last time


class NoGpu(Exception):
    """A GPU was asked for, and CuPy sees none."""


class Machine(Protocol):
    """Where layers are solved."""

    visits: int

    def layer(self, layer: int, tolerance: float) -> float:
        """Solve one layer; the greatest change of the last sweep over loops."""

    def check(self, layer: int) -> float:
        """The greatest difference between a layer's values and what they should be, given the others."""

    def values(self) -> Values:
        """The table as it is now."""


@dataclass(frozen=True)
class Order:
    folder: Path
    device: str  # auto, gpu or cpu
    threads: int
    small: bool  # one byte a value instead of four


def uses_gpu(order: Order) -> bool:
    """What is missing shows here, before anything is made."""
    there = order.device != "cpu" and cupy() is not None
    if order.device == "gpu" and not there:
        raise NoGpu
    if not there:
        compiler()
    return there


def machine(order: Order, plan: Plan, table: Values) -> Machine:
    return Graphics(plan, table) if uses_gpu(order) else Processor(plan, table, order.threads)


def solve(order: Order, progress: Progress) -> Facts:
    began = time.perf_counter()
    uses_gpu(order)
    every = canon()
    work, todo = Workplace(order.folder, len(every.codes)), plan(every)
    fill_ends(every, work.values, np.arange(every.open, len(every.codes)))
    made = machine(order, todo, work.values)
    ready = time.perf_counter()
    sweep(made, todo, work, progress)
    solved, visits = time.perf_counter(), made.visits
    residual = max(made.check(layer) for layer in todo.layers)
    values = made.values()
    facts: Facts = {
        "first": float(values[0, 0]),
        "residual": residual,
        "positions": every.open * values.shape[1],
        "visits": visits,
        "machine": type(made).__name__.lower(),
        "seconds_to_prepare": round(ready - began, 2),
        "seconds_to_solve": round(solved - ready, 2),
        "seconds_to_check": round(time.perf_counter() - solved, 2),
    }
    write_table(order.folder, every, values, facts, small=order.small)
    work.remove()
    return facts


def sweep(made: Machine, todo: Plan, work: Workplace, progress: Progress) -> None:
    layers = todo.layers
    first = work.next_layer(layers[0])
    progress(layers[0] - first)
    noted = time.perf_counter()
    for layer in range(first, -1, -1):
        made.layer(layer, TOLERANCE)
        progress(1)
        if time.perf_counter() - noted > PAUSE:
            made.values()
            work.note(layer - 1)
            noted = time.perf_counter()
