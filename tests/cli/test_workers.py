"""`zoorama workers` says what it needs."""

import logging

import pytest

from tests.server.kill.process import free_port
from zoorama.cli import main
from zoorama.server.cluster import bus
from zoorama.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_broker_it_says_which_option_names_one(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("ZOORAMA_NATS", raising=False)
    monkeypatch.setattr(bus, "PATIENCE", 0.3)
    monkeypatch.setattr(logging.root, "handlers", [logging.NullHandler()])  # what it logs is another matter
    said = []
    for options in ([], ["--nats", f"nats://127.0.0.1:{free_port()}"]):
        assert main(["workers", *options, "--lang", language]) == 2
        said.append(" ".join(capsys.readouterr().err.split()))
    assert all("--nats" in told and "{" not in told for told in said)
    assert said[0] != said[1]


def test_workers_are_one_at_least(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Where settings are shared with servers that have none of their own."""
    monkeypatch.setenv("ZOORAMA_WORKERS", "0")
    assert main(["workers", "--nats", "nats://127.0.0.1:1", "--lang", "en"]) == 2
    assert "--workers" in capsys.readouterr().err
