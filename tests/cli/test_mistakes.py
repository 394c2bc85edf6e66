"""A command called wrongly: exit code 2, a message in the reader's language, never a traceback."""

import pytest

from tests.cli.command import GAME, Run
from zoorama.text import LANGUAGES


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "“zoorama” also needs: COMMAND. See zoorama --help"),
        (
            ["juggle"],
            "“juggle” is not one of: "
            "games, rules, schema, play, replay, analyse, verify, simulate, lab, solve, serve, workers, mcp, admin,"
            " completion.",
        ),
        (
            ["games", "--fast"],
            "“zoorama games” does not know: --fast. Its options: --lang, --help. See zoorama games --help",
        ),
        (["games", "now"], "“zoorama games” does not know: now. See zoorama games --help"),
        (["--fast", "games"], "“zoorama” does not know: --fast. Its options: --version, --lang, --help."),
        (["rules"], "“zoorama rules” also needs: GAME. See zoorama rules --help"),
        (["rules", "chess"], "“chess” is not one of: "),
        (["schema", "chess"], "“chess” is not one of: "),
        (["play", "chess"], "“chess” is not one of: "),
        (["simulate", "chess", "--seats", "random,random"], "“chess” is not one of: "),
        (["simulate", GAME], "“zoorama simulate” also needs: --seats."),
        (["simulate", GAME, "--seats"], "--seats needs a value. See zoorama simulate --help"),
        (["play", GAME, "--seed"], "--seed needs a value."),
        (["play", GAME, "--se", "1"], "“zoorama play” does not know: --se. Its options: --seats, --seed, "),
        (["play", GAME, "--seats", "--seed", "1"], "--seats needs a value. See zoorama play --help"),
        (["play", GAME, "-x"], "“zoorama play” does not know: -x."),
        (["admin"], "“zoorama admin” also needs: TASK. See zoorama admin --help"),
        (
            ["admin", "juggle"],
            "“juggle” is not one of: backup, check, drain, operator, operators, ",
        ),
        (["admin", "backup"], "“zoorama admin backup” also needs: FILE. See zoorama admin backup --help"),
        (["admin", "prune", "--days", "-1"], "“-1” for --days is not a whole number from 0 to 100000."),
        (["serve", "--port", "65536"], "“65536” for --port is not a whole number from 0 to 65535."),
        (["serve", "--pause", "nan"], "“nan” for --pause is not a number from 0 to 60."),
        (["serve", "--pause", "61"], "“61” for --pause is not a number from 0 to 60."),
        (["replay"], "“zoorama replay” also needs: FILE."),
        (["verify"], "“zoorama verify” also needs: FILE|URL."),
        (["replay", "--all=yes", "x"], "--all takes no value. See zoorama replay --help"),
        (["completion", "dos"], "“dos” is not one of: bash, zsh, fish. See zoorama completion --help"),
        (["--lang", "xx", "games"], "“xx” is not one of: en, fr, de, ru."),
        (["games", "--lang"], "--lang needs a value."),
        (["play", GAME, "--option", "colours"], "“colours” is not of the form name=value."),
        (["play", GAME, "--option", "nonsense=3"], "options: has no “nonsense”; allowed: "),
        (["play", GAME, "--option", "=3"], "options: has no “”; allowed: "),
        (["play", GAME, "--seed", "x"], "“x” for --seed is not a whole number from 0 to 18446744073709551615."),
    ],
    ids=lambda part: " ".join(part) if isinstance(part, list) else "",
)
def test_a_mistake_is_told_with_what_to_do_about_it(zoorama: Run, words: list[str], said: str) -> None:
    assert said in zoorama(*words).refused()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "There is no opponent “hal”. Write me, or one of: random, beginner, greedy,"),
        ("fr", "Il n’y a pas d’adversaire « hal »."),
        ("de", "hal"),
        ("ru", "hal"),
    ],
)
def test_an_unknown_bot_is_told_in_the_readers_language(zoorama: Run, language: str, said: str) -> None:
    told = {lang: zoorama("--lang", lang, "play", GAME, "--seats", "me,hal").refused() for lang in LANGUAGES}
    assert said in told[language]
    assert len(set(told.values())) == len(LANGUAGES)


@pytest.mark.parametrize(
    "words",
    [
        ["juggle"],
        ["games", "--fast"],
        ["rules"],
        ["rules", "chess"],
        ["play", GAME, "--seats"],
        ["replay", "--all=yes"],
        ["games", "now"],
        ["admin"],
        ["serve", "--pause", "x"],
        ["play", GAME, "--seats", "me"],
        ["play", GAME, "--seats", "random,random"],
        ["play", GAME, "--seats", f"me={'x' * 41},random"],
        ["play", GAME, "--seats", "me,random:400"],
        ["play", GAME, "--seed", "x"],
        ["play", GAME, "--option", "x"],
        ["play", GAME, "--option", "x=1"],
        ["simulate", GAME, "--seats", "me,random"],
        ["replay", "nowhere"],
        ["replay", "."],
    ],
    ids=" ".join,
)
def test_every_mistake_is_told_in_four_languages(zoorama: Run, words: list[str]) -> None:
    told = {zoorama("--lang", language, *words).refused() for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert {zoorama(*words, f"--lang={language}").refused() for language in LANGUAGES} == told
