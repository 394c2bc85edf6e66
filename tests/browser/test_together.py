"""Two people, each with a browser; somebody who watches; and a line that breaks in mid-move."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import BOARDS, CHOICES, Board
from tests.browser.conftest import Arrive
from tests.browser.playing import AUTOPLAY, CURTAIN, MOST_STEPS, OVER, Mouse, autoplay
from tests.browser.visitor import Connection, Visitor

Json = dict[str, Any]
SOON = 2_000  # milliseconds


@pytest.mark.parametrize("game", BOARDS)
def test_two_people_play_each_other_and_one_line_breaks(arrive: Arrive, game: str) -> None:
    host, guest, spectator = arrive(), arrive(), arrive()
    line = Connection(guest)
    link = gather(host, guest, game)
    spectator.go(link)
    host.page.get_by_role("button", name="Start", exact=True).click()
    for page in (host.page, guest.page, spectator.page):
        expect(page.locator(".stage")).to_be_visible()
    talk(host.page, "Good luck!", guest.page, spectator.page)
    talk(guest.page, "You too!", host.page, spectator.page)

    board = BOARDS[game]
    mice = [Mouse(host.page, game), Mouse(guest.page, game, 2)]
    play(mice, until=lambda mouse: mouse is mice[0] and is_asked(mouse))
    hint(host.page)
    play(
        mice,
        until=lambda mouse: (
            may_undo(host.page, guest.page) or (not board.can_undo and mouse is mice[0] and is_asked(mouse))
        ),
    )
    if can_undo(host.page):
        undo(host.page)
    play(mice, until=lambda mouse: mouse is mice[1] and is_asked(mouse))
    lose(line, mice[1], "answers")
    play(mice, until=lambda mouse: mouse is mice[1] and is_asked(mouse))
    lose(line, mice[1], "acts")
    play_to_the_end(host.page, guest.page)

    expect(spectator.page.locator(OVER)).to_be_visible()
    only_watched(spectator, board)
    steps = host.ask("GET", f"/api{link.replace('/t/', '/tables/')}/replay?perspective=open")["steps"]
    done = [step for step in steps if step["seat"] == 1]
    assert len(done) == len(set(line.acts()) & line.acked()), "an act was lost or done twice"


def gather(host: Visitor, guest: Visitor, game: str) -> str:
    """A table for friends, and the guest on it by its link; bots take the seats that are left."""
    board = BOARDS[game]
    page = host.go().page
    page.get_by_role("button", name=f"Invite friends: {board.name}", exact=True).click()
    page.get_by_label("Seats").select_option(str(board.fewest))
    if page.get_by_label("Time to react").count():
        page.get_by_label("Time to react").select_option("until everyone has answered")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_role("textbox", name="Invite friends").input_value().removeprefix(host.address)
    guest.go(link)
    guest.page.get_by_role("button", name="Sit here 2").click()
    expect(guest.page.get_by_text("(you)")).to_be_visible()
    for seat in range(3, board.fewest + 1):
        page.get_by_label("Bots play").select_option("beginner")
        page.get_by_role("button", name=f"Add a bot {seat}").click()
    return link


def talk(speaker: Page, line: str, *listeners: Page) -> None:
    for page in (speaker, *listeners):
        page.get_by_role("tab", name="Chat").click()
    speaker.get_by_label("Write a message").fill(line)
    speaker.get_by_role("button", name="Send").click()
    for page in (speaker, *listeners):
        expect(page.get_by_role("log", name="Chat")).to_contain_text(line)


def is_asked(mouse: Mouse) -> bool:
    return bool(mouse.page.locator(".bar.mine").count())


def is_over(page: Page) -> bool:
    return bool(page.locator(OVER).count())


def can_undo(page: Page) -> bool:
    return bool(page.locator(".bar button:enabled", has_text="Undo").count())


def may_undo(page: Page, other: Page) -> bool:
    """While nothing of the other's is on its way, which would make it too late."""
    return can_undo(page) and "Sending" not in other.locator(".status").inner_text()


def play(mice: list[Mouse], until: Callable[[Mouse], bool]) -> None:
    for _ in range(MOST_STEPS):
        for mouse in mice:
            if until(mouse):
                return
            if is_asked(mouse):
                mouse.step(SOON)
    raise AssertionError("the two never got there")


def play_to_the_end(host: Page, guest: Page) -> None:
    """Whole games on the board are played elsewhere; here both choose as fast as their pages allow."""
    for page in (host, guest):
        page.get_by_role("tab", name="All moves").click()
    guest.evaluate(f"(told) => void ({AUTOPLAY})(told)", [OVER, CURTAIN, CHOICES, MOST_STEPS])
    autoplay(host)
    expect(guest.locator(OVER)).to_be_visible()


def hint(page: Page) -> None:
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".bar")).to_contain_text("Hint:")
    expect(page.locator(".stage .hinted").first).to_be_visible()
    page.get_by_role("tab", name="All moves").click()
    expect(page.locator("#choices-list .hinted")).to_have_count(1)


def undo(page: Page) -> None:
    page.get_by_role("button", name="Undo", exact=True).click()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("aside").get_by_text("took back your last move").first).to_be_attached()


def lose(line: Connection, mouse: Mouse, what: Any) -> None:
    """The next act, or the answer to it, goes astray with the line; it comes back, and so does the act."""
    line.loses = what
    before = len(line.acts())
    while len(line.acts()) == before:
        mouse.step(SOON)
    lost = line.acts()[-1]
    line.sever()
    expect(mouse.page.get_by_text("Connection lost.")).to_be_visible()
    expect(mouse.page.locator(".status")).to_contain_text("Sending")
    line.mend()
    expect(mouse.page.get_by_text("Connection lost.")).to_be_hidden()
    expect(mouse.page.locator(".status")).not_to_contain_text("Sending")
    assert line.acts().count(lost) == 2
    assert lost in line.acked()


def only_watched(spectator: Visitor, board: Board) -> None:
    """No control of a move on the page, no hidden card and no sealed bid in anything that came."""
    assert not [message for message in spectator.sent if message["type"] != "ping"]
    expect(spectator.page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(spectator.page.locator("#choices-list")).to_have_count(0)
    expect(spectator.page.locator(".hand button, .dock button, .bidding, .site")).to_have_count(0)
    for update in spectator.received("update"):
        assert update["seat"] is None
        assert not update["legal"]
        assert not board.secrets(update)
