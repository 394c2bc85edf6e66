"""The system's limit on open files: raised where it can be, respected where it cannot."""

import sys

import pytest

from zoorama.server.metrics import Metrics
from zoorama.server.net.descriptors import RESERVED, raise_limit, room
from zoorama.server.net.gate import ConnectionGate
from zoorama.server.settings import Net

if sys.platform == "win32":
    pytest.skip("Windows has no such limit", allow_module_level=True)
import resource


@pytest.fixture
def limits(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The limits as they were set, the last one in force."""
    history = [(256, 4_096)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: history[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, limit: history.append(limit))
    return history


def test_as_many_as_are_wanted(limits: list[tuple[int, int]]) -> None:
    raise_limit(1_000)
    assert limits[-1] == (1_000 + RESERVED, 4_096)


def test_no_more_than_there_may_be(limits: list[tuple[int, int]]) -> None:
    raise_limit(1_000_000)
    assert limits[-1] == (4_096, 4_096)


def test_a_limit_that_suffices_stays(limits: list[tuple[int, int]]) -> None:
    raise_limit(100)
    assert limits == [(256, 4_096)]


def test_connections_are_refused_before_descriptors_run_out(limits: list[tuple[int, int]]) -> None:
    assert room() == 256 - RESERVED
    assert ConnectionGate(Net(), Metrics()).most == 256 - RESERVED
