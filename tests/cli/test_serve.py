"""What `zoorama serve` does unasked is what the server's settings say."""

import dataclasses

import click

from zoorama.cli.serve import command
from zoorama.server.settings import Settings


def test_the_options_have_the_defaults_of_the_settings() -> None:
    options = {param.name: param.default for param in command.params if isinstance(param, click.Option)}
    settings = {field.name: field.default for field in dataclasses.fields(Settings)}
    shared = options.keys() & settings.keys() - {"origins", "https"}
    assert shared == {"pause", "workers", "frames", "requests"}
    assert {name: options[name] for name in shared} == {name: settings[name] for name in shared}
