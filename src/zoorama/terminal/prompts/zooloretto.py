"""To load, to place, or one of the actions of a turn."""

from zoorama.engine.game import Action
from zoorama.games.zooloretto.actions import Draw, Take
from zoorama.games.zooloretto.parts import TILES
from zoorama.games.zooloretto.view import View
from zoorama.text import Text


def prompt(view: View, legal: list[Action], text: Text, players: tuple[str, ...]) -> str:
    if view.hand is not None:
        return text.say("prompt-load", tile=text.word(TILES[view.hand]))
    if view.to_house:
        return text.say("prompt-place", left=len(view.to_house), tile=text.word(TILES[view.to_house[0]]))
    return text.say("prompt-turn", can="-".join(open_to(legal)))


def open_to(legal: list[Action]) -> list[str]:
    """Of "draw", "take" and "money", what there is."""
    draws = any(isinstance(action, Draw) for action in legal)
    takes = any(isinstance(action, Take) for action in legal)
    spends = any(not isinstance(action, (Draw, Take)) for action in legal)
    return [name for name, can in (("draw", draws), ("take", takes), ("money", spends)) if can]
