"""What a host can choose about the server."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Net:
    """Connections: from whom, how many, how large, how long."""

    hosts: tuple[str, ...] = ()  # names people reach us by, "*.zoo.example" for all below; none: this machine's own
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses or networks whose X-Forwarded headers are believed
    connections: int = 5_000  # at once
    connections_per_address: int = 100  # at once; proxies may have more
    header_bytes: int = 32_768  # of a request
    header_fields: int = 100
    header_seconds: float = 10.0  # until a request's headers are complete
    body_bytes: int = 100_000  # of a request
    body_seconds: float = 60.0  # until a request's body is complete
    idle_seconds: float = 15.0  # between two requests of one connection
    write_seconds: float = 60.0  # for a client to take what is buffered for it
    hsts_seconds: int = 31_536_000  # for which browsers that came by HTTPS insist on it; 0: not at all


@dataclass(frozen=True)
class Settings:
    pause: float = 0.7  # seconds a bot waits before it moves, for people to follow
    workers: int = 2  # processes in which bots decide
    origins: tuple[str, ...] = ()  # besides our own, sites whose pages may act here
    https: bool = False  # cookies travel over HTTPS only
    unload_after: float = 60.0  # seconds without anybody, after which a table leaves memory
    frames: float = 20.0  # a second that one connection may send, with twice as many in a burst
    requests: float = 20.0  # a second from one address, with five times as many in a burst
    net: Net = Net()
