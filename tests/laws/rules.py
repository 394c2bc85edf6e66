"""The rule ids of each game: `tests/games/<game>/rules.txt`."""

from pathlib import Path
from typing import Final

from tests.toy.snap import RULES
from zoorama.text import Text

GAMES: Final = Path(__file__).parents[1] / "games"


def prefix_of(game: str) -> str:
    """`ZD`, where the game's rules are ZD-1, ZD-2 …"""
    named = RULES if game == "snap" else Text("en", game).rules
    prefixes = {rule.split("-")[0] for rule in named}
    assert len(prefixes) == 1, f"{game}: rules have one prefix, not {sorted(prefixes)}"
    return prefixes.pop()


def rules_of(game: str) -> list[str]:
    """As the game's own list has them, in its order."""
    return list(RULES) if game == "snap" else (GAMES / game / "rules.txt").read_text().split()
