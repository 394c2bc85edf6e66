"""A page that outlives its server."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError as Late
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Arrive
from tests.browser.playing import SOON, Mouse
from tests.browser.server_process import ServerProcess

DICE = "zooloretto_dice"
DOWN = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "WebSocket connection")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path / "tables.sqlite3")
    yield server
    server.close()


def test_a_tab_goes_on_after_the_server_was_restarted(arrive: Arrive, own_server: ServerProcess) -> None:
    visitor = arrive(at=own_server.address)
    visitor.allowed = DOWN
    page = visitor.go("/t/" + visitor.table(DICE, 2, bots="random", start=True)).page
    mouse = Mouse(page, DICE)
    for _ in range(4):
        mouse.step()
    own_server.close()
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    own_server.open()
    with suppress(Late):  # unless it has come back by itself meanwhile
        page.get_by_role("button", name="Retry now").click(timeout=SOON)
    expect(page.get_by_text("Connection lost.")).to_be_hidden()
    for _ in range(6):
        assert mouse.step() != "nothing"


def test_an_unknown_version_asks_to_load_the_page_again(arrive: Arrive) -> None:
    visitor = arrive()

    def renew(said: str | bytes) -> str:
        messages = [json.loads(line) for line in str(said).split("\n")]
        return "\n".join(json.dumps({**one, "v": one["v"] + 1} if "v" in one else one) for one in messages)

    def carry(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda said: route.send(renew(said)))

    visitor.page.route_web_socket("**/socket*", carry)
    visitor.go("/t/" + visitor.table(DICE, 2, bots="random", start=True))
    expect(visitor.page.get_by_role("status")).to_contain_text("Zoorama has been updated")
    visitor.page.unroute_all()
    expect(visitor.page.get_by_role("button", name="Reload")).to_be_enabled()
