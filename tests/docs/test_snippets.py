"""Every snippet on a page does what the page says, or says why it is not tried here."""

import importlib.util
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import click
import pytest

from docs.site.places import ROOT
from tests.cli.command import finished, write
from tests.docs.snippets import Snippet, commands_named, snippets
from tests.fair.certificates import play_certificate, printed
from zoorama.cli import main
from zoorama.games import find

# Pages whose examples have tests of their own, which ask more of them or run them compiled too.
ELSEWHERE = {
    "README.md": "tests/test_readme.py",
    "docs/luck.md": "tests/fair/test_certificate.py",
    "docs/research.md": "tests/envs/test_docs.py",
}
GROUPS = ("admin", "lab")
KNOWN = ("zoorama", "pip", "python")  # programs whose commands are looked at; the rest are files of the repository
# Commands that are also run, with few games: those that end by themselves and need nothing but files.
RUN = ("analyse", "completion", "games", "rules", "schema", "simulate", "study", "tournament", "verify")
NOT_HERE = ("https:", "--on", ".parquet", "master")  # a server, a cluster, a library, minutes


def test_every_example_in_python_runs() -> None:
    shown = [one for one in snippets("python") if one.why is None]
    assert set(ELSEWHERE) <= {one.page for one in shown}
    for one in shown:
        if one.page in ELSEWHERE:
            assert Path(one.page).name in (ROOT / ELSEWHERE[one.page]).read_text(encoding="utf-8")
        else:
            exec(compile(one.text, str(one), "exec"), {})


@pytest.mark.parametrize(
    ("snippet", "words"), commands_named("zoorama"), ids=lambda part: part if isinstance(part, str) else None
)
def test_a_command_can_be_read_as_it_is_shown(
    snippet: Snippet, words: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    called: list[str | None] = []

    def note(command: click.Command, context: click.Context) -> int:
        called.append(command.name)
        return 0

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("zoorama.cli.localised.Command.invoke", note)
    if "pig" not in words:  # a game that is copied before
        assert main(words) == 0, f"{snippet}: {words}"
        assert called[-1] == leaf(words)


def leaf(words: list[str]) -> str:
    return next(word for word in words if word not in GROUPS)


def runnable() -> list[Any]:
    shown = [(one, words) for one, words in commands_named("zoorama") if leaf(words) in RUN]
    tried = [(one, words) for one, words in shown if not any(hard in word for word in words for hard in NOT_HERE)]
    return [pytest.param(one, words, marks=pytest.mark.soak if is_long(words) else ()) for one, words in tried]


def is_long(words: list[str]) -> bool:
    """Many tables, or bots that search."""
    return (leaf(words) == "tournament" and "--bots" not in words) or "all" in words or "colours=3,4" in words


def smaller(words: list[str]) -> list[str]:
    """The same command with fewer games."""
    line = re.sub(r"--games \d+", "--games 8", " ".join(words))
    line = re.sub(r"--numbers (\d+):\d+", lambda found: f"--numbers {found[1]}:{int(found[1]) + 4}", line)
    if leaf(words) in ("study", "tournament") and "--games" not in line:
        line += " --games 8"
    return line.split()


@pytest.mark.parametrize(("snippet", "words"), runnable())
def test_a_command_runs_with_fewer_games(
    snippet: Snippet,
    words: list[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    write(finished())
    Path("certificate.json").write_text(printed(play_certificate(find("zooloretto_dice"), 2)), encoding="utf-8")
    assert main(smaller(words)) == 0, f"{snippet}: {words}"
    assert capsys.readouterr().out


def test_an_extra_that_is_to_be_installed_is_one() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    asked = [extra for _, words in commands_named("pip") for extra in re.findall(r"\[([\w,]+)\]", " ".join(words))]
    assert asked
    assert {one for extra in asked for one in extra.split(",")} <= set(extras)


def test_a_module_that_is_to_be_run_is_there() -> None:
    modules = [words[words.index("-m") + 1] for _, words in commands_named("python")]
    assert modules
    assert [name for name in modules if importlib.util.find_spec(name) is None] == []


@pytest.mark.parametrize("snippet", [one for one in snippets("sh", "console") if not one.why], ids=str)
def test_every_other_command_is_a_script_of_ours(snippet: Snippet) -> None:
    programs = {command.split()[0] for command in snippet.commands()} - set(KNOWN)
    assert [name for name in programs if not name.startswith("scripts/")] == []
    assert [name for name in programs if not (ROOT / name).stat().st_mode & 0o100] == []


@pytest.mark.parametrize("snippet", snippets("json", "toml"), ids=str)
def test_data_that_is_shown_can_be_read(snippet: Snippet) -> None:
    assert (json.loads if snippet.language == "json" else tomllib.loads)(snippet.text)


def test_every_snippet_says_what_it_is_written_in() -> None:
    known = {"console", "json", "python", "sh", "text", "toml"}
    written = {one.language for one in snippets(*known, "")}
    assert written <= {*known, ""}
    bare = [str(one) for one in snippets("") if re.search(r"^(\$|python|zoorama|scripts/) ", one.text, re.MULTILINE)]
    assert bare == []
