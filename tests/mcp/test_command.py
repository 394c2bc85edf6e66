"""The command where its extra is not installed."""

import sys

import pytest

from zoorama.cli import main


def test_without_its_extra_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("zoorama.mcp.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "mcp.server", None)
    assert main(["mcp", "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert 'pip install "zoorama[mcp]". Missing: mcp.server' in said.err
