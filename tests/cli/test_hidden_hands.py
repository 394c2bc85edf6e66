"""Two people at one screen, in a game where each holds cards the other must not see."""

from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

from tests.toy.snap import SnapGame
from tests.toy.words import SnapView
from zoorama.cli.seats import seat_players
from zoorama.codec import Codec
from zoorama.engine.dealer import Rng
from zoorama.engine.errors import Fact
from zoorama.engine.game import Action, Event
from zoorama.engine.match import Match
from zoorama.terminal.table import TerminalTable
from zoorama.text import Text

SNAP = SnapGame()
HAND_OVER = "Pass the screen to "


class Plain(Text):
    """Snap has no words of its own: tell its values as they are."""

    def action(self, action: Action, players: tuple[str, ...]) -> str:
        return Codec(SNAP).text(action)

    def number(self, action: Action, players: tuple[str, ...]) -> int | None:
        return None

    def event(self, event: Event, players: tuple[str, ...], me: int | None = None) -> str:
        return Codec(SNAP).text(event)

    def say(self, key: str, part: str = "", /, **facts: Fact) -> str:
        return "Store" if key == "score-store" else super().say(key, part, **facts)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the screen showed, in order: whose view was drawn, and who was asked to hand over."""
    shown: list[str] = []

    def draw(view: SnapView, text: Text, players: tuple[str, ...]) -> str:
        shown.append("nobody" if view.seat is None else players[view.seat])
        return "cards"

    def listen(console: Console, prompt: str, **_: object) -> str:
        if prompt.startswith(HAND_OVER):
            shown.append(prompt.split(",")[0])
        return "1"

    monkeypatch.setattr("zoorama.terminal.table.board_for", lambda game: draw)
    monkeypatch.setattr(Console, "input", listen)
    return shown


def sit_down(seats: str, file: Path) -> TerminalTable:
    rng = Rng(1)
    match = Match(SNAP, seat_players(seats, SNAP, Text("en")), dealer=rng.split())
    return TerminalTable(match, Plain("en"), Console(quiet=True), file, rng)


def test_the_screen_is_handed_over_before_anothers_cards_are_shown(seen: list[str], tmp_path: Path) -> None:
    table = sit_down("me=Anna,me=Ben", tmp_path / "game.json")
    assert table.play()
    assert seen[0] == "Anna"
    assert {"Anna", "Ben"} < set(seen)
    changes = [(before, after) for before, after in pairwise(seen) if {before, after} == {"Anna", "Ben"}]
    assert changes == [], "from one's cards to the other's without a word between"
    for before, after in pairwise(seen):
        if before.startswith(HAND_OVER):
            assert after == before.removeprefix(HAND_OVER)


def test_what_people_at_one_screen_read_in_the_log_everybody_may_know(seen: list[str], tmp_path: Path) -> None:
    table = sit_down("me=Anna,me=Ben", tmp_path / "game.json")
    table.play()
    answers = [line for line in table.log if line.startswith("Answered")]
    assert answers
    assert all(line.endswith("answer=-)") for line in answers)


def test_a_person_among_bots_is_told_what_is_theirs_to_know(seen: list[str], tmp_path: Path) -> None:
    table = sit_down("me=Anna,random", tmp_path / "game.json")
    table.play()
    mine = [line for line in table.log if line.startswith("Answered(seat=0")]
    theirs = [line for line in table.log if line.startswith("Answered(seat=1")]
    assert mine
    assert theirs
    assert not any(line.endswith("answer=-)") for line in mine)
    assert all(line.endswith("answer=-)") for line in theirs)
    assert set(seen) == {"Anna"}, "nobody else looks at the screen"


def test_an_event_that_is_not_for_these_ears_is_not_in_the_log(
    seen: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.toy.words.Answered.to", lambda self, seat: None)
    table = sit_down("me=Anna,random", tmp_path / "game.json")
    table.play()
    assert table.log
    assert not any(line.startswith("Answered") for line in table.log)


def test_who_takes_the_screen_over_reads_what_happened_meanwhile(
    seen: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down("me=Anna,me=Ben", tmp_path / "game.json")
    told: list[str] = []
    monkeypatch.setattr(Console, "clear", lambda console: told.clear())
    tell = table.tell

    def listened(line: str, style: str = "") -> None:
        told.append(line)
        tell(line, style)

    monkeypatch.setattr(table, "tell", listened)
    table.step(0)
    before = len(table.log)
    table.step(1)
    assert told[:before] == table.log[:before], "Ben has read what Anna did, though the screen was cleared"
