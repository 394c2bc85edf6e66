"""Puts a notice into words, in the person's language."""

import re
from dataclasses import dataclass

from zoorama.server.notices.message import Message
from zoorama.server.protocol.notices import KINDS, NoticeKind
from zoorama.server.tables.model import TableModel
from zoorama.text import Text

HOUR = 3600.0
GUEST = re.compile(r"#\d+")  # who has given no name


@dataclass(frozen=True)
class News:
    """What one table has for one person."""

    kind: NoticeKind
    table: str
    model: TableModel
    deadline: float | None


def compose(news: list[News], person: str, language: str, now: float) -> Message:
    """One message, whatever there is to tell; of each table the latest."""
    in_order = sorted(news, key=lambda one: KINDS.index(one.kind))
    news = list({one.table: one for one in in_order}.values())
    if len(news) == 1:
        return _single(news[0], person, language, now)
    lines = [f"{title(one, language, now)} ({players(one.model, person, language)})" for one in news]
    return Message(
        kind="several",
        language=language,
        title=Text(language).say("notice-several", count=len(news)),
        body="\n".join(lines),
        path="/",
        topic="several",
    )


def _single(news: News, person: str, language: str, now: float) -> Message:
    lasts = 86_400 if news.deadline is None else max(60, int(news.deadline - now))
    return Message(
        kind=news.kind,
        language=language,
        title=title(news, language, now),
        body=players(news.model, person, language),
        path=f"/t/{news.model.rematch if news.kind == 'rematch' else news.table}",
        topic=news.table,
        urgency="high" if news.kind == "reminder" else "normal",
        lasts=min(lasts, 7 * 86_400),
    )


def title(news: News, language: str, now: float) -> str:
    text = Text(language, news.model.game)
    game = text.say("name")
    match news.kind:
        case "turn":
            return text.say("notice-turn", game=game)
        case "reminder":
            return text.say("notice-reminder", game=game, hours=max(1, round(((news.deadline or now) - now) / HOUR)))
        case "over":
            return text.say("notice-over", game=game)
    return text.say("notice-rematch", game=game)


def players(model: TableModel, person: str, language: str) -> str:
    """Who else plays, as the table shows them."""
    text = Text(language)
    others = [one.name for one in model.sitters if one.kind != "open" and one.person != person]
    names = [text.say("notice-guest", number=name[1:]) if GUEST.fullmatch(name) else name for name in others]
    return text.say("notice-players", players=", ".join(names)) if names else ""


def trial(language: str) -> Message:
    text = Text(language)
    return Message("test", language, text.say("notice-test"), text.say("notice-test-body"), "/notices", "test")
