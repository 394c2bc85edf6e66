"""Several people: two browsers, one device, somebody who only watches."""

import json
from typing import Any

from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor


def play_on(people: list[Visitor], most: int = 3000) -> None:
    for number in range(most):
        for person in people:
            if person.page.locator("dialog[open] table").count():
                return
            before = person.choices()
            if before:
                person.page.keyboard.press(str(1 + number % min(9, len(before))))
                person.settled(before)
        people[0].page.wait_for_timeout(10)


def totals(person: Visitor) -> list[str]:
    person.page.wait_for_selector("dialog[open] .total td")
    found: list[str] = person.page.locator("dialog[open] .total td").all_inner_texts()
    return found


def test_two_browsers_play_each_other_by_a_link(invite: Invite) -> None:
    anna, ben = invite(), invite()
    anna.go("/")
    anna.page.get_by_role("button", name="More…: Zooloretto – The Dice Game", exact=True).click()
    anna.page.get_by_label("Friends, by link").check()
    anna.page.get_by_label("Seats").select_option("2")
    anna.page.get_by_role("button", name="Open the table").click()
    anna.page.wait_for_selector(".gathering")
    link = anna.page.locator(".gathering input[readonly]").input_value()
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit here 2").click()
    anna.page.get_by_role("button", name="Start", exact=True).click()
    for person in (anna, ben):
        person.page.wait_for_selector(".stage", state="attached")
    play_on([anna, ben])
    assert totals(anna) == totals(ben)


def test_a_rematch_brings_both_to_the_same_table(invite: Invite) -> None:
    anna, ben = invite(), invite()
    table = anna.table("zooloretto_dice", 2)
    ben.ask("GET", "/me")
    ben.ask("POST", f"/tables/{table}/sit", {})
    anna.ask("POST", f"/tables/{table}/start")
    for person in (anna, ben):
        person.sit_at(table)
    play_on([anna, ben])
    for person in (anna, ben):
        person.page.locator("dialog[open] button", has_text="Rematch").click()
        person.page.wait_for_url(lambda address: table not in address)
    assert anna.page.url == ben.page.url


def test_who_watches_sees_no_hand(invite: Invite) -> None:
    anna, eve = invite(), invite()
    heard: list[Any] = []
    eve.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    table = anna.table("zoop", 3, bots="greedy", start=True)
    anna.sit_at(table)
    eve.sit_at(table)
    eve.page.get_by_text("you are watching").wait_for()
    updates = [frame for frame in heard if frame["type"] == "update"]
    assert updates
    assert all(update["seat"] is None and update["view"]["hand"] == [] for update in updates)
    assert not any(update["legal"] for update in updates)
    assert eve.choices() == []


def test_at_one_device_a_curtain_hides_a_hand(invite: Invite) -> None:
    person = invite()
    table = person.table("zoop", 3, sit=False, pace={"window": 0})
    for name in ("Anna", "Ben", "Cleo"):
        person.ask("POST", f"/tables/{table}/sit", {"name": name})
    person.ask("POST", f"/tables/{table}/start")
    person.sit_at(table)
    before = person.choices()
    person.page.keyboard.press("1")
    person.page.wait_for_selector(".curtain")
    assert person.page.locator(".stage").count() == 0
    assert person.choices() == []
    assert not any(label in person.page.locator("main").inner_text() for label in before)
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector(".stage")
    assert person.wait_for_choice()


def test_at_one_device_an_open_game_needs_no_curtain(invite: Invite) -> None:
    person = invite()
    table = person.table("zooloretto_dice", 2, sit=False)
    for name in ("Anna", "Ben"):
        person.ask("POST", f"/tables/{table}/sit", {"name": name})
    person.ask("POST", f"/tables/{table}/start")
    person.sit_at(table)
    play_on([person])
    assert len(totals(person)) == 2
