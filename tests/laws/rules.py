"""The rule ids of each game, known by the prefix that its English words give them."""

from pathlib import Path
from typing import Final

from tests.toy.snap import RULES
from zoorama.text import Text

LISTED: Final = Path(__file__).parents[1] / "rule_ids.txt"


def prefix_of(game: str) -> str:
    """`ZD`, where the game's rules are ZD-1, ZD-2 …"""
    named = RULES if game == "snap" else Text("en", game).rules
    prefixes = {rule.split("-")[0] for rule in named}
    assert len(prefixes) == 1, f"{game}: rules have one prefix, not {sorted(prefixes)}"
    return prefixes.pop()


def rules_of(game: str) -> list[str]:
    """In the order of the list."""
    prefix = prefix_of(game)
    return [rule for rule in (*LISTED.read_text().split(), *RULES) if rule.startswith(f"{prefix}-")]
