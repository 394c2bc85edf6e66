"""Which host was asked, by whom and over what: with and without a proxy in between."""

from dataclasses import replace
from pathlib import Path

import pytest
import websockets
from websockets.exceptions import InvalidStatus

from tests.server.harness import EAGER, ManualClock, Running, hot_seat, running
from tests.server.net.raw import Raw, raw, refused, with_net
from zoorama.engine.errors import Unreadable
from zoorama.server.errors import HttpRefused
from zoorama.server.net.hosts import HostList, own_names
from zoorama.server.net.proxies import TrustedProxies
from zoorama.server.run import named
from zoorama.server.settings import Settings


async def test_a_strangers_name_that_leads_here_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        for path in ("/", "/health", "/api/me", "/nothing"):
            async with raw(server) as connection:
                answer = await connection.get(path, "Host: evil.example", "Origin: http://evil.example")
                assert (answer.status, answer.key) == (421, "http-host")
                assert "set-cookie" not in answer.headers
                assert answer.headers["x-content-type-options"] == "nosniff"
        assert refused(server, "http-host") == 4
        for host in ("localhost", "127.0.0.1:80", "LOCALHOST.:8020", "[::1]:8020", "192.168.1.7"):
            async with raw(server) as connection:
                assert (await connection.get("/health", f"Host: {host}")).status == 200, host


async def test_a_strangers_name_gets_no_socket(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest, table, _ = await hot_seat(server, "zooloretto_dice")
        jar = "; ".join(f"{cookie.name}={cookie.value}" for cookie in guest.http.cookies.jar)
        port = server.address.partition(":")[2]
        with pytest.raises(InvalidStatus) as answered:
            await websockets.connect(
                f"ws://evil.example:{port}/api/tables/{table}/socket",
                host="127.0.0.1",
                additional_headers={"Cookie": jar},
            )
        assert answered.value.response.status_code == 421


async def test_a_page_that_came_by_another_name_cannot_forge_it_away(tmp_path: Path) -> None:
    """DNS rebinding to a browser's own machine: the page is of the same origin and may set any header."""
    async with running(tmp_path / "db") as server, raw(server) as connection:
        answer = await connection.get("/api/me", "Host: evil.example", "X-Forwarded-Host: localhost")
        assert answer.status == 421


@pytest.mark.parametrize(
    ("names", "allowed", "foreign"),
    [
        (("zoo.example",), ["zoo.example", "ZOO.example:443", "localhost", "10.0.0.1"], ["a.zoo.example", "zoo", ""]),
        (("*.zoo.example",), ["a.zoo.example", "a.b.zoo.example"], ["zoo.example", "evilzoo.example"]),
        (("*",), ["anything.example"], []),
        (own_names(), ["localhost", "my.localhost", "127.0.0.1", "[fe80::1]:80"], ["localhost.evil.example"]),
    ],
)
def test_names(names: tuple[str, ...], allowed: list[str], foreign: list[str]) -> None:
    hosts = HostList(names)
    for name in allowed:
        hosts.check(name)
    for name in foreign:
        with pytest.raises(HttpRefused):
            hosts.check(name)


def test_the_server_answers_to_the_name_it_was_started_on() -> None:
    HostList(named(Settings(), "zoo.lan").net.hosts).check("zoo.lan:8020")
    with pytest.raises(HttpRefused):
        HostList(named(with_net(hosts=("zoo.example",)), "zoo.lan").net.hosts).check("zoo.lan")


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("127.0.0.1", "1.2.3.4", "1.2.3.4"),
        ("127.0.0.1", "6.6.6.6, 1.2.3.4", "1.2.3.4"),  # the client wrote 6.6.6.6 itself
        ("127.0.0.1", "1.2.3.4, 10.1.2.3", "1.2.3.4"),
        ("127.0.0.1", "1.2.3.4:5678", "1.2.3.4"),
        ("127.0.0.1", "[2001:db8::7]:5678", "2001:db8::7"),
        ("127.0.0.1", "10.1.2.3", "10.1.2.3"),
        ("127.0.0.1", "1.2.3.4, unknown", "127.0.0.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("::ffff:127.0.0.1", "1.2.3.4", "1.2.3.4"),
        (None, "1.2.3.4", "1.2.3.4"),  # by a Unix socket
        ("5.5.5.5", "1.2.3.4", "5.5.5.5"),
    ],
)
def test_the_last_address_that_is_no_proxy_is_the_clients(peer: str | None, forwarded: str, client: str) -> None:
    proxies = TrustedProxies(("127.0.0.1", "::1", "10.0.0.0/8"))
    assert proxies.client(peer, forwarded) == client


def test_a_proxy_that_is_no_address_is_refused_at_the_start() -> None:
    with pytest.raises(Unreadable):
        TrustedProxies(("nginx",))


async def asked(server: Running, address: str, *, source: str = "127.0.0.1") -> int:
    """The status of one request that a proxy passes on for this address."""
    async with raw(server, source) as connection:
        return (await connection.get("/api/games", "Host: localhost", f"X-Forwarded-For: {address}")).status


async def test_limits_are_by_the_clients_address_behind_a_proxy_and_nowhere_else(tmp_path: Path) -> None:
    async with running(tmp_path / "db", replace(EAGER, requests=0.2), ManualClock()) as server:
        assert [await asked(server, "1.2.3.4") for _ in range(2)] == [200, 429]
        assert await asked(server, "1.2.3.5") == 200
        strange = [await asked(server, f"7.7.7.{number}", source="127.0.0.2") for number in range(2)]
        assert strange == [200, 429], "whoever is no proxy is counted by their own address"


async def test_https_is_what_a_trusted_proxy_says(tmp_path: Path) -> None:
    async with running(tmp_path / "db", with_net(hosts=("zoo.example",))) as server:
        told = ("Host: zoo.example", "X-Forwarded-Proto: https")
        async with raw(server) as proxy, raw(server, "127.0.0.2") as stranger, raw(server) as plain:
            assert secure(await me(proxy, *told))
            assert not secure(await me(stranger, *told))
            assert not secure(await me(plain, "Host: zoo.example"))


async def test_the_host_a_proxy_was_asked_for_is_the_pages_own(tmp_path: Path) -> None:
    async with running(tmp_path / "db", with_net(hosts=("zoo.example",))) as server:
        passed_on = ("Host: 127.0.0.1:8020", "X-Forwarded-Proto: https", "X-Forwarded-Host: zoo.example")
        statuses = []
        for origin in ("https://zoo.example", "https://evil.example"):
            async with raw(server) as connection:
                lines = ["POST /api/me/transfer HTTP/1.1", *passed_on, f"Origin: {origin}", "Content-Length: 0", "", ""]
                await connection.send("\r\n".join(lines).encode())
                statuses.append((await connection.reply()).key)
        assert statuses == ["error-NoIdentity", "error-CrossOrigin"]


async def me(connection: Raw, *headers: str) -> dict[str, str]:
    answer = await connection.get("/api/me", *headers)
    assert answer.status == 200
    return answer.headers


def secure(headers: dict[str, str]) -> bool:
    return "strict-transport-security" in headers
