"""Who is really asking, where a reverse proxy stands in between."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address

from zoorama.server.limits import network_of

Address = IPv4Address | IPv6Address


class TrustedProxies:
    """Those whose word about their clients counts. Whoever comes by a Unix socket has no address and is one."""

    def __init__(self, networks: Iterable[str]) -> None:
        self.networks = [network_of(text, "net.proxies") for text in networks]

    def __contains__(self, host: str | None) -> bool:
        if host is None:
            return True
        address = address_of(host)
        return address is not None and any(
            address in network for network in self.networks if network.version == address.version
        )

    def client(self, peer: str | None, forwarded_for: str) -> str | None:
        """The last address in the list that is no proxy of ours: the client can have made up what stands before it."""
        client = peer
        for text in reversed(forwarded_for.split(",")):
            address = address_of(without_port(text.strip()))
            if client not in self or address is None:
                break
            client = str(address)
        return client


def address_of(host: str) -> Address | None:
    try:
        address = ip_address(host.partition("%")[0])  # without the zone of a link-local address
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address


def without_port(text: str) -> str:
    """`1.2.3.4:80` and `[::1]:80` as some proxies write them."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
