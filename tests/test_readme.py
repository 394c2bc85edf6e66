"""The README says what is there."""

import re
from pathlib import Path

import click
import pytest

from zoorama.cli import main
from zoorama.games import GAMES
from zoorama.text import Text

GROUPS = ("admin", "lab")  # of commands
README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_the_example_in_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert re.fullmatch(r"\[-?\d+, -?\d+\]\n", capsys.readouterr().out)


def test_every_game_is_listed_with_its_players_and_its_page() -> None:
    for game in GAMES:
        name = Text("en", game.name).say("name")
        page = f"docs/games/{game.name}.md"
        assert f"| {name} | {game.seats[0]}–{game.seats[-1]} | [{page}]({page}) |" in README
        assert (Path(__file__).parents[1] / page).exists()


def test_every_command_shown_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[str | None] = []

    def note(command: click.Command, context: click.Context) -> int:
        called.append(command.name)
        return 0

    monkeypatch.setattr("zoorama.cli.localised.Command.invoke", note)
    shown = re.findall(r"^\$ zoorama (.*?)(?: {2,}#.*)?$", README, re.MULTILINE)
    assert len(shown) == 20
    for line in shown:
        assert main(line.split()) == 0, line
    commands = [name for name in called if name not in ("root", *GROUPS)]
    assert commands == [next(word for word in line.split() if word not in GROUPS) for line in shown]


def test_the_two_commands_are_the_first_thing_shown() -> None:
    (block,) = re.findall(r"```sh\n(.*?)```", README, re.DOTALL)
    assert [line.split()[0] for line in block.splitlines()] == ["scripts/play", "scripts/test"]
