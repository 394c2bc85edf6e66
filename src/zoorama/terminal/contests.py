"""The results of contests between bots, as tables."""

from collections.abc import Sequence

from rich.console import Console, JustifyMethod
from rich.table import Table

from zoorama.lab.contest import Contest, Rotation
from zoorama.lab.correction import LEAST, corrected_of
from zoorama.lab.report import Rating
from zoorama.lab.shares import share_of, shares_of
from zoorama.lab.stats import wilson
from zoorama.text import Text


def show_shares(contest: Contest, rotations: Sequence[Rotation], text: Text, console: Console) -> None:
    game = Text(text.language, contest.game.name).say("name")
    table = Table(title=text.say("contest-title", game=game, seats=contest.seats, seed=str(contest.seed)))
    for word in ("one", "rest", "games", "won", "interval", "mean", "most"):
        justify: JustifyMethod = "left" if word in ("one", "rest") else "right"
        table.add_column(text.say(f"contest-{word}"), justify=justify, no_wrap=True)
    for pairing, share in zip(contest.pairings, shares_of(contest, rotations), strict=True):
        if share is not None:
            won, between = shown(share.won, (share.low, share.high), text)
            times = [milliseconds(one, text) for one in (share.seconds.mean, share.seconds.percentile_99)]
            table.add_row(pairing.one, pairing.rest, str(share.games), won, between, *times)
    console.print(table)
    even = text.say("simulate-share", share=1 / contest.seats)
    console.print(text.say("contest-note", even=even), style="dim", markup=False)


def show_corrected(contest: Contest, rotations: Sequence[Rotation], text: Text, console: Console) -> None:
    """The same shares with luck taken out, where it was judged."""
    if contest.evaluator is None:
        return
    table = Table(title=text.say("contest-corrected", evaluator=contest.evaluator))
    for word in ("one", "rest", "won", "interval", "worth"):
        justify: JustifyMethod = "left" if word in ("one", "rest") else "right"
        table.add_column(text.say(f"contest-{word}"), justify=justify)
    for pairing, found in zip(contest.pairings, corrected_of(contest, rotations), strict=True):
        if found is None:
            table.add_row(pairing.one, pairing.rest, "–", "–", "–")
        else:
            worth = text.say("simulate-mean", points=found.worth)
            table.add_row(pairing.one, pairing.rest, *shown(found.won, (found.low, found.high), text), worth)
    console.print(table)
    console.print(text.say("contest-corrected-note", least=LEAST), style="dim", markup=False)


def show_seats(contest: Contest, rotations: Sequence[Rotation], text: Text, console: Console) -> None:
    """How the one did in each seat, where games are independent."""
    table = Table()
    for word in ("seat", "won", "interval"):
        table.add_column(text.say(f"contest-{word}"), justify="right")
    for seat, won in enumerate(share_of(rotations).by_seat):
        table.add_row(str(seat + 1), *shown(won, wilson(won * len(rotations), len(rotations)), text))
    console.print(table)


def show_ratings(ratings: Sequence[Rating], anchor: str, text: Text, console: Console) -> None:
    table = Table()
    for word in ("bot", "rating", "interval"):
        table.add_column(text.say(f"contest-{word}"), justify="left" if word == "bot" else "right")
    for one in ratings:
        table.add_row(one.bot, f"{one.value:.0f}", "" if one.bot == anchor else f"{one.low:.0f} – {one.high:.0f}")
    console.print(table)
    console.print(text.say("contest-rating-note", anchor=anchor), style="dim", markup=False)


def shown(won: float, interval: tuple[float, float], text: Text) -> tuple[str, str]:
    share, low, high = (text.say("simulate-share", share=one) for one in (won, *interval))
    return share, f"{low} – {high}"


def milliseconds(seconds: float, text: Text) -> str:
    return text.say("contest-milliseconds", time=seconds * 1000)
