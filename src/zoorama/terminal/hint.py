"""A hint at the keyboard: what a strong bot would play, and why."""

from typing import Final

from zoorama.bots.advice import Advice, advice
from zoorama.bots.bot import Budget
from zoorama.bots.registry import hint_bot, make_bot
from zoorama.engine.dealer import Rng
from zoorama.engine.match import AnyMatch
from zoorama.text import Text

HALF: Final = Budget(seconds=0.5)  # for the choice, and again for its chances


def hint_lines(match: AnyMatch, seat: int, text: Text) -> list[str]:
    return advice_lines(ask(match, seat), text, match.names)


def advice_lines(found: Advice, text: Text, players: tuple[str, ...]) -> list[str]:
    lines = [text.say("hint-is", action=text.action(found.action, players))]
    if len(found.best) == 2:
        (_, chance), (other, after) = found.best
        named = text.action(other, players)
        lines.append(text.say("hint-chances", chance=in_100(chance), other=named, next=in_100(after)))
    elif found.best:
        lines.append(text.say("hint-chance", chance=in_100(found.best[0][1])))
    return lines


def ask(match: AnyMatch, seat: int) -> Advice:
    """With luck of its own: a hint changes nothing at the table."""
    view, legal, moves = match.view(seat), match.legal(seat), len(match.moves)
    bot = make_bot(hint_bot(match.game, len(match.players)), match.game)
    chosen = legal.index(bot.choose(view, legal, Rng(moves), HALF))
    return advice(legal, chosen, bot.chances(view, legal, Rng(moves), HALF))


def in_100(chance: float) -> int:
    return round(100 * chance)
