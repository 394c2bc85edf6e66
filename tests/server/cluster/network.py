"""A network of namespaces, in which any two nodes can be cut off from each other.

Every node has one address. Two nodes are joined by a wire of their own that runs through a bridge in yet another
namespace: where its plug is pulled out there, both ends still believe in it, and nothing is refused, only silent.
"""

import ctypes
import os
import secrets
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.server.postgres import CannotStart

NAMESPACES = Path("/run/netns")
NETWORK = 0x40000000  # CLONE_NEWNET
HUB = "hub"
Wire = tuple[str, str]


@dataclass(frozen=True)
class Network:
    name: str
    nodes: Sequence[str]
    wires: Sequence[Wire]

    def address(self, node: str) -> str:
        return f"10.231.0.{1 + self.nodes.index(node)}"

    @contextmanager
    def inside(self, node: str) -> Iterator[None]:
        """What this thread connects, listens to and starts is there."""
        with Path("/proc/thread-self/ns/net").open("rb") as before, self._file(node).open("rb") as there:
            enter(there.fileno())
            try:
                yield
            finally:
                enter(before.fileno())

    def cut(self, wire: Wire) -> None:
        order(f"-n {self._space(HUB)} link set {self._plug(wire, 0)} nomaster")

    def heal(self, wire: Wire) -> None:
        order(f"-n {self._space(HUB)} link set {self._plug(wire, 0)} master {self._bridge(wire)}")

    def build(self) -> None:
        for node in (HUB, *self.nodes):
            order(f"netns add {self._space(node)}")
        for node in self.nodes:
            space = self._space(node)
            order(f"-n {space} addr add {self.address(node)}/32 dev lo", f"-n {space} link set lo up")
        for wire in self.wires:
            self._join(wire)

    def tear_down(self) -> None:
        for node in (HUB, *self.nodes):
            if self._file(node).exists():
                order(f"netns del {self._space(node)}")

    def _join(self, wire: Wire) -> None:
        hub, bridge = self._space(HUB), self._bridge(wire)
        order(f"-n {hub} link add {bridge} type bridge", f"-n {hub} link set {bridge} up")
        for end, (node, far) in enumerate([wire, wire[::-1]]):
            space, plug = self._space(node), self._plug(wire, end)
            order(
                f"-n {space} link add {bridge} address {self._mac(wire, end)} type veth peer name {plug} netns {hub}",
                f"-n {hub} link set {plug} master {bridge}",
                f"-n {hub} link set {plug} up",
                f"-n {space} link set {bridge} up",
                f"-n {space} route add {self.address(far)} dev {bridge} src {self.address(node)}",
                # So that nobody asks a silent wire who is there and learns that nobody is.
                f"-n {space} neigh add {self.address(far)} lladdr {self._mac(wire, 1 - end)} dev {bridge}",
            )

    def _space(self, node: str) -> str:
        return f"{self.name}-{node}"

    def _file(self, node: str) -> Path:
        return NAMESPACES / self._space(node)

    def _bridge(self, wire: Wire) -> str:
        return f"wire{self.wires.index(wire)}"

    def _plug(self, wire: Wire, end: int) -> str:
        return f"plug{self.wires.index(wire)}.{end}"

    def _mac(self, wire: Wire, end: int) -> str:
        return f"02:00:00:00:{self.wires.index(wire):02x}:{end:02x}"


def order(*commands: str) -> None:
    """To iproute2."""
    for command in commands:
        done = subprocess.run(["ip", *command.split()], capture_output=True, text=True, timeout=30, check=False)
        if done.returncode:
            raise CannotStart(f"ip {command}: {done.stderr.strip()}")


def enter(namespace: int) -> None:
    """This thread."""
    if ctypes.CDLL(None, use_errno=True).setns(namespace, NETWORK):
        raise OSError(ctypes.get_errno(), "setns")


@contextmanager
def built(nodes: Sequence[str], wires: Sequence[Wire]) -> Iterator[Network]:
    """Raises CannotStart where namespaces cannot be made."""
    if shutil.which("ip") is None or os.geteuid() != 0:
        raise CannotStart("network namespaces need iproute2, and root")
    network = Network(f"zoorama{secrets.token_hex(4)}", nodes, wires)
    try:
        network.build()
        yield network
    finally:
        network.tear_down()
