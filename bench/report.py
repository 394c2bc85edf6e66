"""What a race showed: as values, which are also the JSON, and as tables."""

from dataclasses import dataclass

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.race import Figure, Race, Row, figure, rates


@dataclass(frozen=True)
class Bar:
    """So many times faster is `over` than `under`; `least` is what we ask of ourselves, None where we only look."""

    over: str
    under: str
    least: float | None = None
    games: bool = False  # compare games a second, not moves


@dataclass(frozen=True)
class Setting:
    python: str
    core: int | None  # the one all ran on; None where the system cannot pin
    rounds: int
    seconds: float  # for each row in each round


@dataclass(frozen=True)
class Measured:
    """Figures are per second of processor time."""

    key: str
    verb: str  # play or copy
    side: str
    game: str
    how: str
    moves: Figure | None
    games: Figure | None
    moves_per_game: float | None
    copies: Figure | None
    missing: str | None  # why there are no figures


@dataclass(frozen=True)
class Compared:
    over: str
    under: str
    unit: str
    ratio: Figure | None  # of the two rows' rates, round by round
    bar: float | None
    met: bool | None  # None: no bar, or nothing to hold against it


@dataclass(frozen=True)
class Report:
    setting: Setting
    lanes: dict[str, dict[str, str]]
    rows: list[Measured]
    ratios: list[Compared]


def tell(race: Race, rows: list[Row], bars: tuple[Bar, ...], setting: Setting) -> Report:
    lanes = {name: lane.facts for name, lane in race.lanes.items()}
    lanes |= {name: {"missing": why} for name, why in race.missing.items()}
    keys = {row.key for row in rows}
    compared = [compare(race, bar) for bar in bars if bar.over in keys and bar.under in keys]
    return Report(setting, lanes, [measure(race, row) for row in rows], compared)


def measure(race: Race, row: Row) -> Measured:
    laps = race.laps.get(row.key, [])
    per_lap = figure(rates(laps, per_lap=True)) if laps else None
    play = row.verb == "play"
    return Measured(
        key=row.key,
        verb=row.verb,
        side=row.side,
        game=row.game,
        how=row.how,
        moves=figure(rates(laps, per_lap=False)) if laps and play else None,
        games=per_lap if play else None,
        moves_per_game=sum(lap.moves for lap in laps) / sum(lap.laps for lap in laps) if laps and play else None,
        copies=None if play else per_lap,
        missing=None if laps else race.missing.get(row.lane, "not run"),
    )


def compare(race: Race, bar: Bar) -> Compared:
    unit = "copies" if " copy " in bar.over else "games" if bar.games else "moves"
    over, under = race.laps.get(bar.over), race.laps.get(bar.under)
    if not over or not under:
        return Compared(bar.over, bar.under, unit, None, bar.least, None)
    per_lap = unit != "moves"
    pairs = zip(rates(over, per_lap=per_lap), rates(under, per_lap=per_lap), strict=True)
    ratio = figure([fast / slow for fast, slow in pairs])
    met = None if bar.least is None else ratio.median >= bar.least
    return Compared(bar.over, bar.under, unit, ratio, bar.least, met)


def draw(report: Report, console: Console) -> None:
    setting = report.setting
    core = "on no core in particular" if setting.core is None else f"on core {setting.core}"
    console.print(f"[bold]Random play[/], Python {setting.python} {core}; in brackets after a game: seats.")
    console.print(
        f"{setting.rounds} interleaved rounds, {setting.seconds} s for each row; "
        "median (lowest–highest) per second of processor time."
    )
    for name, facts in report.lanes.items():
        console.print(f"  {name}: " + ", ".join(f"{fact} {value}" for fact, value in facts.items()), style="dim")
    for table in (_play_table(report.rows), _copy_table(report.rows), _ratio_table(report)):
        console.print()
        console.print(table)


def _play_table(rows: list[Measured]) -> Table:
    table = new_table("engine", "game", "how", "moves/s", "games/s", "moves/game")
    for row in rows:
        if row.verb == "play":
            length = "" if row.moves_per_game is None else f"{row.moves_per_game:.0f}"
            table.add_row(row.side, row.game, row.how, rate(row.moves), rate(row.games), length)
    return table


def _copy_table(rows: list[Measured]) -> Table:
    table = new_table("engine", "state amid", "how", "copies/s")
    for row in rows:
        if row.verb == "copy":
            table.add_row(row.side, row.game, row.how, rate(row.copies))
    return table


def _ratio_table(report: Report) -> Table:
    names = {row.key: f"{row.side} {row.game} {row.how}".removeprefix("Zoorama ") for row in report.rows}
    table = new_table("ratio of", "to", "in", "times", "bar", "met")
    for pair in report.ratios:
        bar = "" if pair.bar is None else f"{pair.bar:g}"
        met = "" if pair.bar is None else {True: "[green]yes[/]", False: "[red]no[/]", None: "?"}[pair.met]
        table.add_row(names[pair.over], names[pair.under], f"{pair.unit}/s", times(pair.ratio), bar, met)
    return table


def new_table(*columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column in columns:
        numeric = column.endswith("s/s") or column in ("moves/game", "times", "bar")
        table.add_column(column, justify="right" if numeric else "left", no_wrap=True)
    return table


def rate(values: Figure | None) -> str:
    if values is None:
        return "not here"
    return f"{short(values.median)} [dim]({short(values.low)}–{short(values.high)})[/]"


def times(values: Figure | None) -> str:
    return "–" if values is None else f"{values.median:.2f} [dim]({values.low:.2f}–{values.high:.2f})[/]"


def short(number: float) -> str:
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.3g}{letter}"
    return f"{number:.3g}"
