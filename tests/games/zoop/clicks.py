"""What Zoop's board offers to the mouse, and what a spectator must not be sent."""

from typing import Any

CARD = ".hand [data-choice]"
FIRST = (".dock .big", ".dock .pass", ".dock .species", CARD, ".stack.ready", ".dock .primary")
AT_EDGE = CARD  # in a fan the next card covers the most of one
CAN_UNDO = False  # every act shows or draws a card

SECRET = {"CardDealt", "CardDrawn"}


def secrets(update: dict[str, Any]) -> list[Any]:
    """Hands, drawn cards, and answers before all have given theirs."""
    view = update["view"]
    found = [view["hand"], view["drawn"], *(one["card"] for one in update["events"] if one["type"] in SECRET)]
    if not all(player["answered"] for player in view["players"]):
        found += [player["answer"] for player in view["players"]]
    return [one for one in found if one]
