"""The names this server answers to.

A page of a stranger's site can be made to reach a server in a private network: its name is pointed at that server's
address (DNS rebinding), and the browser then takes our answers for that site's own. The `Host` it sends tells.
"""

import socket
from collections.abc import Iterable

from zoorama.server.errors import HttpRefused
from zoorama.server.net.proxies import address_of, without_port


def own_names() -> tuple[str, ...]:
    name = socket.gethostname().lower()
    return ("localhost", "*.localhost", name, f"{name.partition('.')[0]}.local")


class HostList:
    def __init__(self, names: Iterable[str]) -> None:
        names = {name.lower().rstrip(".") for name in names} | {"localhost"}
        self.exact = frozenset(name for name in names if not name.startswith("*"))
        self.endings = tuple(name[1:] for name in names if name.startswith("*"))  # "*" alone: any

    def check(self, host: str) -> None:
        name = without_port(host).lower().rstrip(".")
        if not self._allows(name):
            raise HttpRefused(
                "host", 421, f"this server does not answer to the name {name!r}: see net.hosts", host=name
            )

    def _allows(self, name: str) -> bool:
        """An address cannot be pointed elsewhere, so anybody may use it."""
        return name in self.exact or name.endswith(self.endings) or address_of(name) is not None
