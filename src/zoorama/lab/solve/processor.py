"""The solver on a processor: the C++ source compiled by the machine's own compiler, on any number of cores."""

import ctypes
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from zoorama.bots.exact.boards import Values
from zoorama.lab.solve import source
from zoorama.lab.solve.plan import Pairs, Plan

COMPILERS: Final = ("c++", "g++", "clang++")
FLAGS: Final = ("-x", "c++", "-O3", "-march=native", "-fopenmp", "-fno-exceptions", "-w", "-shared", "-fPIC")


class NoCompiler(Exception):
    """Neither a GPU nor a C++ compiler is here."""


class Job(ctypes.Structure):
    _fields_ = (
        ("lists", ctypes.c_void_p),
        ("marked", ctypes.c_void_p),
        ("fours", ctypes.c_void_p),
        ("boards", ctypes.c_void_p),
        ("pairs", ctypes.c_void_p),
        ("table", ctypes.c_void_p),
        ("layer", ctypes.c_int),
        ("check", ctypes.c_int),
        ("tolerance", ctypes.c_float),
    )


def compiler() -> str:
    for name in COMPILERS:
        if found := shutil.which(name):
            return found
    raise NoCompiler


@cache
def library() -> ctypes.CDLL:
    """Compiled for this machine when it is first needed; the file is not kept."""
    command = compiler()
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "round.so"
        subprocess.run(
            [command, *FLAGS, *source.definitions(), "-o", str(made), "-"], input=source.source().encode(), check=True
        )
        return ctypes.CDLL(str(made))


class Processor:
    """Solves layers of a plan into a table in memory (or in a mapped file)."""

    def __init__(self, plan: Plan, table: Values, threads: int) -> None:
        self.plan = plan
        self.table = table
        self.threads = threads
        self.lists, self.marked = source.blob()[0], source.marked()
        self.visits = 0

    def layer(self, layer: int, tolerance: float) -> float:
        """Solve one layer; the greatest change of the last sweep over loops."""
        return self._run(layer, tolerance, check=False)

    def check(self, layer: int) -> float:
        """The greatest difference between a layer's values and what they should be, given the others."""
        return self._run(layer, 0.0, check=True)

    def values(self) -> Values:
        return self.table

    def _run(self, layer: int, tolerance: float, *, check: bool) -> float:
        pairs = self.plan.pairs[self.plan.part(layer)]
        job = self._job(pairs, layer, tolerance, check)
        visits, greatest = ctypes.c_uint64(0), ctypes.c_float(0)
        library().solve(
            ctypes.byref(job),
            ctypes.c_long(len(pairs)),
            ctypes.c_int(self.threads),
            ctypes.byref(visits),
            ctypes.byref(greatest),
        )
        self.visits += visits.value
        return greatest.value

    def _job(self, pairs: Pairs, layer: int, tolerance: float, check: bool) -> Job:  # noqa: FBT001 (a field of C's)
        canon = self.plan.canon
        return Job(
            address(self.lists),
            address(self.marked),
            address(canon.four),
            address(canon.board),
            address(pairs),
            address(self.table),
            layer,
            check,
            tolerance,
        )


def address(array: NDArray[np.generic]) -> int:
    assert array.flags.c_contiguous
    return array.ctypes.data
