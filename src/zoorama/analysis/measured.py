"""What was measured of evaluators: how bold to take their word, and whether they can tell luck.

The studies `calibration` and `luck` of the lab write the file; its other figures are for readers.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from zoorama.analysis.evaluator import Boldness

FILE: Final = "measured.json"
FAIR: Final = (0.8, 1.2)  # the slope of results on luck where luck may be told


@dataclass(frozen=True)
class Measured:
    """Of a game's evaluator for one number of seats."""

    evaluator: str  # the name of the one that was measured
    boldness: Boldness
    luck: "MeasuredLuck | None"  # None: not measured

    @property
    def luck_factor(self) -> float | None:
        """None where luck is not told. The whole interval must be fair: what is not known well is not shown."""
        return self.luck.factor if self.luck is not None and self.luck.is_fair else None


@dataclass(frozen=True)
class MeasuredLuck:
    """`slope` is that of results on luck after it was multiplied by `factor`, in games by which this was not fitted."""

    factor: float
    slope: float
    low: float  # 95 % interval
    high: float

    @property
    def is_fair(self) -> bool:
        """Whether the whole interval of the slope is close enough to 1 to tell luck."""
        return FAIR[0] <= self.low <= self.high <= FAIR[1]


def measured(game: str, seats: int) -> Measured | None:
    """None where nothing was measured."""
    found = read().get(game, {}).get(str(seats))
    if found is None:
        return None
    even, sure = found["boldness"]
    luck = found["luck"]
    told = None if luck is None else MeasuredLuck(luck["factor"], luck["slope"], luck["low"], luck["high"])
    return Measured(found["evaluator"], (even, sure), told)


@cache
def read() -> dict[str, dict[str, Any]]:
    text = (files("zoorama.analysis") / FILE).read_text(encoding="utf-8")
    found: dict[str, dict[str, Any]] = json.loads(text)
    return found
