import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tests.cli.command import GAME, Run, finished, write
from tests.fair.certificates import SEED, play_certificate, printed
from tests.records.earlier import OLD_GAMES, OLD_RECORDS
from zoorama.fair import fetch
from zoorama.fair.certificate import Certificate
from zoorama.fair.dealer import commitment
from zoorama.fair.fetch import certificate_address, is_link
from zoorama.fair.verify import check
from zoorama.games import find
from zoorama.text import LANGUAGES

CERTIFICATE = play_certificate(find(GAME), 3)
RACED = play_certificate(find("zoop"), 8, bot="greedy")
JSON = "application/json"
WAY = "/api/tables/abc/certificate"


def keep_certificate(certificate: Certificate = CERTIFICATE, name: str = "certificate.json") -> str:
    Path(name).write_text(printed(certificate), encoding="utf-8")
    return name


def tampered() -> Certificate:
    assert CERTIFICATE.luck
    return replace(CERTIFICATE, luck=replace(CERTIFICATE.luck, contributions=("zebra", "I was here", "Zoë 🦁: 3,")))


def unfinished() -> Certificate:
    assert CERTIFICATE.luck
    record = replace(CERTIFICATE.record, moves=CERTIFICATE.record.moves[:4], result=())
    return Certificate(record, replace(CERTIFICATE.luck, seed=None), ())


def one_line(text: str) -> str:
    return " ".join(text.split())


def test_an_honest_game_holds(zoorama: Run) -> None:
    ran = zoorama("verify", keep_certificate())
    rolls = check(find(GAME), CERTIFICATE).recomputed
    assert ran.code == 0
    assert ran.err == ""
    assert f"Fingerprint, published before the first move: {commitment(SEED)}\n" in ran.out
    assert f"Seed, revealed at the end: {SEED}\n" in ran.out
    assert "player 0 added “zebra”.\n" in ran.out
    assert "player 1" not in ran.out.split("\n", 1)[1], "who contributed nothing is not listed"
    assert f"{rolls} random outcomes computed again: the same as recorded.\n" in ran.out
    assert "race" not in ran.out
    assert "It holds: " in ran.out
    assert "It does not show that nobody knew the seed during the game" in ran.out


@pytest.mark.parametrize("game", OLD_GAMES)
def test_a_certificate_of_an_earlier_version_holds(zoorama: Run, game: str) -> None:
    ran = zoorama("verify", str(OLD_RECORDS / f"{game}-certificate.json"))
    assert (ran.code, ran.err) == (0, "")
    assert "It holds: " in ran.out
    assert "Zoë" in ran.out


def test_races_are_counted_apart(zoorama: Run) -> None:
    ran = zoorama("verify", keep_certificate(RACED))
    assert ran.code == 0
    assert "2 races were decided by who reached the server first" in ran.out


def test_that_nobody_contributed_is_said(zoorama: Run) -> None:
    assert CERTIFICATE.luck
    silent = replace(CERTIFICATE, luck=replace(CERTIFICATE.luck, contributions=("", "", "")))
    ran = zoorama("verify", keep_certificate(silent))
    assert "No player’s device added anything to the seed." in ran.out
    assert ran.code == 1, "for in truth somebody did"


def test_a_changed_game_does_not_hold_and_the_place_is_named(zoorama: Run) -> None:
    ran = zoorama("verify", keep_certificate(tampered()))
    assert ran.code == 1
    assert "Move 2: the seed gives Fall(" in ran.out
    assert "It does not hold: " in ran.out
    assert "It holds" not in ran.out


def test_the_same_as_json(zoorama: Run) -> None:
    ran = zoorama("verify", keep_certificate(), "--json")
    assert ran.code == 0
    assert json.loads(ran.out) == {
        "holds": True,
        "game": GAME,
        "players": ["player 0", "player 1", "player 2"],
        "commitment": commitment(SEED),
        "seed": SEED,
        "contributions": ["zebra", "", "Zoë 🦁: 3,"],
        "recomputed": check(find(GAME), CERTIFICATE).recomputed,
        "arrivals": 0,
        "given": 0,
        "mismatch": None,
    }
    ran = zoorama("verify", keep_certificate(tampered()), "--json")
    assert ran.code == 1
    told = json.loads(ran.out)
    assert not told["holds"]
    assert (told["mismatch"]["what"], told["mismatch"]["move"], told["recomputed"]) == ("luck", 1, 0)


def changed(data: dict[str, Any], *way: str | int, to: object) -> str:
    """A certificate with one thing in it another."""
    data = json.loads(json.dumps(data))
    place: Any = data
    for step in way[:-1]:
        place = place[step]
    place[way[-1]] = to
    Path("certificate.json").write_text(json.dumps(data), encoding="utf-8")
    return "certificate.json"


MISMATCHES: list[tuple[tuple[str | int, ...], object, str]] = [
    (("luck", "seed"), "00" * 32, "The seed does not match the fingerprint: it gives "),
    (("luck", "arrivals"), [1], "Move 2: said to be decided by who was first, but it is no race: Fall("),
    (("record", "moves", 0, "seat"), 1, "Move 1: it was not the turn of whoever made it."),
    (("record", "moves", 2, "action"), {"type": "Roll"}, "Move 3: the rules do not allow Roll() there (ZD-"),
    (("record", "result", 0, "points"), 99, "The moves lead to "),
]


@pytest.mark.parametrize(("way", "to", "said"), MISMATCHES, ids=["seed", "arrival", "turn", "rules", "result"])
def test_every_mismatch_is_told_in_four_languages(
    zoorama: Run, way: tuple[str | int, ...], to: object, said: str
) -> None:
    file = changed(json.loads(printed(CERTIFICATE)), *way, to=to)
    told = {language: zoorama("--lang", language, "verify", file) for language in LANGUAGES}
    assert {ran.code for ran in told.values()} == {1}
    assert said in told["en"].out
    assert len({ran.out for ran in told.values()}) == len(LANGUAGES)
    assert not any("{" in ran.out for ran in told.values())


def test_a_record_without_luck_cannot_be_checked(zoorama: Run) -> None:
    said = zoorama("verify", str(write(finished()))).refused()
    assert "does not say where its random outcomes came from" in said
    told = {zoorama("--lang", language, "verify", "game.json").refused() for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)


def test_a_game_that_is_not_over_proves_nothing_yet(zoorama: Run) -> None:
    assert "the game is not over" in zoorama("verify", keep_certificate(unfinished())).refused()


def test_what_cannot_be_read_is_refused(zoorama: Run) -> None:
    assert zoorama("verify", "nowhere.json").refused() == "There is no file nowhere.json."
    assert zoorama("verify", ".").refused() == ". is a folder, not a file."
    Path("diary").write_text("my diary")
    assert zoorama("verify", "diary").refused().startswith("diary: not JSON")
    Path("diary").write_bytes(b"\xff\xfe")
    assert zoorama("verify", "diary").refused() == "diary: is not text."
    file = changed(json.loads(printed(CERTIFICATE)), "luck", "seed", to="my secret")
    assert zoorama("verify", file).refused() == "certificate.luck.seed: should be 64 digits 0–9, a–f."
    assert "“zoorama verify” also needs: FILE|URL." in zoorama("verify").refused()


def test_a_certificate_can_be_replayed_like_a_record(zoorama: Run) -> None:
    ran = zoorama("replay", keep_certificate(), "--all")
    assert ran.code == 0
    assert "   1  player 0: Roll two dice" in ran.out
    assert "Final score" in ran.out


def test_a_certificate_is_not_continued_and_stays_as_it_was(zoorama: Run) -> None:
    for certificate in (CERTIFICATE, unfinished()):
        file = keep_certificate(certificate)
        said = zoorama("play", "--resume", file).refused()
        assert said.startswith("certificate.json is from a table server and can only be looked at")
        assert Path(file).read_text(encoding="utf-8") == printed(certificate)


Answer = tuple[int, str, bytes]


@contextmanager
def serving(answers: dict[str, Answer], asked: list[str] | None = None) -> Iterator[str]:
    """A server with nothing but these pages; where it lives."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            if asked is not None:
                asked.append(self.path)
            status, kind, body = answers.get(self.path, (404, "text/plain", b"no"))
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Page)
    thread = Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.fixture(autouse=True)
def no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("no_proxy", "*")


@pytest.mark.parametrize("link", ["/t/abc", "/t/abc/", "/t/abc?seat=secret#chat", WAY, f"{WAY}#x"])
def test_a_table_is_checked_by_its_link(zoorama: Run, link: str) -> None:
    asked: list[str] = []
    with serving({WAY: (200, JSON, printed(CERTIFICATE).encode())}, asked) as home:
        ran = zoorama("verify", home + link)
    assert ran.err == ""
    assert ran.code == 0
    assert "It holds: " in ran.out
    assert asked == [WAY]


def test_a_changed_table_does_not_hold(zoorama: Run) -> None:
    with serving({WAY: (200, JSON, printed(tampered()).encode())}) as home:
        assert zoorama("verify", f"{home}/t/abc").code == 1


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ((404, "text/plain", b"no"), "there is no such table."),
        ((410, "text/plain", b"no"), "there is no such table."),
        ((409, JSON, b"{}"), "the game is not over."),
        ((500, "text/plain", b"oh"), "no answer (HTTP 500)."),
        ((200, "text/html", b"<!doctype html>"), "not JSON, or cut off, at line 1, column 1."),
        ((200, "image/png", b"\x89PNG\xff"), "is not text."),
        ((200, JSON, b"x" * 3_000_000), "is larger than 2 MB."),
        ((200, JSON, printed(unfinished()).encode()), "the game is not over."),
    ],
    ids=["not there", "gone", "too early", "broken", "a page", "an image", "large", "unfinished"],
)
def test_an_answer_that_is_no_finished_certificate_is_told(
    zoorama: Run, answer: Answer, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetch, "LARGEST", 2 * 1024 * 1024)
    with serving({WAY: answer}) as home:
        assert said in zoorama("verify", f"{home}/t/abc").refused()


@pytest.mark.parametrize(
    "link", ["http://", "http:///t/abc", "http://[", "http://127.0.0.1:99999/t/x", f"http://{'a' * 80}.invalid/t/x"]
)
def test_a_link_that_leads_nowhere_is_told(zoorama: Run, link: str) -> None:
    assert f"{link}: no answer (" in one_line(zoorama("verify", link).refused())


def test_a_server_that_is_not_there_is_told(zoorama: Run) -> None:
    with serving({}) as home:
        pass
    told = {zoorama("--lang", language, "verify", f"{home}/t/abc").refused() for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)


def test_a_server_that_never_ends_is_left(zoorama: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fetch, "TIMEOUT", -1.0)
    with serving({WAY: (200, JSON, printed(CERTIFICATE).encode())}) as home:
        assert "no answer (timed out)" in zoorama("verify", f"{home}/t/abc").refused()


@pytest.mark.parametrize(
    ("link", "address"),
    [
        ("https://zoo.example/t/abc", "https://zoo.example/api/tables/abc/certificate"),
        ("https://zoo.example/our/zoo/t/abc", "https://zoo.example/our/zoo/api/tables/abc/certificate"),
        ("https://zoo.example:8000/api/tables/abc/certificate", "https://zoo.example:8000/api/tables/abc/certificate"),
        (
            "https://zoo.example/certificates/мой.json?v=é",
            "https://zoo.example/certificates/%D0%BC%D0%BE%D0%B9.json?v=%C3%A9",
        ),
        ("https://zoo.example/t/", "https://zoo.example/t/"),
    ],
)
def test_where_a_link_leads(link: str, address: str) -> None:
    assert certificate_address(link) == address


def test_a_link_is_told_from_a_file() -> None:
    assert all(is_link(link) for link in ("http://zoo", "HTTPS://zoo", "https://zoo/t/abc"))
    assert not any(
        is_link(file) for file in ("certificate.json", "http", "http.json", "./http:/x", "ftp://zoo", "C:\\http")
    )
