"""The analysis of a finished game: asked for at its end, walked through, shared, and tried otherwise."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Arrive
from tests.browser.playing import autoplay
from tests.browser.test_barriers import WIDTH, Axe, needs_axe
from tests.browser.visitor import Visitor

DICE = "zooloretto_dice"
SEED = "6" * 64
FIRST = "Math.random = () => 0"  # autoplay takes the first choice each time: such games are short, and full of errors
LONG = 180_000  # milliseconds; an analysis on a busy machine


def finished(visitor: Visitor) -> str:
    """The address of a game that is over, with its ending shown."""
    visitor.page.add_init_script(FIRST)
    address = "/t/" + visitor.table(DICE, 2, bots="greedy", start=True, seed=SEED)
    autoplay(visitor.go(address).page)
    return address


def moments(page: Page) -> Locator:
    return page.get_by_role("region", name="Key moments").get_by_role("listitem").get_by_role("button")


def told(page: Page) -> Locator:
    """What is said of the step."""
    return page.locator(".scrubber [role=status]")


def answered(route: Route, state: str, **more: Any) -> None:
    route.fulfill(json={"state": state, "progress": 0.25, "reason": None, "report": None, **more})


@needs_axe
def test_a_game_is_analysed_walked_through_and_tried_otherwise(arrive: Arrive) -> None:
    visitor = arrive(reduced_motion="reduce")
    page, address = visitor.page, finished(visitor)
    page.get_by_role("dialog").get_by_role("link", name="Analyse").click()
    expect(moments(page).first).to_be_visible(timeout=LONG)
    errors = visitor.ask("GET", f"/api/tables/{address[3:]}/analysis")["report"]["errors"]
    assert errors
    slider = page.get_by_role("slider", name="Replay")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"· Guest \d+ \d+%, \w+ \d+%$"))

    page.get_by_label("Order").select_option("biggest first")
    moments(page).filter(has_text="Better:").first.click()
    worst = max(errors, key=lambda error: error["lost"])
    expect(slider).to_have_value(str(worst["step"]))
    expect(page.get_by_label("View as")).to_have_value(str(worst["seat"]))
    expect(told(page)).to_contain_text("Better:")
    expect(page.locator(".stage .hinted").first).to_be_visible()
    expect(page.locator("aside [aria-current=step]")).to_contain_text("Better:")

    steps = sorted({error["step"] for error in errors})
    page.keyboard.press("Home")
    for step in steps[:2]:
        page.keyboard.press("Shift+ArrowRight")
        expect(slider).to_have_value(str(step))
    page.get_by_role("button", name="Previous key moment").click()
    expect(slider).to_have_value(str(steps[0]))
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(steps[0] + 1))

    page.get_by_role("button", name="Chances as a table").click()
    table = page.get_by_role("table", name="Chances to win")
    expect(table.get_by_role("row").filter(has_text="%").first).to_contain_text("%")
    table.get_by_role("button", name=str(steps[0]), exact=True).click()
    expect(slider).to_have_value(str(steps[0]))

    barriers(visitor)
    shared_with_a_stranger(arrive(), page, steps[0])
    tried(page, steps[0])


def barriers(visitor: Visitor) -> None:
    """None on a desk or a phone, and nothing wider than the phone, in the languages with the longest words."""
    page, axe = visitor.page, Axe(visitor.page)
    axe.look("desk")
    desk = page.viewport_size
    assert desk
    page.set_viewport_size({"width": 360, "height": 740})
    axe.look("phone")
    assert page.evaluate(WIDTH) == []
    page.set_viewport_size(desk)
    assert not axe.found, "\n".join(axe.found)


def shared_with_a_stranger(other: Visitor, page: Page, step: int) -> None:
    """The link opens the same moment, with the analysis."""
    link = page.get_by_role("textbox", name="Share this moment").input_value()
    assert link.endswith(f"&step={step}&analysis")
    assert page.url == link
    stranger = other.page
    stranger.goto(link)
    expect(moments(stranger).first).to_be_visible()
    expect(stranger.get_by_role("slider", name="Replay")).to_have_value(str(step))
    assert told(stranger).inner_text() == told(page).inner_text()


def tried(page: Page, step: int) -> None:
    replay = page.url
    page.get_by_role("button", name="Try from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("You play for").select_option(index=1)
    dialog.get_by_label("Opponents").select_option("beginner")
    dialog.get_by_role("button", name="Start here").click()
    expect(page.get_by_text(f"Study from step {step}")).to_be_visible()
    expect(page.locator(".stage")).to_be_visible()
    assert page.url.partition("/t/")[2] not in replay
    page.get_by_role("link", name="Back to the analysis").click()
    expect(page.get_by_role("slider", name="Replay")).to_have_value(str(step))
    expect(moments(page).first).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Try from here")).to_be_disabled()


@needs_axe
def test_the_panel_tells_how_far_an_analysis_is_and_why_there_is_none(arrive: Arrive) -> None:
    visitor = arrive(reduced_motion="reduce")
    page, address = visitor.page, finished(visitor)
    states: list[tuple[str, dict[str, Any]]] = [("failed", {}), ("waiting", {}), ("running", {"progress": 0.4})]
    page.route("**/analysis", lambda route: answered(route, states[0][0], **states[0][1]))
    visitor.go(address + "/replay")
    button = page.get_by_role("button", name="Analyse", exact=True)
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    panel = page.get_by_role("tabpanel", name="Analysis")
    expect(panel.get_by_role("alert")).to_have_text("The analysis was interrupted.")
    del states[0]
    panel.get_by_role("button", name="Try again").click()
    expect(panel.get_by_label("The analysis starts in a moment…")).to_be_visible()
    del states[0]
    expect(panel.get_by_role("progressbar", name="Analysing the game… 40%")).to_have_attribute("value", "0.4")
    axe = Axe(page)
    axe.look("running")
    states[0] = ("unavailable", {"reason": "no-evaluator"})
    expect(panel.get_by_role("status")).to_have_text(re.compile("^There is no analysis yet for this game"))
    axe.look("unavailable")
    assert not axe.found, "\n".join(axe.found)
    button.click()
    expect(panel).not_to_be_attached()
    assert "analysis" not in page.url
