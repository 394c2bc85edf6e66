"""Around the games: replays, rules, the first game, settings, another device."""

import re
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.boards import BOARDS
from tests.browser.conftest import Arrive
from tests.browser.playing import autoplay
from tests.browser.visitor import PATIENCE, Visitor
from zoorama.analysis.keen_shares import keen_shares

DICE = "zooloretto_dice"


def settings(page: Page) -> None:
    page.get_by_role("banner").get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_replay_is_scrubbed_seen_with_other_eyes_and_shared(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.go("/t/" + visitor.table(DICE, 2, bots="random", start=True))
    page = visitor.page
    autoplay(page)
    link = page.get_by_role("dialog").get_by_role("link", name="Replay")
    expect(link).not_to_have_attribute("href", re.compile("step=0$"), timeout=PATIENCE)  # once the story is known
    link.click()
    slider = page.get_by_role("slider")
    expect(slider).not_to_have_value("0")  # it opens at the moment that decided the game
    page.keyboard.press("End")
    last = int(slider.input_value())
    assert last > 10
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    slider.fill(str(last // 2))
    page.get_by_role("button", name="Next", exact=True).click()
    expect(slider).to_have_value(str(last // 2 + 1))
    page.get_by_label("View as").select_option("a spectator")
    shared = page.get_by_role("textbox", name="Share this moment")
    expect(shared).to_have_value(f"{page.url.partition('?')[0]}?perspective=spectator&step={last // 2 + 1}")

    stranger = arrive().open()
    stranger.goto(shared.input_value())
    expect(stranger.get_by_role("slider")).to_have_value(str(last // 2 + 1))
    expect(stranger.get_by_label("View as")).to_have_value("spectator")
    assert stranger.locator(".stage").inner_text() == page.locator(".stage").inner_text()
    stranger.goto(shared.input_value().replace("perspective=spectator", "eyes=watcher"))  # a link of protocol 2
    expect(stranger.get_by_label("View as")).to_have_value("spectator")


def test_a_replay_is_walked_by_rounds_and_fits_the_window(arrive: Arrive) -> None:
    visitor = arrive(viewport={"width": 1280, "height": 620})
    table = "/t/" + visitor.table(DICE, 2, bots="random", start=True)
    autoplay(visitor.go(table).page)
    page = visitor.go(table + "/replay?step=0").page
    slider, rounds = page.get_by_role("slider"), page.locator("aside h2")
    expect(rounds.first).to_have_text("Round 1")
    for key, name in (
        ("PageDown", "Round 2"),
        ("PageDown", "Round 3"),
        ("ArrowRight", "Round 3"),
        ("PageUp", "Round 3"),
    ):
        page.keyboard.press(key)
        expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^{name} "))
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Round 2 "))
    page.locator("aside section").nth(2).get_by_role("button").first.click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Round 3 "))
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)


def test_the_ending_tells_the_placing_and_shows_its_moments(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.go("/t/" + visitor.table(DICE, 2, bots="random", start=True)).page
    autoplay(page)
    page.set_viewport_size({"width": 360, "height": 640})
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("p.winner")).to_have_text(re.compile(r"^(You (won|share)|2nd of 2 – )"))
    for first in (dialog.locator("p.winner"), dialog.locator(".bars"), dialog.get_by_role("button", name="Rematch")):
        expect(first).to_be_in_viewport(ratio=1)
    with page.expect_download() as picture:
        dialog.get_by_role("button", name="Share picture").click()
    assert picture.value.suggested_filename == f"{DICE}.png"
    moment = dialog.get_by_role("link", name="Show me").first
    address = moment.get_attribute("href") or ""
    moment.click()
    expect(page.get_by_role("slider")).to_have_value(address.rpartition("=")[2])


def test_a_refused_act_leads_to_its_rule(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page

    def cheat(said: str | bytes) -> str:
        return str(said).replace('"type":"Roll"', '"type":"Take","truck":2')

    def carry(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda said: server.send(cheat(said)))

    page.route_web_socket("**/socket*", carry)
    visitor.go("/t/" + visitor.table(DICE, 2, bots="random", start=True))
    page.locator(".roll").click()
    page.locator(".bar").get_by_role("button", name="Why?").click()
    expect(page.locator("dialog .marked")).to_be_in_viewport()
    page.locator("dialog .marked a").click()
    expect(page.locator("main .marked")).to_be_in_viewport()


def test_an_offered_choice_leads_to_its_rule(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.go("/t/" + visitor.table(DICE, 2, bots="random", start=True)).page
    page.locator("#choices-list li > button").first.hover()
    rule = page.locator("#choices-list .help button").first
    name = rule.inner_text()
    rule.click()
    expect(page.locator(f"#drawer-{name}")).to_be_in_viewport()


@pytest.mark.parametrize("game", BOARDS)
def test_rules_are_a_page_of_their_own(arrive: Arrive, game: str) -> None:
    page = arrive().go().page
    page.get_by_role("link", name=f"Rules: {BOARDS[game].name}", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(BOARDS[game].name)
    expect(page.locator("main li h2").nth(10)).to_be_visible()
    assert page.locator("main li .pictures svg").count() > 3


@pytest.mark.parametrize("game", BOARDS)
def test_the_page_of_the_rules_tells_how_much_is_luck_as_it_was_measured(arrive: Arrive, game: str) -> None:
    page = arrive().go(f"/rules/{game}").page
    rows = page.get_by_role("region", name="How much is luck?").get_by_role("listitem")
    expect(rows).to_have_count(len(keen_shares(game)))
    for row, one in zip(rows.all(), keen_shares(game), strict=True):
        expect(row).to_contain_text(f"{one.seats} players")
        expect(row).to_contain_text(f"of {one.games:,} games")
        shares = [float(share) for share in re.findall(r"(\d+)%", row.inner_text())]
        measured = [100 * share for share in (one.skill, 1 - one.skill, one.won, 1 / one.seats)]
        assert shares == pytest.approx(measured, abs=0.501)


def test_language_and_colours_are_kept(arrive: Arrive) -> None:
    page = arrive().go().page
    settings(page)
    page.get_by_label("Language").select_option("Deutsch")
    page.get_by_label("Design").select_option("Dunkel")
    page.reload()
    expect(page.locator("html[lang=de][data-theme=dark]")).to_be_attached()
    expect(page.get_by_role("button", name="Jetzt spielen")).to_have_count(len(BOARDS))


def test_a_link_moves_a_person_to_another_device(arrive: Arrive) -> None:
    here, there = arrive().go(), arrive().go()
    settings(here.page)
    here.page.get_by_label("Your name").fill("Ada")
    here.page.get_by_role("button", name="Save").click()
    here.page.get_by_role("button", name="Create a link").click()
    link = here.page.get_by_role("textbox", name="Continue on another device").input_value()
    there.page.goto(link)
    expect(there.page.get_by_role("banner")).to_contain_text("Ada")
    assert there.ask("GET", "/api/me") == here.ask("GET", "/api/me")


def test_a_link_that_is_used_up_says_so(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.allowed = ("Failed to load resource",)
    visitor.go("/arrive#used-up-long-ago-1")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Page not found")


def test_it_can_be_installed(arrive: Arrive) -> None:
    visitor: Visitor = arrive().go()
    page = visitor.page
    worker = page.evaluate("() => navigator.serviceWorker.ready.then((ready) => ready.active.scriptURL)")
    assert worker == visitor.address + "/worker.js"
    link = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.evaluate("(link) => fetch(link).then((answer) => answer.json())", link)
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert visitor.context.request.get(urljoin(visitor.address + "/", icon["src"])).ok
