"""Where the server listens, and what it tells systemd."""

import socket
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from zoorama.server.listening import CannotListen, address_of, listen, notify
from zoorama.server.settings import ServeOptions


@pytest.fixture
def folder() -> Iterator[Path]:
    """A socket's path is at most some hundred letters."""
    with tempfile.TemporaryDirectory(prefix="zoo") as name:
        yield Path(name)


def test_a_socket_file_left_by_a_killed_server_is_replaced(folder: Path) -> None:
    options = ServeOptions(host=f"unix:{folder}/socket")
    listen(options).close()
    with listen(options) as listening:
        listening.listen()
        assert address_of(options, listening) == options.host
        with socket.socket(socket.AF_UNIX) as visitor:
            visitor.connect(f"{folder}/socket")


def test_a_socket_file_in_use_is_left_alone(folder: Path) -> None:
    options = ServeOptions(host=f"unix:{folder}/socket")
    with listen(options) as first:
        first.listen()
        with pytest.raises(CannotListen, match="in use"):
            listen(options)


def test_a_file_that_is_no_socket_is_left_alone(folder: Path) -> None:
    (folder / "socket").write_text("mine")
    with pytest.raises(CannotListen, match="in use"):
        listen(ServeOptions(host=f"unix:{folder}/socket"))
    assert (folder / "socket").read_text() == "mine"


def test_an_address_of_ipv6_is_shown_in_brackets() -> None:
    options = ServeOptions(host="::1", port=0)
    with listen(options) as listening:
        assert address_of(options, listening) == f"http://[::1]:{listening.getsockname()[1]}"


@pytest.mark.parametrize("prefix", ["", "@"], ids=["a file", "an abstract name"])
def test_systemd_is_told_when_it_asks(prefix: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(f"{folder}/notify" if not prefix else f"\0{folder}/notify")
        monkeypatch.setenv("NOTIFY_SOCKET", f"{prefix}{folder}/notify")
        notify("READY=1")
        assert systemd.recv(100) == b"READY=1"


def test_nobody_is_told_where_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    notify("READY=1")
    monkeypatch.setenv("NOTIFY_SOCKET", "/nowhere/notify")
    notify("READY=1")
