"""How smoothly the boards move: what each step of the page takes while games are played at normal speed.

A step is everything the page's main thread does between two frames: scripts, style, layout, paint. One above 50 ms is
seen as a stutter. Steps are counted in processor time, as Chromium traces it, so that other programs on the machine
count for little; the processor is not throttled. Raster and compositing run on other threads and are not in it.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import quantiles

from playwright.sync_api import Browser, Page, sync_playwright
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.browser_trace import CATEGORIES, Step, steps
from tests.browser.boards import BOARDS
from tests.browser.conftest import CHROMIUM, MISSING, QUIET
from tests.browser.playing import Mouse
from tests.browser.server_process import ServerProcess
from tests.browser.visitor import Visitor
from zoorama.bots.registry import default_bot

BAR = 50  # milliseconds
SEATS = 3
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 360, "height": 740}}
NORMAL = {"speed": 1, "volume": 0, "tab": "log"}


@dataclass(frozen=True)
class Measured:
    game: str
    screen: str
    steps: int
    p99: float
    worst: Step


@contextmanager
def browsing() -> Iterator[tuple[Browser, str]]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder) / "tables.sqlite3")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        try:
            yield browser, server.address
        finally:
            browser.close()
            server.close()


def sit_down(browser: Browser, address: str, game: str, screen: str) -> Page:
    """Against bots, when it is one's turn for the first time: loading is not movement."""
    visitor = Visitor(browser, address, NORMAL, viewport=SIZES[screen])
    table = visitor.table(game, SEATS, bots=default_bot(BOARDS[game].game), start=True, pace={"window": 1})
    visitor.go(f"/t/{table}").settle()
    Mouse(visitor.page, game).await_turn()
    return visitor.page


def trace(browser: Browser, page: Page, game: str, clicks: int) -> bytes:
    browser.start_tracing(page=page, categories=list(CATEGORIES))
    mouse = Mouse(page, game)
    for _ in range(clicks):
        mouse.step()
    mouse.await_turn()
    return browser.stop_tracing()


def measure(browser: Browser, address: str, asked: argparse.Namespace, game: str, screen: str) -> Measured:
    found: list[Step] = []
    for number in range(asked.rounds):
        page = sit_down(browser, address, game, screen)
        raw = trace(browser, page, game, asked.clicks)
        page.context.close()
        if asked.traces:
            (asked.traces / f"{game}-{screen}-{number + 1}.json").write_bytes(raw)
        found += steps(json.loads(raw)["traceEvents"])
    whole = [one.whole for one in found]
    return Measured(game, screen, len(found), quantiles(whole, n=100)[98], max(found, key=lambda one: one.whole))


def draw(rows: list[Measured], console: Console) -> None:
    console.print(f"[bold]Steps of the page[/] while playing, in milliseconds of processor time; bar: {BAR}.")
    table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column in ("game", "screen", "steps", "p99", "worst", "script", "style, layout", "paint", "met"):
        table.add_column(column, justify="left" if column in ("game", "screen", "met") else "right")
    for row in rows:
        worst = row.worst
        parts = (f"{part:.1f}" for part in (row.p99, worst.whole, worst.script, worst.style, worst.paint))
        table.add_row(row.game, row.screen, str(row.steps), *parts, "yes" if worst.whole <= BAR else "[red]no[/]")
    console.print(table)


def run(asked: argparse.Namespace, tick: Callable[[str], None]) -> list[Measured]:
    rows = []
    with browsing() as (browser, address):
        for game in asked.game or BOARDS:
            for screen in SIZES:
                tick(f"{game}, {screen}")
                rows.append(measure(browser, address, asked, game, screen))
    return rows


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/bench browser", description=__doc__)
    parser.add_argument("--json", action="store_true", help="figures for machines")
    parser.add_argument("--game", action="append", choices=list(BOARDS), help="all unless told; repeatable")
    parser.add_argument("--clicks", type=int, default=8, help="of one's own in each game")
    parser.add_argument("--rounds", type=int, default=2, help="games of each kind on each screen")
    parser.add_argument("--traces", type=Path, help="keep the traces in this folder; DevTools opens them")
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    if MISSING:
        sys.exit(MISSING)
    console = Console(stderr=True)
    rows = run(asked, lambda stage: console.print(stage, style="dim"))
    if asked.json:
        json.dump([asdict(row) for row in rows], sys.stdout, indent=2)
        sys.stdout.write("\n")
    else:
        draw(rows, Console(width=None if sys.stdout.isatty() else 140))


if __name__ == "__main__":
    main()
