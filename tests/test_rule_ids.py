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


def test_the_list_of_rules_is_that_of_the_rule_pages() -> None:
    if not PAGES.exists():
        pytest.skip("the rule pages (../shared/rules) are not here")
    prefixes = "|".join(prefix_of(game.name) for game in GAMES)
    written = [
        rule for page in PAGES.glob("*.md") for rule in re.findall(rf"\*\*((?:{prefixes})-\d+)", page.read_text())
    ]
    listed = listed_rules()
    assert sorted(listed) == sorted(written)
    assert len(set(listed)) == len(listed)


@pytest.mark.parametrize("game", [game.name for game in GAMES])
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


def by_number(rule: str) -> int:
    return int(rule.split("-")[1])
