"""Puzzles in the browser: from the home page to a solved one, a missed one, and the trainer."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.visitor import Json, Visitor
from zoorama.codec import Codec
from zoorama.engine.game import Action
from zoorama.games import GAMES, find
from zoorama.puzzles.collection import find_puzzle, puzzles_of
from zoorama.puzzles.puzzle import Puzzle
from zoorama.text import Text

DICE = "zooloretto_dice"
OFFERED = [game.name for game in GAMES if puzzles_of(game)]
LIST = "#choices-list li > button"


def puzzle_of(info: Json) -> Puzzle:
    puzzle = find_puzzle(find(info["game"]), info["id"])
    assert puzzle is not None
    return puzzle


def served(visitor: Visitor, game: str, which: str) -> Puzzle:
    visitor.ask("GET", "/api/me")
    return puzzle_of(visitor.ask("GET", f"/api/puzzles/{game}/{which}"))


def choose(page: Page, choice: int) -> None:
    page.locator(LIST).nth(choice).click()


def test_a_visitor_solves_the_days_puzzle_and_has_a_streak(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.go().page
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_text("No streak yet").first).to_be_visible()
    page.locator(f'a[href="/puzzles/{DICE}"]').click()
    expect(page.get_by_role("heading", name="What would you do?")).to_be_visible()
    puzzle = served(visitor, DICE, "daily")
    expect(page.locator(LIST)).to_have_count(len(puzzle.legal))
    expect(page.locator(".hinted")).to_have_count(0)
    choose(page, puzzle.best)
    expect(page.get_by_role("heading", name="Right at the first try!")).to_be_visible()
    expect(page.locator(".stage .hinted").first).to_be_visible()
    expect(page.get_by_text("Solved 1 day in a row")).to_be_visible()
    page.get_by_role("link", name="All puzzles").last.click()
    expect(page.locator(f'a[href="/puzzles/{DICE}"]')).to_have_text("Solved today")


def test_a_wrong_move_is_told_its_price_and_the_solution_is_shown_on_request(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.ask("GET", "/api/me")
    while len((puzzle := served(visitor, DICE, "next")).legal) < 3:
        visitor.ask("POST", f"/api/puzzles/{DICE}/{puzzle.id}/answer", {"daily": False, "action": None})
    page = visitor.go(f"/puzzles/{DICE}?train").page
    choose(page, 1 if puzzle.best == 0 else 0)
    expect(page.get_by_role("alert")).to_contain_text("fewer games in 100 than the best move")
    page.get_by_role("button", name="Show the solution").click()
    best = Codec(find(DICE)).decode(puzzle.legal[puzzle.best], Action)
    names = tuple("You" if seat == puzzle.seat else "" for seat in range(puzzle.seats))
    told = Text("en", DICE).action(best, names)
    expect(page.locator("aside").get_by_role("status")).to_contain_text(f"The best move: {told}")
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.get_by_role("heading", name="What would you do?")).to_be_visible()
    assert served(visitor, DICE, "next").id != puzzle.id


@pytest.mark.parametrize("game", OFFERED)
def test_every_games_puzzle_is_played_on_its_board_on_a_phone(game: str, arrive: Arrive) -> None:
    visitor = arrive(viewport={"width": 360, "height": 740}, has_touch=True)
    page = visitor.go(f"/puzzles/{game}").settle().page
    expect(page.locator(".stage [data-choice]").first).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_role("heading", name="Not found this time.")).to_be_visible()
    expect(page.locator(".stage .hinted").first).to_be_attached()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_game_without_puzzles_says_so(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.allowed = ("400", "409")
    page = visitor.go("/puzzles/chess").page
    expect(page.get_by_text("chess")).to_be_visible()
