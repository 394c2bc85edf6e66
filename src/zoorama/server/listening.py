"""The socket the server listens at: a port, or a file for a proxy on the same machine; and a word to systemd."""

import os
import socket
import sys
from contextlib import suppress
from errno import EADDRINUSE
from pathlib import Path

from zoorama.engine.errors import Fact, ZooramaError
from zoorama.server.settings import ServeOptions

UNIX = "unix:"  # before the path of a socket file
ANYBODY = 0o666  # who may reach the folder may connect: protect the folder


class CannotListen(ZooramaError):
    def __init__(self, options: ServeOptions, error: OSError) -> None:
        key = "error-port-taken" if error.errno == EADDRINUSE else "error-address"
        facts: dict[str, Fact] = {"host": options.host, "port": str(options.port), "problem": str(error.strerror)}
        super().__init__(f"cannot listen: {error}", facts, key)


class NotOnWindows(ZooramaError):
    def __init__(self, what: str) -> None:
        key = "error-not-on-windows"
        super().__init__(f"{what} does not work on Windows", {"what": what}, key)


def listen(options: ServeOptions, *, shared: bool = False) -> socket.socket:
    """`shared`: other processes listen at the same port, and the system spreads connections over them."""
    try:
        return bound(options, shared=shared)
    except OSError as error:
        raise CannotListen(options, error) from error


def bound(options: ServeOptions, *, shared: bool) -> socket.socket:
    if options.host.startswith(UNIX):
        return listen_at_file(Path(options.host.removeprefix(UNIX)))
    family = socket.AF_INET6 if ":" in options.host else socket.AF_INET
    listening = socket.socket(family)
    if os.name == "posix":  # elsewhere it would let a second server take the port as well
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared and sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    return bind(listening, (options.host, options.port))


def listen_at_file(file: Path) -> socket.socket:
    if sys.platform == "win32":
        raise NotOnWindows(f"--host {UNIX}…")
    if file.is_socket() and not answers(file):
        file.unlink()  # of a server that was killed
    listening = bind(socket.socket(socket.AF_UNIX), str(file))
    file.chmod(ANYBODY)
    return listening


def bind(listening: socket.socket, address: tuple[str, int] | str) -> socket.socket:
    try:
        listening.bind(address)
    except OSError:
        listening.close()
        raise
    return listening


def answers(file: Path) -> bool:
    if sys.platform == "win32":
        return False
    with socket.socket(socket.AF_UNIX) as trial:
        return trial.connect_ex(str(file)) == 0


def address_of(options: ServeOptions, listening: socket.socket) -> str:
    """How people reach it, or the proxy does."""
    if options.host.startswith(UNIX):
        return options.host
    host = f"[{options.host}]" if ":" in options.host else options.host
    return f"http://{host}:{listening.getsockname()[1]}"


def notify(state: str) -> None:
    """Tell systemd, where it started us and asked to be told (`Type=notify`): `READY=1`, `STOPPING=1`."""
    target = os.environ.get("NOTIFY_SOCKET", "")
    if target and sys.platform != "win32":
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line, suppress(OSError):
            line.sendto(state.encode(), "\0" + target[1:] if target.startswith("@") else target)
