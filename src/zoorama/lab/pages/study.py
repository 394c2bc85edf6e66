"""What a study found, variant by variant."""

from collections.abc import Sequence

from zoorama.engine.game import AnyGame
from zoorama.lab.pages.facts import game_name, option_shown, options_shown, rows_facts
from zoorama.lab.pages.page import (
    Histogram,
    Interval,
    Intervals,
    Page,
    Section,
    Table,
    between,
    number,
    numbers_between,
    share,
    signed,
)
from zoorama.lab.rows import Row
from zoorama.lab.study import Effect, Findings, Spread, findings
from zoorama.text import Text, figure

Found = tuple[str, list[Row], Findings]  # a variant's name, its games, and what they show


def study_page(game: AnyGame, rows: Sequence[Row], text: Text, *, complete: bool = True) -> Page:
    variants = [(name, some, found) for name, some in by_variant(rows, text).items() if (found := findings(some))]
    parts = [section for one in variants for section in sections(game, one, text, alone=len(variants) == 1)]
    overview = [
        Section(text.say("study-overview"), (overview_table(variants, text),), overview_pictures(variants, text))
    ]
    return Page(
        text.say("study-title", game=game_name(game, text)),
        text.say("study-lead", bot=rows[0].bots[0]),
        tuple(parts if len(variants) == 1 else overview + parts),
        rows_facts(game, rows, text, complete=complete),
    )


def by_variant(rows: Sequence[Row], text: Text) -> dict[str, list[Row]]:
    """Named by the seats, and by the options that are not the same everywhere."""
    swept, found = swept_in(rows), dict[str, list[Row]]()
    for row in rows:
        chosen = options_shown({name: row.options[name] for name in swept})
        seats = text.say("study-seats", seats=row.seats)
        found.setdefault(f"{seats}, {chosen}" if chosen else seats, []).append(row)
    return found


def swept_in(rows: Sequence[Row]) -> list[str]:
    """The options that differ."""
    return [name for name in rows[0].options if any(row.options[name] != rows[0].options[name] for row in rows)]


def overview_table(variants: Sequence[Found], text: Text) -> Table:
    swept = swept_in([row for _, rows, _ in variants for row in rows])
    columns = (
        text.say("study-players"),
        *swept,
        text.say("contest-games"),
        text.say("study-rounds"),
        text.say("study-choices"),
        text.say("simulate-points"),
        text.say("study-margin"),
        text.say("study-best-seat"),
    )
    rows = tuple(
        (
            str(some[0].seats),
            *(option_shown(some[0].options[name]) for name in swept),
            str(found.games),
            number(text, found.lengths["rounds"].mean),
            number(text, found.lengths["choices"].mean),
            number(text, found.scores["everybody"].mean),
            number(text, found.scores["margin"].mean),
            best_seat(found, text),
        )
        for _, some, found in variants
    )
    return Table(columns, rows, note=text.say("study-overview-note"), words=0)


def best_seat(found: Findings, text: Text) -> str:
    best = max(range(len(found.seats)), key=lambda seat: found.seats[seat].won)
    return text.say("study-seat-won", seat=best + 1, won=share(text, found.seats[best].won))


def overview_pictures(variants: Sequence[Found], text: Text) -> tuple[Intervals, ...]:
    def picture(title: str, part: str, what: str) -> Intervals:
        spreads = [(name, getattr(found, part)[what]) for name, _, found in variants]
        rows = (Interval(name, one.mean, one.low, one.high, number(text, one.mean)) for name, one in spreads)
        return Intervals(text.say(title), tuple(rows))

    return (
        picture("study-choices-axis", "lengths", "choices"),
        picture("study-points-axis", "scores", "everybody"),
    )


def sections(game: AnyGame, variant: Found, text: Text, *, alone: bool) -> list[Section]:
    name, rows, found = variant
    points = tuple(point for row in rows for point in row.points)
    own = Text(text.language, game.name)

    def heading(what: str) -> str:
        return what if alone else text.say("study-part", variant=name, what=what)

    return [
        Section(heading(text.say("study-by-seat")), (seats_table(found, text),), (seats_picture(found, text),)),
        Section(
            heading(text.say("study-lengths")),
            (spreads_table(found.lengths, text.say("study-lengths-note"), text),),
            (Histogram(text.say("study-choices-spread"), tuple(row.choices for row in rows)),),
        ),
        Section(
            heading(text.say("study-scores")),
            (spreads_table(found.scores, text.say("study-scores-note"), text),),
            (Histogram(text.say("study-points-spread"), points),),
        ),
        Section(
            heading(text.say("study-effects")),
            (effects_table(found.effects, own),),
            (effects_picture(found.effects, own),),
        ),
    ]


def seats_table(found: Findings, text: Text) -> Table:
    rows = tuple(
        (str(seat), share(text, one.won), between(text, one.low, one.high), number(text, one.points))
        for seat, one in enumerate(found.seats, 1)
    )
    columns = (
        text.say("contest-seat"),
        text.say("contest-won"),
        text.say("contest-interval"),
        text.say("simulate-points"),
    )
    note = text.say("study-seats-note", even=share(text, 1 / len(found.seats)), games=found.games)
    return Table(columns, rows, note=note, words=0)


def seats_picture(found: Findings, text: Text) -> Intervals:
    rows = tuple(
        Interval(text.say("study-seat", seat=seat), one.won, one.low, one.high, share(text, one.won))
        for seat, one in enumerate(found.seats, 1)
    )
    even = 1 / len(rows)
    return Intervals(text.say("contest-share-axis", even=share(text, even)), rows, even, is_share=True)


def spreads_table(spreads: dict[str, Spread], note: str, text: Text) -> Table:
    rows = tuple(
        (
            text.say(f"study-{what}"),
            number(text, one.mean),
            numbers_between(text, one.low, one.high),
            number(text, one.deviation),
            *(figure(round(one.quantiles[index])) for index in (0, 2, 4)),
        )
        for what, one in spreads.items()
    )
    columns = (
        text.say("study-what"),
        text.say("contest-mean"),
        text.say("contest-interval"),
        text.say("study-deviation"),
        text.say("study-5"),
        text.say("study-median"),
        text.say("study-95"),
    )
    return Table(columns, rows, note=note)


def line_name(one: Effect, text: Text) -> str:
    name = text.say(f"score-{one.what}")
    return text.say("score-tiebreak", what=name) if one.is_tiebreak else name


def effects_table(effects: Sequence[Effect], text: Text) -> Table:
    rows = tuple(
        (
            line_name(one, text),
            number(text, one.winners),
            number(text, one.others),
            signed(text, one.difference),
            numbers_between(text, one.low, one.high),
            signed(text, one.deviations),
        )
        for one in effects
    )
    columns = (
        text.say("study-line"),
        text.say("study-of-winners"),
        text.say("study-of-others"),
        text.say("study-difference"),
        text.say("contest-interval"),
        text.say("study-effect"),
    )
    return Table(columns, rows, note=text.say("study-effects-note"))


def effects_picture(effects: Sequence[Effect], text: Text) -> Intervals:
    rows = tuple(
        Interval(line_name(one, text), one.difference, one.low, one.high, signed(text, one.difference))
        for one in effects
    )
    return Intervals(text.say("study-effects-axis"), rows, even=0.0)
