"""How much of each game is luck, as `zoorama.lab.studies.luck_share` measured it: its lines are kept in a file."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from zoorama.lab.variance import Explained, Measured

FILE: Final = "luck_shares.jsonl"


@dataclass(frozen=True)
class LuckShare:
    game: str
    seats: int
    bot: str
    lucks: int
    replays: int
    found: Explained


@cache
def luck_shares() -> tuple[LuckShare, ...]:
    lines = (files("zoorama.lab") / FILE).read_text(encoding="utf-8").splitlines()
    return tuple(read(json.loads(line)) for line in lines)


def read(line: dict[str, Any]) -> LuckShare:
    found = Explained(*(Measured(**line[name]) for name in ("share", "again", "anew")))
    return LuckShare(line["game"], line["seats"], line["bot"], line["lucks"], line["replays"], found)


def luck_share(game: str, seats: int, bot: str) -> LuckShare | None:
    return next((one for one in luck_shares() if (one.game, one.seats, one.bot) == (game, seats, bot)), None)
