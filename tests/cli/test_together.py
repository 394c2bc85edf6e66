"""Questions that go to many at once, at a keyboard."""

from pathlib import Path

import pytest
from rich.console import Console

from zoorama.cli.seats import seat_players
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Kind
from zoorama.engine.match import Match
from zoorama.games.zoop import Rules
from zoorama.terminal.table import TerminalTable
from zoorama.text import Text

ZOOP = Rules()


def test_enter_lets_a_discard_pass_where_nothing_else_can_be_done(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    rng = Rng(1)
    match = Match(ZOOP, seat_players("me=Anna,greedy,greedy", ZOOP, Text("en")), dealer=rng.split())
    table = TerminalTable(match, Text("en", "zoop"), Console(quiet=True), tmp_path / "game.json", rng)
    windows = []

    def listen(console: Console, prompt: str, **_: object) -> str:
        together = match.turn().kind is Kind.TOGETHER
        assert prompt.startswith("Enter") == (together and len(match.legal(0)) == 1)
        windows.append(together)
        return "" if prompt.startswith("Enter") else "1"

    monkeypatch.setattr(Console, "input", listen)
    assert table.play()
    assert any(windows)
    assert not all(windows)
