"""How much the same luck explains among equals, as `zoorama.lab.studies.luck_share` measured it: its lines are kept in
`luck_shares.jsonl`."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from zoorama.lab.variance import Explained, Measured


@dataclass(frozen=True)
class LuckShare:
    """One measurement: so many lucks, each played so often by equals."""

    game: str
    seats: int
    bot: str
    lucks: int
    replays: int
    found: Explained


@cache
def luck_shares() -> tuple[LuckShare, ...]:
    """All that were measured, in the order of the file."""
    text = (files("zoorama.lab") / "luck_shares.jsonl").read_text(encoding="utf-8")
    return tuple(
        LuckShare(
            line["game"],
            line["seats"],
            line["bot"],
            line["lucks"],
            line["replays"],
            Explained(*(Measured(**line[name]) for name in ("share", "again", "anew"))),
        )
        for line in map(json.loads, text.splitlines())
    )
