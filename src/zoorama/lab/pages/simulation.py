"""What games show in which everybody keeps their seat."""

from collections.abc import Sequence

from zoorama.engine.game import AnyGame
from zoorama.lab.pages.facts import game_name, rows_facts
from zoorama.lab.pages.page import Interval, Intervals, Page, Section, Table, between, number, share
from zoorama.lab.rows import Row
from zoorama.lab.stats import wilson
from zoorama.text import Text


def simulation_page(game: AnyGame, rows: Sequence[Row], text: Text) -> Page:
    games, bots = len(rows), rows[0].bots
    won = [sum(row.shares[seat] for row in rows) for seat in range(len(bots))]
    points = [sum(row.points[seat] for row in rows) / games for seat in range(len(bots))]
    shares = [
        Interval(f"{seat + 1} {bot}", won[seat] / games, *wilson(won[seat], games), share(text, won[seat] / games))
        for seat, bot in enumerate(bots)
    ]
    lines = tuple(
        (str(seat + 1), bots[seat], one.shown, between(text, one.low, one.high), number(text, points[seat]))
        for seat, one in enumerate(shares)
    )
    columns = tuple(text.say(f"simulate-{word}") for word in ("seat", "player", "wins", "interval", "points"))
    table = Table(columns, lines, note=text.say("simulate-note"), words=2)
    even = 1 / len(bots)
    picture = Intervals(text.say("contest-share-axis", even=share(text, even)), tuple(shares), even, is_share=True)
    lead = text.say("simulate-length", moves=sum(row.moves for row in rows) / games)
    section = Section(text.say("lab-shares"), (table,), (picture,))
    return Page(game_name(game, text), lead, (section,), rows_facts(game, rows, text))
