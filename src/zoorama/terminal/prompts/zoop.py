"""To play, to draw or to pass; and to call while a window is open."""

from zoorama.engine.game import Action
from zoorama.games.zoop.actions import Call, Chase, Draw, LetPass, Pass, Play, PlayJoker, Zoop
from zoorama.games.zoop.parts import BASIC, CAGE, CARDS, IS_SPECIAL, JOKER
from zoorama.games.zoop.view import View
from zoorama.text import Text


def prompt(view: View, legal: list[Action], text: Text, players: tuple[str, ...]) -> str:
    can = {type(action) for action in legal}
    top = "" if view.top is None else text.word(CARDS[view.top])
    if LetPass in can:
        return in_window(view, can, top, text, players)
    if view.drawn is not None:
        return after_drawing(view.drawn, can, text)
    if view.species is not None:
        return in_round(BASIC[view.species], can, text)
    if Play in can:
        return to_play(view, can, top, text)
    if PlayJoker in can:
        return text.say("prompt-draw-joker" if Draw in can else "prompt-joker")
    return text.say("prompt-draw" if Draw in can else "prompt-pass", card=top) if can & {Draw, Pass} else ""


def in_window(view: View, can: set[type[Action]], top: str, text: Text, players: tuple[str, ...]) -> str:
    player = "" if view.last is None else players[view.last]
    if Call in can:
        return text.say("prompt-last-race")
    if Chase in can:
        return text.say("prompt-cage", player=player, card=top)
    if Zoop in can:
        return text.say("prompt-strict" if view.options.strict_calls else "prompt-zoop", card=top)
    special = view.top is not None and IS_SPECIAL[view.top]
    return text.say("prompt-no-cage" if special else "prompt-no-twin", card=top)


def after_drawing(drawn: int, can: set[type[Action]], text: Text) -> str:
    if drawn == JOKER and PlayJoker in can:
        return text.say("prompt-drawn-joker")
    if drawn == CAGE:
        return text.say("prompt-drawn-cage")
    return text.say("prompt-drawn-play" if Play in can else "prompt-drawn-pass", card=text.word(CARDS[drawn]))


def in_round(species: str, can: set[type[Action]], text: Text) -> str:
    if Draw in can:
        return text.say("prompt-round-draw", species=species)
    return text.say("prompt-round-pass" if Pass in can else "prompt-round", species=species)


def to_play(view: View, can: set[type[Action]], top: str, text: Text) -> str:
    if view.free:
        return text.say("prompt-any-joker" if PlayJoker in can else "prompt-any")
    return text.say("prompt-match-joker" if PlayJoker in can else "prompt-match", card=top)
