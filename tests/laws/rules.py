"""The rule ids of each game."""

from pathlib import Path
from typing import Final

from tests.toy.snap import RULES

PREFIX: Final = {"zooloretto_dice": "ZD", "zooloretto": "ZO", "zoop": "ZP", "o_zoo_le_mio": "OZ", "snap": "TOY"}
LISTED: Final = Path(__file__).parents[1] / "rule_ids.txt"


def rules_of(game: str) -> set[str]:
    return {rule for rule in (*LISTED.read_text().split(), *RULES) if rule.startswith(f"{PREFIX[game]}-")}
