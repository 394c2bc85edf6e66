"""The results of matches and ladders."""

from collections.abc import Sequence

from zoorama.lab.contest import Contest, Rotation
from zoorama.lab.correction import LEAST, corrected_of
from zoorama.lab.pages.facts import contest_facts, game_name
from zoorama.lab.pages.few import UNTOLD, drawn, told
from zoorama.lab.pages.page import Interval, Intervals, Page, Section, Table, between, number, share
from zoorama.lab.report import Rating
from zoorama.lab.shares import share_of, shares_of
from zoorama.lab.stats import wilson
from zoorama.text import Text


def contest_page(
    contest: Contest,
    rotations: Sequence[Rotation],
    ratings: Sequence[Rating],
    anchor: str,
    text: Text,
    *,
    complete: bool,
) -> Page:
    numbers = numbers_in(rotations)
    picture = drawn(shares_picture(contest, rotations, text), numbers)
    shares = Section(text.say("lab-shares"), shares_tables(contest, rotations, text), (picture,))
    if ratings:
        more = Section(
            text.say("lab-ratings"),
            (ratings_table(ratings, anchor, numbers, text),),
            (drawn(ratings_picture(ratings, text), numbers),),
        )
    else:
        more = Section(text.say("lab-by-seat"), (seats_table(rotations, text),), (seats_picture(rotations, text),))
    title = text.say("lab-ladder-title" if ratings else "lab-match-title", game=game_name(contest.game, text))
    lead = text.say("lab-ladder-lead" if ratings else "lab-match-lead", seats=contest.seats)
    facts = contest_facts(contest, rotations, text, complete=complete)
    return Page(title, lead, (more, shares) if ratings else (shares, more), facts)


def numbers_in(rotations: Sequence[Rotation]) -> int:
    return len({one.number for one in rotations})


def shares_tables(contest: Contest, rotations: Sequence[Rotation], text: Text) -> tuple[Table, ...]:
    plain = told(shares_table(contest, rotations, text), numbers_in(rotations), text)
    return (plain,) if contest.evaluator is None else (plain, corrected_table(contest, rotations, text))


def shares_table(contest: Contest, rotations: Sequence[Rotation], text: Text) -> Table:
    words = ("one", "rest", "games", "won", "interval", "mean", "most")
    rows = []
    for pairing, found in zip(contest.pairings, shares_of(contest, rotations), strict=True):
        if found is not None:
            times = (milliseconds(one, text) for one in (found.seconds.mean, found.seconds.percentile_99))
            won = share(text, found.won), between(text, found.low, found.high)
            rows.append((pairing.one, pairing.rest, str(found.games), *won, *times))
    title = text.say("contest-title", game=game_name(contest.game, text), seats=contest.seats, seed=str(contest.seed))
    note = text.say("contest-note", even=share(text, 1 / contest.seats))
    return Table(tuple(text.say(f"contest-{word}") for word in words), tuple(rows), title, note, words=2)


def corrected_table(contest: Contest, rotations: Sequence[Rotation], text: Text) -> Table:
    """The same shares with luck taken out, where it was judged."""
    words = ("one", "rest", "won", "interval", "worth")
    rows = []
    for pairing, found in zip(contest.pairings, corrected_of(contest, rotations), strict=True):
        figures = (UNTOLD, UNTOLD, UNTOLD)
        if found is not None:
            figures = share(text, found.won), between(text, found.low, found.high), number(text, found.worth)
        rows.append((pairing.one, pairing.rest, *figures))
    title = text.say("contest-corrected", evaluator=contest.evaluator or "")
    note = text.say("contest-corrected-note", least=LEAST)
    return Table(tuple(text.say(f"contest-{word}") for word in words), tuple(rows), title, note, words=2)


def seats_of(rotations: Sequence[Rotation], text: Text) -> list[Interval]:
    """How the one did in each seat, where games are independent."""
    return [
        Interval(str(seat), won, *wilson(won * len(rotations), len(rotations)), share(text, won))
        for seat, won in enumerate(share_of(rotations).by_seat, 1)
    ]


def seats_table(rotations: Sequence[Rotation], text: Text) -> Table:
    rows = tuple((one.label, one.shown, between(text, one.low, one.high)) for one in seats_of(rotations, text))
    return Table((text.say("contest-seat"), text.say("contest-won"), text.say("contest-interval")), rows, words=0)


def seats_picture(rotations: Sequence[Rotation], text: Text) -> Intervals:
    rows = tuple(seats_of(rotations, text))
    return Intervals(text.say("lab-by-seat-axis"), rows, 1 / len(rows), is_share=True)


def shares_picture(contest: Contest, rotations: Sequence[Rotation], text: Text) -> Intervals:
    found = zip(contest.pairings, shares_of(contest, rotations), strict=True)
    rows = tuple(
        Interval(
            text.say("contest-pairing", one=pairing.one, rest=pairing.rest),
            one.won,
            one.low,
            one.high,
            share(text, one.won),
        )
        for pairing, one in found
        if one is not None
    )
    even = 1 / contest.seats
    return Intervals(text.say("contest-share-axis", even=share(text, even)), rows, even, is_share=True)


def ratings_table(ratings: Sequence[Rating], anchor: str, numbers: int, text: Text) -> Table:
    rows = tuple(
        (one.bot, f"{one.value:.0f}", "" if one.bot == anchor else f"{one.low:.0f} – {one.high:.0f}") for one in ratings
    )
    note = text.say("contest-rating-note", anchor=anchor)
    columns = (text.say("contest-bot"), text.say("contest-rating"), text.say("contest-interval"))
    return told(Table(columns, rows, note=note), numbers, text)


def ratings_picture(ratings: Sequence[Rating], text: Text) -> Intervals:
    """The strongest at the top, as on a ladder."""
    rows = (Interval(one.bot, one.value, one.low, one.high, f"{one.value:.0f}") for one in reversed(ratings))
    return Intervals(text.say("contest-rating-axis"), tuple(rows))


def milliseconds(seconds: float, text: Text) -> str:
    return text.say("contest-milliseconds", time=seconds * 1000)
