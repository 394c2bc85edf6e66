"""Zoop's windows for calls: only whoever can call is asked."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.playing import MOST_STEPS, Mouse
from tests.browser.visitor import Json, Visitor

PASS = ".stage .dock .pass"


def answers(visitor: Visitor) -> list[Json]:
    return [message["action"] for message in visitor.sent if message["type"] == "act"]


def to_a_table(visitor: Visitor, window: int) -> Mouse:
    visitor.go("/t/" + visitor.table("zoop", 4, bots="greedy", start=True, pace={"window": window}))
    return Mouse(visitor.page, "zoop")


def test_a_whole_game_asks_only_who_can_call(arrive: Arrive) -> None:
    """The window is short, so that the test is; nothing is sent in one that asks nothing."""
    visitor = arrive()
    mouse = to_a_table(visitor, window=1)
    for _ in range(MOST_STEPS):
        seen = mouse.await_turn()
        if seen["is"] == "over":
            break
        assert seen["is"] == "asked", mouse.status()
        offered = visitor.received("update")[-1]["legal"]
        assert offered != [{"type": "LetPass"}], mouse.status()
        mouse.step()
    assert {"type": "LetPass"} not in answers(visitor)
    assert any(update["legal"] == [{"type": "LetPass"}] for update in visitor.received("update"))


def test_where_the_table_waits_a_pass_is_made_by_itself(arrive: Arrive) -> None:
    visitor = arrive()
    mouse = to_a_table(visitor, window=0)
    for _ in range(8):
        mouse.step()
    assert {"type": "LetPass"} in answers(visitor)
    expect(visitor.page.locator(PASS)).to_have_count(0)


def test_whoever_wants_to_pass_by_hand_is_asked(arrive: Arrive) -> None:
    visitor = arrive(settings={"autoPass": False})
    mouse = to_a_table(visitor, window=0)
    for _ in range(20):
        if mouse.await_turn()["part"] == PASS:
            break
        mouse.step()
    expect(visitor.page.locator(PASS)).to_be_visible()
    visitor.page.get_by_role("button", name="Always pass when I can’t call").click()
    expect(visitor.page.locator(PASS)).to_have_count(0)
