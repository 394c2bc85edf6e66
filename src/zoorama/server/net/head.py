"""What a request must have in its headers before anybody looks at it."""

from collections.abc import Sequence

from zoorama.server.errors import HttpRefused
from zoorama.server.settings import Net

VERSIONS = ("1.0", "1.1")
BROUGHT = b"/api/tables/brought"  # a whole game comes in one request
BROUGHT_BYTES = 400_000  # that it may have: the longest that our bots have played has 121,000


def most_of_body(url: bytes, net: Net) -> int:
    return BROUGHT_BYTES if url == BROUGHT else net.body_bytes


def check_head(version: str, headers: Sequence[tuple[bytes, bytes]], most: int) -> None:
    if version not in VERSIONS:
        raise HttpRefused("malformed", 505, f"HTTP/{version} is not spoken here", why=f"HTTP/{version}")
    hosts = [value for name, value in headers if name == b"host"]
    if len(hosts) > 1 or (version == "1.1" and not hosts):
        raise malformed("exactly one Host header is needed")
    for name, value in headers:
        if name == b"content-length" and int(value) > most:  # the parser has seen that it is a number
            raise large_body(most)


def malformed(why: str) -> HttpRefused:
    return HttpRefused("malformed", 400, why, why=why)


def large_head(net: Net) -> HttpRefused:
    most = net.header_bytes
    return HttpRefused("headers", 431, f"at most {most} bytes of headers", limit=most)


def large_body(most: int) -> HttpRefused:
    return HttpRefused("body", 413, f"at most {most} bytes", limit=most)
