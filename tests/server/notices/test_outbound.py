"""The server sends only where it may: addresses that people name are no way into the operator's network."""

import asyncio
import socket
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from tests.server.notices.receivers import push_service
from zoorama.server.notices.outbound import BadAddress, Outbound, Unsendable, is_listed, is_public, read_outcome

pytestmark = pytest.mark.anyio

ALL = ("*",)


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example.net/",
        "ftp://push.example.net/",
        "https://push.example.net:8443/",
        "https://user:word@push.example.net/",
        "https://",
        "https:///path",
        "https://push.example.net:port/",
        "https://push.example.net/\r\nHost: other",
        "https://push.example.net/a b",
        "https://[::1/",
        "https://пример.рф/",
        "https://push.example.net/" + "x" * 1000,
        "javascript:alert(1)",
        "",
    ],
)
async def test_addresses_of_other_kinds_are_refused(address: str) -> None:
    with pytest.raises(BadAddress):
        Outbound(1, closed_network=False).check(address, ALL)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1",
        "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:127.0.0.1",
        "64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::",
    ],
)  # fmt: skip
async def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "64:ff9b::5db8:d822"])
async def test_public_addresses_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f000001"])
async def test_a_name_that_leads_into_the_network_is_refused(host: str) -> None:
    with pytest.raises((BadAddress, Unsendable)):
        await Outbound(5, closed_network=False).post(f"https://{host}/", ALL, {}, b"")


async def test_one_private_address_among_public_ones_is_enough_to_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    async def resolve(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, 1, 6, "", (one, 443)) for one in ("93.184.216.34", "10.0.0.1")]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve, raising=False)
    with pytest.raises(BadAddress):
        await Outbound(5, closed_network=False).post("https://push.example.net/", ALL, {}, b"")


async def test_hosts_are_listed_by_name_or_by_their_domain() -> None:
    listed = ("fcm.example.com", "*.push.example.org")
    assert is_listed("fcm.example.com", listed)
    assert is_listed("a.push.example.org", listed)
    assert not is_listed("push.example.org", listed)
    assert not is_listed("evilpush.example.org", listed)
    assert not is_listed("fcm.example.com.evil.net", listed)


async def test_in_a_closed_network_a_request_arrives_whole_and_no_redirect_is_followed() -> None:
    async with push_service() as service:
        service.status, service.headers = 307, f"Location: {service.address}/other\r\nRetry-After: 7\r\n"
        outbound = Outbound(5, closed_network=True)
        outcome = await outbound.post(f"{service.address}/send?to=1", ALL, {"TTL": "60"}, b"sealed")
        assert (outcome.status, outcome.wait) == (307, 7.0)
        (request,) = service.requests
        assert (request.path, request.body, request.headers["ttl"]) == ("/send?to=1", b"sealed", "60")


async def test_whoever_does_not_answer_is_given_up() -> None:
    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()  # until the other side gives up
        writer.close()

    async with await asyncio.start_server(silent, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(Unsendable):
            await Outbound(0.1, closed_network=True).post(f"http://127.0.0.1:{port}/", ALL, {}, b"")


async def test_an_answer_without_end_is_not_read() -> None:
    async def endless(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\nX: " + b"x" * 100_000)

    async with await asyncio.start_server(endless, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(Unsendable):
            await Outbound(5, closed_network=True).post(f"http://127.0.0.1:{port}/", ALL, {}, b"")


@pytest.mark.parametrize("head", [b"SSH-2.0-x\r\n\r\n", b"HTTP/1.1\r\n\r\n", b"HTTP/1.1 abc\r\n\r\n"])
async def test_what_is_not_http_is_refused(head: bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 (whatever it says)
        read_outcome(head)


async def test_over_https_the_certificate_must_be_the_hosts_own(tmp_path: Path) -> None:
    served: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        served.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 201 Created\r\n\r\n")
        await writer.drain()
        writer.close()

    files = own_certificate(tmp_path, "localhost")
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(*files)
    async with await asyncio.start_server(answer, "127.0.0.1", 0, ssl=context) as server:
        port = server.sockets[0].getsockname()[1]
        outbound = Outbound(5, closed_network=True)
        with pytest.raises(Unsendable):  # nobody vouches for it
            await outbound.post(f"https://localhost:{port}/", ALL, {}, b"")
        outbound.tls.load_verify_locations(files[0])
        assert (await outbound.post(f"https://localhost:{port}/", ALL, {}, b"")).status == 201
        with pytest.raises(Unsendable):  # it is another host's
            await outbound.post(f"https://127.0.0.1:{port}/", ALL, {}, b"")
        assert len(served) == 1


def own_certificate(folder: Path, host: str) -> tuple[Path, Path]:
    """Files with a certificate that vouches for itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name, now = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)]), datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .sign(key, SHA256())
    )
    files = folder / "certificate.pem", folder / "key.pem"
    files[0].write_bytes(made.public_bytes(Encoding.PEM))
    files[1].write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return files
