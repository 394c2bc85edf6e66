"""What the load showed: as values, which are also the JSON, and as tables."""

from dataclasses import dataclass

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.race import Figure, figure
from bench.report import rate, short, times
from bench.server_load import Stretch

LEAST_SHARE = 0.15  # of the echo's messages a second, in acts a second
QUIET = 0.9  # a saturated echo keeps a core of its own at least so busy
MOST_DELAY = 5.0  # times the echo's p99, each at half its load


@dataclass(frozen=True)
class Setting:
    python: str
    cores: tuple[int, int] | None  # the servers', the load's; None where the system cannot pin
    rounds: int
    seconds: float  # for each stretch
    tables: int
    seats: int
    file_system: str


@dataclass(frozen=True)
class Measured:
    row: str
    rate: Figure  # a second
    p50: Figure  # milliseconds
    p99: Figure
    server: Figure | None  # how busy its core was, 1 being always
    client: Figure
    work: Figure | None  # answered per second of the server's processor time


@dataclass(frozen=True)
class Compared:
    game: str
    share: Figure  # of the echo's rate, round by round
    work: Figure | None  # the same per second of processor time: what a busy machine cannot bend
    delay: Figure  # times the echo's p99 at half load
    share_met: bool  # by both
    delay_met: bool


@dataclass(frozen=True)
class Beside:
    """This build held against another, round by round."""

    game: str
    build: str
    work: Figure | None  # acts per second of processor time: above 1 this build does more
    half: Figure | None  # the same at half load
    p50: Figure  # at half load: below 1 this build is quicker
    p99: Figure


@dataclass(frozen=True)
class Report:
    setting: Setting
    compiled: bool
    rows: list[Measured]
    ratios: list[Compared]
    beside: list[Beside]


def tell(setting: Setting, games: list[str], builds: list[str], found: dict[str, list[Stretch]]) -> Report:
    rows = [measured(row, stretches) for row, stretches in found.items()]
    names = [f"{game} {build}".strip() for build in builds for game in games]
    others = [beside(game, build, found) for build in builds if build for game in games]
    return Report(setting, is_compiled(), rows, [compared(name, found) for name in names], others)


def is_compiled() -> bool:
    import zoorama.engine.game as engine

    return not str(engine.__file__).endswith(".py")


def measured(row: str, stretches: list[Stretch]) -> Measured:
    busy = [stretch.server for stretch in stretches if stretch.server is not None]
    return Measured(
        row,
        rate=figure([stretch.rate for stretch in stretches]),
        p50=figure([stretch.p50 for stretch in stretches]),
        p99=figure([stretch.p99 for stretch in stretches]),
        server=figure(busy) if busy else None,
        client=figure([stretch.client for stretch in stretches]),
        work=figure([work(stretch) for stretch in stretches]) if busy else None,
    )


def work(stretch: Stretch) -> float:
    return stretch.rate / (stretch.server or float("nan"))


def compared(game: str, found: dict[str, list[Stretch]]) -> Compared:
    full = list(zip(found[f"{game} saturated"], found["echo saturated"], strict=True))
    half = zip(found[f"{game} half"], found["echo half"], strict=True)
    share = figure([ours.rate / echo.rate for ours, echo in full])
    told = all(ours.server and echo.server for ours, echo in full)
    per_work = figure([work(ours) / work(echo) for ours, echo in full]) if told else None
    delay = figure([ours.p99 / echo.p99 for ours, echo in half])
    lower = min(each.median for each in (share, per_work) if each)
    return Compared(game, share, per_work, delay, lower >= LEAST_SHARE, delay.median < MOST_DELAY)


def beside(game: str, build: str, found: dict[str, list[Stretch]]) -> Beside:
    full = list(zip(found[f"{game} saturated"], found[f"{game} {build} saturated"], strict=True))
    half = list(zip(found[f"{game} half"], found[f"{game} {build} half"], strict=True))
    return Beside(
        game,
        build,
        work=_work_ratio(full),
        half=_work_ratio(half),
        p50=figure([ours.p50 / other.p50 for ours, other in half]),
        p99=figure([ours.p99 / other.p99 for ours, other in half]),
    )


def _work_ratio(pairs: list[tuple[Stretch, Stretch]]) -> Figure | None:
    told = all(ours.server and other.server for ours, other in pairs)
    return figure([work(ours) / work(other) for ours, other in pairs]) if told else None


def draw(report: Report, console: Console) -> None:
    setting = report.setting
    build = "compiled" if report.compiled else "interpreted"
    cores = setting.cores
    pinned = "on no core in particular" if cores is None else f"servers on core {cores[0]}, load on core {cores[1]}"
    console.print(
        f"[bold]{setting.tables * setting.seats} sockets, {setting.tables} tables of {setting.seats}[/], "
        f"Python {setting.python}, {build} rules, {pinned}; SQLite on {setting.file_system}."
    )
    console.print(
        f"{setting.rounds} interleaved rounds, {setting.seconds:g} s for each stretch; median (lowest–highest). "
        "The load is no bottleneck while its core has time left."
    )
    if any(row.row == "echo saturated" and row.server and row.server.median < QUIET for row in report.rows):
        console.print(
            "[yellow]The echo did not have its core to itself: other work bends delays and rates a second.[/]"
        )
    for table in (_rows(report), _ratios(report), *([_beside(report)] if report.beside else [])):
        console.print()
        console.print(table)


def _rows(report: Report) -> Table:
    table = _table("load", "a second", "p50 ms", "p99 ms", "server busy", "load busy", "a busy second")
    for row in report.rows:
        server = "?" if row.server is None else f"{row.server.median:.0%}"
        busy = (server, f"{row.client.median:.0%}", "?" if row.work is None else short(row.work.median))
        table.add_row(row.row, rate(row.rate), millis(row.p50), millis(row.p99), *busy)
    return table


def _ratios(report: Report) -> Table:
    table = _table("game", "acts ÷ echoes", "bar", "met", "a busy second", "p99 ÷ echo's at half load", "bar", "met")
    for pair in report.ratios:
        share = (part(pair.share), f"≥ {LEAST_SHARE}", yes(pair.share_met), part(pair.work))
        table.add_row(pair.game, *share, times(pair.delay), f"< {MOST_DELAY:g}", yes(pair.delay_met))
    return table


def _beside(report: Report) -> Table:
    table = _table("game", "build", "a busy second, saturated", "at half load", "p50 at half load", "p99 at half load")
    for other in report.beside:
        figures = [part(each) for each in (other.work, other.half, other.p50, other.p99)]
        table.add_row(other.game, f"÷ {other.build}", *figures)
    return table


def part(values: Figure | None) -> str:
    return "?" if values is None else f"{values.median:.3f} [dim]({values.low:.3f}–{values.high:.3f})[/]"


def yes(met: bool) -> str:  # noqa: FBT001 – the answer itself
    return "[green]yes[/]" if met else "[red]no[/]"


def millis(values: Figure) -> str:
    return f"{short(values.median)} [dim]({short(values.low)}–{short(values.high)})[/]"


def _table(*columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column in columns:
        table.add_column(column, justify="left" if column in ("load", "game", "met") else "right", no_wrap=True)
    return table
