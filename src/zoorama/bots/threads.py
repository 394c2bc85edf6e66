"""How many cores a decision may take."""

import os
from typing import Final

LIBRARIES: Final = ("OMP", "OPENBLAS", "MKL")


def one_thread() -> None:
    """NumPy's libraries would wake all cores for one decision, and wait for them longer than it takes.

    They ask when they are loaded, here and in the processes started from here: so before NumPy is.
    """
    for library in LIBRARIES:
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
