"""A complete game is its own files and one line of the README: a copy of the dice game passes as a fifth game."""

import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree, ignore_patterns
from typing import Final

import pytest

from tests.examples.overlay import ROOT

GAME: Final = "zooloretto_dice"
CLONE: Final = "aviary"
COPIED: Final = ("src", "tests", "examples", "docs/games", "web/src", "README.md", "pyproject.toml")
LEFT_OUT: Final = ("__pycache__", ".*_cache", "*.pyc", "*.so", "node_modules", "browser")
OWN_FILES: Final = (  # found by the game's name; CONTRIBUTING.md says what each is for
    "src/zoorama/games/{game}/**/*",
    "src/zoorama/bots/sense/{game}.py",
    "src/zoorama/terminal/boards/{game}.py",
    "src/zoorama/locale/*/{game}.ftl",
    "docs/games/{game}.md",
    "tests/games/{game}/**/*",
    "tests/golden/{game}/*",
    "tests/bots/sense/test_{game}.py",
    "web/src/boards/{game}/**/*",
    "web/src/generated/{game}.*",
)
TESTS: Final = (
    "tests/laws/test_parts.py",
    "tests/test_readme.py",
    "tests/test_rule_ids.py",
    "tests/text",
    "tests/records/test_upgrade.py",
)
ROW: Final = re.compile(rf"^\| .* \| \[docs/games/{GAME}\.md\].*\n", re.MULTILINE)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """What the tests read of the repository."""
    root = tmp_path / "repository"
    for name in COPIED:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            copytree(ROOT / name, root / name, ignore=ignore_patterns(*LEFT_OUT))
        else:
            copy(ROOT / name, root / name)
    return root


def own_files(root: Path, game: str) -> set[Path]:
    found = {pattern: files_in(root, pattern.format(game=game)) for pattern in OWN_FILES}
    assert all(found.values()), [pattern for pattern, files in found.items() if not files]
    return set().union(*found.values())


def files_in(root: Path, pattern: str = "**/*") -> set[Path]:
    files = {path.relative_to(root) for path in root.glob(pattern) if path.is_file()}
    return {path for path in files if not {"__pycache__", ".pytest_cache"} & set(path.parts)}


def renamed(text: str) -> str:
    """With the clone's own name, and rules AV-1, AV-2 …"""
    text = re.sub(r"^name = .*$", f"name = {CLONE.title()}", text, flags=re.MULTILINE)
    return text.replace(GAME, CLONE).replace("ZD-", "AV-")


def add_clone(root: Path) -> None:
    for path in own_files(root, GAME):
        target = root / str(path).replace(GAME, CLONE)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed((root / path).read_text(encoding="utf-8")), encoding="utf-8")
    readme = root / "README.md"
    text = readme.read_text(encoding="utf-8")
    (row,) = ROW.findall(text)
    new = re.sub(r"^\| [^|]* \|", f"| {CLONE.title()} |", row.replace(GAME, CLONE))
    readme.write_text(text.replace(row, row + new), encoding="utf-8")


def run_tests(root: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "ZOORAMA_EXPECT"}  # it is interpreted
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-v", "-x", "-p", "no:cacheprovider", *TESTS],
        env=environment | {"PYTHONPATH": str(root / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=root,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert f"test_a_game_has_a_file_for_every_part[{CLONE}] PASSED" in ran.stdout, "the clone was among the games"


def test_a_complete_game_is_its_own_files_and_a_line_of_the_readme(repository: Path) -> None:
    before = {path: (repository / path).read_bytes() for path in files_in(repository)}
    add_clone(repository)
    run_tests(repository)
    own = own_files(repository, CLONE)
    assert not own & before.keys(), "nothing was there by that name"
    after = {path: (repository / path).read_bytes() for path in files_in(repository) - own}
    assert after.keys() == before.keys()
    assert [path for path in before if after[path] != before[path]] == [Path("README.md")]
    readme = [side[Path("README.md")].decode().splitlines() for side in (before, after)]
    added = [line for line in readme[1] if line not in readme[0]]
    assert added == ["| Aviary | 2–4 | [docs/games/aviary.md](docs/games/aviary.md) |"]
    assert [line for line in readme[1] if line not in added] == readme[0]
