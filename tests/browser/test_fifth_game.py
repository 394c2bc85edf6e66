"""A game that this build of the client does not contain: on the home page, in rules and lessons, and at a table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.playing import OVER, autoplay
from tests.browser.server_process import ServerProcess
from tests.examples.overlay import overlaid


@pytest.fixture
def server_with_pig(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path / "tables.sqlite3", overlaid("pig", tmp_path / "package"))
    yield server
    server.close()


def test_a_game_without_card_and_board_is_played_by_the_list_of_choices(
    arrive: Arrive, server_with_pig: ServerProcess
) -> None:
    page = arrive(at=server_with_pig.address).go().page
    expect(page.locator("article", has_text="Roll as long as you dare").locator(".scene svg")).to_have_count(3)
    page.get_by_role("link", name="Rules: Pig", exact=True).click()
    expect(page.locator("main li h2").first).to_contain_text("Your turn")
    page.get_by_role("link", name="Learn to play").click()
    expect(page.locator("article")).to_contain_text("Roll as long as you dare")
    page.goto(server_with_pig.address)
    page.get_by_role("button", name="Play now: Pig", exact=True).click()
    expect(page.locator("#choices-list")).to_contain_text("Roll the die")
    expect(page.locator(".stage dt", has_text="banked").first).to_be_visible()
    autoplay(page)
    expect(page.locator(OVER)).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text("Won")
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
