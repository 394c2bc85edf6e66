"""What the command tells: games, rules, schema, completion, version, help."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import zoorama.cli
from tests.cli.command import GAME, Run
from zoorama import __version__
from zoorama.cli.commands import COMMANDS, COMPLETE
from zoorama.cli.completion import SHELLS
from zoorama.cli.rules import luck_line
from zoorama.codec import Codec
from zoorama.codec.schema import schema
from zoorama.engine.game import AnyGame
from zoorama.games import GAMES, find
from zoorama.text import LANGUAGES, Text

languages = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def plain(text: str) -> str:
    return " ".join(text.split())


@languages
def test_every_game_is_listed_with_its_players_and_options(zoorama: Run, language: str) -> None:
    ran = zoorama("games", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    for game in GAMES:
        words = Text(language, game.name)
        assert game.name in ran.out
        assert words.say("name") in ran.out
        assert words.say("games-players", least=game.seats[0], most=game.seats[-1]) in ran.out
        for option in Codec(game).options():
            assert f"--option {option}=" in ran.out


@games
@languages
def test_the_rules_are_read_in_every_language(zoorama: Run, language: str, game: AnyGame) -> None:
    ran = zoorama("rules", game.name, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    words = Text(language, game.name)
    told = plain(ran.out)
    assert words.say("name") in told
    for rule in words.rules:
        assert f"{rule} {plain(words.say(rule, 'title'))} {plain(words.say(rule))}" in told
    assert told.endswith(plain(luck_line(game.name, words) or ""))
    assert luck_line("no such game", words) is None


@games
def test_the_schema_is_printed_as_json(zoorama: Run, game: AnyGame) -> None:
    ran = zoorama("schema", game.name)
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out) == schema(game)


def completions(zoorama: Run, monkeypatch: pytest.MonkeyPatch, words: str, number: int) -> list[str]:
    """What a shell offers for the word of that number."""
    monkeypatch.setenv(COMPLETE, "bash_complete")
    monkeypatch.setenv("COMP_WORDS", words)
    monkeypatch.setenv("COMP_CWORD", str(number))
    ran = zoorama()
    assert (ran.code, ran.err) == (0, "")
    return ran.out.split()


@pytest.mark.parametrize(
    ("words", "number", "offered"),
    [
        ("zoorama ", 1, [f"plain,{command}" for command in COMMANDS]),
        ("zoorama re", 1, ["plain,replay"]),
        ("zoorama admin op", 2, ["plain,operator", "plain,operators"]),
        ("zoorama rules ", 2, [f"plain,{game.name}" for game in GAMES]),
        ("zoorama --lang ", 2, [f"plain,{language}" for language in LANGUAGES]),
        ("zoorama play --se", 2, ["plain,--seats", "plain,--seed"]),
        ("zoorama play --seats me,random --re", 4, ["plain,--record", "plain,--resume"]),
        ("zoorama play --record ", 3, ["file,"]),
        ("zoorama replay ", 2, ["file,"]),
        ("zoorama serve --h", 2, ["plain,--host", "plain,--https", "plain,--help"]),
        ("zoorama completion ", 2, ["plain,bash", "plain,zsh", "plain,fish"]),
        ("zoorama juggle ", 2, [f"plain,{command}" for command in COMMANDS]),
    ],
)
def test_completion_knows_commands_options_games_and_files(
    zoorama: Run, monkeypatch: pytest.MonkeyPatch, words: str, number: int, offered: list[str]
) -> None:
    assert completions(zoorama, monkeypatch, words, number) == offered


@languages
def test_completion_explains_in_the_readers_language(
    zoorama: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LANG", language)
    monkeypatch.setenv(COMPLETE, "fish_complete")
    monkeypatch.setenv("COMP_WORDS", "zoorama simulate --g")
    monkeypatch.setenv("COMP_CWORD", "--g")
    assert zoorama().out == f"plain,--games\t{Text(language).say('argument-games', default='100')}\n"


@pytest.mark.parametrize("instruction", ["", "dos_complete", "bash_source", "bash"])
def test_a_shell_that_asks_for_something_else_gets_nothing(
    zoorama: Run, monkeypatch: pytest.MonkeyPatch, instruction: str
) -> None:
    monkeypatch.setenv(COMPLETE, instruction)
    assert (zoorama().code, zoorama().out) == (1, "")


@pytest.mark.parametrize("shell", SHELLS)
def test_the_shell_itself_finds_no_fault_in_the_completion(zoorama: Run, shell: str) -> None:
    ran = zoorama("completion", shell)
    assert (ran.code, ran.err) == (0, "")
    assert COMPLETE in ran.out
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"no {shell} here")
    script = Path("completion")
    script.write_text(ran.out)
    checked = subprocess.run([program, "-n", str(script)], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")


def test_bash_completes_a_command(zoorama: Run, tmp_path: Path) -> None:
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("no bash here")
    command = tmp_path / "zoorama"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m zoorama "$@"\n')
    command.chmod(0o755)
    script = tmp_path / "completion"
    ask = f"COMP_WORDS=(zoorama sim); COMP_CWORD=1; _zoorama_completion {command}; echo ${{COMPREPLY[@]}}"
    script.write_text(zoorama("completion", "bash").out + ask)
    completed = subprocess.run([bash, str(script)], capture_output=True, text=True, check=False)
    assert (completed.stdout.split(), completed.stderr) == (["simulate"], "")


def test_what_needs_no_server_loads_none() -> None:
    """Nor what makes the start slow, for the commands that do without."""
    calls = [["--help"], ["--version"], ["games"], ["serve", "--help"], ["admin", "--help"]]
    ask = f"import sys; from zoorama.cli import main; [main(call) for call in {calls}]; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True).stdout
    modules = loaded.splitlines()[-1].split()
    assert "zoorama.cli.serve" in modules
    assert not {"zoorama.server", "zoorama.lab", "zoorama.fair", "litestar", "msgspec", "asyncio"} & set(modules)


def test_the_version_says_how_the_rules_run(zoorama: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zoorama.cli.commands.IS_COMPILED", False)
    assert zoorama("--version").out == f"zoorama {__version__} (interpreted)\n"
    monkeypatch.setattr("zoorama.cli.commands.IS_COMPILED", True)
    assert zoorama("--version").out == f"zoorama {__version__} (compiled)\n"
    assert zoorama("--version", "--lang", "fr").out == f"zoorama {__version__} (compilé)\n"
    assert zoorama("--version").code == 0


@languages
def test_help_is_in_the_readers_language(zoorama: Run, language: str) -> None:
    text = Text(language)
    ran = zoorama("--lang", language, "--help")
    assert (ran.code, ran.err) == (0, "")
    told = plain(ran.out)
    assert ran.out.startswith(text.say("heading-usage") + ": zoorama")
    for command in COMMANDS:
        assert plain(text.say(f"command-{command}")) in told
    for heading in ("commands", "options"):
        assert text.say(f"heading-{heading}") + ":" in ran.out


@languages
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(zoorama: Run, command: str, language: str) -> None:
    text = Text(language)
    ran = zoorama("--lang", language, command, "-h")
    assert (ran.code, ran.err) == (0, "")
    told = plain(ran.out)
    assert f"{text.say('heading-usage')}: zoorama {command}" in told
    assert plain(text.say(f"command-{command}")) in told
    assert not re.search(r"\b(usage|positional arguments|show this help message)\b", told)


@pytest.mark.parametrize(("variable", "asked"), [("LC_ALL", "ru_RU.UTF-8"), ("LANG", "ru")])
def test_the_language_comes_from_the_environment(
    zoorama: Run, monkeypatch: pytest.MonkeyPatch, variable: str, asked: str
) -> None:
    monkeypatch.setenv(variable, asked)
    assert Text("ru", GAME).say("name") in zoorama("games").out
    assert Text("de", GAME).say("name") in zoorama("games", "--lang=de").out


def test_the_command_reads_its_words_from_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["zoorama", "games"])
    assert zoorama.cli.main() == 0
    assert find(GAME).name in capsys.readouterr().out
