"""A first game teaches by doing: each step is said in its turn, beside what it is about, and done by a click there."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import BOARDS
from tests.browser.conftest import Arrive
from tests.browser.playing import Mouse

SIZES = ({"width": 1280, "height": 620}, {"width": 360, "height": 640})
MOST_CLICKS = 60

# Whether the bubble is in the window, and which controls it covers.
COVERED = """() => {
    const box = (one) => one.getBoundingClientRect();
    const bubble = box(document.querySelector(".bubble"));
    const inside = bubble.left >= 0 && bubble.top >= 0 && bubble.right <= innerWidth && bubble.bottom <= innerHeight;
    const covered = [...document.querySelectorAll(".stage [data-choice]")].map(box).filter((one) =>
        Math.min(one.right, bubble.right) - Math.max(one.left, bubble.left) > one.width / 2 &&
        Math.min(one.bottom, bubble.bottom) - Math.max(one.top, bubble.top) > one.height / 2);
    return {inside, covered: covered.length};
}"""


def learn(page: Page, game: str) -> None:
    page.get_by_role("link", name=f"Learn to play: {BOARDS[game].name}", exact=True).click()
    page.get_by_role("button", name="Start", exact=True).click()


@pytest.mark.parametrize("size", SIZES, ids=["laptop", "phone"])
@pytest.mark.parametrize("game", BOARDS)
def test_a_lesson_is_learnt_step_by_step(arrive: Arrive, game: str, size: dict[str, Any]) -> None:
    visitor = arrive(viewport=size)
    page = visitor.go().page
    learn(page, game)
    mouse, told = Mouse(page, game), list[str]()
    end = page.get_by_role("dialog").get_by_role("button", name="Play on")
    for _ in range(MOST_CLICKS):
        page.locator(".bubble").or_(end).first.wait_for()
        if end.count():
            break
        said = page.locator(".bubble p").inner_text()
        if said not in told:
            told.append(said)
            page.wait_for_timeout(300)  # the bubble goes to its place
            assert page.evaluate(COVERED) == {"inside": True, "covered": 0}, said
        mouse.step()
    expect(end).to_be_visible()
    assert 8 <= len(told) <= 10
    end.click()
    expect(page.locator(".bubble")).to_have_count(0)
    assert mouse.step() == "asked", "the game goes on"


def test_a_lesson_can_be_skipped_and_goes_on_after_a_reload(arrive: Arrive) -> None:
    page = arrive().go().page
    learn(page, "zooloretto_dice")
    mouse = Mouse(page, "zooloretto_dice")
    mouse.step()
    expect(page.locator(".bubble")).to_contain_text("Step 2 of 8")
    page.reload()
    expect(page.locator(".bubble")).to_contain_text("Step 2 of 8")
    page.locator(".bubble").get_by_role("button", name="Skip the lesson").click()
    expect(page.locator(".bubble")).to_have_count(0)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
