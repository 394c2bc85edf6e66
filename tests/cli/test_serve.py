"""What `zoorama serve` does unasked is what the server's settings say."""

import dataclasses
import socket
from pathlib import Path

import click
import pytest

from zoorama.cli import main
from zoorama.cli.serve import command
from zoorama.server.settings import ServeOptions, Settings
from zoorama.text import LANGUAGES


def test_the_options_have_the_defaults_of_the_settings() -> None:
    options = {param.name: param.default for param in command.params if isinstance(param, click.Option)}
    settings = {field.name: field.default for kind in (ServeOptions, Settings) for field in dataclasses.fields(kind)}
    shared = options.keys() & settings.keys() - {"db", "origins", "https"}
    assert shared == {"host", "nats", "port", "processes", "pause", "workers", "frames", "requests"}
    assert {name: options[name] for name in shared} == {name: settings[name] for name in shared}


def test_a_taken_port_of_the_metrics_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setenv("ZOORAMA_METRICS_PORT", str(port))
        assert main(["serve", "--port", "0", "--db", str(tmp_path / "zoorama.db"), "--lang", "en"]) == 2
    assert f"Port {port}" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_when_the_port_is_taken_it_says_how_to_find_a_free_one(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--lang", language]) == 2
    said = " ".join(capsys.readouterr().err.split())
    assert str(port) in said
    assert "--port 0" in said
    assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--processes", "2", "--db", "postgresql://127.0.0.1:1/zoo"], "--nats"),
        (["--nats", "nats://127.0.0.1:1", "--db", "{folder}/zoo.db"], "--db postgresql://"),
        (["--workers", "0", "--db", "{folder}/zoo.db"], "--nats"),
    ],
)
def test_several_servers_need_a_broker_and_postgresql(
    language: str, options: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = [option.format(folder=tmp_path) for option in options]
    assert main(["serve", "--port", "0", *given, "--lang", language]) == 2
    shown = " ".join(capsys.readouterr().err.split())
    assert said in shown
    assert "{" not in shown
