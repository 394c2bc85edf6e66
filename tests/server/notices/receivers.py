"""Where notices arrive in tests: a push service, a browser that can read its messages, and a mail server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from msgspec import json

from zoorama.server.notices.encryption import CURVE, decode64, derive, encode64, point, read_point


@dataclass
class Request:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """An HTTP server on loopback that keeps what it is sent, and answers as it is told."""

    address: str = ""
    status: int = 201
    headers: str = ""
    requests: list[Request] = field(default_factory=list)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.requests.append(Request(first.split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status} Told\r\n{self.headers}Content-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    async with await asyncio.start_server(service.answer, "127.0.0.1", 0) as server:
        service.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        yield service


class Browser:
    """Has a push subscription, and reads what was encrypted for it."""

    def __init__(self, key: str = "", auth: str = "") -> None:
        self.key = (
            ec.derive_private_key(int.from_bytes(decode64(key), "big"), CURVE)
            if key
            else ec.generate_private_key(CURVE)
        )
        self.public = point(self.key.public_key())
        self.auth = decode64(auth) if auth else b"sixteen letters!"

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": encode64(self.public), "auth": encode64(self.auth)}

    def decrypt(self, body: bytes) -> bytes:
        """As RFC 8291 has a browser do it."""
        salt, size, sender, sealed = body[:16], body[20], body[21 : 21 + body[20]], body[21 + body[20] :]
        assert size == 65
        shared = self.key.exchange(ec.ECDH(), read_point(sender))
        start = derive(shared, self.auth, b"WebPush: info\0" + self.public + sender, 32)
        key = derive(start, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(start, salt, b"Content-Encoding: nonce\0", 12)
        return AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0").removesuffix(b"\x02")

    def read(self, request: Request) -> dict[str, Any]:
        told: dict[str, Any] = json.decode(self.decrypt(request.body))
        return told


class MailServer:
    """Takes every mail, unless it is told to refuse its recipients."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refusal = ""

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, to: str, _options: Any) -> str:  # noqa: N802 (aiosmtpd's name)
        if self.refusal:
            return self.refusal
        envelope.rcpt_tos.append(to)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 (aiosmtpd's name)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"


@asynccontextmanager
async def mail_server() -> AsyncIterator[tuple[MailServer, int]]:
    handler, loop = MailServer(), asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(handler, hostname="mail.example", loop=loop), "127.0.0.1", 0)
    async with server:
        yield handler, server.sockets[0].getsockname()[1]


def text_of(mail: EmailMessage) -> str:
    return str(mail.get_content())
