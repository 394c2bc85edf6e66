"""A browser, a server, and visitors. Where one of them cannot be had, the tests here say so and are skipped."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.firefox import FIREFOX
from tests.browser.server_process import CLIENT, ServerProcess
from tests.browser.visitor import Visitor

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
MISSING = (
    "NO BROWSER TESTS: there is no Chromium on the PATH"
    if CHROMIUM is None
    else "NO BROWSER TESTS: the client is not built; run scripts/web"
    if not CLIENT.is_file()
    else ""
)
NO_FIREFOX = "" if FIREFOX else "NO FIREFOX TESTS: there is no Firefox on the PATH"

Arrive = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = [item for item in items if Path(__file__).parent in item.path.parents]
    if MISSING:
        for item in here:
            item.add_marker(pytest.mark.skip(reason=MISSING))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = [report.longrepr for report in terminalreporter.getreports("skipped") if "tests/browser" in report.nodeid]
    for missing in (MISSING, NO_FIREFOX):
        if missing and any(missing in str(reason) for reason in skipped):
            terminalreporter.write_line(missing, red=True, bold=True)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playing:
        yield playing


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("server") / "tables.sqlite3")
    yield server
    server.close()


@pytest.fixture
def arrive(browser: Browser, server: ServerProcess) -> Iterator[Arrive]:
    """Makes visitors; at the end nothing may have gone wrong in any of their browsers."""
    visitors: list[Visitor] = []

    def come(*, at: str | None = None, **how: Any) -> Visitor:
        visitors.append(Visitor(browser, at or server.address, **how))
        return visitors[-1]

    yield come
    complaints = [said for visitor in visitors for said in visitor.complaints()]
    for visitor in visitors:
        visitor.context.close()
    assert not complaints
