"""Behind Caddy and behind nginx, with the files in deploy/: people play, and limits hold."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.deploy.proxies import SHIPPED, SITE, Front, proxy
from tests.deploy.visitors import Visitor
from tests.server.harness import Wire, joined
from tests.server.kill.process import EAGER, PATIENCE, ServerProcess
from tests.server.test_brought import longest, recorded
from zoorama.engine.dealer import Rng

MISSING = "NOT TESTED BEHIND {0}: it is not installed (Debian: apt install {1})"
PACKAGES = {"caddy": "caddy", "nginx": "nginx-light"}
SETTINGS = ["--settings", str(SHIPPED / "zoorama.toml")]


@dataclass(frozen=True)
class Deployed:
    server: ServerProcess
    front: Front


@pytest.fixture(params=PACKAGES)
def kind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    name: str = request.param
    if shutil.which(name) is None and not Path(f"/usr/sbin/{name}").exists():
        pytest.skip(MISSING.format(name, PACKAGES[name]))
    if shutil.which("openssl") is None:
        pytest.skip(f"NOT TESTED BEHIND {name}: there is no openssl to make a certificate with")
    monkeypatch.setenv("ZOORAMA_METRICS_PORT", "0")  # several tests run at once
    return name


@asynccontextmanager
async def deployed(kind: str, folder: Path, *options: str) -> AsyncIterator[Deployed]:
    server = ServerProcess(str(folder / "zoorama.db"), folder / "server.log", [*SETTINGS, *EAGER, *options])
    await server.start()
    try:
        await server.until_up()
        async with proxy(kind, server.address, folder) as front:
            yield Deployed(server, front)
    finally:
        if server.process.returncode is None:
            await server.stop()


async def started(visitor: Visitor) -> tuple[str, Wire]:
    """A game at one device."""
    await visitor.get("/api/me")
    table = (await visitor.create("zooloretto_dice", 2))["id"]
    await visitor.post(f"/api/tables/{table}/sit", {"name": "Ben"})
    await visitor.post(f"/api/tables/{table}/start")
    return table, await joined(visitor, table)


async def close_code(wire: Wire) -> int | None:
    try:
        while True:
            await wire.read()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


async def ask(visitor: Visitor, times: int, **headers: str) -> list[int]:
    return [(await visitor.http.get("/api/games", headers=headers)).status_code for _ in range(times)]


async def upload(visitor: Visitor, size: int) -> int:
    """A request with much blank space."""
    body = '{"game": "zoop", "seats": 3}'.ljust(size)
    answer = await visitor.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    return answer.status_code


async def test_people_play_over_https(kind: str, tmp_path: Path) -> None:
    async with deployed(kind, tmp_path) as site:
        visitor = Visitor(site.front)
        _, wire = await started(visitor)
        async with wire:
            update = await wire.play(Rng(1), lambda update: update["seq"] > 20)
        assert update["seq"] > 20


async def test_cookies_and_pages_are_those_of_https(kind: str, tmp_path: Path) -> None:
    async with deployed(kind, tmp_path) as site:
        answer = await Visitor(site.front).http.get("/api/me")
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "__Host-" in answer.headers["set-cookie"]
        assert "max-age" in answer.headers["strict-transport-security"]
        async with httpx.AsyncClient() as http:
            plain = await http.get(f"http://127.0.0.1:{site.front.plain}/t/link", headers={"Host": SITE})
        assert plain.status_code in (301, 308)
        assert plain.headers["location"].startswith(f"https://{SITE}/t/link")


async def test_limits_are_by_the_visitor_s_address_which_nobody_can_forge(kind: str, tmp_path: Path) -> None:
    async with deployed(kind, tmp_path, "--requests", "1") as site:
        first, second = Visitor(site.front, "127.0.0.2"), Visitor(site.front, "127.0.0.3")
        assert 429 in await ask(first, 20)
        assert await ask(second, 2) == [200, 200]
        for forged in ("127.0.0.9", "127.0.0.1", "10.1.2.3, 127.0.0.9"):
            assert 429 in await ask(first, 5, **{"X-Forwarded-For": forged, "Forwarded": f"for={forged}"})


async def test_pages_of_other_sites_may_not_act(kind: str, tmp_path: Path) -> None:
    async with deployed(kind, tmp_path) as site:
        visitor = Visitor(site.front, Origin="https://evil.example")
        assert (await visitor.http.post("/api/tables", json={"game": "zoop", "seats": 3})).status_code == 403


async def test_large_bodies_are_turned_away_and_fair_ones_pass(kind: str, tmp_path: Path) -> None:
    async with deployed(kind, tmp_path) as site:
        visitor = Visitor(site.front)
        await visitor.get("/api/me")
        assert await upload(visitor, 90_000) == 201
        assert await upload(visitor, 150_000) == 413
        assert await upload(visitor, 400_001) == 413
        brought = await visitor.post("/api/tables/brought", {"record": recorded(longest())})
        assert brought["stage"] == "over"


async def test_large_answers_come_whole_and_compressed(kind: str, tmp_path: Path) -> None:
    async with deployed(kind, tmp_path) as site, httpx.AsyncClient() as http:
        through = await Visitor(site.front).http.get("/api/schema/openapi.json")
        direct = await http.get(f"http://{site.server.address}/api/schema/openapi.json")
        assert through.headers["content-encoding"] == "gzip"
        assert through.content == direct.content
        assert len(direct.content) > 20_000


async def test_metrics_are_not_for_visitors(kind: str, tmp_path: Path) -> None:
    async with deployed(kind, tmp_path) as site, httpx.AsyncClient() as http:
        assert (await Visitor(site.front).http.get("/metrics")).status_code == 404
        assert (await http.get(f"http://{site.server.address}/metrics")).status_code == 200


async def test_after_a_restart_of_the_server_the_game_goes_on(kind: str, tmp_path: Path) -> None:
    async with deployed(kind, tmp_path) as site:
        visitor = Visitor(site.front)
        table, wire = await started(visitor)
        before = await wire.play(Rng(1), lambda update: update["seq"] > 5)
        assert await site.server.stop() == 0
        assert await close_code(wire) == 1012
        await site.server.start()
        await site.server.until_up()
        again = await joined(visitor, table)
        async with again:
            after = await again.play(Rng(1), lambda update: update["seq"] > before["seq"] + 5)
        assert after["seq"] > before["seq"] + 5


async def test_the_server_can_listen_at_a_socket_file(kind: str, tmp_path: Path) -> None:
    with TemporaryDirectory(prefix="zoo") as short:  # a socket's path is at most some hundred letters
        file = f"{short}/socket"
        upstream = f"unix/{file}" if kind == "caddy" else f"unix:{file}"
        options = [*SETTINGS, *EAGER, "--requests", "1", "--host", f"unix:{file}"]
        server = ServerProcess(str(tmp_path / "zoorama.db"), tmp_path / "server.log", options)
        await server.start()
        try:
            async with proxy(kind, upstream, tmp_path) as front, asyncio.timeout(PATIENCE):
                first, second = Visitor(front, "127.0.0.2"), Visitor(front, "127.0.0.3")
                while await ask(first, 1) == [502]:
                    await asyncio.sleep(0.1)
                assert 429 in await ask(first, 20)
                assert await ask(second, 2) == [200, 200]
        finally:
            await server.stop()


@pytest.mark.soak
async def test_an_idle_socket_stays_open_beyond_every_timeout(kind: str, tmp_path: Path) -> None:
    async with deployed(kind, tmp_path) as site:
        _, wire = await started(Visitor(site.front))
        async with wire:
            await asyncio.sleep(150)
            await wire.send(type="ping")
            await wire.next("pong")
