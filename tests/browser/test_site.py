"""The docs site in a browser: no barriers, nothing from elsewhere, nothing that scrolls sideways, and a game to try."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Frame, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.offline import LOADING, READY, cut, sit
from tests.browser.playing import OVER, autoplay
from tests.browser.server_process import ROOT
from tests.browser.static_site import served
from tests.browser.test_barriers import AXE, WIDTH, needs_axe, told

SITE = ROOT / "build" / "site"
PAGES = sorted(file.parent.relative_to(SITE).as_posix() for file in SITE.rglob("index.html") if "try" not in file.parts)
EVERY_DAY = (
    ".",
    "play",
    "play/zoop",
    "play/zooloretto/ru",
    "host/operate",
    "research/how_much_is_luck",
    "reference/envs",
)
SIZES = {"phone": {"width": 360, "height": 740}, "desk": {"width": 1280, "height": 900}}

pytestmark = [
    needs_axe,
    pytest.mark.skipif(not PAGES, reason="NO TESTS OF THE SITE: it is not built; run scripts/docs"),
]

needs_game = pytest.mark.skipif(
    not (SITE / "try" / "index.html").is_file(),
    reason="NO GAME ON THE SITE: it is not built; run scripts/web --static, then scripts/docs",
)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(SITE) as address:
        yield f"{address}/"


class Reader:
    """Opens pages in one size and set of colours, and notes what is wrong with them."""

    def __init__(self, browser: Browser, address: str, size: str, colours: Any) -> None:
        self.context = browser.new_context(viewport=SIZES[size], color_scheme=colours, reduced_motion="reduce")  # type: ignore[arg-type]  # two whole numbers
        self.page: Page = self.context.new_page()
        self.address, self.name = address, f"{size} {colours}"
        self.found: list[str] = []
        self.page.on("request", lambda request: self.check(request.url))
        self.page.on("console", lambda said: self.found.append(said.text) if said.type == "error" else None)

    def check(self, url: str) -> None:
        if not url.startswith((self.address, "data:", "blob:")):
            self.found.append(f"{self.name}: asks {url}")

    def read(self, page: str) -> None:
        self.page.goto(f"{self.address}{page}/")
        self.page.evaluate(AXE.read_text())
        seen = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        self.found += [f"{page} {self.name}: {told(found)}" for found in seen["violations"]]
        self.found += [f"{page} {self.name} is too wide: {part}" for part in self.page.evaluate(WIDTH)]


def read_all(browser: Browser, address: str, pages: tuple[str, ...], *ways: tuple[str, str]) -> list[str]:
    found: list[str] = []
    for size, colours in ways:
        reader = Reader(browser, address, size, colours)
        for page in pages:
            reader.read(page)
        reader.context.close()
        found += reader.found
    return found


def test_the_site_has_no_barriers_and_loads_nothing_from_elsewhere(browser: Browser, address: str) -> None:
    ways = [(size, colours) for size in SIZES for colours in ("light", "dark")]
    found = read_all(browser, address, EVERY_DAY, *ways)
    assert not found, "\n".join(found)


@pytest.mark.soak
def test_no_page_of_the_site_has_any(browser: Browser, address: str) -> None:
    found = read_all(browser, address, tuple(PAGES), ("phone", "light"))
    assert not found, "\n".join(found)


def test_the_search_finds_a_rule(browser: Browser, address: str) -> None:
    page = browser.new_page()
    page.goto(address)
    page.keyboard.press("Control+k")
    page.keyboard.type("flamingo")
    page.get_by_role("link", name="Zooloretto").first.wait_for()
    page.close()


def open_game(page: Page) -> Frame:
    """The game that runs in the page, once its frame is there."""
    page.get_by_text("Open the table on this page").click()
    frame = page.locator(".try iframe").element_handle().content_frame()
    assert frame
    return frame


@needs_game
def test_the_game_in_the_page_is_played_to_the_end_with_the_network_cut(arrive: Arrive, address: str) -> None:
    """In its frame; then it opens in a window of its own, which needs no network either."""
    visitor = arrive(at=address, reduced_motion="reduce")
    page = visitor.go("").page
    page.get_by_role("link", name="Try it here").click()
    game = open_game(page)
    game.get_by_role("button", name="Start", exact=True).click()
    game.locator(READY).wait_for(timeout=LOADING)
    cut(visitor, game)
    sit(visitor, "zooloretto_dice", game)
    autoplay(game)
    expect(game.locator(OVER)).to_be_visible()
    page.get_by_role("link", name="Open it in a window of its own").click()
    page.locator(READY).wait_for(timeout=LOADING)
