"""Every rule of every game here has a test that shows it: `@pytest.mark.rule("ZD-7")`."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.laws.rules import prefix_of, rules_of
from zoorama.games import GAMES

TESTS = Path(__file__).parent
PAGES = TESTS.parents[1] / "shared" / "rules"
each_game = pytest.mark.parametrize("game", [game.name for game in GAMES])


@each_game
def test_the_rules_of_a_game_are_numbered_in_order(game: str) -> None:
    listed = rules_of(game)
    assert listed == [f"{prefix_of(game)}-{number}" for number in range(1, len(listed) + 1)]


def test_no_two_games_share_a_rule_id() -> None:
    listed = listed_rules()
    assert listed
    assert len(set(listed)) == len(listed)


def test_the_list_of_rules_is_that_of_the_rule_pages() -> None:
    """Of the games that have a page; another game has only its own list."""
    if not PAGES.exists():
        pytest.skip("the rule pages (../shared/rules) are not here")
    prefixes = "|".join(prefix_of(game.name) for game in GAMES)
    written = [
        rule for page in PAGES.glob("*.md") for rule in re.findall(rf"\*\*((?:{prefixes})-\d+)", page.read_text())
    ]
    assert written
    with_page = {prefix(rule) for rule in written}
    assert sorted(rule for rule in listed_rules() if prefix(rule) in with_page) == sorted(written)


@each_game
def test_every_rule_has_a_test(game: str) -> None:
    untested = set(rules_of(game)) - set(cited())
    assert not untested, f"no test cites {', '.join(sorted(untested, key=by_number))}"


def test_no_test_cites_an_unknown_rule() -> None:
    unknown = set(cited()) - set(listed_rules())
    assert not unknown


def listed_rules() -> list[str]:
    return [rule for game in GAMES for rule in rules_of(game.name)]


def cited() -> Iterator[str]:
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                yield from (str(argument.value) for argument in node.args if isinstance(argument, ast.Constant))


def prefix(rule: str) -> str:
    return rule.split("-")[0]


def by_number(rule: str) -> int:
    return int(rule.split("-")[1])
