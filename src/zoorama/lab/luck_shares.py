"""How much of each game is luck, as it was measured: the figures are kept in files beside this module.

`luck_shares.jsonl` has the lines of `zoorama.lab.studies.luck_share`; `keen_shares.jsonl` has how often one keen bot
wins among greedy ones, by `zoorama lab match` (docs/strength.md).
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from zoorama.lab.variance import Explained, Measured


@dataclass(frozen=True)
class LuckShare:
    """What the same luck explains among equals."""

    game: str
    seats: int
    bot: str
    lucks: int
    replays: int
    found: Explained


@dataclass(frozen=True)
class KeenShare:
    """How often one keen bot wins among greedy ones."""

    game: str
    seats: int
    games: int
    won: Measured

    @property
    def skill(self) -> Measured:
        """The share of the results' variance that is explained by who is the keen one."""
        return Measured(*(explained_by(one, self.seats) for one in (self.won.value, self.won.low, self.won.high)))


def explained_by(won: float, seats: int) -> float:
    """Nothing where everybody wins equally often, everything where one always wins."""
    return (max(0.0, seats * won - 1) / (seats - 1)) ** 2


@cache
def luck_shares() -> tuple[LuckShare, ...]:
    return tuple(
        LuckShare(
            line["game"],
            line["seats"],
            line["bot"],
            line["lucks"],
            line["replays"],
            Explained(*(Measured(**line[name]) for name in ("share", "again", "anew"))),
        )
        for line in lines("luck_shares.jsonl")
    )


@cache
def keen_shares() -> tuple[KeenShare, ...]:
    return tuple(
        KeenShare(line["game"], line["seats"], line["games"], Measured(line["won"], line["low"], line["high"]))
        for line in lines("keen_shares.jsonl")
    )


def lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (files("zoorama.lab") / name).read_text(encoding="utf-8").splitlines()]
