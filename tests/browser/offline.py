"""A visitor who plays without a network: the games downloaded, then the network cut."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Frame, Page

from tests.browser.boards import BOARDS
from tests.browser.server_process import CLIENT
from tests.browser.visitor import Json, Visitor

LOADING = 120_000  # milliseconds; starting Python takes its time on a busy machine
READY = ".offering:has-text('Ready to play')"
CACHES = "() => caches.keys().then((names) => names.filter((name) => name.startsWith('zoorama-offline-')))"
# In the cache of the download: random bytes for the snapshot, or a manifest that names none.
SPOIL_SNAPSHOT = """async (found) => {
    const name = (await caches.keys()).find((name) => name.startsWith('zoorama-offline-'));
    const cache = await caches.open(name);
    const addresses = (await cache.keys()).map(({ url }) => url);
    const manifest = addresses.find((url) => url.endsWith('offline/manifest.json'));
    const snapshot = addresses.find((url) => url.endsWith('/snapshot.bin'));
    const listed = await (await cache.match(manifest)).json();
    if (found === 'unreadable') return cache.put(snapshot, new Response(new Uint8Array(1000).fill(7)));
    delete listed.files['snapshot.bin'];
    await cache.delete(snapshot);
    await cache.put(manifest, new Response(JSON.stringify(listed)));
}"""
# All that workers post to the page.
WATCH_WORKERS = """self.posted = [];
self.Worker = class extends self.Worker {
    constructor(...made) {
        super(...made);
        this.addEventListener('message', ({ data }) => self.posted.push(data));
    }
}"""

needs_runtime = pytest.mark.skipif(
    not (CLIENT.parent / "offline" / "manifest.json").is_file(),
    reason="NO OFFLINE TESTS: what tables in a browser run on is not packed; run scripts/web",
)


def download(visitor: Visitor) -> None:
    page = visitor.go("/").settle().page
    page.get_by_role("link", name="Play without a connection").click()
    page.locator(".offering button.primary").click()
    page.locator(READY).wait_for(timeout=LOADING)


def cut(visitor: Visitor, client: Page | Frame | None = None) -> None:
    """From here on the page and its service worker reach nothing. The client may be a frame of the page."""
    (client or visitor.page).evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    visitor.context.set_offline(True)


def sit(visitor: Visitor, game: str, client: Page | Frame | None = None) -> None:
    """At a new table, passed from hand to hand; where reactions are asked for, without a clock."""
    page, board = client or visitor.page, BOARDS[game]
    page.get_by_role("button", name=f"Pass and play: {board.name}", exact=True).click()
    page.get_by_label("Seats").select_option(str(board.fewest))
    page.get_by_label("People").select_option(str(board.fewest))
    if page.locator("#reaction").count():
        page.locator("#reaction").select_option("0")
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".tools .menu").wait_for(timeout=LOADING)


def watch_starts(visitor: Visitor) -> Callable[[], list[str]]:
    """What the tables of the page in view started from: `snapshot` or `plain`."""
    posted = watch_workers(visitor)
    return lambda: [message["from"] for message in posted() if message["kind"] == "ready"]


def watch_lines(visitor: Visitor) -> Callable[[], list[Json]]:
    """What the tables of the page in view have told it."""
    posted = watch_workers(visitor)
    return lambda: [
        json.loads(line) for message in posted() if message["kind"] == "heard" for line in message["data"].split("\n")
    ]


def watch_workers(visitor: Visitor) -> Callable[[], list[Json]]:
    visitor.context.add_init_script(WATCH_WORKERS)
    return lambda: visitor.page.evaluate("() => self.posted")


def renewed(package: Path) -> None:
    """A new version of the client and of what its tables run on: other names, other bytes."""
    web = package / "zoorama" / "server" / "web"
    page = web / "index.html"
    page.write_text(page.read_text() + "<!-- new -->")
    listed = json.loads((web / "files.json").read_text())
    (web / "files.json").write_text(json.dumps(listed | {"version": "new"}))
    manifest = json.loads((web / "offline" / "manifest.json").read_text())
    (web / "offline" / manifest["version"]).rename(web / "offline" / "new")
    (web / "offline" / "manifest.json").write_text(json.dumps(manifest | {"version": "new"}))
