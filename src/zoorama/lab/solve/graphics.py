"""The solver on an NVIDIA GPU: the C++ source compiled at run time through CuPy, a block for each pair of boards."""

from typing import Any, Final

import numpy as np

from zoorama.bots.exact.boards import Values
from zoorama.lab.solve import source
from zoorama.lab.solve.plan import Plan

THREADS: Final = 1024


def cupy() -> Any:  # CuPy has no types of its own
    """CuPy, if it is installed and sees a GPU."""
    try:
        import cupy as found

        return found if found.cuda.runtime.getDeviceCount() else None
    except Exception:  # what a half-installed driver raises is its own affair
        return None


def desk_bytes() -> int:
    """The size of `Desk`: pairs of floats, then whole numbers."""
    sizes = dict(item.removeprefix("-D").split("=") for item in source.definitions())
    pairs = 83 * 83 + sum(int(sizes[f"N_{name}"]) for name in ("SIX", "WAIT", "LONG", "FOUR", "TWO")) + 2
    return 8 * pairs + 4 * (2 * 56 * 56 + 2 * 5 * 16 + 4)


class Graphics:
    """Solves layers of a plan into a table on the GPU."""

    def __init__(self, plan: Plan, table: Values, threads: int = THREADS) -> None:
        self.cp = cupy()
        self.plan = plan
        self.threads = threads
        self.visits = 0
        self.host = table
        self.table = self.cp.asarray(table)
        self.fixed = [
            self.cp.asarray(array) for array in (source.blob()[0], source.marked(), plan.canon.four, plan.canon.board)
        ]
        self.pairs = self.cp.asarray(plan.pairs.view(np.uint8))
        self.counts = self.cp.zeros(1, np.uint64)
        self.greatest = self.cp.zeros(1, np.int32)
        self.kernel = self._compiled()

    def layer(self, layer: int, tolerance: float) -> float:
        return self._run(layer, tolerance, check=False)

    def check(self, layer: int) -> float:
        return self._run(layer, 0.0, check=True)

    def values(self) -> Values:
        """The table as it is now, brought over to the processor's memory."""
        self.table.get(out=self.host)
        return self.host

    def _compiled(self) -> Any:
        options = ("-std=c++17", f"-DTHREADS={self.threads}", *source.definitions())
        kernel = self.cp.RawModule(code=source.source(), options=options).get_function("solve")
        kernel.max_dynamic_shared_size_bytes = desk_bytes()
        return kernel

    def _run(self, layer: int, tolerance: float, *, check: bool) -> float:
        part = self.plan.part(layer)
        if part.start == part.stop:
            return 0.0
        self.counts.fill(0)
        self.greatest.fill(0)
        pairs = self.pairs[part.start * self.plan.pairs.itemsize :]
        numbers = (np.int32(layer), np.int32(check), np.float32(tolerance), self.counts, self.greatest)
        arguments = (*self.fixed, pairs, self.table, *numbers)
        self.kernel((part.stop - part.start,), (self.threads,), arguments, shared_mem=desk_bytes())
        self.visits += int(self.counts.get()[0])
        return float(self.greatest.get().view(np.float32)[0])
