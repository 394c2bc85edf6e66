"""Headers and cookies of answers, over HTTP and over HTTPS."""

from dataclasses import replace
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx

from tests.server.harness import EAGER, Running, running
from tests.server.net.raw import with_net
from zoorama.server.app import FOREVER, FRESH, make_app
from zoorama.server.net.cookies import HOST_COOKIE
from zoorama.server.people import COOKIE

HTTPS = replace(EAGER, https=True)


async def ask(server: Running, path: str, cookie: str = "") -> httpx.Response:
    async with httpx.AsyncClient(base_url=f"http://{server.address}") as http:
        return await http.get(path, headers={"cookie": cookie} if cookie else {})


def cookies(answer: httpx.Response) -> SimpleCookie:
    found = SimpleCookie()
    for line in answer.headers.get_list("set-cookie"):
        found.load(line)
    return found


async def test_answers_are_not_kept_by_anybody_but_files_are(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        for path in ("/api/me", "/api/tables", "/api/games", "/health", "/metrics", "/api/nothing"):
            assert (await ask(server, path)).headers["cache-control"] == "no-store", path
        page = tmp_path / "web" / "index.html"
        page.parent.mkdir()
        page.write_text("<p>Zoorama")
        app: Any = make_app(server.registry, page.parent)  # httpx and Litestar spell ASGI's types differently
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            assert (await http.get("/")).headers["cache-control"] == FRESH


async def test_what_tables_in_a_browser_run_on_is_sent_compressed_and_may_be_kept_for_ever(tmp_path: Path) -> None:
    """WebAssembly may be compiled by the worker's script, and by no page."""
    files = tmp_path / "web" / "offline" / "0123"
    files.mkdir(parents=True)
    (files / "python.wasm.br").write_bytes(b"brotli")
    (files.parent / "manifest.json").write_text("{}")
    assets = tmp_path / "web" / "assets"
    assets.mkdir()
    for name in ("worker-1.js", "index-1.js"):
        (assets / name).write_text("1;")
    async with running(tmp_path / "db") as server:
        app: Any = make_app(server.registry, tmp_path / "web")
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http:
            assert (await http.get("/offline/manifest.json")).headers["cache-control"] == FRESH
            async with http.stream("GET", "/offline/0123/python.wasm") as answer:
                sent = b"".join([part async for part in answer.aiter_raw()])
            assert (answer.headers["content-encoding"], answer.headers["content-type"]) == ("br", "application/wasm")
            assert (answer.headers["cache-control"], sent) == (FOREVER, b"brotli")
            for path in ("/offline/4567/python.wasm", "/offline/../db", "/offline/0123/none", "/offline/0123/%2e%2e"):
                assert (await http.get(path)).status_code == 404, path
            allowed = [
                "wasm-unsafe-eval" in (await http.get(path)).headers["content-security-policy"]
                for path in ("/assets/worker-1.js", "/assets/index-1.js", "/")
            ]
            assert allowed == [True, False, False]


async def test_pages_may_use_no_device_they_do_not_need(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        policy = (await ask(server, "/")).headers["permissions-policy"]
        assert all(f"{feature}=()" in policy for feature in ("camera", "microphone", "geolocation"))


async def test_browsers_are_told_to_insist_on_https_only_over_https(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        assert "strict-transport-security" not in (await ask(server, "/")).headers
    async with running(tmp_path / "db", HTTPS) as server:
        for path in ("/", "/api/me", "/nothing"):
            assert (await ask(server, path)).headers["strict-transport-security"] == "max-age=31536000", path
    async with running(tmp_path / "db", replace(with_net(hsts_seconds=0), https=True)) as server:
        assert "strict-transport-security" not in (await ask(server, "/")).headers


async def test_over_http_the_cookie_is_a_plain_one(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        given = cookies(await ask(server, "/api/me"))
        assert list(given) == [COOKIE]
        assert not given[COOKIE]["secure"]


async def test_over_https_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    async with running(tmp_path / "db", HTTPS) as server:
        given = cookies(await ask(server, "/api/me"))[HOST_COOKIE]
        assert given["secure"]
        assert given["httponly"]
        assert (given["path"], given["domain"]) == ("/", "")
        first = await ask(server, "/api/me", f"{HOST_COOKIE}={given.value}")
        again = await ask(server, "/api/me", f"{HOST_COOKIE}={given.value}; {COOKIE}=somebody.else")
        assert first.json() == again.json(), "the bound one counts"


async def test_an_old_cookie_is_read_and_replaced(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        answer = await ask(server, "/api/me")
        me, old = answer.json(), cookies(answer)[COOKIE].value
    async with running(tmp_path / "db", HTTPS) as server:
        answer = await ask(server, "/api/me", f"{COOKIE}={old}")
        assert answer.json() == me
        replaced = cookies(answer)
        assert replaced[HOST_COOKIE].value == old
        assert replaced[COOKIE]["max-age"] == "0"
        assert (await ask(server, "/api/me/tables", f"{COOKIE}={old}")).status_code == 200
