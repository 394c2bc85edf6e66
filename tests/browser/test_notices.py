"""Notices in a browser: what can be chosen, and what a push message does."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, Page

from tests.browser.conftest import Arrive
from tests.browser.server_process import ServerProcess

SHOWN = """() => navigator.serviceWorker.ready
    .then((worker) => worker.getNotifications())
    .then((all) => all.map((one) => one.title))"""
PATIENCE = 600  # looks, 50 ms apart


@pytest.fixture
def notifying(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerProcess]:
    monkeypatch.setenv("ZOORAMA_NOTICES_SITE", "https://zoo.example")
    monkeypatch.setenv("ZOORAMA_NOTICES_WEBHOOKS", "true")
    server = ServerProcess(tmp_path / "tables.sqlite3")
    yield server
    server.close()


class PushService:
    """Delivers messages as the browser's own push service would."""

    def __init__(self, page: Page, origin: str) -> None:
        self.page, self.origin = page, origin
        page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
        self.devtools: CDPSession = page.context.new_cdp_session(page)
        self.registrations: list[str] = []
        self.devtools.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: self.registrations.extend(one["registrationId"] for one in told["registrations"]),
        )
        self.devtools.send("ServiceWorker.enable")

    def deliver(self, path: str) -> None:
        while not self.registrations:
            self.page.wait_for_timeout(10)
        message = {"title": f"Your turn at {path}", "body": "With Ben", "path": path, "tag": path, "lang": "en"}
        to = {"origin": self.origin, "registrationId": self.registrations[-1]}
        self.devtools.send("ServiceWorker.deliverPushMessage", {**to, "data": json.dumps(message)})


def test_a_push_message_is_shown_unless_its_table_is_looked_at(arrive: Arrive, notifying: ServerProcess) -> None:
    ada = arrive(at=notifying.address)
    ada.context.grant_permissions(["notifications"], origin=notifying.address)
    table = "/t/" + ada.table("zooloretto", 2, pace={"kind": "days"})
    ada.go(table).page.get_by_role("button", name="Tell me when it is my turn").wait_for()
    service = PushService(ada.page, notifying.address)
    service.deliver(table)
    service.deliver("/t/another")
    assert f"Your turn at {table}" not in shown_with(ada.page, "Your turn at /t/another")


def shown_with(page: Page, title: str) -> list[str]:
    """The notifications on the screen, once this one is among them."""
    for _ in range(PATIENCE):
        shown: list[str] = page.evaluate(SHOWN)
        if title in shown:
            return shown
        page.wait_for_timeout(50)
    raise AssertionError(f"{title} was not shown")


def test_quiet_hours_can_be_chosen_once_there_is_somewhere_to_send_to(arrive: Arrive, notifying: ServerProcess) -> None:
    ada = arrive(at=notifying.address)
    page = ada.go("/notices").page
    assert page.get_by_label("Quiet hours").count() == 0
    page.get_by_label("Webhook").fill("https://chat.example.org/hook")
    page.get_by_role("button", name="Add").click()
    page.get_by_label("Quiet hours").check()
    page.get_by_label("From").fill("21:30")
    page.get_by_label("my time is running out").uncheck()
    with page.expect_response(lambda answer: "over" not in (answer.request.post_data or "over")):
        page.get_by_label("a game is over").uncheck()
    wishes = ada.ask("GET", "/api/notices")["wishes"]
    assert (wishes["quiet"], wishes["quiet_from"], wishes["kinds"]) == (True, 21 * 60 + 30, ["turn", "rematch"])
