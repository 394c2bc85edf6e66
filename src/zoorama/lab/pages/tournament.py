"""The results of tournaments."""

from collections.abc import Sequence

from zoorama.engine.game import AnyGame
from zoorama.lab.ladder import anchor_of
from zoorama.lab.meetings import rate_rounds
from zoorama.lab.pages.facts import Facts, game_name, rows_facts
from zoorama.lab.pages.few import drawn, told
from zoorama.lab.pages.page import Interval, Intervals, Matrix, Page, Section, Table, between, number, share
from zoorama.lab.report import Rating
from zoorama.lab.rows import Row
from zoorama.lab.tournament import Part, Rounds, ahead, mean_points, rows_in, share_won, whole_rounds
from zoorama.text import Text

Found = tuple[Rating, Part, float]  # and the mean of the bot's points


def tournament_page(
    game: AnyGame, entrants: Sequence[str], rows: Sequence[Row], text: Text, *, complete: bool = True
) -> Page:
    """Of those entrants that sit in the whole rounds, where they have met."""
    rounds = whole_rounds(rows)
    counted = rows_in(rounds)
    seated = {bot for row in counted for bot in row.bots}
    bots = [bot for bot in entrants if bot in seated]
    seats, numbers = rows[0].seats, len(rounds)
    found = standings(rounds, bots, int(rows[0].seed))
    ranked = [rating.bot for rating, _, _ in found]
    return Page(
        text.say("tournament-title", game=game_name(game, text)),
        text.say("tournament-lead", bots=len(bots), seats=seats),
        (
            Section(
                text.say("tournament-standings"),
                (told(standings_table(found, anchor_of(bots), seats, text), numbers, text),),
                (drawn(shares_picture(found, seats, text), numbers), drawn(ratings_picture(found, text), numbers)),
            ),
            Section(
                text.say("tournament-pairs"),
                (told(pairs_table(rounds, ranked, text), numbers, text),),
                (pairs_picture(rounds, ranked, text),),
            ),
        ),
        rows_facts(game, counted, text, complete=complete) + left_out(len(rows) - len(counted), len(rows), text),
    )


def left_out(games: int, of_all: int, text: Text) -> Facts:
    said = text.say("lab-left-out-rounds", games=games, all=of_all)
    return ((text.say("lab-left-out"), said),) if games else ()


def standings(rounds: Rounds, bots: Sequence[str], seed: int) -> list[Found]:
    """The highest rated first."""
    rated = rate_rounds(rounds, bots, anchor_of(bots), seed)
    found = [(one, part, mean_points(rounds, one.bot)) for one in rated if (part := share_won(rounds, one.bot))]
    return sorted(found, key=lambda one: -one[0].value)


def standings_table(found: Sequence[Found], anchor: str, seats: int, text: Text) -> Table:
    columns = (
        text.say("contest-bot"),
        text.say("contest-games"),
        text.say("contest-won"),
        text.say("contest-interval"),
        text.say("simulate-points"),
    )
    rows = tuple(
        (
            rating.bot,
            str(part.games),
            share(text, part.won),
            between(text, part.low, part.high),
            number(text, points),
            f"{rating.value:.0f}",
            "" if rating.bot == anchor else f"{rating.low:.0f} – {rating.high:.0f}",
        )
        for rating, part, points in found
    )
    note = (
        text.say("tournament-note", even=share(text, 1 / seats)) + " " + text.say("contest-rating-note", anchor=anchor)
    )
    return Table((*columns, text.say("contest-rating"), text.say("contest-interval")), rows, note=note)


def shares_picture(found: Sequence[Found], seats: int, text: Text) -> Intervals:
    rows = (Interval(one.bot, part.won, part.low, part.high, share(text, part.won)) for one, part, _ in found)
    return Intervals(text.say("contest-share-axis", even=share(text, 1 / seats)), tuple(rows), 1 / seats, is_share=True)


def ratings_picture(found: Sequence[Found], text: Text) -> Intervals:
    rows = (Interval(one.bot, one.value, one.low, one.high, f"{one.value:.0f}") for one, _, _ in found)
    return Intervals(text.say("contest-rating-axis"), tuple(rows))


def pairs_table(rounds: Rounds, bots: Sequence[str], text: Text) -> Table:
    rows = tuple(
        (bot, other, str(part.games), share(text, part.won), between(text, part.low, part.high))
        for index, bot in enumerate(bots)
        for other in bots[index + 1 :]
        if (part := ahead(rounds, bot, other))
    )
    columns = (
        text.say("contest-bot"),
        text.say("tournament-other"),
        text.say("tournament-compared"),
        text.say("tournament-ahead"),
        text.say("contest-interval"),
    )
    return Table(columns, rows, note=text.say("tournament-pairs-note"), words=2)


def pairs_picture(rounds: Rounds, bots: Sequence[str], text: Text) -> Matrix:
    def cell(bot: str, other: str) -> float | None:
        part = None if bot == other else ahead(rounds, bot, other)
        return None if part is None else part.won

    return Matrix(text.say("tournament-matrix"), tuple(bots), tuple(tuple(cell(a, b) for b in bots) for a in bots))
