"""What O Zoo le Mio's board offers to the mouse, and what a spectator must not be sent."""

from typing import Any

FIRST = (".bidding .close[data-choice]", ".coins [data-choice]", "[data-lay]", ".site")


def secrets(update: dict[str, Any]) -> list[Any]:
    """A bid before all are in."""
    bid = update["view"]["bid"]
    return [] if bid is None else [bid]
