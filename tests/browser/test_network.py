"""A lost connection loses nothing and doubles nothing."""

from typing import Any

from tests.browser.conftest import Invite
from tests.browser.visitor import Visitor


class Wire:
    """Between a page and the server: can be cut, and can swallow what is said."""

    def __init__(self, person: Visitor) -> None:
        self.cut = False
        self.deaf = False
        self.sockets: list[Any] = []
        self.said: list[str] = []
        person.page.route_web_socket("**/socket*", self.connect)

    def connect(self, socket: Any) -> None:
        if self.cut:
            socket.close(code=1001, reason="cut")
            return
        self.sockets.append(socket)
        server = socket.connect_to_server()
        socket.on_message(lambda text: self.pass_on(server, text))

    def pass_on(self, server: Any, text: str) -> None:
        self.said.append(text)
        if not self.deaf:
            server.send(text)

    def break_off(self) -> None:
        self.cut = True
        for socket in self.sockets:
            socket.close(code=1001, reason="cut")
        self.sockets = []


def rolls(person: Visitor) -> int:
    return sum("rolls" in line for line in person.page.locator("[aria-labelledby=log-title] li").all_inner_texts())


def test_an_act_said_into_a_dead_line_arrives_once(invite: Invite) -> None:
    person = invite()
    wire = Wire(person)
    table = person.table("zooloretto_dice", 2)
    person.ask("POST", f"/tables/{table}/bot", {"bot": "greedy"})
    person.ask("POST", f"/tables/{table}/start")
    person.sit_at(table)
    person.wait_for_choice()
    wire.deaf = True
    person.page.keyboard.press("1")  # roll
    person.page.get_by_text("Sending…").first.wait_for()
    wire.break_off()
    person.page.get_by_text("The connection is lost.").wait_for()
    wire.deaf = wire.cut = False
    person.page.get_by_role("button", name="Try now").click()
    person.wait_for_choice()
    acts = [text for text in wire.said if '"act"' in text]
    assert len(acts) == 2  # said twice,
    assert len(set(acts)) == 1  # by the same id,
    assert rolls(person) == 1  # done once


def test_what_happened_meanwhile_is_told_on_return(invite: Invite) -> None:
    anna, ben = invite(), invite()
    wire = Wire(ben)
    table = anna.table("zooloretto_dice", 2)
    ben.ask("GET", "/me")
    ben.ask("POST", f"/tables/{table}/sit", {})
    anna.ask("POST", f"/tables/{table}/start")
    anna.sit_at(table)
    ben.sit_at(table)
    wire.break_off()
    ben.page.get_by_text("The connection is lost.").wait_for()
    for _ in range(3):  # roll, load, load
        anna.wait_for_choice()
        before = anna.choices()
        anna.page.keyboard.press("1")
        anna.settled(before)
    wire.cut = False
    ben.page.get_by_role("button", name="Try now").click()
    ben.wait_for_choice()
    told = ben.page.locator("[aria-labelledby=log-title] li").all_inner_texts()
    assert told == anna.page.locator("[aria-labelledby=log-title] li").all_inner_texts()
    assert len(told) == 3


def test_a_stale_tab_recovers(invite: Invite) -> None:
    """The same seat in two tabs: the one that lags is told what it missed, and goes on."""
    person = invite()
    table = person.table("zooloretto_dice", 2)
    person.ask("POST", f"/tables/{table}/bot", {"bot": "greedy"})
    person.ask("POST", f"/tables/{table}/start")
    person.sit_at(table)
    other = Visitor(person.page.context.new_page())
    other.sit_at(table)
    person.wait_for_choice()
    person.page.keyboard.press("1")
    other.page.wait_for_function("() => document.body.innerText.includes('rolls')")
    other.wait_for_choice()
    before = other.choices()
    other.page.keyboard.press("1")
    other.settled(before)
    assert rolls(person) == rolls(other)
    assert other.troubles == []


def test_a_server_of_another_version_asks_for_a_reload(invite: Invite) -> None:
    person = invite()

    def speak_later_version(socket: Any) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(text.replace('"v":1', '"v":99')))

    person.page.route_web_socket("**/socket*", speak_later_version)
    table = person.table("zooloretto_dice", 2, bots="greedy", start=True)
    person.page.goto(f"/t/{table}")
    person.page.get_by_role("button", name="Load again").wait_for()
