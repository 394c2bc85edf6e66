"""The docs site in a browser: no barriers, nothing from elsewhere, nothing that scrolls sideways."""

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.server_process import ROOT
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


class Quiet(SimpleHTTPRequestHandler):
    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        pass


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=SITE))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


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
