"""Games without a network: downloaded once, then played from home to the final score in this browser alone."""

import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import BOARDS
from tests.browser.conftest import Arrive
from tests.browser.offline import (
    CACHES,
    LOADING,
    READY,
    SPOIL_SNAPSHOT,
    cut,
    download,
    needs_runtime,
    renewed,
    sit,
    watch_lines,
    watch_starts,
)
from tests.browser.playing import OVER, autoplay
from tests.browser.server_process import ROOT, ServerProcess
from tests.browser.static_site import PREFIX, answering, served
from tests.browser.test_barriers import LOST, Axe, needs_axe

DICE = "zooloretto_dice"
QUOTA_KNOWN = 35_000  # milliseconds after which Chromium asks again how much room a database has
MARK = "a .here"  # of a table of this browser
pytestmark = needs_runtime


def address(page: Page) -> str:
    path: str = page.evaluate("() => location.pathname")
    return path


def log(page: Page) -> list[str]:
    page.get_by_role("tab", name="Log").click()
    lines = page.get_by_role("list", name="Log").get_by_role("listitem").all_inner_texts()
    page.get_by_role("tab", name="All moves").click()
    return lines


def reopen(page: Page) -> None:
    page.reload()
    page.locator(".tools .menu").wait_for(timeout=LOADING)


@needs_axe
def test_a_game_is_played_to_the_end_with_the_network_cut(arrive: Arrive) -> None:
    """The page is reloaded in mid-game: nothing is lost, nothing complains, and there are no barriers."""
    visitor = arrive(reduced_motion="reduce")
    page, axe = visitor.page, Axe(visitor.page)
    download(visitor)
    cut(visitor)
    visitor.go("/")
    page.locator(READY).wait_for()
    axe.look("home")
    sit(visitor, DICE)
    assert address(page).startswith("/t/here-")
    autoplay(page, 6)
    told = log(page)
    reopen(page)
    expect(page.locator("#choices-list li").first).to_be_visible()
    assert log(page)[: len(told)] == told
    axe.look("table")
    autoplay(page)
    expect(page.locator(OVER)).to_be_visible()
    axe.look("ending")
    visitor.go("/")
    expect(page.get_by_role("heading", name="Finished games")).to_be_visible()
    expect(page.locator(MARK)).to_have_text("in this browser only")
    visitor.context.set_offline(False)
    visitor.go("/").settle()  # among those of the server
    expect(page.get_by_role("button", name="Invite friends").first).to_be_visible()
    expect(page.locator(MARK)).to_be_visible()
    assert not axe.found, "\n".join(axe.found)


@pytest.mark.parametrize("found", ["unreadable", "missing"])
def test_without_its_snapshot_a_table_starts_the_plain_way(arrive: Arrive, found: str) -> None:
    """A snapshot that does not start, and a download that has none."""
    visitor = arrive(reduced_motion="reduce")
    visitor.allowed = ("zoorama: no start from the snapshot",)
    page = visitor.page
    starts = watch_starts(visitor)
    download(visitor)
    page.evaluate(SPOIL_SNAPSHOT, found)
    cut(visitor)
    visitor.go("/offline").page.locator(READY).wait_for()
    sit(visitor, DICE)
    expect(page.locator("#choices-list li").first).to_be_visible()
    assert starts() == ["plain"]
    autoplay(page, 6)
    assert any(visitor.allowed[0] in said for said in visitor.problems) == (found == "unreadable")


def test_a_table_is_taken_online_and_goes_on_at_the_server(arrive: Arrive) -> None:
    visitor = arrive(reduced_motion="reduce")
    page = visitor.page
    download(visitor)
    cut(visitor)
    visitor.go("/").page.locator(READY).wait_for()
    sit(visitor, DICE)
    autoplay(page, 6)
    told = log(page)
    page.locator(".tools .menu").click()
    page.get_by_role("button", name="Take this table online").click()
    expect(page.get_by_role("button", name="Take it online", exact=True)).to_be_disabled()
    visitor.context.set_offline(False)
    page.get_by_role("button", name="Take it online", exact=True).click()
    page.wait_for_url(re.compile(r"/t/(?!here-)"))
    expect(page.get_by_text("Played without a server up to step")).to_be_visible()
    expect(page.locator("#choices-list li").first).to_be_visible()
    assert log(page)[: len(told)] == told
    autoplay(page)
    expect(page.locator(OVER)).to_be_visible()
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    expect(page.get_by_text("Played without a server up to step")).to_be_visible()
    visitor.go("/").settle()
    expect(page.get_by_text("begun without a server")).to_be_visible()


@pytest.mark.soak
def test_every_game_is_played_from_home_to_the_final_score(arrive: Arrive) -> None:
    """All boards and words were downloaded, those that were never looked at before too."""
    visitor = arrive(reduced_motion="reduce")
    download(visitor)
    cut(visitor)
    for game in BOARDS:
        visitor.go("/").page.locator(READY).wait_for()
        sit(visitor, game)
        autoplay(visitor.page)
        expect(visitor.page.locator(OVER)).to_be_visible()


@pytest.mark.soak
def test_everything_else_that_makes_sense_alone(arrive: Arrive) -> None:
    """A lesson, a hint, undo, the replay of a running game, rules and puzzles; and nothing that needs others."""
    visitor = arrive(reduced_motion="reduce")
    page = visitor.page
    download(visitor)
    cut(visitor)
    visitor.go(f"/learn/{DICE}").settle()
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".tools .menu").wait_for(timeout=LOADING)
    assert address(page).startswith("/t/here-")
    page.get_by_role("button", name="Skip the lesson").first.click()
    page.get_by_role("button", name="Hint").click()
    autoplay(page, 2)
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)
    page.locator(".tools .menu > button").click()
    expect(page.get_by_role("button", name="Your table")).to_have_count(0)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    expect(page.get_by_role("button", name="Copy")).to_have_count(0)
    visitor.go(f"/rules/{DICE}").settle()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Dice")
    visitor.go("/puzzles").settle()
    page.get_by_role("link", name="Trainer").first.click()
    expect(page.get_by_text("What would you do?")).to_be_visible(timeout=LOADING)


@pytest.mark.soak
def test_without_the_download_the_page_says_why_nothing_can_be_played(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.allowed = LOST
    visitor.go("/").settle()
    visitor.go("/").settle()  # now the service worker has the shell
    cut(visitor)
    visitor.go("/")
    expect(visitor.page.get_by_role("alert")).to_contain_text("download the games once while you are online")


@pytest.mark.soak
def test_a_download_can_be_stopped_and_what_came_is_kept_until_it_is_removed(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.go("/offline").settle().page
    before = page.locator(".offering button.primary").inner_text()
    page.locator(".offering button.primary").click()
    page.get_by_role("button", name="Cancel").click()
    button = page.locator(".offering button.primary")
    expect(button).to_contain_text("Download")
    button.click()
    page.locator(READY).wait_for(timeout=LOADING)
    assert "MB" in before
    page.get_by_role("button", name="Remove the download").click()
    expect(page.locator(".offering button.primary")).to_contain_text("Download")
    assert page.evaluate(CACHES) == []


@pytest.mark.soak
def test_a_full_storage_is_told(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.allowed = ("Failed to execute 'put' on 'Cache'", "Quota")
    page = visitor.go("/offline").settle().page
    session = visitor.context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": visitor.address, "quotaSize": 3_000_000})
    page.locator(".offering button.primary").click()
    expect(page.locator(".offering")).to_contain_text("storage is full", timeout=LOADING)
    session.send("Storage.overrideQuotaForOrigin", {"origin": visitor.address})
    page.get_by_role("button", name="Retry now").click()
    page.locator(READY).wait_for(timeout=LOADING)


@pytest.mark.soak
def test_a_storage_that_fills_up_in_mid_game_loses_nothing(arrive: Arrive) -> None:
    """The move that could not be stored is not told as done; with room again the game goes on from before it."""
    visitor = arrive(reduced_motion="reduce")
    visitor.allowed = ("table evicted",)
    page = visitor.page
    lines = watch_lines(visitor)
    download(visitor)
    sit(visitor, DICE)
    autoplay(page, 6)
    told, before = log(page), lines()
    session = visitor.context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": visitor.address, "quotaSize": 1})
    page.wait_for_timeout(QUOTA_KNOWN)
    page.locator("#choices-list button").first.click()
    expect(page.get_by_role("main")).to_contain_text("The last move was not kept")
    after = lines()[len(before) :]
    assert [line["type"] for line in after if line["type"] in ("ack", "update", "bye")] == ["bye"]
    session.send("Storage.overrideQuotaForOrigin", {"origin": visitor.address})
    page.get_by_role("button", name="Reload").click()
    page.locator(".tools .menu").wait_for(timeout=LOADING)
    expect(page.locator("#choices-list li").first).to_be_visible()
    assert log(page) == told
    autoplay(page)
    expect(page.locator(OVER)).to_be_visible()


@pytest.mark.soak
def test_a_second_tab_and_a_cleared_storage_are_told(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.allowed = LOST
    page = visitor.page
    download(visitor)
    sit(visitor, DICE)
    table = address(page)
    other = visitor.open()
    other.goto(visitor.address + table)
    expect(other.get_by_role("main")).to_contain_text("in another tab", timeout=LOADING)
    other.close()
    session = visitor.context.new_cdp_session(page)
    visitor.go("/privacy").settle()
    session.send("Storage.clearDataForOrigin", {"origin": visitor.address, "storageTypes": "all"})
    visitor.go(table)
    expect(page.get_by_role("main")).to_contain_text("This table is not in this browser", timeout=LOADING)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    shutil.copytree(ROOT / "src" / "zoorama", tmp_path / "new" / "zoorama", ignore=shutil.ignore_patterns("*.pyc"))
    server = ServerProcess(tmp_path / "tables.sqlite3")
    yield server
    server.close()


@pytest.mark.soak
def test_an_update_is_told_and_running_games_go_on(arrive: Arrive, own_server: ServerProcess, tmp_path: Path) -> None:
    """The old version works until the new one is whole; then its files go, and the game is where it was."""
    visitor = arrive(at=own_server.address)
    page = visitor.page
    download(visitor)
    sit(visitor, DICE)
    autoplay(page, 6)
    table, told = address(page), log(page)
    old = page.evaluate(CACHES)
    own_server.close()
    renewed(tmp_path / "new")
    own_server.package = tmp_path / "new"
    own_server.open()
    visitor.go(table)  # nothing is downloaded that nobody asked for
    page.locator(".tools .menu").wait_for(timeout=LOADING)
    assert page.evaluate(CACHES) == old
    visitor.go("/").settle()
    cut(visitor)
    visitor.go(table)  # the old version, as a whole
    page.locator(".tools .menu").wait_for(timeout=LOADING)
    visitor.context.set_offline(False)
    visitor.go("/")
    expect(page.locator("#offering")).to_have_text("An update is ready")
    page.get_by_role("button", name="Update").click()
    expect(page.locator("#offering")).to_have_count(0, timeout=LOADING)
    cut(visitor)
    visitor.go(table)
    page.locator(".tools .menu").wait_for(timeout=LOADING)
    assert log(page)[: len(told)] == told
    new = page.evaluate(CACHES)
    assert len(old) == len(new) == 1
    assert old != new
    autoplay(page)
    expect(page.locator(OVER)).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("status", [503, 200])
def test_a_game_opens_where_only_a_proxy_answers(arrive: Arrive, own_server: ServerProcess, status: int) -> None:
    """A proxy whose server is gone, or a network that answers everything with its login page."""
    visitor = arrive(at=own_server.address)
    visitor.allowed = LOST
    page = visitor.page
    download(visitor)
    sit(visitor, DICE)
    table = address(page)
    own_server.process.send_signal(signal.SIGKILL)
    own_server.process.wait()
    with answering(int(own_server.port), status):
        visitor.go(table)
        page.locator(".tools .menu").wait_for(timeout=LOADING)
        visitor.go("/offline").page.locator(READY).wait_for()


@pytest.fixture(scope="module")
def static_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("static")
    subprocess.run([ROOT / "scripts" / "web", "--static", folder], check=True, capture_output=True)
    with served(folder) as address:
        yield address


@pytest.mark.soak
def test_a_folder_on_any_web_server_is_enough(arrive: Arrive, static_site: str) -> None:
    """Under a path of its own, with no server of ours; and after the first visit without that one too."""
    visitor = arrive(at=static_site, reduced_motion="reduce")
    page = visitor.go("/").settle().page
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(READY).wait_for(timeout=LOADING)
    sit(visitor, DICE)
    assert address(page) == PREFIX + "/"  # the way within the client follows the “#”
    autoplay(page, 6)
    cut(visitor)
    reopen(page)
    autoplay(page)
    expect(page.locator(OVER)).to_be_visible()
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    visitor.go("/")
    expect(page.locator(MARK)).to_be_visible()
