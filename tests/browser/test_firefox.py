"""Firefox shows and plays it too. Pictures are saved into the folder that `ZOORAMA_SHOTS` names, if it does."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.boards import BOARDS, Board
from tests.browser.conftest import NO_FIREFOX
from tests.browser.firefox import Firefox
from tests.browser.playing import AT_EDGE, CURTAIN, LOOK, OVER
from tests.browser.server_process import ServerProcess
from zoorama.bots.registry import default_bot

pytestmark = pytest.mark.skipif(bool(NO_FIREFOX), reason=NO_FIREFOX)
SIZE = (1280, 620)
SETTINGS = {"speed": 0, "volume": 0, "tab": "log"}
MOST_CLICKS = 6  # of a turn

OPEN = """async (settings, wish) => {
    localStorage.setItem("zoorama", JSON.stringify(settings));
    const ask = {method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(wish)};
    await fetch("/api/me");
    return (await (await fetch("/api/tables", ask)).json()).id;
}"""
NAMED = """(names) => names.every((name) =>
    [...document.querySelectorAll("main article")].some((game) => game.textContent.includes(name)))"""
SPOT = """(part, edge) => {
    const one = [...document.querySelectorAll(part)].find((one) => one.getClientRects().length);
    if (!one) return null;
    const {left, top, width, height} = one.getBoundingClientRect();
    const [x, y] = edge ? [left + edge.x, top + edge.y] : [left + width / 2, top + height / 2];
    return {x, y, there: one.contains(document.elementFromPoint(x, y))};
}"""
# How much the log tells of what the reader has done.
ACTS = "() => [...document.querySelectorAll('.side ol li')].filter((line) => /^Your? /.test(line.textContent)).length"
# Whether it is more than before, or nothing came of a click for a while: some only select.
ANSWERED = f"""(before) => new Promise((tell) => {{
    const [acts, until] = [{ACTS}, performance.now() + 2000];
    const look = () => acts() > before || performance.now() > until ? tell(acts() > before) : setTimeout(look, 20);
    look();
}})"""
# Firefox spreads the stripes of a repeating gradient of mixed colours that names no colour space.
SPREAD = """() => [...document.querySelectorAll("*")].flatMap((one) =>
    [null, "::before", "::after"].map((part) => getComputedStyle(one, part).backgroundImage)
        .filter((image) => image.split(/(?=repeating-)/).some((drawn) =>
            drawn.startsWith("repeating-") && /color\\(|oklab\\(/.test(drawn) && !drawn.includes("in srgb")))
        .map((image) => `${one.className}: ${image}`))"""

FINISHED = "async (table) => (await (await fetch(`/api/tables/${table}`)).json()).stage === 'over'"
SHOWN = "(part, least) => document.querySelectorAll(part).length > least"


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    firefox = Firefox(tmp_path_factory.mktemp("firefox"))
    firefox.resize(*SIZE)
    yield firefox
    firefox.close()


def save(firefox: Firefox, name: str) -> None:
    picture = firefox.screenshot()
    assert picture.startswith(b"\x89PNG")
    if folder := os.environ.get("ZOORAMA_SHOTS"):
        (Path(folder) / f"firefox-{name}.png").write_bytes(picture)


def sit_down(firefox: Firefox, server: ServerProcess, board: Board) -> None:
    """At a table of bots, of which the person moves first or soon."""
    if not firefox.run("() => location.href").startswith(server.address):
        firefox.go(server.address)
    bots, seats = default_bot(board.game), min(3, board.game.seats[-1])
    wish = {"game": board.game.name, "seats": seats, "bots": bots, "start": True, "pace": {"window": 0}}
    firefox.go(f"{server.address}/t/{firefox.run(OPEN, SETTINGS, wish)}")


def click(firefox: Firefox, board: Board) -> None:
    """On what the board offers, if it is still there."""
    seen: dict[str, Any] = firefox.wait(LOOK, [OVER, CURTAIN, board.first])
    part = seen["part"]
    spot = firefox.run(SPOT, part, AT_EDGE if part == board.at_edge else None)
    if spot:
        assert spot["there"], f"{part} is covered"
        firefox.click(spot["x"], spot["y"])


def moves(firefox: Firefox, board: Board) -> bool:
    """Clicks on the board until the log tells of an act."""
    before = firefox.run(ACTS)
    for _ in range(MOST_CLICKS):
        click(firefox, board)
        if firefox.run(ANSWERED, before):
            return True
    return False


def test_the_home_page_shows_the_games(firefox: Firefox, server: ServerProcess) -> None:
    firefox.go(server.address)
    firefox.wait(NAMED, [board.name for board in BOARDS.values()])
    save(firefox, "home")
    assert not firefox.run(SPREAD)
    assert not firefox.complaints(server.address)


@pytest.mark.parametrize("game", BOARDS)
def test_a_turn_on_the_board(firefox: Firefox, server: ServerProcess, game: str) -> None:
    board = BOARDS[game]
    sit_down(firefox, server, board)
    firefox.wait(LOOK, [OVER, CURTAIN, board.first])
    save(firefox, game)
    assert not firefox.run(SPREAD)
    assert moves(firefox, board)
    save(firefox, f"{game}-moved")
    assert not firefox.complaints(server.address)


def test_a_finished_game_is_analysed(firefox: Firefox, server: ServerProcess) -> None:
    firefox.go(server.address)
    wish = {"game": "zooloretto_dice", "seats": 2, "bots": "random", "start": True, "sit": False}
    table = firefox.run(OPEN, SETTINGS, wish)
    firefox.wait(FINISHED, table)
    firefox.go(f"{server.address}/t/{table}/replay?analysis")
    firefox.wait(SHOWN, "[role=tabpanel] section ol li button", 0)
    save(firefox, "analysis")
    assert not firefox.run(SPREAD)
    assert not firefox.complaints(server.address)


@pytest.mark.parametrize("game", BOARDS)
def test_the_days_puzzle_is_shown(firefox: Firefox, server: ServerProcess, game: str) -> None:
    firefox.go(f"{server.address}/puzzles/{game}")
    firefox.wait(SHOWN, "#choices-list li > button", 1)
    save(firefox, f"puzzle-{game}")
    assert not firefox.run(SPREAD)
    assert not firefox.complaints(server.address)
