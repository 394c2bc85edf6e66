"""How often one keen bot wins among greedy ones, as `zoorama lab match` measured it (docs/strength.md).

From that follows how much of each game's results is explained by who plays, and how much is left to chance.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True)
class KeenShare:
    """One measurement, with its 95 % interval."""

    game: str
    seats: int
    games: int
    won: float
    low: float  # 95 % interval
    high: float

    @property
    def skill(self) -> float:
        """The share of the results' variance that is explained by who is the keen one."""
        return explained_by(self.won, self.seats)

    @property
    def skill_interval(self) -> tuple[float, float]:
        """What the ends of the interval of `won` would explain."""
        return explained_by(self.low, self.seats), explained_by(self.high, self.seats)


def explained_by(won: float, seats: int) -> float:
    """Nothing where everybody wins equally often, everything where one always wins."""
    return (max(0.0, seats * won - 1) / (seats - 1)) ** 2


@cache
def keen_shares(game: str) -> tuple[KeenShare, ...]:
    """By number of seats; none where nothing was measured."""
    text = (files("zoorama.analysis") / "keen_shares.jsonl").read_text(encoding="utf-8")
    found = [KeenShare(**json.loads(line)) for line in text.splitlines()]
    return tuple(one for one in found if one.game == game)
