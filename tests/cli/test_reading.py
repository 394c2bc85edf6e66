"""What the command tells: games, rules, schema, completion, version, help."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import zoorama.cli
from tests.cli.desk import GAME, Run
from zoorama import __version__
from zoorama.cli import COMMANDS
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


@games
def test_the_schema_is_printed_as_json(zoorama: Run, game: AnyGame) -> None:
    ran = zoorama("schema", game.name)
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out) == schema(game)


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh"])
def test_completion_knows_commands_options_and_games(zoorama: Run, shell: str) -> None:
    ran = zoorama("completion", shell)
    assert (ran.code, ran.err) == (0, "")
    for word in (*COMMANDS, "seats", "record", *(game.name for game in GAMES)):
        assert word in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_the_shell_itself_finds_no_fault_in_the_completion(zoorama: Run, shell: str, language: str) -> None:
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"no {shell} here")
    script = Path("completion")
    script.write_text(zoorama("completion", shell, "--lang", language).out)
    checked = subprocess.run([program, "-n", str(script)], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")


def test_bash_completes_a_command(zoorama: Run) -> None:
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("no bash here")
    script = Path("completion")
    ask = "COMP_WORDS=(zoorama sim); COMP_CWORD=1; _shtab_zoorama; echo ${COMPREPLY[@]}"
    script.write_text(zoorama("completion", "bash").out + ask)
    completed = subprocess.run([bash, str(script)], capture_output=True, text=True, check=False)
    assert completed.stdout.split() == ["simulate"]


def test_the_version_says_how_the_rules_run(zoorama: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zoorama.engine.game.__file__", "game.py")
    assert zoorama("--version").out == f"zoorama {__version__} (interpreted)\n"
    monkeypatch.setattr("zoorama.engine.game.__file__", "game.cpython-311.so")
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
        assert text.say(f"command-{command}") in told
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
    assert text.say(f"command-{command}") in told
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
