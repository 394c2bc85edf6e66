"""A server with the built client, and Chromium to visit it. Where one is missing, the tests are skipped and say so."""

import os
import re
import shutil
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.visitor import Visitor
from zoorama.server.app import web_folder

playwright = pytest.importorskip("playwright.sync_api", reason="pip install playwright: the browser is NOT tested")

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
Invite = Callable[..., Visitor]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not (web_folder() / "index.html").is_file():
        skip("the client is not built (scripts/web builds it)")
    database = tmp_path_factory.mktemp("browser") / "zoorama.db"
    arguments = ["serve", "--port", "0", "--db", str(database), "--pause", "0", "--requests", "100000", "--lang", "en"]
    server = subprocess.Popen(
        [sys.executable, "-m", "zoorama", *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        yield listening(server)
    finally:
        server.terminate()
        server.wait()


def listening(server: "subprocess.Popen[str]") -> str:
    assert server.stdout is not None
    for line in server.stdout:
        if found := re.search(r"http://[\d.]+:\d+", line):
            return found[0]
    raise AssertionError("the server did not start")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    if CHROMIUM is None:
        skip("there is no Chromium here (apt install chromium, or name it: CHROMIUM=/path)")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


def skip(why: str) -> None:
    warnings.warn(f"The browser is NOT tested: {why}", stacklevel=2)
    pytest.skip(f"the browser is NOT tested: {why}")


@pytest.fixture
def invite(chromium: Any, address: str, tmp_path: Path) -> Iterator[Invite]:
    """Somebody with a browser of their own. Whatever goes wrong on their pages fails the test."""
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        options = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 860}}
        context = chromium.new_context(base_url=address, **{**options, **wishes})
        visitor = Visitor(context.new_page())
        visitors.append(visitor)
        return visitor

    yield come
    troubles = [trouble for visitor in visitors for trouble in visitor.troubles]
    for visitor in visitors:
        visitor.page.context.close()
    assert troubles == []
