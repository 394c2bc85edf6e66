"""Connections that ask for too much, or for nothing: refused plainly, counted, and gone."""

import asyncio
from pathlib import Path

import pytest

from tests.server.harness import hot_seat, running
from tests.server.net.raw import NEVER, Raw, raw, refused, with_net

HOST = "Host: localhost"
POST = b"POST /api/me/arrive HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


async def test_half_requests_are_dropped(tmp_path: Path) -> None:
    async with running(tmp_path / "db", with_net(header_seconds=0.5)) as server:
        async with raw(server) as half, raw(server) as silent:
            await half.send(b"GET /health HTTP/1.1\r\nHost: loc")
            answer = await half.reply()
            assert (answer.status, answer.key) == (408, "http-slow")
            assert answer.headers["connection"] == "close"
            assert await half.rest() == b""
            assert await silent.rest() == b"", "it asked for nothing and is told nothing"
        assert refused(server, "http-slow") == 1
        async with raw(server) as connection:
            assert (await connection.get("/health", HOST)).status == 200


async def test_empty_lines_between_requests_hold_no_connection(tmp_path: Path) -> None:
    limits = with_net(header_seconds=0.5, proxy_idle_seconds=NEVER)
    async with running(tmp_path / "db", limits) as server, raw(server) as connection:
        assert (await connection.get("/health", HOST)).status == 200
        await connection.send(b"\r\n")
        assert (await connection.reply()).status == 408


async def test_an_idle_connection_is_closed(tmp_path: Path) -> None:
    async with running(tmp_path / "db", with_net(idle_seconds=0.05, proxies=())) as server, raw(server) as connection:
        assert (await connection.get("/health", HOST)).status == 200
        assert await connection.rest() == b""


async def test_a_body_that_never_ends_is_dropped(tmp_path: Path) -> None:
    async with running(tmp_path / "db", with_net(body_seconds=0.1)) as server, raw(server) as connection:
        await connection.send(POST + b"Content-Length: 20\r\n\r\n{")
        answer = await connection.reply()
        assert (answer.status, answer.key) == (408, "http-slow")
        assert await connection.rest() == b""


async def test_a_slow_but_honest_upload_passes(tmp_path: Path) -> None:
    """Longer than headers may take, and byte by byte."""
    async with running(tmp_path / "db", with_net(header_seconds=0.4)) as server, raw(server) as connection:
        body = b'{"token": "nobody knows this one"}'
        await connection.send(POST + f"Content-Length: {len(body)}\r\n\r\n".encode())
        for byte in body:
            await connection.send(bytes([byte]))
            await asyncio.sleep(0.02)
        answer = await connection.reply()
        assert (answer.status, answer.key) == (409, "not-allowed-transfer-gone")


@pytest.mark.parametrize("shape", ["one header", "many headers", "a path"])
async def test_headers_without_end_are_refused_before_they_are_held(shape: str, tmp_path: Path) -> None:
    start, more = {
        "one header": (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", b"x" * 65_536),
        "many headers": (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"Name: value\r\n" * 5_000),
        "a path": (b"GET /", b"x" * 65_536),
    }[shape]
    async with running(tmp_path / "db") as server, raw(server) as connection:
        await connection.send(start)
        sending = asyncio.create_task(endlessly(connection, more))
        answer = await connection.reply()
        sent = await sending
        assert answer.status == 431
        assert answer.key in ("http-headers", "http-fields")
        assert sent < 500, "pieces of 64 kB; what the system buffers is among them"
        assert refused(server, answer.key) == 1


async def endlessly(connection: Raw, data: bytes) -> int:
    """How many times it could be sent."""
    for count in range(1_000):
        try:
            await connection.send(data)
        except ConnectionError:
            return count
    return 1_000


@pytest.mark.parametrize("sent_at_once", [True, False])
async def test_a_head_just_too_large_is_refused_however_it_arrives(sent_at_once: bool, tmp_path: Path) -> None:
    head = b"GET /health HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 1_000 + b"\r\n\r\n"
    async with running(tmp_path / "db", with_net(header_bytes=900)) as server, raw(server) as connection:
        for piece in [head] if sent_at_once else [head[:500], head[500:]]:
            await connection.send(piece)
        assert (await connection.reply()).status == 431


async def test_a_body_is_refused_before_it_is_read(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        async with raw(server) as connection:
            await connection.send(POST + b"Content-Length: 100001\r\n\r\n")
            answer = await connection.reply()
            assert (answer.status, answer.key) == (413, "http-body")
        async with raw(server) as connection:
            await connection.send(POST + b"Transfer-Encoding: chunked\r\n\r\n")
            sending = asyncio.create_task(endlessly(connection, b"10000\r\n" + b" " * 65_536 + b"\r\n"))
            assert (await connection.reply()).status == 413
            assert await sending < 500
        async with raw(server) as connection:
            await connection.send(POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-Trailer: 1\r\n\r\n")
            assert (await connection.reply()).status == 400


async def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    limits = with_net(connections_address=3, proxies=(), header_seconds=NEVER)
    async with running(tmp_path / "db", limits) as server:
        async with raw(server) as one, raw(server), raw(server):
            async with raw(server) as another:
                answer = await another.reply()
                assert (answer.status, answer.key) == (429, "too-many-connections-address")
                assert int(answer.headers["retry-after"]) > 0
                assert b'"limit":3' in answer.body
            async with raw(server, "127.0.0.2") as neighbour:
                assert (await neighbour.get("/health", HOST)).status == 200
            one.writer.close()
            await one.writer.wait_closed()
            async with raw(server) as later:
                assert (await later.get("/health", HOST)).status == 200
        assert refused(server, "too-many-connections-address") == 1


async def test_a_full_server_says_so(tmp_path: Path) -> None:
    limits = with_net(connections=2, header_seconds=NEVER)
    async with running(tmp_path / "db", limits) as server, raw(server), raw(server), raw(server) as third:
        answer = await third.reply()
        assert (answer.status, answer.key) == (503, "too-many-connections")


async def test_a_socket_keeps_its_place_until_it_goes(tmp_path: Path) -> None:
    limits = with_net(connections_address=4, proxies=())
    async with running(tmp_path / "db", limits) as server:
        guest, table, wire = await hot_seat(server, "zooloretto_dice")
        wires = [wire, await guest.connect(table), await guest.connect(table)]
        async with raw(server) as another:
            assert (await another.reply()).status == 429, "three sockets, and the guest's own requests"
        for open_wire in wires:
            await open_wire.socket.close()
        assert (await guest.http.get("/health")).status_code == 200
        async with raw(server) as connection:
            assert (await connection.get("/health", HOST)).status == 200


async def test_who_does_not_read_is_cut_off(tmp_path: Path) -> None:
    async with running(tmp_path / "db", with_net(write_seconds=0.1)) as server:
        async with raw(server) as connection:
            ask = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
            while not refused(server, "http-unread"):
                try:
                    await connection.send(ask)
                except ConnectionError:
                    break
                await asyncio.sleep(0.001)
        assert refused(server, "http-unread") == 1


@pytest.mark.parametrize(
    ("request_bytes", "status"),
    [
        (b"GET /health HTTP/1.1\r\n\r\n", 400),
        (b"GET /health HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", 400),
        (b"GET /health\r\n\r\n", 505),
        (b"GET /health HTTP/0.9\r\n\r\n", 505),
        (b"GET /health HTTP/1.0\r\n\r\n", 200),
        (b"nonsense\r\n\r\n", 400),
    ],
)
async def test_what_is_not_http_is_not_taken(request_bytes: bytes, status: int, tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server, raw(server) as connection:
        await connection.send(request_bytes)
        assert (await connection.reply()).status == status
