"""What somebody tries who wishes us ill."""

import asyncio
import io
import json
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import (
    EAGER,
    Guest,
    Json,
    ManualClock,
    Running,
    Wire,
    hot_seat,
    is_over,
    joined,
    running,
)
from zoorama.engine.dealer import Rng
from zoorama.server.people import COOKIE
from zoorama.server.run import JsonLines, configure_logging
from zoorama.server.settings import Settings
from zoorama.server.store.store import StoreError

GAME = "zooloretto_dice"
HEADERS = ("content-security-policy", "referrer-policy", "x-content-type-options", "cross-origin-opener-policy")


async def answer(wire: Wire, **message: Any) -> Json:
    await wire.send(id="try", **message)
    return await wire.until(lambda said: said["type"] in ("refused", "ack"))


async def test_nobody_acts_for_a_seat_that_is_not_theirs(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, ben, eve = [await server.guest(name) for name in ("Ada", "Ben", "Eve")]
        table = (await ada.create(GAME, 2))["id"]
        await ben.post(f"/api/tables/{table}/sit", {})
        await ada.post(f"/api/tables/{table}/start")
        async with await joined(ada, table) as one, await joined(ben, table) as two, await joined(eve, table) as three:
            asked = 0 if one.latest[0]["legal"] else 1
            mine = (one, two)[asked].latest[asked]
            for wire in ((two, one)[asked], three):
                for seat in (asked, 7):
                    acts: list[Json] = [
                        {"type": "act", "seq": mine["seq"], "action": mine["legal"][0]},
                        {"type": "undo", "seq": mine["seq"]},
                        {"type": "hint"},
                        {"type": "preview", "action": mine["legal"][0]},
                        {"type": "return"},
                    ]
                    for act in acts:
                        refused = await answer(wire, seat=seat, **act)
                        assert refused["problem"]["key"] == "not-allowed-not-your-seat", act
            assert (await ada.get(f"/api/tables/{table}"))["waiting"] == [asked]
            for guest in (eve, ben):
                for perspective in ("0", "open", "٠", "²", "-1", "00", "+0", "7", ""):
                    seen = await guest.http.get(f"/api/tables/{table}/replay", params={"perspective": perspective})
                    assert seen.status_code in (400, 403), perspective
            assert (await eve.http.get(f"/api/tables/{table}/certificate")).status_code == 409


async def test_a_cookie_is_ours_or_nobodys(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server, running(tmp_path / "other") as elsewhere:
        ada, stranger = await server.guest("Ada"), await elsewhere.guest("Ada")
        table = (await ada.create(GAME, 2))["id"]
        real, foreign = ada.http.cookies[COOKIE], stranger.http.cookies[COOKIE]
        person, signature = real.split(".")
        forged = [
            foreign, f"{person}.", person, f".{signature}", f"{person}.{'0' * 64}", f"{person}x.{signature}",
            f"{person}.{signature}.", f"{person}.{signature.upper()}", "é", "a" * 5000, '"', f" {person} . {signature}",
        ]  # fmt: skip
        for cookie in forged:
            headers = [(b"cookie", f"{COOKIE}={cookie}".encode())]
            async with httpx.AsyncClient(base_url=f"http://{server.address}") as http:
                answer = await http.get(f"/api/tables/{table}", headers=headers)
                assert answer.status_code == 401, cookie
                assert answer.json()["key"] == "error-NoIdentity"
        assert await close_code(server, table, Cookie=f"{COOKIE}={foreign}") == 4401


async def test_a_socket_that_cannot_be_had_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        cookie = f"{COOKIE}={ada.http.cookies[COOKIE]}"
        assert await close_code(server, "nowhere") == 4401
        assert await close_code(server, "nowhere", Cookie=cookie) == 4404

        async def fail(table: str) -> None:
            raise StoreError("unreachable", {"where": "here", "reason": "test"})

        monkeypatch.setattr(server.services.store, "table", fail)
        assert await close_code(server, "somewhere", Cookie=cookie) == 1012, "it may be there: come back"


async def close_code(server: Running, table: str, **headers: str) -> int | None:
    """How the server closes a socket that it does not serve."""
    with pytest.raises(ConnectionClosed) as closed:
        await open_socket(server, table, **headers)
    return closed.value.rcvd.code if closed.value.rcvd else None


async def open_socket(server: Running, table: str, **headers: str) -> Any:
    socket = await websockets.connect(
        f"ws://{server.address}/api/tables/{table}/socket", additional_headers=headers, max_size=None
    )
    await socket.recv()
    return socket


async def test_links_cannot_be_guessed(tmp_path: Path) -> None:
    async with running(tmp_path / "db", Settings(pause=0, requests=2), ManualClock()) as server:
        guest = Guest(server.address)
        await guest.get("/api/me")
        table = (await guest.create(GAME, 2))["id"]
        assert len(table) * 6 >= 120, "bits, in 64 letters"
        statuses = [(await guest.http.get(f"/api/tables/{'a' * 21}{letter}")).status_code for letter in "abcdefghijkl"]
        assert statuses[0] == 404
        assert statuses[-1] == 429
        assert (await guest.http.get("/health")).status_code == 200


@pytest.mark.parametrize(
    "link", ["..", "%00", "a%0d%0aset-cookie:x", "x" * 41, "%F0%9F%A6%93", "a%2Fb", "'%20OR%201=1", "%ff"]
)
async def test_odd_links_lead_nowhere(link: str, tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest = await server.guest()
        for rest in ("", "/certificate", "/replay"):
            found = await guest.http.get(f"/api/tables/{link}{rest}")
            assert found.status_code in (400, 404, 405), found.text
            assert "set-cookie" not in found.headers


async def test_other_sites_pages_cannot_act(tmp_path: Path) -> None:
    async with running(tmp_path / "db", Settings(pause=0, origins=("https://friend.example",))) as server:
        ada = await server.guest("Ada")
        table = (await ada.create(GAME, 2))["id"]
        cookie = f"{COOKIE}={ada.http.cookies[COOKIE]}"
        ours = f"http://{server.address}"
        bad = [
            "https://evil.example",
            "null",
            "",
            "http://[",
            f"{ours}.evil.example",
            f"http://evil@{server.address}",
            "%",
        ]
        for origin in bad:
            refused = await ada.http.post(f"/api/tables/{table}/shuffle", headers={"origin": origin})
            assert (refused.status_code, refused.json()["key"]) == (403, "error-CrossOrigin"), origin
            with pytest.raises(InvalidStatus):
                await open_socket(server, table, Cookie=cookie, Origin=origin)
        for origin in (ours, "https://friend.example"):
            assert (await ada.http.post(f"/api/tables/{table}/shuffle", headers={"origin": origin})).status_code < 300
            await (await open_socket(server, table, Cookie=cookie, Origin=origin)).close()
        assert (await ada.http.get("/api/me", headers={"origin": bad[0]})).headers.get(
            "access-control-allow-origin"
        ) is None
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
            form = await ada.http.post(
                "/api/tables", content=b'{"game":"zoop","seats":3}', headers={"content-type": kind}
            )
            assert form.status_code in (201, 400, 415), "no crash; SameSite and Origin keep forms out"


async def test_too_much_at_once_is_not_taken_in(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, table, wire = await hot_seat(server, GAME)
        large = await ada.http.post(
            "/api/tables", content=b" " * 10_000_000, headers={"content-type": "application/json"}
        )
        assert large.status_code == 413
        eve = await joined(await server.guest("Eve"), table)
        with pytest.raises(ConnectionClosed):
            await say_and_listen(eve, "x" * 10_000_000)
        assert eve.socket.close_code == 1009
        async with wire:
            seat, asked = wire.asked()
            assert (await wire.act(seat, asked["legal"][0]))["type"] == "ack"


async def say_and_listen(wire: Wire, frame: str) -> None:
    await wire.socket.send(frame)
    while True:
        await wire.read()


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


ODD_FRAMES: list[str | bytes] = [
    b"\x00\xff", b"{}", "", "null", "[]", "{}", "\x00", '{"type":"act"}', '{"type":"nothing"}', '{"type":["act"]}',
    '{"type":"act","id":"a","seat":0,"seq":0,"action":{"type":"\\ud800"}}',
    '{"type":"act","id":"a","seat":0,"seq":0,"action":{"type":"Roll","\\ud800":1}}',
    '{"type":"act","id":"a","seat":0,"seq":0,"action":' + nested(15_000) + "}",
    '{"type":"act","id":"a","seat":0,"seq":0,"action":' + nested(900) + "}",
    '{"type":"act","id":"a","seat":0,"seq":0,"action":{"type":' + nested(400) + "}}",
    '{"type":"act","id":"a","seat":0,"seq":0,"action":' + "9" * 5000 + "}",
    '{"type":"act","id":"a","seat":0,"seq":' + "9" * 400 + ',"action":{}}',
    '{"type":"act","id":"a","seat":-1,"seq":0,"action":{}}', '{"type":"act","id":"a","seat":1e0,"seq":0,"action":{}}',
    '{"type":"act","id":"\\u0000","seat":0,"seq":0,"action":{}}',
    '{"type":"act","id":"a","seat":0,"seq":0,"action":NaN}',
    '{"type":"chat","id":"a","text":"\\ud800"}', '{"type":"ping","extra":1}', '{"type":"act","type":"ping"}',
    '{"type":"undo","id":"a","seat":0,"seq":9007199254740991}', nested(16_000), "9" * 30_000, '"' + "x" * 33_000,
]  # fmt: skip


async def test_odd_frames_are_refused_one_by_one_and_the_connection_stays(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        _, _, wire = await hot_seat(server, GAME)
        async with wire:
            for frame in ODD_FRAMES:
                if len(frame) <= 32_768:
                    await wire.socket.send(frame)
                    said = await wire.until(lambda said: said["type"] in ("refused", "pong"))
                    assert said["type"] == "pong" or said["problem"]["key"], frame
                    assert len(json.dumps(said)) < 2000
            seat, asked = wire.asked()
            assert (await wire.act(seat, asked["legal"][0]))["type"] == "ack"


ODD_BODIES = [
    b"", b"null", b"[]", b"{", b"\xff\xfe", nested(50_000).encode(), b"9" * 50_000, b'{"game":"\\ud800","seats":2}',
    b'{"game":"zooloretto","seats":2,"options":{"\\ud800":1}}', b'{"game":"zooloretto","seats":2,"options":'
    + b'{"set_aside":' + nested(900).encode() + b"}}", b'{"game":"zoop","seats":1e400}',
    b'{"game":"zoop","seats":true}',
    b'{"game":"zooloretto","seats":2,"options":{"set_aside":[' + b"9" * 4000 + b"]}}", b'{"game":"zoop","seats":NaN}',
]  # fmt: skip


async def test_odd_bodies_are_refused_in_our_own_words(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada = await server.guest("Ada")
        table = (await ada.create(GAME, 2))["id"]
        for path in ("/api/tables", f"/api/tables/{table}/sit", "/api/me/arrive"):
            for body in ODD_BODIES:
                refused = await ada.http.post(path, content=body, headers={"content-type": "application/json"})
                assert refused.status_code in (400, 409, 201), (path, body[:80], refused.text)
                assert refused.status_code == 201 or refused.json()["key"]


async def test_every_answer_carries_the_headers(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "db", Settings(pause=0, requests=2), ManualClock()) as server,
        httpx.AsyncClient(base_url=f"http://{server.address}") as http,
    ):
        paths = [
            "/",
            "/health",
            "/ready",
            "/metrics",
            "/nothing",
            "/api/nothing",
            "/api/me",
            "/api/tables",
            "/t/abc",
            "/api/tables/x",
        ]
        answers = [await http.get(path) for path in paths]
        answers.append(await http.post("/api/tables", headers={"origin": "https://evil.example"}))
        answers.append(await http.delete("/api/me"))
        answers += [await http.get("/api/me") for _ in range(12)]
        assert answers[-1].status_code == 429
        for found in answers:
            assert all(name in found.headers for name in HEADERS), (found.url, found.status_code)
            assert "server" not in found.headers


async def test_no_secret_is_in_the_log_or_in_what_others_are_sent(tmp_path: Path) -> None:
    configure_logging()
    logging.getLogger("httpx").setLevel(logging.WARNING)
    lines, root = io.StringIO(), logging.getLogger()
    handler = logging.StreamHandler(lines)
    handler.setFormatter(JsonLines())
    root.addHandler(handler)
    level = root.level
    root.setLevel(logging.INFO)
    try:
        async with running(tmp_path / "db", EAGER) as server:
            ada, ben, eve = [await server.guest(name) for name in ("Ada", "Ben", "Eve")]
            table = (await ada.create("zoop", 3, bots=None, public=True, pace={"window": 0}))["id"]
            await ben.post(f"/api/tables/{table}/sit", {})
            await ada.post(f"/api/tables/{table}/bot", {"bot": "random"})
            await ada.post(f"/api/tables/{table}/start")
            token = (await ada.post("/api/me/transfer"))["token"]
            data = server.registry.tables[table].context.model
            seed, people = data.seed, data.people()
            wires = [await joined(guest, table) for guest in (ada, ben, eve)]
            for frame in ODD_FRAMES[:12]:
                await wires[2].socket.send(frame)
            for number in range(30):
                for seat, wire in enumerate(wires[:2]):
                    if legal := wire.latest[seat]["legal"]:
                        await wire.act(seat, legal[number % len(legal)])
                await asyncio.sleep(0.005)
            sent = [frame for wire in wires for frame in wire.frames]
            here = f"/api/tables/{table}"
            paths = [
                here,
                f"{here}/replay",
                f"{here}/certificate",
                f"{here}/replay?perspective=open",
                "/api/tables",
                "/metrics",
            ]
            sent += [(await eve.http.get(path)).text for path in paths]
            server.registry.evict(server.registry.tables[table].context)
            await asyncio.sleep(0.05)
            for wire in wires:
                await wire.socket.close()
            cookies = [guest.http.cookies[COOKIE] for guest in (ada, ben, eve)]
            secrets = [seed, *people, *cookies, *(cookie.split(".")[1] for cookie in cookies), token]
        for secret in secrets:
            assert not any(secret in text for text in sent)
        assert "table evicted" in lines.getvalue()
        for secret in (*secrets, table):
            assert secret not in lines.getvalue()
    finally:
        root.removeHandler(handler)
        root.setLevel(level)


async def test_a_finished_table_shows_all_to_everybody_who_has_the_link(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        ada, table, wire = await hot_seat(server, GAME)
        async with wire:
            await wire.play(Rng(1), is_over)
        eve = await server.guest("Eve")
        shown = {
            perspective: await eve.get(f"/api/tables/{table}/replay", perspective=perspective)
            for perspective in ("0", "1", "spectator", "open")
        }
        assert len({len(replay["steps"]) for replay in shown.values()}) == 1
        assert [len(step["views"]) for step in shown["open"]["steps"][:1]] == [2]
        certificate = await httpx.AsyncClient().get(f"http://{server.address}/api/tables/{table}/certificate")
        assert certificate.headers["content-disposition"] == f'attachment; filename="{GAME}-{table[:6]}.json"'
        for perspective in ("٠", "²", "2", "-0"):
            assert (
                await eve.http.get(f"/api/tables/{table}/replay", params={"perspective": perspective})
            ).status_code in (
                400,
                403,
            )
        assert ada.address
