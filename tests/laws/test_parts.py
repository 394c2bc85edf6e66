"""A game is a folder, and has every part: the protocol's functions, a sense, a board, words, a page, tests, goldens."""

import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import signature
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from zoorama.engine.game import AnyGame, Game
from zoorama.games import GAMES
from zoorama.text import LANGUAGES

ROOT: Final = Path(__file__).parents[2]
VERBS: Final = {  # by module and function, its parameters
    "state": {"start": "seats options", "copy": "state"},
    "legal": {"turn": "state", "legal": "state seat", "refusal": "state seat action", "chances": "state"},
    "play": {"play": "state seat action log"},
    "view": {"view": "state seat"},
    "guess": {"guess": "view rng"},
    "score": {"scores": "state"},
}
NAMES: Final = {  # by module: what else it defines
    "parts": ("SEATS",),
    "actions": ("ACTIONS",),
    "events": ("EVENTS",),
    "state": ("Options", "State"),
    "view": ("View",),
    "": ("Rules", "TYPES"),
}
EACH = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def files_of(game: AnyGame) -> list[str]:
    """Patterns of the files that a game has outside its package."""
    return [
        f"src/zoorama/bots/sense/{game.name}.py",
        f"src/zoorama/terminal/boards/{game.name}.py",
        *(f"src/zoorama/locale/{language}/{game.name}.ftl" for language in LANGUAGES),
        f"docs/games/{game.name}.md",
        f"tests/games/{game.name}/__init__.py",
        f"tests/games/{game.name}/census.py",
        f"tests/games/{game.name}/clicks.py",
        f"tests/games/{game.name}/rules.txt",
        f"web/src/boards/{game.name}/Board.svelte",
        f"web/src/boards/{game.name}/card.ts",
        f"tests/games/{game.name}/test_*.py",
        f"tests/golden/{game.name}/counts.txt",
        f"tests/golden/{game.name}/digests.txt",
        *(f"tests/golden/{game.name}/{seats}p-seed1.txt" for seats in (game.seats[0], game.seats[-1])),
    ]


def missing_files(game: AnyGame, root: Path) -> list[str]:
    return [pattern for pattern in files_of(game) if not any(root.glob(pattern))]


def missing_names(package: str) -> list[str]:
    return [*chain(verb_faults(package), name_faults(package))]


def verb_faults(package: str) -> Iterator[str]:
    for module, verbs in VERBS.items():
        found = imported(package, module)
        for verb, parameters in verbs.items():
            function = getattr(found, verb, None)
            allowed = (parameters, f"{parameters} version")  # where older rules share it
            if not callable(function) or (is_interpreted(found) and " ".join(parameters_of(function)) not in allowed):
                yield f"{module}.{verb}({parameters.replace(' ', ', ')})"


def name_faults(package: str) -> Iterator[str]:
    for module, names in NAMES.items():
        found = imported(package, module)
        yield from (f"{module}.{name}".lstrip(".") for name in names if not hasattr(found, name))


def imported(package: str, module: str) -> ModuleType | None:
    try:
        return import_module(f"{package}.{module}" if module else package)
    except ModuleNotFoundError:
        return None


def is_interpreted(module: ModuleType | None) -> bool:
    """Compiled functions forget their parameters' names."""
    return module is not None and str(module.__file__).endswith(".py")


def parameters_of(function: object) -> list[str]:
    assert callable(function)
    return [name for name in signature(function).parameters if name != "self"]


@EACH
def test_a_game_has_the_functions_of_the_protocol(game: AnyGame) -> None:
    assert missing_names(f"zoorama.games.{game.name}") == []


@EACH
def test_a_game_has_a_file_for_every_part(game: AnyGame) -> None:
    assert missing_files(game, ROOT) == []


def test_a_game_is_named_like_its_folder() -> None:
    folders = {path.name for path in (ROOT / "src/zoorama/games").iterdir() if (path / "__init__.py").exists()}
    assert [game.name for game in GAMES] == sorted(folders)


def test_the_verbs_are_those_of_the_protocol() -> None:
    if not is_interpreted(sys.modules[Game.__module__]):
        pytest.skip("a compiled class forgets which methods are abstract; the interpreted build checks them")
    verbs = {verb: parameters for module in VERBS.values() for verb, parameters in module.items()}
    assert verbs == {verb: " ".join(parameters_of(getattr(Game, verb))) for verb in Game.__abstractmethods__}


@EACH
def test_a_missing_file_is_named(game: AnyGame, tmp_path: Path) -> None:
    """The law bites: without any one file, it says which."""
    paths = {pattern: tmp_path / pattern.replace("*", "turns") for pattern in files_of(game)}
    for path in paths.values():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert missing_files(game, tmp_path) == []
    for pattern, path in paths.items():
        path.unlink()
        assert missing_files(game, tmp_path) == [pattern]
        path.touch()


def write_package(folder: Path, without: str = "") -> None:
    """A package with every name that a game needs but one."""
    folder.mkdir()
    (folder / "__init__.py").touch()
    for module in {*VERBS, *NAMES}:
        lines = [
            f"def {verb}({parameters.replace(' ', ', ')}): ..."
            for verb, parameters in VERBS.get(module, {}).items()
            if f"{module}.{verb}" != without
        ]
        lines += [f"{name} = ()" for name in NAMES.get(module, ()) if f"{module}.{name}".lstrip(".") != without]
        (folder / f"{module or '__init__'}.py").write_text("\n".join(lines))


NEEDED: Final = [f"{module}.{verb}" for module, verbs in VERBS.items() for verb in verbs] + [
    f"{module}.{name}".lstrip(".") for module, names in NAMES.items() for name in names
]


@pytest.mark.parametrize("without", NEEDED)
def test_a_missing_name_is_named(without: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = f"without_{without.replace('.', '_')}"
    monkeypatch.syspath_prepend(str(tmp_path))
    write_package(tmp_path / package, without)
    assert [fault.partition("(")[0] for fault in missing_names(package)] == [without]


def test_a_whole_package_lacks_nothing_and_an_odd_signature_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    write_package(tmp_path / "whole")
    assert missing_names("whole") == []
    write_package(tmp_path / "odd")
    (tmp_path / "odd" / "guess.py").write_text("def guess(view): ...")
    (tmp_path / "odd" / "score.py").unlink()
    assert missing_names("odd") == ["guess.guess(view, rng)", "score.scores(state)"]
