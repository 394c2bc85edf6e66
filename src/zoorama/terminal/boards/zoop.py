"""The card on top, who sits round it with how many cards, and one's own hand."""

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Rich

from zoorama.games.zoop.parts import BASIC, CARDS, COUNT, IS_SPECIAL, JOKER
from zoorama.games.zoop.state import CHOOSING, ENDED, LAST_WINDOW, TURNING_UP, WINDOW
from zoorama.games.zoop.view import View
from zoorama.text import Text

INKS: Final = ("red", "yellow", "green", "bright_blue", "magenta")  # by colour; the last for Jokers and Cages
BACK: Final = "▮"
MOST_BACKS: Final = 12


def draw(view: View, text: Text, players: tuple[str, ...]) -> RenderableType:
    parts: list[RenderableType] = [Columns([top_card(view, text, players), people(view, text, players)])]
    parts += [Rich(line, style="bold") for line in news(view, text, players)]
    if view.hand:
        parts.append(hand(view, text))
    return Group(*parts)


def name(card: int, text: Text) -> Rich:
    colour = card // COUNT if card < JOKER else len(INKS) - 1
    return Rich(text.word(CARDS[card]), style=f"bold {INKS[colour]}")


def top_card(view: View, text: Text, players: tuple[str, ...]) -> Panel:
    direction = "↻ " + text.say("board-clockwise") if view.clockwise else "↺ " + text.say("board-anticlockwise")
    lines = [
        Rich(text.say("board-nothing"), style="dim") if view.top is None else name(view.top, text),
        Rich("" if view.last is None else text.say("board-by", player=players[view.last]), style="dim"),
        Rich(text.say("board-pile", cards=view.pile)),
        Rich(direction),
    ]
    return Panel(Rich("\n").join(lines), title=text.say("board-top"), width=34)


def people(view: View, text: Text, players: tuple[str, ...]) -> Table:
    grid = Table(box=None, padding=(0, 1, 0, 0), show_header=False)
    for seat, player in enumerate(view.players):
        mark = "▸" if seat == view.active and view.stage != ENDED else " "
        style = "bold" if seat == view.seat else ""
        backs = BACK * min(player.cards, MOST_BACKS)
        remark = ", ".join(remarks(view, seat, text))
        grid.add_row(mark, Rich(players[seat], style=style), str(player.cards), Rich(backs), Rich(remark, style="dim"))
    return grid


def remarks(view: View, seat: int, text: Text) -> list[str]:
    player = view.players[seat]
    found = []
    if view.options.games > 1:
        found.append(text.say("board-won", games=player.won))
    if view.stage == WINDOW and player.answered and seat not in (view.active, view.last):
        found.append(text.say("board-answered"))
    if player.shown:
        found.append(text.say("board-known", cards=", ".join(text.word(CARDS[card]) for card in player.shown)))
    return found


def news(view: View, text: Text, players: tuple[str, ...]) -> list[str]:
    """What is out of the ordinary now."""
    found = []
    if view.options.games > 1:
        number = sum(player.won for player in view.players) + (view.stage != ENDED)
        found.append(text.say("board-game", number=number, games=view.options.games))
    if view.species is not None:
        found.append(text.say("board-round", species=BASIC[view.species]))
    if view.debts and view.after != TURNING_UP:
        found.append(text.say("board-due", players=", ".join(players[seat] for seat in view.debts)))
    if view.drawn is not None:
        found.append(text.say("board-look", card=text.word(CARDS[view.drawn])))
    if view.stage == CHOOSING and view.free:
        found.append(text.say("board-free"))
    if view.stage == LAST_WINDOW:
        tied = [players[seat] for seat, player in enumerate(view.players) if not player.answered]
        found.append(text.say("board-last-race", players=", ".join(tied)))
    if view.stage == WINDOW and view.top is not None and view.last is not None:
        key = "board-chase" if IS_SPECIAL[view.top] else "board-zoop"
        found.append(text.say(key, player=players[view.last], card=text.word(CARDS[view.top])))
    return found


def hand(view: View, text: Text) -> Panel:
    cards = Columns([name(card, text) for card in view.hand], equal=True, padding=(0, 3))
    return Panel(cards, title=text.say("board-hand"))
