"""Whatever has to be done is on the screen: at every decision of a whole game, in windows of every size."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.boards import BOARDS
from tests.browser.conftest import Arrive
from tests.browser.playing import MOST_STEPS, Mouse
from tests.browser.visitor import Visitor
from zoorama.bots.registry import default_bot

SMALL = ((1280, 620), (360, 640))
MORE = ((1366, 650), (1440, 900), (1920, 1080))

# What is wrong with what can be chosen just now, and where the board begins. A control is all within the window; where
# cards overlap, a part of it can be clicked.
MEASURE = """() => {
    const wrong = [];
    const box = (one) => one.getBoundingClientRect();
    const told = (one) => (one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 60);
    const stage = document.querySelector(".stage");
    const outside = ({left, top, right, bottom}) =>
        left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    const reached = (one) => {
        const {left, top, width, height} = box(one);
        const spots = [[width / 2, height / 2], [9, 16], [width / 2, 8], [width - 9, height / 2], [9, height - 9]];
        return spots.some(([x, y]) => {
            const hit = document.elementFromPoint(left + x, top + y);
            return hit && (one.contains(hit) || hit.contains(one));
        });
    };
    for (const one of stage.querySelectorAll("[data-choice]")) {
        if (!one.getClientRects().length) continue;
        if (outside(box(one))) wrong.push(`outside: ${told(one)} ${JSON.stringify(box(one))}`);
        else if (!reached(one)) wrong.push(`covered: ${told(one)}`);
    }
    if (!stage.querySelector("[data-choice]")) wrong.push("nothing to choose on the board");
    const prompt = document.querySelector(".status");
    if (outside(box(prompt)) || !prompt.textContent.trim()) wrong.push("no prompt");
    if (document.documentElement.scrollHeight > innerHeight) wrong.push("the page scrolls");
    const {left, top, width, height} = box(stage);
    return {wrong, at: [left, top, width, height]};
}"""


class Surveyor:
    """Plays by the mouse and measures before each click."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.page: Page = visitor.page
        self.mouse = Mouse(visitor.page, game)
        self.wrong: dict[str, int] = {}
        self.places: set[tuple[float, ...]] = set()
        self.decisions = 0

    def look(self) -> None:
        seen: dict[str, Any] = self.page.evaluate(MEASURE)
        self.decisions += 1
        self.places.add(tuple(seen["at"]))
        for told in seen["wrong"]:
            self.wrong[told] = self.wrong.get(told, 0) + 1

    def to_the_end(self) -> None:
        for _ in range(MOST_STEPS):
            if self.mouse.await_turn()["is"] == "asked":
                self.look()
            seen = self.mouse.step()
            assert seen != "nothing", f"the board offers nothing and the game is not over: {self.mouse.status()}"
            if seen == "over":
                return
        raise AssertionError(f"no end after {MOST_STEPS} clicks")


def survey(arrive: Arrive, game: str, size: tuple[int, int], seats: int) -> None:
    width, height = size
    visitor = arrive(viewport={"width": width, "height": height}, settings={"tab": "log"})
    bots = default_bot(BOARDS[game].game)
    visitor.go("/t/" + visitor.table(game, seats, bots=bots, start=True, pace={"window": 0}))
    surveyor = Surveyor(visitor, game)
    surveyor.to_the_end()
    assert surveyor.decisions > 0  # with eight players a game may be over after a turn or two
    assert not surveyor.wrong, "\n".join(f"{times}× {told}" for told, times in surveyor.wrong.items())
    assert len(surveyor.places) == 1, f"the board moved: {surveyor.places}"


@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("game", BOARDS)
def test_every_choice_is_on_the_screen(arrive: Arrive, game: str, size: tuple[int, int]) -> None:
    survey(arrive, game, size, min(3, BOARDS[game].game.seats[-1]))


@pytest.mark.soak
@pytest.mark.parametrize("size", [*SMALL, *MORE])
@pytest.mark.parametrize("game", BOARDS)
def test_so_it_is_in_any_window_with_as_many_players_as_can_be(
    arrive: Arrive, game: str, size: tuple[int, int]
) -> None:
    survey(arrive, game, size, BOARDS[game].game.seats[-1])
