"""What was measured of evaluators: how bold to take their word, and whether they can tell luck.

The studies `calibration` and `luck` of the lab write the file; its other figures are for readers.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

FILE: Final = "measured.json"
FAIR: Final = (0.8, 1.2)  # the slope of results on luck where luck may be told


@dataclass(frozen=True)
class Measured:
    """Of a game's evaluator for one number of seats."""

    evaluator: str  # the name of the one that was measured
    boldness: float
    luck: tuple[float, float, float] | None  # slope, and the 95 % interval; None: not measured

    @property
    def tells_luck(self) -> bool:
        """The whole interval must be fair: what is not known well is not shown."""
        return self.luck is not None and FAIR[0] <= self.luck[1] <= self.luck[2] <= FAIR[1]


def measured(game: str, seats: int) -> Measured | None:
    found = read().get(game, {}).get(str(seats))
    if found is None:
        return None
    luck = found.get("luck")
    return Measured(
        found["evaluator"], found["boldness"], None if luck is None else (luck["slope"], luck["low"], luck["high"])
    )


@cache
def read() -> dict[str, dict[str, Any]]:
    text = (files("zoorama.analysis") / FILE).read_text(encoding="utf-8")
    found: dict[str, dict[str, Any]] = json.loads(text)
    return found
