"""A person against bots, from “play now” to the final score."""

import pytest

from tests.browser.conftest import Invite
from tests.browser.visitor import NAMES
from zoorama.games import GAMES

games = pytest.mark.parametrize("game", [game.name for game in GAMES])
LONGEST = 3000  # choices; no game asks one person as often


@games
def test_by_mouse(game: str, invite: Invite) -> None:
    person = invite()
    person.play_now(game)
    for number in range(LONGEST):
        if not person.wait_for_choice():
            break
        before = person.choices()
        person.choose_by_mouse(number * 7)
        person.settled(before)
    assert person.board_clicks > 0
    assert person.page.locator("dialog[open] .total td").count() >= 2


@games
def test_by_keys_alone(game: str, invite: Invite) -> None:
    person = invite()
    person.go("/")
    button = person.page.get_by_role("button", name=f"Play now: {NAMES[game]}", exact=True)
    for _ in range(60):
        if button.evaluate("button => button === document.activeElement"):
            break
        person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector(".stage", state="attached")
    for _ in range(LONGEST):
        if not person.wait_for_choice():
            break
        before = person.choices()
        person.choose_by_key()
        person.settled(before)
    assert person.page.locator("dialog[open] .total td").count() >= 2
    person.page.keyboard.press("Escape")
    assert person.page.locator("dialog[open]").count() == 0


def test_focus_is_not_lost_when_a_chosen_button_goes(invite: Invite) -> None:
    person = invite()
    person.play_now("zooloretto_dice")
    for _ in range(6):
        person.wait_for_choice()
        person.page.locator("#choices-list button").first.focus()
        before = person.choices()
        person.page.keyboard.press("Enter")
        person.settled(before)
    person.wait_for_choice()
    person.page.wait_for_function("() => document.activeElement && document.activeElement !== document.body")
