"""What a player may be called."""

from typing import Final

from zoorama.bots import BOTS

LONGEST_NAME: Final = 40


def is_name(name: str) -> bool:
    """Visible characters, not too many, and not a bot's name."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name.split(" ")[0] not in BOTS
