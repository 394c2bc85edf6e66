"""To roll, to take or to load."""

from zoorama.engine.errors import Fact
from zoorama.engine.game import Action
from zoorama.games.zooloretto_dice.actions import Roll, Take
from zoorama.games.zooloretto_dice.parts import FACES
from zoorama.games.zooloretto_dice.view import View
from zoorama.text import Text


def prompt(view: View, legal: list[Action], text: Text, players: tuple[str, ...]) -> str:
    if view.hand:
        die = FACES[view.hand[0]]
        facts: dict[str, Fact] = {"die": die, "die-name": text.word(die), "left": len(view.hand)}
        return text.say("prompt-load", **facts)
    if not any(isinstance(action, Roll) for action in legal):
        return text.say("prompt-take")
    if not any(isinstance(action, Take) for action in legal):
        return text.say("prompt-roll")
    return text.say("prompt-alone" if is_alone(view) else "prompt-turn")


def is_alone(view: View) -> bool:
    """All the others have taken a truck (ZD-13)."""
    return all(sheet.took for seat, sheet in enumerate(view.sheets) if seat != view.active)
