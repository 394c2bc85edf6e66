"""Measured figures as tables and bars: how much of each game is luck."""

from zoorama.analysis.keen_shares import KeenShare, keen_shares
from zoorama.lab.luck_shares import LuckShare, luck_shares
from zoorama.lab.variance import Measured
from zoorama.text import Text


def percent(share: float, text: Text) -> str:
    return text.say("contest-percent", share=share)


def bar(share: float) -> str:
    """A share as a picture; the figure itself stands beside it in words."""
    return f'<span class="bar" aria-hidden="true"><span style="width: {share:.1%}"></span></span>'


def keen_table(game: str) -> str:
    """One keen bot among greedy ones, by number of players."""
    head = (
        "| players | keen wins, 95 % | even | games | who plays explains, 95 % | of all |\n|--:|---|--:|--:|---|---|\n"
    )
    return head + "\n".join(map(keen_row, keen_shares(game)))


def keen_row(one: KeenShare) -> str:
    low, high = one.skill_interval
    won = f"{one.won:.1%} [{one.low:.1%}, {one.high:.1%}]"
    skill = f"{one.skill:.0%} [{low:.0%}, {high:.0%}]"
    return f"| {one.seats} | {won} | {1 / one.seats:.1%} | {one.games:,} | {skill} | {bar(one.skill)} |"


def equals_table(game: str) -> str:
    """The same luck played again by equals."""
    head = "| players | bots | luck explains, 95 % | of all | who won wins again | with other luck |\n"
    return f"{head}|--:|---|---|---|--:|--:|\n" + "\n".join(
        equals_row(one) for one in luck_shares() if one.game == game
    )


def equals_row(one: LuckShare) -> str:
    found = one.found
    figures = f"{interval(found.share)} | {bar(max(0, found.share.value))}"
    return f"| {one.seats} | {one.bot} | {figures} | {found.again.value:.0%} | {found.anew.value:.0%} |"


def interval(one: Measured) -> str:
    return f"{one.value:.1%} [{one.low:.1%}, {one.high:.1%}]"
