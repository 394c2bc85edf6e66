"""To bid, or to place the tile that was won."""

from zoorama.engine.game import Action
from zoorama.games.o_zoo_le_mio.actions import Place
from zoorama.games.o_zoo_le_mio.view import View
from zoorama.text import Text


def prompt(view: View, legal: list[Action], text: Text, players: tuple[str, ...]) -> str:
    spots = {(action.x, action.y) for action in legal if isinstance(action, Place)}
    if spots:
        return text.say("prompt-spot", spots=len(spots))
    return "" if view.seat is None else text.say("prompt-bid", purse=view.zoos[view.seat].purse)
