"""Requests to addresses that people name, which must not become a way into the operator's network.

Only https to public addresses: a name is resolved, every address checked, and the connection made to what was checked,
so that a name which resolves differently a moment later changes nothing. No redirect is followed.
"""

import asyncio
import socket
import ssl
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

NAT64 = IPv6Network("64:ff9b::/96")  # stands for an IPv4 address, whichever
MOST_HEAD = 16_384  # bytes of an answer that are read
LONGEST = 1000  # characters of an address


class BadAddress(Exception):
    """Not an address that the server may send to."""


class Unsendable(Exception):
    """No answer in time, or none that is HTTP."""


@dataclass(frozen=True)
class Outcome:
    status: int
    wait: float  # seconds until the next try, as far as the answer said


class Outbound:
    def __init__(self, timeout: float, *, closed_network: bool) -> None:
        self.timeout = timeout
        self.closed_network = closed_network
        self.tls = ssl.create_default_context()

    def check(self, address: str, hosts: tuple[str, ...]) -> SplitResult:
        """Its parts, if the address may be sent to as far as it can be told without resolving its name."""
        try:
            parts = urlsplit(address)
            port = parts.port
        except ValueError as error:
            raise BadAddress from error
        plain = address.isascii() and address.isprintable() and " " not in address and len(address) <= LONGEST
        if not plain or not parts.hostname or parts.username or parts.password:
            raise BadAddress
        if not self.closed_network and (parts.scheme != "https" or port not in (None, 443)):
            raise BadAddress
        if parts.scheme not in ("https", "http") or not is_listed(parts.hostname, hosts):
            raise BadAddress
        return parts

    async def post(self, address: str, hosts: tuple[str, ...], headers: dict[str, str], body: bytes) -> Outcome:
        parts = self.check(address, hosts)
        try:
            async with asyncio.timeout(self.timeout):
                return await self._exchange(parts, headers, body)
        except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise Unsendable from error  # TimeoutError and ssl's errors are OSErrors

    async def _exchange(self, parts: SplitResult, headers: dict[str, str], body: bytes) -> Outcome:
        secure = parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        host = parts.hostname or ""
        reader, writer = await asyncio.open_connection(
            await self._resolve(host, port),
            port,
            ssl=self.tls if secure else None,
            server_hostname=host if secure else None,
            limit=MOST_HEAD,
        )
        try:
            writer.write(request(parts, headers, body))
            await writer.drain()
            return read_outcome(await reader.readuntil(b"\r\n\r\n"))
        finally:
            writer.transport.abort()  # whatever else comes is not read

    async def _resolve(self, host: str, port: int) -> str:
        """One of the host's addresses, if all of them are public."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(entry[4][0]) for entry in found]
        if not self.closed_network and not all(is_public(address) for address in addresses):
            raise BadAddress
        return addresses[0]


def is_listed(host: str, hosts: tuple[str, ...]) -> bool:
    """`*.example.org` stands for the hosts below example.org, `*` for every host."""
    return any(host == one or (one[:1] == "*" and host.endswith(one[1:])) for one in hosts)


def is_public(address: str) -> bool:
    one = ip_address(address.partition("%")[0])
    if isinstance(one, IPv6Address):
        inner = embedded(one)
        return one.is_global and not one.is_multicast and (inner is None or is_public(str(inner)))
    return one.is_global and not one.is_multicast


def embedded(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that packets to this one may end up at."""
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)


def request(parts: SplitResult, headers: dict[str, str], body: bytes) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"POST {path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body


def read_outcome(head: bytes) -> Outcome:
    """Raises ValueError where it is not HTTP."""
    status, *lines = head.decode("latin-1").split("\r\n")
    version, code, *_ = status.split(" ")
    if not version.startswith("HTTP/1."):
        raise ValueError(version)
    headers = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    wait = headers.get("retry-after", "")
    return Outcome(int(code), float(wait) if wait.isdecimal() else 0.0)
