"""Whatever comes in: no crash, no hung table, no growing memory."""

import asyncio
import json
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.openapi import from_url
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.harness import Guest, Json, Wire, hot_seat, joined, running
from zoorama.engine.dealer import Rng
from zoorama.server.people import COOKIE

GAME = "zooloretto_dice"
CHECKS: list[Any] = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance,
]  # fmt: skip
FAREWELLS = ("/api/me/delete", "/api/me/devices/end")  # after which a cookie is worth nothing
QUICK = settings(
    max_examples=8,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


async def test_the_api_answers_everything_as_it_is_described(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest, playing, wire = await hot_seat(server, GAME)
        over, gathering = await finished(guest), (await guest.create(GAME, 3))["id"]
        leaving = await server.guest("Eve")
        async with wire:
            links = [playing, over, gathering]
            cookies = guest.http.cookies[COOKIE], leaving.http.cookies[COOKIE]
            await asyncio.to_thread(probe_all, f"http://{server.address}", *cookies, links)
            await wire.send(type="ping")
            await wire.next("pong")


async def finished(guest: Guest) -> str:
    table: str = (await guest.create(GAME, 2))["id"]
    await guest.post(f"/api/tables/{table}/sit", {"name": "Ben"})
    await guest.post(f"/api/tables/{table}/start")
    async with await joined(guest, table) as wire:
        await wire.play(Rng(1), lambda update: update["turn"]["kind"] == "over")
    return table


def probe_all(address: str, cookie: str, leaving: str, links: list[str]) -> None:
    """`leaving` is the cookie of somebody who can be done without."""
    schema = from_url(f"{address}/api/schema/openapi.json")
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            probe(operation, mode, leaving if operation.path in FAREWELLS else cookie, links)


def probe(operation: Any, mode: GenerationMode, cookie: str, links: list[str]) -> None:
    @QUICK
    @given(case=operation.as_strategy(generation_mode=mode), link=st.sampled_from([None, *links]), known=st.booleans())
    def try_it(case: schemathesis.Case[Any], link: str | None, known: bool) -> None:
        if link and "link" in (case.path_parameters or {}):
            case.path_parameters["link"] = link
        headers = {"Cookie": f"{COOKIE}={cookie}"} if known else {}
        answer = case.call(headers=headers, cookies={})
        if answer.status_code not in (404, 405):  # an odd path leads nowhere, by no route
            case.validate_response(answer, checks=CHECKS)

    try:
        try_it()
    except Exception as error:
        if "Unsatisfiable" not in type(error).__name__:  # nothing about this one can be wrong
            raise


IDS = st.sampled_from(["a", "b", "", "é", "x" * 41, "\x00"])
WHOLES = st.one_of(st.integers(-2, 9), st.sampled_from([2**31, 2**53 - 1, 2**63, 10**30]))
ANYTHING = st.recursive(
    st.one_of(st.none(), st.booleans(), WHOLES, st.floats(allow_nan=False), st.text(max_size=8)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=6), inner, max_size=3)),
    max_leaves=8,
)
TYPES = ["act", "undo", "hint", "preview", "return", "chat", "ping"]


@st.composite
def mutated(draw: st.DrawFn) -> Any:
    """A frame that could be right, with something changed, left out or put in; `None` stands for a legal action."""
    frame: Json = {"type": draw(st.sampled_from(TYPES)), "id": "a", "seat": draw(st.integers(0, 1)), "seq": 1}
    frame["action"] = draw(st.one_of(st.none(), ANYTHING))
    if frame["type"] == "chat":
        frame = {"type": "chat", "id": "a", "text": draw(st.text(max_size=20))}
    for _ in range(draw(st.integers(0, 2))):
        name = draw(st.sampled_from([*frame, "extra"]))
        match draw(st.integers(0, 2)):
            case 0:
                frame.pop(name, None)
            case 1:
                frame[name] = draw(ANYTHING)
            case 2:
                frame[name] = draw(st.one_of(IDS, WHOLES))
    return frame


@st.composite
def raw(draw: st.DrawFn) -> str | bytes:
    """Text cut short, repeated or strewn with other signs; or bytes."""
    text = json.dumps(draw(mutated()), ensure_ascii=draw(st.booleans()))
    if draw(st.integers(0, 3)) == 0:
        return draw(st.binary(max_size=40))
    at = draw(st.integers(0, len(text)))
    return text[:at] + draw(st.text(max_size=3)) + text[draw(st.integers(0, len(text))) :]


def bursts(number: int) -> Iterator[list[Any]]:
    """Drawn once, outside of the loop that sends them."""
    drawn: list[list[Any]] = []

    @settings(QUICK, max_examples=number)
    @given(st.lists(st.one_of(mutated(), raw()), min_size=5, max_size=30))
    def draw(frames: list[Any]) -> None:
        drawn.append(frames)

    draw()
    yield from drawn


async def test_after_every_burst_of_odd_frames_a_good_act_still_works(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest, table, wire = await hot_seat(server, GAME)
        eve = await server.guest("Eve")
        async with wire, await joined(guest, table) as mine, await joined(eve, table) as hers:
            for number, burst in enumerate(bursts(25)):
                for sender in (mine, hers):
                    await throw(sender, [written(frame, wire) for frame in burst])
                await wire.send(type="ping")
                await wire.next("pong")
                seat, asked = next(((s, u) for s, u in wire.latest.items() if u["legal"]), (None, None))
                if seat is None or asked is None:
                    break
                answer = await wire.act(seat, asked["legal"][0], name=f"good-{number}")
                assert answer["type"] == "ack", answer
            assert not server.registry.tables[table].mailbox.closed


def written(frame: Any, wire: Wire) -> str | bytes:
    if not isinstance(frame, dict):
        return frame  # type: ignore[no-any-return]  # text or bytes, from raw()
    if frame.get("action", 0) is None:
        seat, asked = wire.asked()
        frame = {**frame, "action": asked["legal"][-1], "seat": seat, "seq": asked["seq"] - 1}
    return json.dumps(frame).replace("\\udc", "\\u00")


async def throw(wire: Wire, frames: list[str | bytes]) -> None:
    for frame in frames:
        await wire.socket.send(frame if isinstance(frame, bytes) else frame.encode(errors="replace").decode())
    await wire.send(type="ping")
    await wire.next("pong")


async def test_thousands_of_bad_frames_leave_nothing_behind(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        _, table, wire = await hot_seat(server, GAME)
        eve = await server.guest("Eve")
        async with await joined(eve, table) as hers:
            await wire.socket.close()
            await bother(hers, 200)
            encoder = server.registry.tables[table].context.encoder  # one for all tables of a game, and all tests
            cached = len(encoder.encoded), len(encoder.decoded)
            tracemalloc.start()
            before, _ = tracemalloc.get_traced_memory()
            await bother(hers, 1500)
            after, _ = tracemalloc.get_traced_memory()
            tracemalloc.stop()
            live = server.registry.tables[table]
            assert live.mailbox.is_idle()
            assert len(live.chat.said) <= 100
            assert (len(encoder.encoded), len(encoder.decoded)) == cached
            assert len(live.live.session.done if live.live else ()) == 0
            assert after - before < 500_000


async def bother(wire: Wire, number: int) -> None:
    for count in range(number):
        odd = [
            {"type": "act", "id": f"x{count}", "seat": 0, "seq": 1, "action": {"type": f"No{count}"}},
            {"type": "chat", "id": f"c{count}", "text": f"hello {count}" * 20},
            {"type": "undo", "id": f"u{count}", "seat": count % 8, "seq": count},
            {"nothing": str(count)},
        ][count % 4]
        await wire.socket.send(json.dumps(odd))
        await wire.until(lambda said: said["type"] in ("refused", "ack"))
        wire.frames.clear()
        wire.messages.clear()
