"""Frames on a real socket, cut, joined, broken and endless: the short way and the long way say the same."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec import json

from tests.server.harness import PATIENCE, Guest, Running, running
from tests.server.net.raw import Raw, raw, refused, with_net
from zoorama.server.net.frames import NotForUs, bounds, text_frame, unmasked
from zoorama.server.tables.connection import LARGEST

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FINAL = 0x80
TOO_LARGE, BAD_TEXT, BROKEN = 1009, 1007, 1002
PING_MESSAGE, PONG_MESSAGE = b'{"type":"ping"}', b'"type":"pong"'


def frame(kind: int, payload: bytes, *, final: bool = True, first_bits: int = 0, masked: bool = True) -> bytes:
    """As a client sends it."""
    length = len(payload)
    head = bytes([kind | (FINAL if final else 0) | first_bits])
    if length < 126:
        head += bytes([length | (0x80 if masked else 0)])
    elif length < 65_536:
        head += bytes([126 | 0x80]) + length.to_bytes(2, "big")
    else:
        head += bytes([127 | 0x80]) + length.to_bytes(8, "big")
    if not masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


class Frames:
    """An open socket, frame by frame."""

    def __init__(self, line: Raw) -> None:
        self.line = line
        self.send = line.send
        self.pongs = 0  # heard already; several can be in one frame

    async def next(self) -> tuple[int, bytes]:
        async with asyncio.timeout(PATIENCE):
            kind, length = await self.line.reader.readexactly(2)
            if length >= 126:
                length = int.from_bytes(await self.line.reader.readexactly(2 if length == 126 else 8), "big")
            return kind & 15, await self.line.reader.readexactly(length)

    async def until(self, wanted: int, part: bytes = b"") -> bytes:
        while True:
            kind, payload = await self.next()
            if kind == wanted and part in payload:
                return payload

    async def pong(self) -> None:
        """To a message of ours, not to a frame."""
        while not self.pongs:
            self.pongs = (await self.until(TEXT, PONG_MESSAGE)).count(PONG_MESSAGE)
        self.pongs -= 1

    async def closed(self) -> int:
        return int.from_bytes((await self.until(CLOSE))[:2], "big")


async def sat_down(server: Running) -> tuple[Guest, str]:
    guest = await server.guest("Ada")
    return guest, (await guest.create("zooloretto_dice", 2))["id"]


@asynccontextmanager
async def opened(server: Running, guest: Guest, table: str) -> AsyncIterator[Frames]:
    jar = "; ".join(f"{cookie.name}={cookie.value}" for cookie in guest.http.cookies.jar)
    async with raw(server) as line:
        answer = await line.get(
            f"/api/tables/{table}/socket",
            "Host: localhost",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: em9vcmFtYSBsb2FkaW5nIQ==",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {jar}",
        )
        assert answer.status == 101
        yield Frames(line)


async def test_messages_are_heard_however_their_frames_arrive(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server, opened(server, *await sat_down(server)) as socket:
        whole = frame(TEXT, PING_MESSAGE)
        await socket.send(whole * 3)
        for _ in range(3):
            await socket.pong()
        for at in range(len(whole)):
            await socket.send(whole[at : at + 1])
            await asyncio.sleep(0)
        await socket.pong()
        await socket.send(whole + whole[:5])
        await socket.pong()
        await socket.send(whole[5:] + frame(TEXT, PING_MESSAGE + b" " * 200))
        await socket.pong()
        await socket.pong()


async def test_fragments_and_what_comes_between_them(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server, opened(server, *await sat_down(server)) as socket:
        await socket.send(frame(TEXT, PING_MESSAGE[:4], final=False) + frame(PING, b"here?"))
        assert await socket.until(PONG) == b"here?"
        await socket.send(frame(CONT, PING_MESSAGE[4:8], final=False))
        await socket.send(frame(CONT, PING_MESSAGE[8:]) + frame(TEXT, PING_MESSAGE))
        await socket.pong()
        await socket.pong()
        await socket.send(frame(BINARY, b"\x00"))
        assert b"not-text" in await socket.until(TEXT, b"refused")
        await socket.send(frame(TEXT, PING_MESSAGE))
        await socket.pong()


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b"x" * (LARGEST + 1)), TOO_LARGE),
        (frame(TEXT, b"x" * 70_000), TOO_LARGE),
        (b"\x81\xff" + b"\x7f" * 8, TOO_LARGE),  # 2^63 bytes, announced
        (frame(TEXT, b"x" * 20_000, final=False) + frame(CONT, b"x" * 20_000), TOO_LARGE),
        (frame(TEXT, b"\xff\xfe"), BAD_TEXT),
        (frame(TEXT, b"\xff", final=False) + frame(CONT, b"\xfe"), BAD_TEXT),
        (frame(TEXT, PING_MESSAGE, masked=False), BROKEN),
        (frame(TEXT, PING_MESSAGE, first_bits=0x40), BROKEN),  # compressed, which nobody agreed on
        (frame(3, b""), BROKEN),
        (frame(CONT, b"x"), BROKEN),
        (frame(TEXT, b"{", final=False) + frame(TEXT, PING_MESSAGE), BROKEN),
        (frame(PING, b"x" * 126), BROKEN),
        (frame(CLOSE, b"\x03\xe8"), 1000),
    ],
    ids=range(13),
)
async def test_what_breaks_the_rules_closes_the_socket_and_nothing_else(sent: bytes, code: int, tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest, table = await sat_down(server)
        async with opened(server, guest, table) as socket, opened(server, guest, table) as other:
            await socket.send(frame(TEXT, PING_MESSAGE) + sent)
            assert await socket.closed() == code
            await other.send(frame(TEXT, PING_MESSAGE))
            await other.pong()
        while server.registry.tables[table].context.broadcast.listeners:
            await asyncio.sleep(0.01)


async def test_what_was_said_before_hanging_up_counts(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest, table = await sat_down(server)
        async with opened(server, guest, table) as socket, await guest.connect(table) as other:
            await other.next("welcome")
            said = [json.encode({"type": "chat", "id": f"c{number}", "text": f"line {number}"}) for number in range(3)]
            await socket.send(b"".join(frame(TEXT, line) for line in said) + frame(CLOSE, b"\x03\xe8"))
            for number in range(3):
                assert (await other.next("chat"))["text"] == f"line {number}"


async def test_who_sends_more_than_is_worked_off_is_not_read_further(tmp_path: Path) -> None:
    async with running(tmp_path / "db") as server:
        guest, table = await sat_down(server)
        async with opened(server, guest, table) as socket:
            await socket.send(frame(TEXT, PING_MESSAGE) * 150)
            for _ in range(150):
                await socket.pong()


async def test_who_sends_and_never_reads_is_cut_off(tmp_path: Path) -> None:
    async with running(tmp_path / "db", with_net(write_seconds=0.2)) as server:
        guest, table = await sat_down(server)
        async with opened(server, guest, table) as socket:
            with pytest.raises(ConnectionError):
                await endlessly(socket, frame(PING, b"x" * 125) * 100)
        assert refused(server, "http-unread") == 1
        async with opened(server, guest, table) as socket:
            await socket.send(frame(TEXT, PING_MESSAGE))
            await socket.pong()


async def endlessly(socket: Frames, data: bytes) -> None:
    while True:
        await socket.send(data)


@pytest.mark.parametrize("length", [0, 1, 3, 4, 5, 125, 126, 32_768])
def test_a_frame_is_read_as_it_was_written(length: int) -> None:
    payload = os.urandom(length)
    sent = b"??" + frame(TEXT, payload)
    found = bounds(sent + b"rest", 2, LARGEST)
    assert found is not None
    assert found.end == len(sent)
    assert unmasked(sent, found) == payload
    assert all(bounds(sent[:cut], 2, LARGEST) is None for cut in (2, 3))
    with pytest.raises(NotForUs):
        bounds(sent, 2, length - 1)


@pytest.mark.parametrize(("length", "head"), [(125, 2), (126, 4), (65_535, 4), (65_536, 10)])
def test_the_length_of_an_answer_is_told_in_as_few_bytes_as_may_be(length: int, head: int) -> None:
    assert len(text_frame(b"x" * length)) == head + length
